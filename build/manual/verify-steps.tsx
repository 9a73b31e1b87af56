/** Compares the pictures on a task's page with the device after each of its steps. */
import { renderToStaticMarkup } from 'react-dom/server'
import { tasks } from '../../src/help/guidance/guidance'
import type { TaskPage } from '../../src/help/guidance/manual/manual'
import { applyAct } from '../../src/help/guidance/ways'
import { applyEvent, type TimedDevice, waitUntilUnblocked } from '../../src/thermostat/device/device'
import { Still } from './still'
import { type Manual, ManualContext } from './use-manual'

/**
 * @param markup the drawn page
 * @throws if a picture is missing or wrong, or the steps do not reach the task's goal
 */
export function verifySteps(
  { id, value, linkPath, start, steps }: TaskPage,
  markup: string,
  manual: Manual,
): void {
  const lines = linesOf(markup)
  let moment = waitUntilUnblocked(linkPath ? applyEvent(start, { type: 'go', path: linkPath }) : start)
  verifyStep(lines.get('home'), 'the beginning', moment, manual)
  for (const [at, { acts }] of steps.entries()) {
    for (const act of acts) moment = applyAct(moment, act)
    verifyStep(lines.get(String(at + 1)), `step ${at + 1}`, moment, manual)
  }
  if (lines.size !== steps.length + 1)
    throw new Error(`It has ${lines.size - 1} steps instead of ${steps.length}.`)
  if (!tasks[id].isDone(moment.device, value)) throw new Error('Its steps do not lead to its goal.')
}

/** Returns the HTML of each step by its number; the first one is 'home'. */
function linesOf(markup: string): ReadonlyMap<string, string> {
  const [list = ''] = /<ol class="steps"[^>]*>.*?<li class="done"/s.exec(markup) ?? []
  const lines = list.split(/<li data-(?:home=""|step="(\d+)")>/).slice(1)
  const named = lines.flatMap((line, at) => (at % 2 === 1 ? [[lines[at - 1] ?? 'home', line] as const] : []))
  return new Map(named)
}

function verifyStep(line: string | undefined, name: string, moment: TimedDevice, manual: Manual): void {
  if (line === undefined) throw new Error(`It has no ${name}.`)
  const shown = renderToStaticMarkup(
    <ManualContext value={manual}>
      <Still moment={moment} />
    </ManualContext>,
  )
  if (!line.includes('data-picture')) throw new Error(`There is no picture at ${name}.`)
  if (!line.includes(shown)) throw new Error(`The picture at ${name} is not what the device shows there.`)
}
