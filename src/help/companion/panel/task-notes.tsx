/**
 * Notes on a task before it starts: about a typed number that is invalid, about the task, and about its side
 * effects. The page of the manual that says more comes after an explanation.
 */
import { ManualLink } from '../../../common/manual-link'
import { useTranslate } from '../../../common/texts/translator-provider'
import type { Text } from '../../../thermostat/device/device'
import { useDevice } from '../../../thermostat/display/use-device'
import { isRange, type TaskWithValue, tasks, textOfTaskValue } from '../../guidance/guidance'
import { noteOf } from '../../guidance/instructions/notes'
import { referencePageOf } from '../../guidance/reference-pages'
import { joinNames } from '../join-names'
import { type CompanionState, narrowToTask, type PhaseState } from '../phase-state'
import { useCompanion } from '../use-companion'

interface TaskNotesProps {
  readonly target: TaskWithValue
}

export function TaskNotes({ target }: TaskNotesProps) {
  const phase = useCompanion(({ phaseState }) => phaseState.phase)
  return hasNotes(phase) && <Notes target={target} />
}

function Notes({ target }: TaskNotesProps) {
  const t = useTranslate()
  const invalidInput = useCompanion(({ phaseState }) => narrowToTask(phaseState)?.invalidInput ?? null)
  const sideEffects = useCompanion(plannedSideEffects)
  // A string, so that a change of the device alone does not draw the notes again.
  const note = useDevice((device) => {
    const text = noteOf(target, device)
    return text && t(text)
  })
  const invalidInputNote =
    invalidInput === null ? null : invalidInputText(target, invalidInput, note !== null)
  return (
    <>
      {invalidInputNote && (
        <p className="task-aside" data-typed="">
          {t(invalidInputNote)}
        </p>
      )}
      {note && (
        <p className="task-aside" data-know={target.task}>
          {note}
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

/** The page of the manual that says more. */
export function TaskManualLink({ target: { task } }: TaskNotesProps) {
  const t = useTranslate()
  const phase = useCompanion(({ phaseState }) => phaseState.phase)
  const page = referencePageOf(task)
  if (!page || !hasNotes(phase)) return null
  return (
    <p className="task-aside">
      <ManualLink page={`${page}/`}>
        {t({ id: 'guide.inManual', values: { page: `guide.page.${page}` } })}
      </ManualLink>
    </p>
  )
}

const hasNotes = (phase: PhaseState['phase']) =>
  phase === 'ready' || phase === 'impossible' || phase === 'explaining'

function plannedSideEffects({ phaseState }: CompanionState): readonly Text[] | null {
  return ('plan' in phaseState && phaseState.plan?.sideEffects) || null
}

/**
 * Returns the sentence about a typed number that is no value of the task. If the task takes no numbers, a note on the
 * task takes precedence.
 */
function invalidInputText({ task, value }: TaskWithValue, input: string, hasTaskNote: boolean): Text | null {
  const { values } = tasks[task]
  const numbers = values && !isRange(values) ? values.filter((option) => typeof option === 'number') : []
  const min = values && isRange(values) ? values.min : numbers[0]
  const max = values && isRange(values) ? values.max : numbers.at(-1)
  if (min === undefined || max === undefined)
    return hasTaskNote ? null : { id: 'guide.typed.none', values: { typed: { verbatim: input } } }
  const valueTexts = {
    min: textOfTaskValue(task, min),
    max: textOfTaskValue(task, max),
    value: textOfTaskValue(task, value),
  }
  return { id: 'guide.typed.range', values: { typed: { verbatim: input }, ...valueTexts } }
}
