/** The steps of a task, each with the display after it and the buttons to press. */
import type { WayStep } from '../../src/help/guidance/guidance'
import { sentenceOf } from '../../src/help/guidance/instructions/sentence'
import { type HomeRule, homeRulesFor, type TaskPage } from '../../src/help/guidance/manual/manual'
import { createPicture } from '../../src/thermostat/device/device'
import { check } from '../../src/thermostat/display/icon-data'
import { Outline } from '../../src/thermostat/display/outline'
import { screenAddress } from './page-paths'
import { PressStrip } from './press-strip'
import { Sentence } from './sentence'
import { Still } from './still'
import { useManual, useTranslate } from './use-manual'

export function Steps({ page }: { readonly page: TaskPage }) {
  const t = useTranslate()
  const { steps, startPoint, valueText, doneText } = page
  // With the ways home beside it, the first picture has a row of its own.
  const cells = steps.length + (startPoint === 'home' ? 0 : 1)
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{t('manual.steps')}</h2>
      {valueText && steps.length > 0 && (
        <p className="example">{t({ id: 'manual.example', values: { value: valueText } })}</p>
      )}
      <ol className="steps" data-start={startPoint}>
        <Beginning page={page} />
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
          <StepLine key={at} step={step} number={at + 1} />
        ))}
        <li className="done" data-beside={cells % 2 === 1 || undefined}>
          <div>
            <Outline d={check} />
            <h3>{t('manual.done')}</h3>
            <p>{t(doneText)}</p>
          </div>
        </li>
      </ol>
    </section>
  )
}

function Beginning({ page }: { readonly page: TaskPage }) {
  return (
    <li data-home="">
      <WayToBeginning page={page} />
      <Still moment={beginningOf(page)} />
    </li>
  )
}

const beginningOf = ({ steps, end }: TaskPage) => steps[0]?.before ?? end

/** The way from any screen to the first step. */
function WayToBeginning({ page }: { readonly page: TaskPage }) {
  const { t, linkToDevice, language } = useManual()
  const { startPoint, linkPath, start } = page
  const opens = t({
    id: 'manual.openLink',
    values: { screen: createPicture(beginningOf(page).device).title },
  })
  return (
    <div className="step-text">
      <p>
        {linkPath ? (
          <a href={linkToDevice(`${screenAddress(linkPath)}?lang=${language}`)}>{opens}</a>
        ) : (
          t(startPoint === 'guide' ? 'manual.home.guide' : 'manual.home')
        )}
      </p>
      {startPoint === 'home' && <WayHome rules={homeRulesFor(start)} />}
    </div>
  )
}

export function WayHome({ rules }: { readonly rules: readonly HomeRule[] }) {
  const t = useTranslate()
  return (
    <ul className="way-home">
      {rules.map(({ text }) => (
        <li key={t(text)}>
          <Sentence text={text} />
        </li>
      ))}
    </ul>
  )
}

function StepLine({ step, number }: { readonly step: WayStep; readonly number: number }) {
  return (
    <li data-step={number}>
      <p className="step-text">
        <Sentence text={sentenceOf(step)} />
      </p>
      <Still moment={step.after} />
      <PressStrip acts={step.acts} />
    </li>
  )
}
