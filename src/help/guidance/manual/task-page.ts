import type { Language } from '../../../thermostat/device/device'
import { doneTextOf } from '../instructions/done-text'
import { realDeviceNote } from '../instructions/notes'
import { stepsOf } from '../steps'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { topics } from '../tasks/topics'
import { textOfTaskValue } from '../value-text'
import { explanationOf } from '../why/explain'
import type { TaskPage, TopicAnswer } from './model'
import { openLink, pagePlanOf, startOf } from './page-plan'
import { relatedTasksOf } from './related'
import { troublesOf } from './troubles'
import { displayedValuesOf } from './values'

/**
 * Returns the contents of a task's page.
 *
 * @throws if the task has no way
 */
export function createTaskPage(id: TaskId, language: Language): TaskPage {
  const task = tasks[id]
  const plan = pagePlanOf(id, language)
  const { value, requirements, startPoint, linkPath } = plan
  const home = startOf(plan, language)
  const start = openLink(home, plan)
  const steps = stepsOf({ start, acts: plan.acts })
  const end = steps.at(-1)?.after ?? start
  if (!task.isDone(end.device, value))
    throw new Error(`The manual’s way to “${id}” in “${language}” does not reach the goal.`)
  return {
    id,
    language,
    group: task.group,
    value,
    valueText: task.values ? textOfTaskValue(id, value) : null,
    values: displayedValuesOf(id),
    note: realDeviceNote({ task: id, value }),
    explanation: explanationOf(id, value),
    answers: answersOf(id),
    requirements,
    startPoint,
    linkPath,
    start: home,
    steps,
    end,
    doneText: doneTextOf(id, textOfTaskValue(id, value)),
    troubles: troublesOf(id, language),
    relatedTasks: relatedTasksOf(id),
  }
}

/** Returns the answers about what the thermostat cannot do. What only the maker knows has the same answer for each topic. */
function answersOf(id: TaskId): readonly TopicAnswer[] {
  if (id !== 'what-it-cannot-do') return []
  return topics[id].map((topic) => ({
    topic: `topic.${topic}`,
    answer: `explain.what-it-cannot-do.${topic}`,
  }))
}
