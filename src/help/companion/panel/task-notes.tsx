/** Notes on a task before it starts: what to know, what it ends, and why a typed number is no value of it. */
import { useTranslate } from '../../../common/texts/translator-provider'
import type { Text } from '../../../thermostat/device/device'
import { isRange, type TaskTarget, tasks, valueText } from '../../guidance/guidance'
import { noteOn } from '../../guidance/instructions/notes'
import { type CompanionState, narrowToTask } from '../guide-state'
import { joinNames } from '../join-names'
import { useCompanion } from '../use-companion'

interface TaskNotesProps {
  readonly target: TaskTarget
}

export function TaskNotes({ target }: TaskNotesProps) {
  const t = useTranslate()
  const phase = useCompanion(({ guide }) => guide.phase)
  const invalidInput = useCompanion(({ guide }) => narrowToTask(guide)?.invalidInput ?? null)
  const sideEffects = useCompanion(plannedSideEffects)
  const know = noteOn(target)
  const invalidInputNote =
    invalidInput === null ? null : invalidInputText(target, invalidInput, know !== null)
  if (phase !== 'ready' && phase !== 'impossible' && phase !== 'explaining') return null
  return (
    <>
      {invalidInputNote && (
        <p className="task-aside" data-typed="">
          {t(invalidInputNote)}
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

function plannedSideEffects({ guide }: CompanionState): readonly Text[] | null {
  return ('plan' in guide && guide.plan?.sideEffects) || null
}

/** Returns why the typed number is no value of the task; null if another note says so. */
function invalidInputText({ task, value }: TaskTarget, input: string, isExplained: boolean): Text | null {
  const { values } = tasks[task]
  const numbers = values && !isRange(values) ? values.filter((one) => typeof one === 'number') : []
  const min = values && isRange(values) ? values.min : numbers[0]
  const max = values && isRange(values) ? values.max : numbers.at(-1)
  if (min === undefined || max === undefined)
    return isExplained ? null : { id: 'guide.typed.none', values: { typed: { verbatim: input } } }
  const named = { min: valueText(task, min), max: valueText(task, max), value: valueText(task, value) }
  return { id: 'guide.typed.range', values: { typed: { verbatim: input }, ...named } }
}
