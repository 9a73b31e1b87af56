/** A task in the booklet: every step whole with its picture, and a code that leads to the live one. */
import type { ReactNode } from 'react'
import type { Step, TaskId } from '../../../src/help/guidance/guidance'
import { type TaskPage, taskPage } from '../../../src/help/guidance/manual/manual'
import { sentenceOf } from '../../../src/help/guidance/telling/sentence'
import type { Language, Text } from '../../../src/thermostat/device/device'
import { Code } from '../../../src/thermostat/display/code'
import { WithSigns } from '../../../src/thermostat/display/with-signs'
import { WayToBeginning } from '../steps'
import { StepPictures } from '../still'
import { Facts } from '../task-page'
import { TroubleList } from '../troubles'
import { useManual, useSay } from '../use-manual'

interface PrintTaskProps {
  readonly id: TaskId
  readonly site: string | null
}

export function PrintTask({ id, site }: PrintTaskProps) {
  const { say, name, lead, when, language } = useManual()
  const page = taskPage(id, language)
  return (
    <article className="task" data-task={id}>
      <header className="task-opening">
        <div>
          <h2 id={id}>{name(id)}</h2>
          <p className="lead">{say(lead(id))}</p>
          <p className="when">
            <b>{say('manual.used')}:</b> {say(when(id))}
          </p>
        </div>
        {site !== null && <TaskCode address={liveAddress(site, id, language)} />}
      </header>
      <Facts page={page} />
      <Steps page={page} />
      {page.troubles.length > 0 && (
        <div className="task-troubles">
          <p className="label">{say('manual.troubles')}</p>
          <TroubleList troubles={page.troubles} title="p" />
        </div>
      )}
    </article>
  )
}

/** Where the live device does the task. */
const liveAddress = (site: string, id: TaskId, language: Language) =>
  `${site}?task=${id}&mode=show&lang=${language}`

function TaskCode({ address }: { readonly address: string }) {
  const say = useSay()
  return (
    <a className="task-code" href={address}>
      <Code text={address} />
      <span>{say('manual.live')}</span>
    </a>
  )
}

function Steps({ page }: { readonly page: TaskPage }) {
  const say = useSay()
  const { steps, valueText, done } = page
  return (
    <>
      {valueText && steps.length > 0 && (
        <p className="example">{say({ id: 'manual.example', values: { value: valueText } })}</p>
      )}
      <ol className="steps">
        <li data-home="">
          <WayToBeginning page={page} />
        </li>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
          <PrintStep key={at} step={step} number={at + 1}>
            {/* On the same page as the last step. */}
            {at === steps.length - 1 && <Done done={done} />}
          </PrintStep>
        ))}
      </ol>
      {steps.length === 0 && <Done done={done} />}
    </>
  )
}

interface PrintStepProps {
  readonly step: Step
  readonly number: number
  readonly children: ReactNode
}

function PrintStep({ step, number, children }: PrintStepProps) {
  const say = useSay()
  return (
    <li data-step={number}>
      <p className="step-text">
        <WithSigns text={sentenceOf(step)} say={say} />
      </p>
      <StepPictures step={step} />
      {children}
    </li>
  )
}

function Done({ done }: { readonly done: Text }) {
  const say = useSay()
  return (
    <p className="done">
      <b>{say('manual.done')}</b> {say(done)}
    </p>
  )
}
