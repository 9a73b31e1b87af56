import { describe, expect, test } from 'vitest'
import { taskIds } from './tasks/tasks'
import { readValue, usualValue } from './values'

describe('The usual value', () => {
  test('is the first that is offered, or the usual one of a range', () => {
    expect(usualValue('see-energy')).toBe('week')
    expect(usualValue('start-timer')).toBe(4)
    expect(usualValue('change-temperature')).toBe(21)
  })

  test('is empty where there is nothing to choose', () => {
    expect(usualValue('lock-keys')).toBe('')
  })
})

describe('A value from an address', () => {
  test.each([
    ['choose-sensor', 'floorSensor', 'floorSensor'],
    ['floor-type', 'plastic/vinyl', 'plastic/vinyl'],
    ['connect-wifi', 'Home 5G', 'Home 5G'],
    ['start-timer', '12', 12],
    ['why-error', '8', 8],
    ['change-temperature', '5', 5],
    ['installed-power', '9990', 9990],
    ['calibrate-floor', '-30', -30],
    ['calibrate-room', '+7', 7],
    ['power-share', ' 70 ', 70],
  ] as const)('%s takes “%s”', (taskId, text, value) => {
    expect(readValue(taskId, text)).toBe(value)
  })

  test.each([
    ['change-temperature', '36', 21],
    ['change-temperature', '21.5', 21],
    ['change-temperature', '', 21],
    ['change-temperature', '2e1', 21],
    ['installed-power', '605', 600],
    ['power-share', '-5', 65],
    ['start-timer', '5', 4],
    ['choose-sensor', 'RoomSensor', 'roomSensorFloor'],
    ['lock-keys', 'on', ''],
  ] as const)('%s does not know “%s”: the usual one is taken', (taskId, text, value) => {
    expect(readValue(taskId, text)).toBe(value)
  })

  test.each(taskIds)('%s: none is the usual one, and the usual one names itself', (taskId) => {
    expect(readValue(taskId, null)).toBe(usualValue(taskId))
    expect(readValue(taskId, String(usualValue(taskId)))).toBe(usualValue(taskId))
  })
})
