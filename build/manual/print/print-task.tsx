/** A task in the booklet: its steps with pictures, and a QR code that opens it on the live device. */
import type { ReactNode } from 'react'
import type { TaskId, WayStep } from '../../../src/help/guidance/guidance'
import { sentenceOf } from '../../../src/help/guidance/instructions/sentence'
import { createTaskPage, type TaskPage } from '../../../src/help/guidance/manual/manual'
import type { Language, Text } from '../../../src/thermostat/device/device'
import { QrCode } from '../../../src/thermostat/display/qr-code'
import { TextWithSymbols } from '../../../src/thermostat/display/text-with-symbols'
import { WayToBeginning } from '../steps'
import { StepPictures } from '../still'
import { Facts } from '../task-page'
import { TroubleList } from '../troubles'
import { useManual, useTranslate } from '../use-manual'

interface PrintTaskProps {
  readonly id: TaskId
  readonly site: string | null
}

export function PrintTask({ id, site }: PrintTaskProps) {
  const { t, name, lead, when, language } = useManual()
  const page = createTaskPage(id, language)
  return (
    <article className="task" data-task={id}>
      <header className="task-opening">
        <div>
          <h2 id={id}>{name(id)}</h2>
          <p className="lead">{t(lead(id))}</p>
          <p className="when">
            <b>{t('manual.used')}:</b> {t(when(id))}
          </p>
        </div>
        {site !== null && <TaskCode address={liveAddress(site, id, language)} />}
      </header>
      <Facts page={page} />
      <Steps page={page} />
      {page.troubles.length > 0 && (
        <div className="task-troubles">
          <p className="label">{t('manual.troubles')}</p>
          <TroubleList troubles={page.troubles} title="p" />
        </div>
      )}
    </article>
  )
}

/** Returns the address at which the live device shows the task. */
const liveAddress = (site: string, id: TaskId, language: Language) =>
  `${site}?task=${id}&mode=show&lang=${language}`

function TaskCode({ address }: { readonly address: string }) {
  const t = useTranslate()
  return (
    <a className="task-code" href={address}>
      <QrCode text={address} />
      <span>{t('manual.live')}</span>
    </a>
  )
}

function Steps({ page }: { readonly page: TaskPage }) {
  const t = useTranslate()
  const { steps, valueText, doneText } = page
  return (
    <>
      {valueText && steps.length > 0 && (
        <p className="example">{t({ id: 'manual.example', values: { value: valueText } })}</p>
      )}
      <ol className="steps">
        <li data-home="">
          <WayToBeginning page={page} />
        </li>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
          <PrintStep key={at} step={step} number={at + 1}>
            {/* Inside the last step, so that a page break does not separate them. */}
            {at === steps.length - 1 && <Done done={doneText} />}
          </PrintStep>
        ))}
      </ol>
      {steps.length === 0 && <Done done={doneText} />}
    </>
  )
}

interface PrintStepProps {
  readonly step: WayStep
  readonly number: number
  readonly children: ReactNode
}

function PrintStep({ step, number, children }: PrintStepProps) {
  const t = useTranslate()
  return (
    <li data-step={number}>
      <p className="step-text">
        <TextWithSymbols text={sentenceOf(step)} t={t} />
      </p>
      <StepPictures step={step} />
      {children}
    </li>
  )
}

function Done({ done }: { readonly done: Text }) {
  const t = useTranslate()
  return (
    <p className="done">
      <b>{t('manual.done')}</b> {t(done)}
    </p>
  )
}
