import { expect, test } from 'vitest'
import type { Settings } from '../../../thermostat/device/device'
import { openAt } from '../../../thermostat/device/testing'
import type { TaskWithValue } from '../model'
import { questionTasks } from './questions'

const withComfortHeating = { application: 'comfortHeating', comfortHeating: 'on' } as const

test.each<[Partial<Settings>, TaskWithValue]>([
  [{ sensorChoice: 'floorSensor' }, { task: 'comfort-heating', value: 'on' }],
  [
    { sensorChoice: 'floorSensor', ...withComfortHeating },
    { task: 'how-warm-floor', value: '' },
  ],
  [{ sensorChoice: 'roomSensorFloor' }, { task: 'how-warm-floor', value: '' }],
  [{ sensorChoice: 'roomSensor' }, { task: 'choose-sensor', value: 'roomSensorFloor' }],
  // Comfort heating then limits the temperature of the room.
  [
    { sensorChoice: 'roomSensor', ...withComfortHeating },
    { task: 'choose-sensor', value: 'roomSensorFloor' },
  ],
])('the floor is limited by what the device lacks: %j', (settings, next) => {
  const { device } = openAt('/home', { settings })
  expect(questionTasks['limit-floor'].resolveNextTask?.(device)).toEqual(next)
})

test.each<[Partial<Settings>, TaskWithValue | null]>([
  [{ program: null }, { task: 'start-week-program', value: '' }],
  [{ program: 'week' }, { task: 'set-clock', value: '' }],
  // The timer goes on: then the times of the weekly program are only shown.
  [{ program: 'timer' }, null],
])('a program that does not keep its times leads to what is missing: %j', (settings, next) => {
  const { device } = openAt('/home', { settings })
  expect(questionTasks['program-not-followed'].resolveNextTask?.(device)).toEqual(next)
})
