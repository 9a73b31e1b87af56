/** The page of a task: made of the same plans as the shows, so that both say the same. */
import type { Language } from '../../device/device'
import { factoryDevice } from '../../device/factory-device'
import { stepsOf } from '../steps'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { doneText } from '../telling/done'
import { valueText } from '../value-text'
import { valueOn } from '../values'
import { wayTo } from '../ways'
import { explanation } from '../why/explain'
import type { TaskPage } from './model'

/** What the manual says of a task. */
export function taskPage(id: TaskId, language: Language): TaskPage {
  const task = tasks[id]
  const device = factoryDevice('/home', { nativeLanguage: language })
  const value = valueOn(device, id)
  const way = wayTo({ device, now: 0 }, id, value)
  const begin = way?.begin ?? { device, now: 0 }
  return {
    id,
    language,
    group: task.group,
    value,
    valueText: task.values ? valueText(id, value) : null,
    values: null,
    explanation: explanation(id, value),
    needs: [],
    from: 'home',
    link: null,
    begin,
    steps: way ? stepsOf(way) : [],
    end: way?.end ?? begin,
    done: doneText(id, valueText(id, value)),
    troubles: [],
    related: [],
  }
}
