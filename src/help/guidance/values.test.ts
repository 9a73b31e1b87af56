import { describe, expect, test } from 'vitest'
import type { Device, Settings } from '../../thermostat/device/device'
import { atHome, openAt } from '../../thermostat/device/testing'
import { taskIds, tasks } from './tasks/tasks'
import { defaultValueOf, parseValue, resolveValue } from './values'

describe('the default value', () => {
  test('is the first of a list, or the default of a range', () => {
    expect(defaultValueOf('see-energy')).toBe('week')
    expect(defaultValueOf('start-timer')).toBe(4)
    expect(defaultValueOf('change-temperature')).toBe(21)
  })

  test('is empty if there is nothing to choose', () => {
    expect(defaultValueOf('lock-keys')).toBe('')
  })
})

describe('parsing a value from an address', () => {
  test.each([
    ['choose-sensor', 'floorSensor', 'floorSensor'],
    ['floor-type', 'plastic/vinyl', 'plastic/vinyl'],
    ['connect-wifi', 'Aurora', 'Aurora'],
    ['start-timer', '12', 12],
    ['why-error', '8', 8],
    ['change-temperature', '5', 5],
    ['installed-power', '9990', 9990],
    ['calibrate-floor', '-30', -30],
    ['calibrate-room', '+7', 7],
    ['power-share', ' 70 ', 70],
    ['change-temperature', 'warmer', 'warmer'],
  ] as const)('%s accepts “%s”', (taskId, text, value) => {
    expect(parseValue(taskId, text)).toBe(value)
  })

  test.each([
    ['change-temperature', '36'],
    ['change-temperature', '21.5'],
    ['change-temperature', ''],
    ['change-temperature', '2e1'],
    ['change-temperature', null],
    ['installed-power', '605'],
    ['installed-power', 'warmer'],
    ['power-share', '-5'],
    ['start-timer', '5'],
    ['choose-sensor', 'RoomSensor'],
    ['lock-keys', 'on'],
  ] as const)('%s rejects “%s”', (taskId, text) => {
    expect(parseValue(taskId, text)).toBeUndefined()
  })

  test.each(taskIds.filter((taskId) => tasks[taskId].values))(
    '%s: the default value can be parsed',
    (taskId) => {
      expect(parseValue(taskId, String(defaultValueOf(taskId)))).toBe(defaultValueOf(taskId))
    },
  )
})

describe('resolving a value for a device', () => {
  const { device } = atHome()
  const set = (temperatureValue: number, more: Partial<Settings> = {}) =>
    atHome({ temperatureValue, ...more }).device
  const guest = { application: 'hotel', remoteControlInstalled: true } as const
  const comfort = { application: 'comfortHeating', comfortHeating: 'on', comfortHeatingMaxTemp: 25 } as const

  test('returns the chosen value, or the default', () => {
    for (const taskId of taskIds.filter((id) => id !== 'why-error'))
      expect(resolveValue(device, taskId)).toBe(defaultValueOf(taskId))
    expect(resolveValue(device, 'change-temperature', 30)).toBe(30)
  })

  test.each<[string, Device, unknown, unknown]>([
    ['by two degrees', set(19), 21, 17],
    ['from any setpoint', set(25), 27, 23],
    ['up to the maximum', set(34), 35, 32],
    ['down to the minimum', set(6), 8, 5],
    ['not beyond the maximum', set(35), 35, 33],
    ['not beyond the minimum', set(5), 7, 5],
    ['within the range of a guest room', set(22, guest), 23, 20],
    ['within the comfort maximum', set(24, comfort), 25, 22],
    ['beyond the comfort maximum once it is reached', set(25, comfort), 27, 23],
    ['beyond the range of a guest room once its bound is reached', set(20, guest), 22, 18],
    ['never in the other direction', set(20, { maxTemp: 18 }), 22, 18],
  ])('a direction changes the temperature %s', (_, on, warmer, cooler) => {
    expect(resolveValue(on, 'change-temperature', 'warmer')).toBe(warmer)
    expect(resolveValue(on, 'change-temperature', 'cooler')).toBe(cooler)
  })

  test('returns the next temperature if the default is already set', () => {
    expect(resolveValue(set(21), 'change-temperature')).toBe(22)
    expect(resolveValue(set(21, { maxTemp: 21 }), 'change-temperature')).toBe(20)
    expect(resolveValue(set(21), 'change-temperature', 21)).toBe(21)
  })

  test('returns the current fault unless another one is chosen, and all codes without a fault', () => {
    expect(resolveValue(device, 'why-error')).toBe('all')
    const faulty = openAt('/home/menu', { surroundings: { fault: 4 } }).device
    expect(resolveValue(faulty, 'why-error')).toBe(4)
    expect(resolveValue(faulty, 'why-error', 3)).toBe(3)
  })
})
