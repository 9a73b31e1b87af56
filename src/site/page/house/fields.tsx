/** The controls of the house. Each shows and sets one value of the surroundings. */
import { useId } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { hasModifier, offeredByKey } from '../../../simulation/room/steps'
import {
  defectNames,
  offeredOutdoorReadings,
  offeredReadings,
  type ReadingName,
  readingOrDefectOf,
  readingText,
  type Surroundings,
  slots,
  type TextId,
  uncalibratedReadingOf,
} from '../../../thermostat/device/device'
import { useDevice } from '../../../thermostat/display/use-device'
import { Switch } from './switch'
import { useHighlightingSend, useHouseSend } from './use-house-send'

type SurroundingOfType<Value> = {
  [Name in keyof Surroundings]: Surroundings[Name] extends Value ? Name : never
}[keyof Surroundings]

interface HouseFieldProps<Name> {
  readonly name: Name
  readonly text: TextId
}

export function ConditionSwitch({ name, text }: HouseFieldProps<SurroundingOfType<boolean>>) {
  const send = useHouseSend()
  const isOn = useDevice((device) => device.surroundings[name])
  return (
    <Switch
      name={name}
      text={text}
      checked={isOn}
      requirementOf={name}
      onChange={() => send({ type: 'surroundings', change: { [name]: !isOn } })}
    />
  )
}

const offered: Readonly<Record<ReadingName, readonly number[]>> = {
  roomReading: offeredReadings,
  floorReading: offeredReadings,
  outdoorReading: offeredOutdoorReadings,
}

/** Sets the temperature at a sensor, also while the sensor is broken, but shows a number only if it reads one. */
export function ReadingSlider({ name, text }: HouseFieldProps<ReadingName>) {
  const t = useTranslate()
  const send = useHighlightingSend()
  const id = useId()
  const reading = useDevice((device) => readingOrDefectOf(device, name))
  const tenths = useDevice((device) => uncalibratedReadingOf(device, name))
  const { min, max, step } = scaleOf(offered[name])
  const isBroken = typeof reading !== 'number'
  const set = (value: number) => send({ type: 'surroundings', change: { [name]: value } })
  return (
    <div className="row reading">
      <p className="row-name">
        <label htmlFor={id}>{t(text)}</label>
        {isBroken && <small aria-hidden="true">{t(defectNames[reading])}</small>}
      </p>
      <input
        id={id}
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={tenths}
        aria-valuetext={t(readingText(reading))}
        onChange={(event) => set(event.target.valueAsNumber)}
        onKeyDown={(event) => {
          // From a reading between two values, a browser's own step would skip one.
          const next = hasModifier(event) ? undefined : offeredByKey(offered[name], tenths, event.key)
          if (next === undefined) return
          event.preventDefault()
          if (next !== tenths) set(next)
        }}
      />
      {/* Hidden, because the slider announces its value. */}
      <span className="reading-value" aria-hidden="true">
        {isBroken ? '–' : t(readingText(reading))}
      </span>
    </div>
  )
}

/** The offered values are evenly spaced. */
function scaleOf(values: readonly number[]) {
  const [min = 0, second = min + 1] = values
  return { min, max: values.at(-1) ?? min, step: second - min }
}

/** The state of the slot for the WiFi card. */
export function SlotPicker() {
  const t = useTranslate()
  const send = useHouseSend()
  const id = useId()
  const value = useDevice((device) => device.surroundings.slot)
  return (
    <div className="row">
      <label htmlFor={id}>{t('surroundings.slot')}</label>
      <select
        id={id}
        name="slot"
        value={value}
        onChange={({ target }) => {
          const slot = slots.find((name) => name === target.value)
          if (slot) send({ type: 'surroundings', change: { slot } })
        }}
      >
        {slots.map((slot) => (
          <option key={slot} value={slot}>
            {t(`surroundings.slot.${slot}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
