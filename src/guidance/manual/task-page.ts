/** The page of a task: made of the same plans as the shows, so that both say the same. */
import { type Language, type Moment, rest, step, type Text } from '../../device/device'
import type { Value } from '../model'
import { stepsOf } from '../steps'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { doneText } from '../telling/done'
import { valueText } from '../value-text'
import { isRange } from '../values'
import { wayTo } from '../ways'
import { explanation } from '../why/explain'
import type { TaskPage, Values } from './model'
import { beginOf, type Plan, planOf } from './plan'
import { relatedTo } from './related'
import { troublesOf } from './troubles'

/**
 * What the manual says of a task.
 * @throws where there is no way, with a sentence that names the task
 */
export function taskPage(id: TaskId, language: Language): TaskPage {
  const task = tasks[id]
  const plan = planOf(id, language)
  const { value, needs, from, link } = plan
  const begin = beginOf(plan, language)
  const start = linked(begin, plan)
  const way = wayTo(start, id, value)
  if (!way) throw new Error(`The manual has no way to “${id}” in “${language}”.`)
  const steps = stepsOf({ begin: start, acts: way.acts })
  return {
    id,
    language,
    group: task.group,
    value,
    valueText: task.values ? valueText(id, value) : null,
    values: task.values ? valuesOf(id) : null,
    explanation: explanation(id, value),
    needs,
    from,
    link,
    begin,
    steps,
    end: steps.at(-1)?.after ?? start,
    done: doneText(id, valueText(id, value)),
    troubles: troublesOf(id, language),
    related: relatedTo(id),
  }
}

/** The device once its address is open, where a link leads there. */
function linked(begin: Moment, { link }: Plan): Moment {
  if (!link) return begin
  return rest({ ...begin, device: step(begin.device, { type: 'go', path: link, at: begin.now }) })
}

function valuesOf(id: TaskId): Values | null {
  const { values } = tasks[id]
  if (!values) return null
  const say = (value: Value) => valueText(id, value)
  return isRange(values)
    ? { min: say(values.min), max: say(values.max), step: unsigned(say(values.step)) }
    : { choices: values.map(say) }
}

/** A step leads both ways. */
function unsigned(text: Text): Text {
  return typeof text === 'object' && 'signed' in text ? { ...text, signed: false } : text
}
