/** What the house is like now, for programs: until time is started the sensors' readings say it. */
import { uncalibratedReading } from '../../../thermostat/device/device'
import { useDevice } from '../../../thermostat/display/use-device'
import { useTimeline } from '../timeline'
import { type Place, places, readings } from './readings'

export function HouseHooks() {
  const heats = useTimeline(({ now }) => now?.heating ?? false)
  return (
    <div hidden>
      {places.map((place) => (
        <PlaceHook key={place} place={place} />
      ))}
      <Hook name="heating" value={heats ? 'on' : 'off'} />
    </div>
  )
}

function PlaceHook({ place }: { readonly place: Place }) {
  const read = useDevice((device) => uncalibratedReading(device, readings[place]))
  // A reading that is set by hand is not what the house has; a driveway has no room.
  const tenths = useTimeline(({ now }) => (now ? now[place] : read))
  return tenths === null ? null : <Hook name={place} value={String(tenths)} />
}

interface HookProps {
  readonly name: string
  readonly value: string
}

/** In tenths of a degree, or as a word that no language changes. */
function Hook({ name, value }: HookProps) {
  return (
    <data data-house={name} data-value={value} value={value}>
      {value}
    </data>
  )
}
