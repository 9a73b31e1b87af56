/** What is planned for the task in hand: its steps, or why it has none. */
import { isSuggested, lossesBetween, stepsOf, tasks, type Way, wayTo } from '../guidance/guidance'
import { explanation, whyImpossible } from '../guidance/why/why'
import { type DeviceStore, momentOf } from './moments'
import type { Play, TaskTarget } from './play'
import type { Stage } from './stage'

export function createPlanning({ get, set, hand }: Pick<Stage, 'get' | 'set' | 'hand'>, store: DeviceStore) {
  /** Plans from the device as it is, after the steps that are done; where there is no way, says why. */
  function plan(done: number): boolean {
    const { aim, steps } = get()
    if (!aim) return false
    const way = wayTo(momentOf(store), aim.task, aim.value)
    if (!way) {
      refuse(aim)
      return false
    }
    const next = stepsOf(way)
    const held = done === 0 && next.length === 0
    set({ steps: [...steps.slice(0, done), ...next], at: done, held, ...(done === 0 && endsOf(aim, way)) })
    if (done === 0 && get().state !== 'trying') set({ fewest: way.presses })
    return true
  }

  /** Says why there is no way. */
  function refuse(aim: TaskTarget): void {
    hand.stop()
    set({ ring: [], steps: [], at: 0 })
    set({ state: 'impossible', ...whyImpossible(momentOf(store), aim.task, aim.value, get().begun) })
  }

  /** Says what a task that explains has to say. */
  function explainTask(aim: TaskTarget): void {
    set({ state: 'explaining', why: explanation(aim.task, aim.value, store.getState().device) })
  }

  return { plan, explainTask }
}

/** What ends on the way, but for what the task is there to end. */
function endsOf({ task, value }: TaskTarget, { begin, end }: Way): Pick<Play, 'undoes'> {
  const isMeant = !isSuggested(task) || value === 'off' || value === 0
  return { undoes: isMeant || tasks[task].onFreshDevice ? [] : lossesBetween(begin.device, end.device) }
}
