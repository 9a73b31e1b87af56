/** The page of a task: made of the same plans as the shows, so that both say the same. */
import type { Language } from '../../../thermostat/device/device'
import { stepsOf } from '../steps'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { doneText } from '../telling/done'
import { factText } from '../telling/know'
import { valueText } from '../value-text'
import { explanation } from '../why/explain'
import type { TaskPage } from './model'
import { beginOf, linked, planOf } from './plan'
import { relatedTo } from './related'
import { troublesOf } from './troubles'
import { taskValues } from './values'

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
  const steps = stepsOf({ begin: start, acts: plan.acts })
  const end = steps.at(-1)?.after ?? start
  if (!task.isDone(end.device, value)) throw new Error(`The manual’s way misses “${id}” in “${language}”.`)
  return {
    id,
    language,
    group: task.group,
    value,
    valueText: task.values ? valueText(id, value) : null,
    values: taskValues(id),
    know: factText({ task: id, value }),
    explanation: explanation(id, value),
    needs,
    from,
    link,
    begin,
    steps,
    end,
    done: doneText(id, valueText(id, value)),
    troubles: troublesOf(id, language),
    related: relatedTo(id),
  }
}
