import { describe, expect, test } from 'vitest'
import { type Device, faults } from '../../../thermostat/device/device'
import { atHome } from '../../../thermostat/device/testing'
import { taskIds, tasks } from '../tasks/tasks'
import { ALL_ANSWERS, topics } from '../tasks/topics'
import { explanationOf } from './explain'

// behaviour 29.5
test('exactly the tasks that explain have an explanation, and each names what it leads to, or that nothing helps', () => {
  for (const id of taskIds) {
    const explains = tasks[id].group === 'why'
    expect(explanationOf(id, 1) !== null, id).toBe(explains)
    if (explains)
      expect(
        tasks[id].nextTask,
        `Add nextTask to the task “${id}” in src/help/guidance/tasks/.`,
      ).not.toBeUndefined()
  }
})

test('each error code has an explanation with its number and its name on the display', () => {
  for (const code of faults.filter((fault) => fault !== 0))
    expect(explanationOf('why-error', code)).toMatchObject({ values: { code, what: `error.e${code}` } })
  expect(explanationOf('why-error', 3)).toMatchObject({ id: 'explain.why-error.floor' })
  expect(explanationOf('why-error', 8)).toMatchObject({ id: 'explain.why-error.offline' })
})

test('without a code, one explanation lists them all', () => {
  expect(explanationOf('why-error', 'all')).toBe('explain.why-error')
})

test('a value that is no error code has no explanation', () => {
  for (const value of [0, 99, 'E3', '']) expect(explanationOf('why-error', value)).toBeNull()
})

test('each topic has an answer of its own, and one about the maker’s data names its topic', () => {
  const answers = topics['what-it-cannot-do'].map((topic) => explanationOf('what-it-cannot-do', topic))
  expect(new Set(answers).size).toBe(topics['what-it-cannot-do'].length)
  for (const topic of topics['electrical-data'])
    expect(explanationOf('electrical-data', topic)).toMatchObject({ values: { topic: `topic.${topic}` } })
  expect(explanationOf('electrical-data', 'fuse')).toMatchObject({
    id: 'explain.electrical-data.electrician',
  })
  expect(explanationOf('electrical-data', 'warranty')).toMatchObject({ id: 'explain.electrical-data.maker' })
})

test('without a topic, the answer names the most important ones', () => {
  expect(explanationOf('what-it-cannot-do', ALL_ANSWERS)).toBe('explain.what-it-cannot-do')
  expect(explanationOf('electrical-data', ALL_ANSWERS)).toBe('explain.electrical-data')
})

describe('“Limited” has two causes with different explanations and next tasks', () => {
  const leadsTo = (device: Device) => tasks['why-limited'].resolveNextTask?.(device)

  test('a limit of the floor or room temperature', () => {
    const device = atHome({ sensorChoice: 'floorSensorRoom' }, { floorOverLimit: true }).device
    const values = { floor: { number: 30 }, room: { number: 25 } }
    expect(explanationOf('why-limited', '', device)).toMatchObject({
      id: 'explain.why-limited.limit',
      values,
    })
    expect(leadsTo(device)).toEqual({ task: 'choose-sensor', value: 'floorSensorRoom' })
    const usual = { task: 'choose-sensor', value: 'roomSensorFloor' }
    expect(leadsTo(atHome({}, { floorOverLimit: true }).device)).toEqual(usual)
  })

  test('the operating time limit', () => {
    const device = atHome({ operatingTimeLimitation: 5 }, { operatingPause: true }).device
    expect(explanationOf('why-limited', '', device)).toMatchObject({ id: 'explain.why-limited.pause' })
    expect(leadsTo(device)).toBeNull()
    expect(tasks['why-limited'].nextTask).toBe('operating-time')
  })

  test('both causes are explained if neither is present, and in print', () => {
    expect(explanationOf('why-limited', '', atHome().device)).toMatchObject({ id: 'explain.why-limited' })
    expect(explanationOf('why-limited', '')).toMatchObject({ id: 'explain.why-limited' })
  })
})

describe('the reason for a cool room depends on the sensor that regulates', () => {
  const leadsTo = (device: Device) => tasks['why-room-cooler'].resolveNextTask?.(device)

  test.each(['floorSensor', 'floorSensorRoom'] as const)('%s regulates the floor', (sensorChoice) => {
    const { device } = atHome({ sensorChoice })
    expect(explanationOf('why-room-cooler', '', device)).toEqual(explanationOf('why-room-cooler', ''))
    expect(explanationOf('why-room-cooler', '')).toBe('explain.why-room-cooler')
    expect(leadsTo(device)).toEqual({ task: 'choose-sensor', value: 'roomSensorFloor' })
  })

  test.each([
    ['roomSensor', 'sensorChoice.room'],
    ['roomSensorFloor', 'sensorChoice.roomFloor'],
  ] as const)('%s regulates the room, which takes time to get warm', (sensorChoice, choice) => {
    const { device } = atHome({ sensorChoice })
    const because = { id: 'explain.why-room-cooler.room', values: { choice } }
    expect(explanationOf('why-room-cooler', '', device)).toMatchObject(because)
    expect(leadsTo(device)).toEqual({ task: 'why-not-warm-yet', value: '' })
  })

  test('a floor that needs a limit does not lead to the room sensor alone', () => {
    for (const floorType of ['wood/laminate', 'plastic/vinyl'] as const)
      expect(leadsTo(atHome({ floorType }).device)).toHaveProperty('value', 'roomSensorFloor')
  })
})
