/** Notes on a task before it begins: what to know, what it ends, and what was typed in vain. */
import { useTranslate } from '../../../common/texts/translator-provider'
import type { Text } from '../../../thermostat/device/device'
import { isRange, type TaskTarget, tasks, valueText } from '../../guidance/guidance'
import { noteOn } from '../../guidance/instructions/notes'
import { type Companion, withTask } from '../guide-state'
import { joinNames } from '../join-names'
import { useCompanion } from '../use-companion'

interface TaskNotesProps {
  readonly target: TaskTarget
}

export function TaskNotes({ target }: TaskNotesProps) {
  const t = useTranslate()
  const phase = useCompanion(({ guide }) => guide.phase)
  const typed = useCompanion(({ guide }) => withTask(guide)?.invalidInput ?? null)
  const sideEffects = useCompanion(sideEffectsBefore)
  const know = noteOn(target)
  const vain = typed === null ? null : vainText(target, typed, know !== null)
  if (phase !== 'ready' && phase !== 'impossible' && phase !== 'explaining') return null
  return (
    <>
      {vain && (
        <p className="task-aside" data-typed="">
          {t(vain)}
        </p>
      )}
      {know && (
        <p className="task-aside" data-know={target.task}>
          {t(know)}
        </p>
      )}
      {sideEffects && sideEffects.length > 0 && (
        <p className="task-aside" data-undoes="">
          {t({ id: 'guide.ends', values: { what: joinNames(sideEffects) } })}
        </p>
      )}
    </>
  )
}

/** Returns what ends on the way. */
function sideEffectsBefore({ guide }: Companion): readonly Text[] | null {
  return ('plan' in guide && guide.plan?.sideEffects) || null
}

/** Returns why a number that was typed is not the value; null where that is known anyway. */
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
