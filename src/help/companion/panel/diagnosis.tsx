/** The panel of a diagnosis: a question with its choices, or the answer with the task that helps. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { usePageServices } from '../../../common/page-services'
import { useTranslate } from '../../../common/texts/translator-provider'
import { chevronLeft, triangleExclamationPoint } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { TextWithSymbols } from '../../../thermostat/display/text-with-symbols'
import type { DiagnosisStep } from '../../guidance/guidance'
import { toSpokenText } from '../../guidance/instructions/names'
import { ActionButton } from '../action-button'
import { goalText, joinSentences } from '../caption-texts'
import type { Diagnosing } from '../phase-state'
import { useCompanion, useCompanionStore } from '../use-companion'
import { useTaskName } from '../use-task-name'
import { choiceIcons } from './choice-icons'
import { PanelHead } from './panel-head'
import './diagnosis.css'

export function Diagnosis() {
  const diagnosing = useCompanion(({ phaseState }) => (phaseState.phase === 'diagnosing' ? phaseState : null))
  return diagnosing && <DiagnosisPanel {...diagnosing} />
}

type StepOf<Kind extends DiagnosisStep['kind']> = Extract<DiagnosisStep, { readonly kind: Kind }>

interface StepProps {
  readonly takesFocus: boolean
}

function DiagnosisPanel({ entry, chosen, step, takesFocus }: Diagnosing) {
  const t = useTranslate()
  const companion = useCompanionStore()
  const title = t(entry === 'symptom' ? 'diagnosis.title' : 'diagnosis.sensor')
  return (
    <section className="task diagnosis" aria-label={title} data-diagnosis={entry} data-step={step.kind}>
      <PanelHead
        title={title}
        back={
          chosen.length > 0 && (
            <ActionButton
              command="answer-back"
              text={t('key.back')}
              icon={chevronLeft}
              isPlain={true}
              onClick={() => companion.send({ type: 'answer-back' })}
            />
          )
        }
      />
      {step.kind === 'question' ? (
        <QuestionInView key={step.id} takesFocus={takesFocus} {...step} />
      ) : (
        <>
          <AnswerInView key={step.id} takesFocus={takesFocus} {...step} />
          <AnswerActions {...step} />
        </>
      )}
    </section>
  )
}

function QuestionInView({ question: { text, choices }, takesFocus }: StepOf<'question'> & StepProps) {
  const t = useTranslate()
  const companion = useCompanionStore()
  const heading = useArrival(takesFocus, t(text))
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t(text)}
      </h3>
      <ul className="diagnosis-choices">
        {choices.map(({ id, text, picture }) => (
          <li key={id}>
            <button
              type="button"
              data-choice={id}
              onClick={() => companion.send({ type: 'answer', choice: id })}
            >
              <Outline d={choiceIcons[picture]} />
              <span>{t(text)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function AnswerInView({ answer, isFromDevice, takesFocus }: StepOf<'answer'> & StepProps) {
  const t = useTranslate()
  const { cause, firstStep, isDanger } = answer
  const heading = useArrival(takesFocus, t(cause), firstStep ? t(toSpokenText(firstStep)) : '')
  return (
    <div className="diagnosis-answer" data-danger={isDanger || undefined}>
      {isDanger && <Outline d={triangleExclamationPoint} />}
      <h3 ref={heading} tabIndex={-1}>
        {isFromDevice && <span className="diagnosis-source">{`${t('diagnosis.onPage')} `}</span>}
        <span>{t(cause)}</span>
      </h3>
      {firstStep && (
        <p>
          <TextWithSymbols text={firstStep} t={t} />
        </p>
      )}
    </div>
  )
}

/** The task that helps, and the way on from an answer of the device that is not the cause. */
function AnswerActions({ id, answer: { target }, isFromDevice }: StepOf<'answer'>) {
  const t = useTranslate()
  const { send } = useCompanionStore()
  const nameOf = useTaskName()
  if (!target && !isFromDevice) return null
  return (
    <div className="task-actions">
      {target && (
        <button
          type="button"
          className="action action-main"
          data-task={target.task}
          data-value={target.value}
          onClick={() => send({ type: 'choose', ...target })}
        >
          {t(goalText(target, nameOf))}
        </button>
      )}
      {isFromDevice && (
        <button
          type="button"
          className="action"
          data-choice={id}
          onClick={() => send({ type: 'answer', choice: id })}
        >
          {t('diagnosis.other')}
        </button>
      )}
    </div>
  )
}

/**
 * Moves the focus to the heading of a new question or answer, because the button that was pressed is gone, and
 * announces the rest. A diagnosis that an address requests takes no focus, so it is announced as a whole.
 */
function useArrival(takesFocus: boolean, headingText: string, rest = '') {
  const { announce } = usePageServices()
  const heading = useRef<HTMLHeadingElement>(null)
  const arrive = useEffectEvent(() => {
    heading.current?.closest('[role="tabpanel"]')?.scrollTo(0, 0)
    if (takesFocus) heading.current?.focus({ preventScroll: true })
    const announced = joinSentences(takesFocus ? [rest] : [headingText, rest])
    if (announced) announce(announced)
  })
  useEffect(() => arrive(), [])
  return heading
}
