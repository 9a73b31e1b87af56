/** What the house is like now, for programs: until time is started the sensors' readings say it. */
import { uncalibratedReading } from '../../../thermostat/device/device'
import { useDevice } from '../../../thermostat/display/use-device'
import { useTimeline } from '../timeline'
import { type HouseReading, houseReadingKeys, houseReadings } from './house-readings'

export function HouseData() {
  const heats = useTimeline(({ now }) => now?.heating ?? false)
  return (
    <div hidden>
      {houseReadingKeys.map((place) => (
        <ReadingData key={place} place={place} />
      ))}
      <DataElement name="heating" value={heats ? 'on' : 'off'} />
    </div>
  )
}

function ReadingData({ place }: { readonly place: HouseReading }) {
  const read = useDevice((device) => uncalibratedReading(device, houseReadings[place]))
  // A reading that is set by hand is not what the house has; a driveway has no room.
  const tenths = useTimeline(({ now }) => (now ? now[place] : read))
  return tenths === null ? null : <DataElement name={place} value={String(tenths)} />
}

interface DataElementProps {
  readonly name: string
  readonly value: string
}

/** In tenths of a degree, or as a word that no language changes. */
function DataElement({ name, value }: DataElementProps) {
  return (
    <data data-house={name} data-value={value} value={value}>
      {value}
    </data>
  )
}
