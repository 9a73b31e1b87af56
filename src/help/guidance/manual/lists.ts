/** Lists of the manual: sensor types, error codes, and limits of the demo. */
import {
  amount,
  createPicture,
  factorySettings,
  faultCodes,
  type Path,
  paths,
  screenAt,
  type Text,
} from '../../../thermostat/device/device'
import {
  createFactoryDevice,
  HOTEL_STANDBY_DEGREES,
  REMOTE_CONTROL_ACTIVE_DEGREES,
} from '../../../thermostat/device/knowledge'
import { homeInView } from '../tasks/create-task'
import { explanationOf } from '../why/explain'
import { createDeviceAtHome } from './devices'
import type { DemoLimit, ErrorCode, SensorTypeLine } from './model'
import { resistanceText } from './resistance'
import { linkTo } from './screen-tree'

/** Returns the sensor types with their readings in the sample installation, in the order of their screen. */
export function listSensorTypes(): readonly SensorTypeLine[] {
  const { body } = createPicture(createFactoryDevice(SENSOR_TYPES))
  if (body.kind !== 'choice') throw new Error(`The screen “${SENSOR_TYPES}” lists no sensor types.`)
  return body.lines.map(({ text, values, raw }) => {
    const [reading] = values ?? []
    if (!reading) throw new Error(`The sensor type “${raw}” has no reading.`)
    return {
      type: text,
      reading,
      resistances: resistanceDegrees.map((degrees) => resistanceText(kilohmsIn(String(raw)), degrees)),
      isFactory: raw === factorySettings.sensorType,
    }
  })
}

const SENSOR_TYPES: Path = '/home/menu/installer/sensor/sensor-type'

/** The temperatures of a floor that is not heated much, in degrees. */
export const resistanceDegrees = [15, 20, 25, 30] as const

/** Returns the kilohms in the name of a type: 10 for 'NTC10K'. */
const kilohmsIn = (type: string) => Number(/\d+/.exec(type)?.[0])

export function listErrorCodes(): readonly ErrorCode[] {
  const codes = Object.keys(faultCodes).map(Number) as (keyof typeof faultCodes)[]
  return codes.map((code) => {
    const { device } = createDeviceAtHome('en')
    const surroundings = { ...device.surroundings, fault: code }
    const [name, , ...remarks] = homeInView({ ...device, surroundings })?.remarks ?? []
    const advice = explanationOf('why-error', code)
    if (!name || !advice) throw new Error(`The manual has no text for the error E${code}.`)
    const { sensor, stops } = faultCodes[code]
    return { code, name, advice, remarks, stopsHeating: sensor ? null : stops }
  })
}

/** Returns the limits of the demo: the general ones, then those in the notices of screens. */
export function listDemoLimits(): readonly DemoLimit[] {
  return [...generalLimits.map((text) => ({ text, screens: [] })), ...listScreenLimits()]
}

const generalLimits: readonly Text[] = [
  'manual.limit.simulation',
  'manual.limit.browser',
  'manual.limit.around',
  'manual.limit.week',
  'manual.limit.hours',
  'manual.limit.functions',
  {
    id: 'manual.limit.samples',
    values: {
      active: amount(REMOTE_CONTROL_ACTIVE_DEGREES, 'unit.degree'),
      standby: amount(HOTEL_STANDBY_DEGREES, 'unit.degree'),
    },
  },
  'manual.limit.wifi',
  'manual.limit.upgrade',
  'manual.limit.unlock',
]

function listScreenLimits(): readonly DemoLimit[] {
  const notices = new Set(paths.flatMap((path) => screenAt(path).notice ?? []))
  notices.delete('general')
  return [...notices].map((notice) => ({
    text: `page.notice.${notice}`,
    screens: paths.filter((path) => screenAt(path).notice === notice).map(linkTo),
  }))
}
