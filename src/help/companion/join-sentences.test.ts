import { describe, expect, test } from 'vitest'
import { loadTexts } from '../../common/texts/load-texts'
import { translate } from '../../common/texts/translate'
import { createTranslator, withTexts } from '../../common/texts/translator'
import { languages, paths } from '../../thermostat/device/device'
import { aboutText, taskIds, tasks } from '../guidance/guidance'
import { doneText } from '../guidance/instructions/done-text'
import { phraseIdsOf, placeIds } from './search-phrases'

/** In characters: what can be read at a glance, in three lines of a caption. */
const LONGEST = 130

describe.each(languages)('%s', async (language) => {
  const translator = withTexts(createTranslator(language, {}), await loadTexts('companion', language))
  const about = (path: string) => translate(aboutText(path), translator)
  const done = (task: (typeof taskIds)[number], value: string) =>
    translate(doneText(task, { verbatim: value }), translator)

  test('says of every screen what it is for, and of no two the same', () => {
    const said = [...paths, '/unknown'].map(about)
    expect(said.filter((text) => text.startsWith('about.'))).toEqual([])
    expect(new Set(said).size).toBe(said.length)
    expect(said.filter((text) => text.length > LONGEST || !text.endsWith('.'))).toEqual([])
  })

  test('names every task, with at least eight things that people type', () => {
    for (const task of taskIds) {
      const [name, ...typed] = phraseIdsOf(task).flatMap(translator.typedPhrases)
      expect(name, task).toBeTruthy()
      expect(new Set(typed).size, `phrases of task.${task}`).toBeGreaterThanOrEqual(8)
    }
    for (const id of placeIds) expect(translator.typedPhrases(`find.${id}`), id).not.toEqual([])
  })

  test('says one and the same of every address where there is no screen', () => {
    expect(about('/nowhere')).toBe(about('/home/menu/nowhere'))
  })

  test('says of every task what is true when it is done', () => {
    const said = taskIds.map((task) => done(task, '21°'))
    const missing = said.filter((text) => text.startsWith('done.'))
    expect(missing, `texts to write into src/common/texts/companion-${language}.json`).toEqual([])
    expect(said.filter((text) => text.length > LONGEST || !text.endsWith('.'))).toEqual([])
  })

  test('names the value that was chosen; both resets leave the same', () => {
    const naming = taskIds.filter((task) => done(task, '21°').includes('21°'))
    const valued = taskIds.filter((task) => tasks[task].values && task !== 'factory-reset')
    expect(naming).toEqual(valued)
  })
})
