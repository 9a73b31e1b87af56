/** Tests the tables of docs/behaviour.md in which the first applicable row counts. */
import { describe, expect, test } from 'vitest'
import { adviceOf } from '../../src/thermostat/device/advice'
import type { Button, Settings } from '../../src/thermostat/device/device'
import type { Surroundings } from '../../src/thermostat/device/surroundings'
import { atHome, type Visitor } from '../../src/thermostat/device/testing'
import { plain, tableOf } from './behaviour'

interface Cause {
  readonly settings?: Partial<Settings>
  readonly around?: Partial<Surroundings>
  readonly pressed?: readonly Button[]
}

/** The condition of each row, by its first cell, in the order of the table. */
type Causes = Readonly<Record<string, Cause>>

const modeCauses: Causes = {
  'there is a fault, or the sensor in charge is missing (22.4)': { around: { floorSensorConnected: false } },
  'the heating is turned off': { settings: { power: 'off' } },
  'a window is open and the ventilation function is on': {
    settings: { ventilationFunction: 'on' },
    around: { windowOpen: true },
  },
  'the floor is over its limit': { around: { floorOverLimit: true } },
  'the operating time pause runs and its limit is above 0': {
    settings: { operatingTimeLimitation: 1 },
    around: { operatingPause: true },
  },
  'the post-heat time runs': { around: { postHeat: true } },
  'a program or an application with two states is in force (5.14)': { settings: { application: 'hotel' } },
  'the weekly program is in force and undisturbed (5.15)': { settings: { program: 'week' } },
  otherwise: {},
}

const wood = { floorType: 'wood/laminate' } as const

const adviceCauses: Causes = {
  'E6, the thermostat itself is too hot': { around: { fault: 6 } },
  'the keypad is locked': { settings: { keylock: 'on' } },
  'a guest room (7.4)': { settings: { application: 'hotel' } },
  'another fault that stops the heating (21.7)': { around: { fault: 5 } },
  'another fault': { around: { fault: 8 } },
  'turned off': { settings: { power: 'off' } },
  'delayed start-up': { settings: { program: 'delayedStartup' } },
  'a floor of wood or vinyl with power control, with the room sensor alone, or regulated by the floor sensor to more than 27°':
    { settings: { ...wood, sensorChoice: 'roomSensor' } },
  'the timer program without hours, unless ground heating is on': { settings: { program: 'timer' } },
  'the weekly program, after a change by hand (5.15)': {
    settings: { program: 'week' },
    pressed: ['next'],
  },
  'the weekly program, with another set temperature than it would set': { settings: { program: 'week' } },
  'the visitor has not been to the main menu': { settings: { program: null } },
  'neither a program nor an application': { settings: { program: null }, pressed: ['confirm', 'back'] },
}

/** Returns a device to which a row applies, and variants to which a lower row applies as well. */
function visitorsOf(causes: Causes, when: string): readonly Visitor[] {
  const below = Object.values(causes).slice(Object.keys(causes).indexOf(when))
  const own = causes[when] ?? {}
  return below.map(({ settings, around }) => {
    const visitor = atHome({ ...settings, ...own.settings }, { ...around, ...own.around })
    for (const button of own.pressed ?? []) visitor.press(button)
    return visitor
  })
}

// behaviour 5.13
describe('the mode of home', () => {
  const rows = tableOf('when | mode').map(([when = '', mode = '']) => ({ when, mode: plain(mode) }))

  test('has the causes of the table', () => {
    expect(rows.map(({ when }) => when)).toEqual(Object.keys(modeCauses))
  })

  test.each(rows)('is $mode, if $when', ({ when, mode }) => {
    for (const { home } of visitorsOf(modeCauses, when)) expect(mode.split(' or ')).toContain(home.mode)
  })
})

// behaviour 21.5
describe('the second line of the notice on home', () => {
  const rows = tableOf('when | `page.advice.…`').map(([when = '', id = '']) => ({ when, id: plain(id) }))

  test('has the causes of the table', () => {
    expect(rows.map(({ when }) => when)).toEqual(Object.keys(adviceCauses))
  })

  test.each(rows)('is $id, for $when', ({ when, id }) => {
    for (const { device } of visitorsOf(adviceCauses, when)) {
      const text = adviceOf(device)
      expect(typeof text === 'object' && text && 'id' in text ? text.id : text).toBe(`page.advice.${id}`)
    }
  })
})
