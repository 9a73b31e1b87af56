import { describe, expect, test } from 'vitest'
import { atHome, deviceInSimulatedTime, type SimulatedDeviceOptions } from '../testing'
import { DAY, HOUR } from '../time'
import { type Setpoint, setpointOf } from './setpoint'

// behaviour 31.15
describe('The setpoint', () => {
  const week = { program: 'week' } as const
  const timer = { program: 'timer', timer: 'on', timerTime: 4 } as const
  const remote = { program: 'remoteControlProgram', remoteControl: 'active' } as const

  const power = { application: 'powerControl' } as const
  const ground = { application: 'groundHeating', ...timer } as const
  const drying = { program: 'delayedStartup' } as const

  const cases: readonly (readonly [title: string, given: SimulatedDeviceOptions, setpoint: Setpoint])[] = [
    ['no program: the set temperature', {}, 20],
    ['the week program at noon', { settings: week }, 17],
    ['the week program at three', { settings: week, elapsedMs: 3 * HOUR }, 22],
    ['a timer that runs', { settings: timer }, 22],
    ['a timer that is over', { settings: timer, elapsedMs: 4 * HOUR }, 17],
    ['the remote control program', { settings: remote }, 20],
    ['delayed start-up', { settings: drying }, 'drying'],
    ['delayed start-up that is over', { settings: drying, elapsedMs: 28 * DAY }, 20],
    ['hotel', { settings: { application: 'hotel' } }, 20],
    ['hotel with a timer', { settings: { application: 'hotel', ...timer } }, 20],
    ['comfort heating', { settings: { application: 'comfortHeating', comfortHeating: 'on' } }, 20],
    ['power control', { settings: power }, 'powerControl'],
    ['power control with the week program', { settings: { ...power, ...week } }, 'powerControl'],
    ['ground heating', { settings: ground }, 23],
    ['ground heating in post-heat', { settings: ground, elapsedMs: 5 * HOUR }, 23],
    ['ground heating in standby', { settings: ground, elapsedMs: DAY }, 15],
    ['ground heating with the timer off', { settings: { ...ground, timer: 'off' } }, 15],
    ['ground heating with the week', { settings: { ...ground, ...week } }, 17],
    ['turned off', { settings: { power: 'off' } }, 'off'],
    ['turned off on a floor that dries', { settings: { power: 'off', ...drying } }, 'off'],
    ['turned off with power control', { settings: { power: 'off', ...power } }, 'off'],
    ['power control on a floor that dries', { settings: { ...power, ...drying } }, 'drying'],
  ]
  test.each(cases)('%s', (_, given, setpoint) => {
    expect(setpointOf(deviceInSimulatedTime(given))).toBe(setpoint)
  })

  test('is the set temperature of home while time does not run', () => {
    expect(setpointOf(atHome({ ...week, temperatureValue: 30 }).device)).toBe(30)
  })
})
