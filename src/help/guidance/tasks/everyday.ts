import { type Device, languageOf, languages } from '../../../thermostat/device/device'
import { temperatureRange } from '../../../thermostat/device/knowledge'
import type { Task, Value } from '../model'
import { createReadingTask, createStateTask, homeInView, isInView } from './create-task'
import type { TaskId } from './ids'

const energyPath = '/home/menu/energy-consumption'
/** The tabs of the energy screen by the values of its task. */
const periods = ['week', 'month', 'year'] as const
const OPERATION_TAB = 3

/** The set temperature that home shows; a timer or a percentage may stand in its place. */
function temperatureInView(device: Device): number | null {
  const set = homeInView(device)?.set
  return set && typeof set === 'object' && 'unit' in set && set.unit === 'unit.degree' ? set.number : null
}

const temperatures = { defaultValue: 21, min: 5, max: 35, step: 1 } as const
/** By how many degrees it gets warmer or cooler. */
const DIRECTION = 2

/** A direction never leads the other way, and a show without one has something to show. */
function temperatureMeant({ settings }: Device, value: Value | undefined): Value | null {
  const now = settings.temperatureValue
  const { min, max } = temperatureRange(settings)
  if (value === undefined && now === temperatures.defaultValue) return now < max ? now + 1 : now - 1
  // At the bound of a guest room or of comfort heating, what lies beyond says why it is out of reach.
  if (value === 'warmer') return Math.min(now + DIRECTION, now < max ? max : temperatures.max)
  if (value === 'cooler') return Math.max(now - DIRECTION, now > min ? min : temperatures.min)
  return null
}

export const everyday = {
  'change-temperature': {
    group: 'everyday',
    values: temperatures,
    directions: ['warmer', 'cooler'],
    resolveValue: temperatureMeant,
    changes: ['temperatureValue'],
    screens: ['/home'],
    isDone: (device, value) => device.settings.power === 'on' && temperatureInView(device) === value,
  },
  'turn-off': createStateTask('everyday', ['power'], ['/home/turn-off'], ({ power }) => power === 'off'),
  'turn-on': createStateTask('everyday', ['power'], ['/home/turn-on'], ({ power }) => power === 'on'),
  'lock-keys': createStateTask(
    'everyday',
    ['keylock'],
    ['/home/menu/settings/keylock'],
    ({ keylock }) => keylock === 'on',
  ),
  'unlock-keys': createStateTask(
    'everyday',
    ['keylock'],
    ['/home/menu/settings/keylock'],
    ({ keylock }) => keylock === 'off',
  ),
  'see-energy': {
    group: 'everyday',
    values: periods,
    changes: [],
    screens: [energyPath],
    onlyReads: true,
    isDone: (device, value) => isInView(device, energyPath) && periods[device.view.focus] === value,
  },
  'see-operation': createReadingTask('everyday', energyPath, ({ view }) => view.focus === OPERATION_TAB),
  'change-language': {
    group: 'everyday',
    values: languages,
    changes: ['language'],
    screens: ['/home/menu/settings/language'],
    isDone: (device, value) => languageOf(device) === value,
  },
} satisfies Readonly<Partial<Record<TaskId, Task>>>
