import { describe, expect, test } from 'vitest'
import { loadTexts } from '../../common/texts/load-texts'
import { translate } from '../../common/texts/translate'
import { createTranslator, withTexts } from '../../common/texts/translator'
import { languages, paths } from '../../thermostat/device/device'
import { aboutTextOf, taskIds, tasks } from '../guidance/guidance'
import { doneTextOf } from '../guidance/instructions/done-text'
import { hasTopics } from '../guidance/tasks/topics'

/** The longest text, in characters: three lines of a caption, readable at a glance. */
const LONGEST = 130

describe.each(languages)('%s', async (language) => {
  const translator = withTexts(createTranslator(language, {}), await loadTexts('companion', language))
  const about = (path: string) => translate(aboutTextOf(path), translator)
  const done = (task: (typeof taskIds)[number], value: string) =>
    translate(doneTextOf(task, { verbatim: value }), translator)

  test('each screen has its own text about its purpose', () => {
    const said = [...paths, '/unknown'].map(about)
    expect(said.filter((text) => text.startsWith('about.'))).toEqual([])
    expect(new Set(said).size).toBe(said.length)
    expect(said.filter((text) => text.length > LONGEST || !text.endsWith('.'))).toEqual([])
  })

  test('all unknown addresses have the same text', () => {
    expect(about('/nowhere')).toBe(about('/home/menu/nowhere'))
  })

  test('each task has a text for its end', () => {
    const said = taskIds.map((task) => done(task, '21°'))
    const missing = said.filter((text) => text.startsWith('done.'))
    expect(missing, `texts to write into src/common/texts/companion-${language}.json`).toEqual([])
    expect(said.filter((text) => text.length > LONGEST || !text.endsWith('.'))).toEqual([])
  })

  test('the text for the end names the chosen value; both resets have the same text', () => {
    const naming = taskIds.filter((task) => done(task, '21°').includes('21°'))
    // An answer about a topic ends with the sentence about its screen.
    const valued = taskIds.filter(
      (task) => tasks[task].values && task !== 'factory-reset' && !hasTopics(task),
    )
    expect(naming).toEqual(valued)
  })
})
