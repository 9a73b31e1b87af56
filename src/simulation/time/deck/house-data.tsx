/**
 * Machine-readable values of the house, for tests and host pages. Until simulated time starts, the temperatures are
 * sensor readings.
 */
import { uncalibratedReadingOf } from '../../../thermostat/device/device'
import { useDevice } from '../../../thermostat/display/use-device'
import { useIsHeating } from '../heating'
import { useTimeline } from '../timeline'
import { type HouseReadingKey, houseReadingKeys, readingNames } from './house-readings'

export function HouseData() {
  const isHeating = useIsHeating()
  return (
    <div hidden>
      {houseReadingKeys.map((reading) => (
        <ReadingData key={reading} reading={reading} />
      ))}
      <DataElement name="heating" value={isHeating ? 'on' : 'off'} />
    </div>
  )
}

function ReadingData({ reading }: { readonly reading: HouseReadingKey }) {
  const sensorTenths = useDevice((device) => uncalibratedReadingOf(device, readingNames[reading]))
  // The sample ignores manual indoor readings. Its `room` is `null` for a driveway.
  const tenths = useTimeline(({ currentSample }) => (currentSample ? currentSample[reading] : sensorTenths))
  return tenths === null ? null : <DataElement name={reading} value={String(tenths)} />
}

interface DataElementProps {
  readonly name: string
  readonly value: string
}

/** A hidden value: tenths of a degree, or an untranslated word. */
function DataElement({ name, value }: DataElementProps) {
  return (
    <data data-house={name} data-value={value} value={value}>
      {value}
    </data>
  )
}
