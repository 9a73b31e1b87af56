/** A task in a booklet: its number and name, what it is for, a line of signs, and the picture that decides. */
import type { ReactNode } from 'react'
import { type Fix, isRange, type TaskId, tasks } from '../../../src/help/guidance/guidance'
import { createTaskPage, realDeviceAdvice, type TaskPage } from '../../../src/help/guidance/manual/manual'
import type { Text, TimedDevice } from '../../../src/thermostat/device/device'
import { ValuesText } from '../settings-table'
import { Still } from '../still'
import { useManual, useTranslate } from '../use-manual'
import { numberOf } from './booklets'
import { SignLine } from './sign-line'
import { Reference } from './task-reference'

interface PrintTaskProps {
  readonly id: TaskId
  /** Drawn instead of the line of signs and the picture. */
  readonly children?: ReactNode
}

export function PrintTask({ id, children }: PrintTaskProps) {
  const { language, name } = useManual()
  const page = createTaskPage(id, language)
  const moment = decisiveMoment(page)
  return (
    <article className="task" data-task={id}>
      <h2 id={id}>
        <Reference id={id} /> {name(id)}
      </h2>
      <div className="task-text">
        <Purpose page={page} />
      </div>
      {children ?? (
        <>
          {moment && <Still moment={moment} />}
          {page.steps.length > 0 && <SignLine page={page} end={endOf(page)} />}
        </>
      )}
      <Troubles page={page} />
    </article>
  )
}

/** Returns the moment before the press that changes something, or else the last one; `null` without steps. */
function decisiveMoment({ id, steps, start }: TaskPage): TimedDevice | null {
  const last = steps.at(-1)
  if (!last) return null
  if (id === 'unlock-keys') return start
  const isChoice = tasks[id].changes.length > 0 && last.acts[0].buttons[0] === 'confirm'
  return isChoice ? last.before : last.after
}

function Purpose({ page }: { readonly page: TaskPage }) {
  const { id, explanation, note, values, linkPath } = page
  const requirements: readonly Text[] = [
    ...page.requirements,
    ...(linkPath ? ['booklet.real.maker' as const] : []),
  ]
  const { t, lead, when } = useManual()
  const occasion = when(id)
  const isListed = values && tasks[id].changes.length > 0 && !isSwitch(id)
  return (
    <>
      {explanation ? (
        id !== 'why-error' && (
          <p>
            {t(explanation)} {id === 'electrical-data' && <Reference id="maker" />}
          </p>
        )
      ) : (
        <p>
          {t(lead(id))} {occasion && <span className="when">{t(occasion)}</span>}
        </p>
      )}
      {note && <p className="note">{t(note)}</p>}
      {!explanation && requirements.length > 0 && (
        <p className="needs">
          <b>{t('manual.needs')}:</b> {requirements.map((need) => t(need)).join(' ')}
        </p>
      )}
      {isListed && (
        <div className="values">
          <b>{t('manual.col.values')}:</b> <ValuesText values={values} />
        </div>
      )}
    </>
  )
}

/** True if a task only turns something on or off. */
function isSwitch(id: TaskId): boolean {
  const { values } = tasks[id]
  return values !== undefined && !isRange(values) && values.includes('on')
}

/** What these tasks say at the end is about the demo. */
const withoutEnd: readonly TaskId[] = ['edit-week-program', 'set-clock', 'set-date', 'update']

/** Returns what is true at the end, unless it only repeats the value that the line of signs ends with. */
function endOf({ id, doneText, explanation, values }: TaskPage): Text | null {
  return withoutEnd.includes(id) || explanation || values ? null : doneText
}

/** Troubles that nearly every task has; they stand once in the chapter about the buttons. */
const commonTroubles: readonly unknown[] = ['why.locked', 'why.guestRoom']

function Troubles({ page: { id: task, troubles } }: { readonly page: TaskPage }) {
  const t = useTranslate()
  const own = troubles.filter(({ why }) => !commonTroubles.includes(why))
  if (own.length === 0) return null
  return (
    <ul className="troubles">
      {own.map(({ why, fixes, firstSteps }) => (
        <li key={t(why)}>
          {t(why)}{' '}
          {fixes
            .filter((fix) => !('task' in fix) || fix.task !== task)
            .map((fix) => (
              <FixText key={t(fix.label)} fix={fix} />
            ))}
          {firstSteps.length > 0 && <Reference id="turn-on" />}
        </li>
      ))}
    </ul>
  )
}

/** Names the task that helps, or what to do with a real thermostat. An installer does what the home asks them for. */
function FixText({ fix }: { readonly fix: Fix }) {
  const { t, booklet } = useManual()
  const isHere = booklet !== null && 'task' in fix && numberOf(booklet, fix.task) !== null
  const advice = booklet === 'home' && !isHere ? (realDeviceAdvice(fix) ?? 'manual.real.installer') : null
  const texts = 'task' in fix || booklet === 'installer' ? [fix.label] : []
  const sentences = [...texts, ...(advice ? [advice] : [])].map((text) => t(text).replace(/\.?$/, '. '))
  return (
    <>
      {sentences}
      {isHere && <Reference id={fix.task} />}
    </>
  )
}
