/** What stands with a task before it begins: what to know, what it ends, and what was typed in vain. */
import type { Text } from '../../device/device'
import { isRange, tasks, valueText } from '../../guidance/guidance'
import { knowText } from '../../guidance/telling/tell'
import { useSay } from '../../texts/words-provider'
import { listed } from '../listed'
import type { CompanionState, TaskTarget } from '../play'
import { usePlay } from '../use-companion'

interface BeforeProps {
  readonly aim: TaskTarget
}

/** While a task waits, also for what it needs. */
const beforeIt: readonly CompanionState[] = ['ready', 'impossible', 'explaining']

export function Before({ aim }: BeforeProps) {
  const say = useSay()
  const state = usePlay((play) => play.state)
  const undoes = usePlay((play) => play.undoes)
  const typed = usePlay((play) => play.typed)
  const know = knowText(aim)
  const vain = typed === null ? null : vainText(aim, typed, know !== null)
  if (!beforeIt.includes(state)) return null
  return (
    <>
      {vain && (
        <p className="task-aside" data-typed="">
          {say(vain)}
        </p>
      )}
      {know && (
        <p className="task-aside" data-know={aim.task}>
          {say(know)}
        </p>
      )}
      {undoes.length > 0 && (
        <p className="task-aside" data-undoes="">
          {say({ id: 'guide.ends', values: { what: listed(undoes) } })}
        </p>
      )}
    </>
  )
}

/** Why a number that was typed is not the value; where that is known anyway, nothing. */
function vainText({ task, value }: TaskTarget, typed: string, isKnown: boolean): Text | null {
  const { values } = tasks[task]
  const numbers = values && !isRange(values) ? values.filter((one) => typeof one === 'number') : []
  const min = values && isRange(values) ? values.min : numbers[0]
  const max = values && isRange(values) ? values.max : numbers.at(-1)
  if (min === undefined || max === undefined)
    return isKnown ? null : { id: 'guide.typed.none', values: { typed: { verbatim: typed } } }
  const named = { min: valueText(task, min), max: valueText(task, max), value: valueText(task, value) }
  return { id: 'guide.typed.range', values: { typed: { verbatim: typed }, ...named } }
}
