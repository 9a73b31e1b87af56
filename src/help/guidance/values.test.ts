import { describe, expect, test } from 'vitest'
import type { Device, Settings } from '../../thermostat/device/device'
import { atHome, openAt } from '../../thermostat/device/testing'
import { taskIds, tasks } from './tasks/tasks'
import { defaultValueOf, parseValue, resolveValue } from './values'

describe('The usual value', () => {
  test('is the first that is offered, or the usual one of a range', () => {
    expect(defaultValueOf('see-energy')).toBe('week')
    expect(defaultValueOf('start-timer')).toBe(4)
    expect(defaultValueOf('change-temperature')).toBe(21)
  })

  test('is empty where there is nothing to choose', () => {
    expect(defaultValueOf('lock-keys')).toBe('')
  })
})

describe('A value from an address', () => {
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
  ] as const)('%s takes “%s”', (taskId, text, value) => {
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
  ] as const)('%s does not know “%s”', (taskId, text) => {
    expect(parseValue(taskId, text)).toBeUndefined()
  })

  test.each(taskIds.filter((taskId) => tasks[taskId].values))('%s: the usual one names itself', (taskId) => {
    expect(parseValue(taskId, String(defaultValueOf(taskId)))).toBe(defaultValueOf(taskId))
  })
})

describe('The value on a device', () => {
  const { device } = atHome()
  const set = (temperatureValue: number, more: Partial<Settings> = {}) =>
    atHome({ temperatureValue, ...more }).device
  const guest = { application: 'hotel', remoteControlInstalled: true } as const
  const comfort = { application: 'comfortHeating', comfortHeating: 'on', comfortHeatingMaxTemp: 25 } as const

  test('is the usual one where none was chosen, and else the one that was', () => {
    for (const taskId of taskIds) expect(resolveValue(device, taskId)).toBe(defaultValueOf(taskId))
    expect(resolveValue(device, 'change-temperature', 30)).toBe(30)
  })

  test.each<[string, Device, unknown, unknown]>([
    ['two degrees', set(19), 21, 17],
    ['wherever the usual one is', set(25), 27, 23],
    ['up to the highest', set(34), 35, 32],
    ['down to the lowest', set(6), 8, 5],
    ['not beyond the highest', set(35), 35, 33],
    ['not beyond the lowest', set(5), 7, 5],
    ['within what guests may set', set(22, guest), 23, 20],
    ['within the comfort maximum', set(24, comfort), 25, 22],
    ['but where a bound is reached, to what it denies', set(25, comfort), 27, 23],
    ['for guests, too', set(20, guest), 22, 18],
    ['never the other way', set(20, { maxTemp: 18 }), 22, 18],
  ])('a direction leads %s', (_, on, warmer, cooler) => {
    expect(resolveValue(on, 'change-temperature', 'warmer')).toBe(warmer)
    expect(resolveValue(on, 'change-temperature', 'cooler')).toBe(cooler)
  })

  test('where the usual temperature is set already, the next one is usual', () => {
    expect(resolveValue(set(21), 'change-temperature')).toBe(22)
    expect(resolveValue(set(21, { maxTemp: 21 }), 'change-temperature')).toBe(20)
    expect(resolveValue(set(21), 'change-temperature', 21)).toBe(21)
  })

  test('the fault that the device has is the one to explain, unless another is asked for', () => {
    const faulty = openAt('/home/menu', { surroundings: { fault: 4 } }).device
    expect(resolveValue(faulty, 'why-error')).toBe(4)
    expect(resolveValue(faulty, 'why-error', 3)).toBe(3)
  })
})
