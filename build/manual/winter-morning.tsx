/** The drawn room on a winter morning: the simulated house at the moment at which its heating starts for the day. */
import { causeOf } from '../../src/simulation/room/cause'
import { geometryOf } from '../../src/simulation/room/geometry'
import type { PartProps } from '../../src/simulation/room/part'
import { roomValuesOf } from '../../src/simulation/room/room-values'
import { Section } from '../../src/simulation/room/section'
import { defaultHouseSettings, type SimulationState } from '../../src/simulation/time/model'
import { advance, createSimulation } from '../../src/simulation/time/simulation-state'
import {
  amount,
  DAY,
  degreesFromTenths,
  factorySettings,
  HOUR,
  MINUTE,
  minuteOfDay,
} from '../../src/thermostat/device/device'
import { createFactoryDevice, temperatureInForce } from '../../src/thermostat/device/knowledge'
import { useTranslate } from './use-manual'

/** A Monday, 3 February 2025, ten past six. */
const MORNING = Date.UTC(2025, 1, 3) + 6 * HOUR + 10 * MINUTE
/** The device runs for so long before it is drawn. */
const RUN_DAYS = 2
const OUTDOOR_TENTHS = -50

/** Returns the simulated house with the factory's weekly program, a closed window, and frost outdoors. */
export function simulateWinterMorning(): SimulationState {
  const device = createFactoryDevice('/home', {
    settings: { ...factorySettings, program: 'week' },
    at: MORNING - RUN_DAYS * DAY,
  })
  const surroundings = { ...device.surroundings, outdoorReading: OUTDOOR_TENTHS }
  return advance(createSimulation({ ...device, surroundings }, defaultHouseSettings), RUN_DAYS * DAY)
}

const morning = simulateWinterMorning()

/** So high that no name is covered, and so narrow that the texts are legible on a phone. */
const size = { width: 400, height: 355 }

export function WinterMorning() {
  const t = useTranslate()
  const { device, houseSettings, regulator } = morning
  const values = roomValuesOf(device, { houseSettings }, regulator.heating)
  const geometry = geometryOf(size, values.construction, values.covering)
  const cause = causeOf(device, houseSettings)
  const caption = {
    id: 'manual.house.morning',
    values: {
      time: { time: minuteOfDay(device.clock) },
      set: amount(temperatureInForce(device), 'unit.degree'),
      floor: degreesFromTenths(values.floor),
    },
  } as const
  return (
    <figure className="room">
      {/* Not translated by browsers, as in the page. */}
      <div translate="no">
        <svg
          className="room-drawing"
          data-heating={values.isHeating ? '' : undefined}
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="img"
          aria-label={t('time.room.title')}
        >
          <Section values={values} loss={cause.loss} geometry={geometry} Part={Part} isStill t={t} />
        </svg>
      </div>
      <figcaption>{`${t(caption)} ${t(cause.sentence)}`}</figcaption>
    </figure>
  )
}

/** A part that nobody operates. */
function Part({ children }: PartProps) {
  return <g>{children}</g>
}
