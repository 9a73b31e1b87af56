import { describe, expect, test } from 'vitest'
import { deviceInTime, type GivenInTime, openAt } from '../testing'
import { DAY, HOUR } from '../time'
import { type Setpoint, setpointOf } from './setpoint'

// behaviour 31.15
describe('The setpoint', () => {
  const week = { program: 'week' } as const
  const timer = { program: 'timer', timer: 'on', timerTime: 4 } as const
  const remote = { program: 'remoteControlProgram', remoteControl: 'active' } as const

  const cases: readonly (readonly [what: string, given: GivenInTime, setpoint: Setpoint])[] = [
    ['no program: what is set', {}, 20],
    ['the week program at noon', { settings: week }, 17],
    ['the week program at three', { settings: week, later: 3 * HOUR }, 22],
    ['a timer that runs', { settings: timer }, 22],
    ['a timer that is over', { settings: timer, later: 4 * HOUR }, 17],
    ['the remote control program', { settings: remote }, 20],
    ['delayed start-up', { settings: { program: 'delayedStartup' } }, 'drying'],
    ['delayed start-up that is over', { settings: { program: 'delayedStartup' }, later: 28 * DAY }, 20],
    ['hotel', { settings: { application: 'hotel' } }, 20],
    ['hotel with a timer', { settings: { application: 'hotel', ...timer } }, 20],
    ['comfort heating', { settings: { application: 'comfortHeating', comfortHeating: 'on' } }, 20],
    ['power control', { settings: { application: 'powerControl' } }, 'powerControl'],
    [
      'power control with the week program',
      { settings: { application: 'powerControl', ...week } },
      'powerControl',
    ],
    ['ground heating', { settings: { application: 'groundHeating', ...timer } }, 23],
    ['its post-heat', { settings: { application: 'groundHeating', ...timer }, later: 5 * HOUR }, 23],
    ['ground heating at rest', { settings: { application: 'groundHeating', ...timer }, later: DAY }, 15],
    ['ground heating with the week', { settings: { application: 'groundHeating', ...week } }, 17],
    ['turned off', { settings: { power: 'off' } }, 'off'],
    ['turned off on a floor that dries', { settings: { power: 'off', program: 'delayedStartup' } }, 'off'],
    ['turned off with power control', { settings: { power: 'off', application: 'powerControl' } }, 'off'],
    [
      'power control on a floor that dries',
      { settings: { application: 'powerControl', program: 'delayedStartup' } },
      'drying',
    ],
  ]
  test.each(cases)('%s', (_, given, setpoint) => {
    expect(setpointOf(deviceInTime(given))).toBe(setpoint)
  })

  test('is what home shows while time does not run', () => {
    expect(setpointOf(openAt('/home', { settings: { ...week, temperatureValue: 30 } }).device)).toBe(30)
  })
})
