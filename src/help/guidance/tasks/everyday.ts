import { type Device, languageOf, languages } from '../../../thermostat/device/device'
import { temperatureRangeOf } from '../../../thermostat/device/knowledge'
import type { Task, TaskValue } from '../model'
import { createReadingTask, createStateTask, homeInView, isInView } from './create-task'
import type { TaskId } from './ids'

const energyPath = '/home/menu/energy-consumption'
/** The values of `see-energy`, in the order of the tabs. */
const periods = ['week', 'month', 'year'] as const
const OPERATION_TAB = 3

/** Returns the setpoint on home in degrees; `null` on other screens, or if home shows hours or a percentage instead. */
function setpointInView(device: Device): number | null {
  const set = homeInView(device)?.adjustableText
  return set && typeof set === 'object' && 'unit' in set && set.unit === 'unit.degree' ? set.number : null
}

const temperatureValues = { defaultValue: 21, min: 5, max: 35, step: 1 } as const
/** "Warmer" and "cooler" mean this many degrees (guidance G12). */
const DIRECTION_DEGREES = 2

/**
 * Resolves "warmer" and "cooler", without ever moving the setpoint the other way. Without a value, replaces a default
 * that is already set, so that a demonstration has something to do.
 */
function resolveTemperature({ settings }: Device, value: TaskValue | undefined): TaskValue | null {
  const setpoint = settings.temperatureValue
  const { min, max } = temperatureRangeOf(settings)
  if (value === undefined && setpoint === temperatureValues.defaultValue)
    return setpoint < max ? setpoint + 1 : setpoint - 1
  // At a bound within the usual range, as in a guest room, a value beyond it makes the task explain the bound.
  if (value === 'warmer')
    return Math.min(setpoint + DIRECTION_DEGREES, setpoint < max ? max : temperatureValues.max)
  if (value === 'cooler')
    return Math.max(setpoint - DIRECTION_DEGREES, setpoint > min ? min : temperatureValues.min)
  return null
}

export const everydayTasks = {
  'change-temperature': {
    group: 'everyday',
    values: temperatureValues,
    directions: ['warmer', 'cooler'],
    resolveValue: resolveTemperature,
    changes: ['temperatureValue'],
    screens: ['/home'],
    isDone: (device, value) => device.settings.power === 'on' && setpointInView(device) === value,
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
