/** Somebody obeys the manual's sentences at the core, and looks at its pictures. */
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { taskPlace } from '../../build/manual/places'
import { Still } from '../../build/manual/still'
import { TaskContent } from '../../build/manual/task-page'
import { type Manual, ManualContext, manualAt } from '../../build/manual/use-manual'
import { type TaskId, taskIds } from '../../src/help/guidance/guidance'
import { type TaskPage, taskPage } from '../../src/help/guidance/manual/manual'
import { type Language, languages, type Moment, rest, step } from '../../src/thermostat/device/device'
import { CoreWall } from './core-wall'
import { obey } from './reader'

test.each(languages)('in %s every sentence leads to the picture below it', (language) => {
  expect(taskIds.flatMap((id) => follow(language, id))).toEqual([])
})

/** The first sentence that leads elsewhere. */
function follow(language: Language, id: TaskId): readonly string[] {
  const page = taskPage(id, language)
  const manual = manualAt(language, taskPlace(id))
  const lines = linesOf(drawn(manual, createElement(TaskContent, { page })))
  if (lines.length !== page.steps.length) return [`${id} has ${lines.length} steps`]
  const wall = new CoreWall(opened(page), language)
  for (const line of lines) {
    const sentence = sentenceIn(line)
    const failure = obey(wall, language, sentence)
    if (failure || !pictureIn(line).startsWith(pictureOf(wall.moment, manual)))
      return [`${id}, “${sentence}”: ${failure ?? 'another picture'}`]
  }
  return []
}

function opened({ begin, link }: TaskPage): Moment {
  if (!link) return begin
  return rest({ ...begin, device: step(begin.device, { type: 'go', path: link, at: begin.now }) })
}

const drawn = (manual: Manual, content: ReactNode) =>
  renderToStaticMarkup(createElement(ManualContext, { value: manual }, content))

const linesOf = (page: string) => page.split(/<li data-step="\d+">/).slice(1)

/** What one sees: the names of the buttons are heard only. */
function sentenceIn(line: string): string {
  const [, sentence = ''] = /^<p class="step-text">(.*?)<\/p>/.exec(line) ?? []
  const seen = sentence.replaceAll(/<span class="unseen">.*?<\/span>|<[^>]*>/g, '')
  return seen.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
}

/** From its beginning on. */
const pictureIn = (line: string) => line.slice(line.indexOf('<div class="display"'))

const pictureOf = (moment: Moment, manual: Manual) => drawn(manual, createElement(Still, { moment }))
