/** What the house around the thermostat is like now; until time is started the sensors' readings say it. */
import {
  degrees,
  type ReadingName,
  type Surroundings,
  type TextId,
  uncalibrated,
  usualSurroundings,
} from '../../device/device'
import { useDevice } from '../../display/use-device'
import { useSay } from '../../texts/words-provider'
import { useClockwork, useTimeline } from '../use-time'

const readings = {
  floor: ['floorReading', 'surroundings.floor'],
  room: ['roomReading', 'surroundings.room'],
  outdoor: ['outdoorReading', 'surroundings.outdoor'],
} as const satisfies Readonly<Record<string, readonly [ReadingName, TextId]>>

const names = Object.keys(readings) as (keyof typeof readings)[]

/** Whether the visitor has set a reading, which the house then does not. */
function isByHand(surroundings: Surroundings): boolean {
  return names.some((name) => surroundings[readings[name][0]] !== usualSurroundings[readings[name][0]])
}

export function HouseValues() {
  const say = useSay()
  const { letHouseRead } = useClockwork()
  const isStarted = useTimeline((all) => all.isStarted)
  const byHand = useDevice(({ surroundings }) => isByHand(surroundings))
  return (
    <>
      <dl className="time-house" aria-label={say('time.house')} hidden={!isStarted}>
        {names.map((name) => (
          <Value key={name} name={name} />
        ))}
        <Heating />
      </dl>
      {isStarted && byHand && (
        <div className="time-hand">
          <p>{say('time.byHand')}</p>
          <button type="button" onClick={letHouseRead}>
            {say('time.giveBack')}
          </button>
        </div>
      )}
    </>
  )
}

interface ValueProps {
  readonly name: keyof typeof readings
}

function Value({ name }: ValueProps) {
  const say = useSay()
  const [reading, text] = readings[name]
  const read = useDevice((device) => uncalibrated(device, reading))
  // A reading that is set by hand is not what the house has; a driveway has no room.
  const tenths = useTimeline(({ now }) => (now ? now[name] : read))
  if (tenths === null) return null
  return (
    <div>
      <dt>{say(text)}</dt>
      <dd>
        {say(degrees(tenths))}
        <Hook name={name} value={String(tenths)} />
      </dd>
    </div>
  )
}

function Heating() {
  const say = useSay()
  const heats = useTimeline(({ now }) => now?.heating ?? false)
  return (
    <div data-heats={heats ? '' : undefined}>
      <dt>{say('time.heating')}</dt>
      <dd>
        {say(heats ? 'word.on' : 'word.off')}
        <Hook name="heating" value={heats ? 'on' : 'off'} />
      </dd>
    </div>
  )
}

interface HookProps {
  readonly name: string
  readonly value: string
}

/** The value for programs, in tenths of a degree or as a word that no language changes. */
function Hook({ name, value }: HookProps) {
  return (
    <data hidden data-house={name} data-value={value} value={value}>
      {value}
    </data>
  )
}
