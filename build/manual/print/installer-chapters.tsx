/** Chapters of the booklet for the installer: the installation guide, which sensor, and the handover. */
import { sentenceOf } from '../../../src/help/guidance/instructions/sentence'
import { createTaskPage } from '../../../src/help/guidance/manual/manual'
import type { Text, TextId } from '../../../src/thermostat/device/device'
import { SensorChoices } from '../sensor-choice-page'
import { SensorTypes, SensorTypeTopics } from '../sensors-page'
import { Sentence } from '../sentence'
import { Still } from '../still'
import { Topic } from '../topics'
import { useManual, useTranslate } from '../use-manual'

/** The installation guide with a picture after each step, because each one decides something. */
export function GuideSteps() {
  const { language } = useManual()
  const { steps } = createTaskPage('install', language)
  return (
    <ol className="steps">
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
        <li key={at} data-step={at + 1}>
          <p className="step-text">
            <Sentence text={sentenceOf(step)} />
          </p>
          <Still moment={step.after} />
        </li>
      ))}
    </ol>
  )
}

export function WhichSensor() {
  return (
    <>
      <Topic title="guide.page.sensor-choice">
        <SensorChoices />
      </Topic>
      <Topic title="guide.page.sensors">
        <SensorTypes />
      </Topic>
      <SensorTypeTopics />
    </>
  )
}

const checks = ['set', 'readings', 'delay', 'shown', 'booklet'] as const
const atHandover = (id: 'before' | 'after', what: TextId): Text => ({ id: `sheet.${id}`, values: { what } })

const fields: readonly Text[] = [
  ...(['sheet.room', 'sheet.circuit', 'floorType.title', 'installedPower.title'] as const),
  ...(['sensorType.title', 'sensorChoice.title'] as const),
  atHandover('before', 'sheet.resistance'),
  atHandover('after', 'sheet.resistance'),
  atHandover('before', 'sheet.insulation'),
  atHandover('after', 'sheet.insulation'),
  ...(['sheet.name', 'sheet.date', 'sheet.signature'] as const),
]

/** A page to fill in by hand. */
export function Handover() {
  const t = useTranslate()
  return (
    <>
      <p className="label">{t('booklet.handover.checks')}</p>
      <ul className="checks">
        {checks.map((check) => (
          <li key={check}>{t(`booklet.handover.${check}`)}</li>
        ))}
      </ul>
      <dl className="form">
        {fields.map((field) => (
          <div key={t(field)}>
            <dt>{t(field)}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <div className="notes">{t('sheet.notes')}</div>
    </>
  )
}
