/** The tables of docs/behaviour.md of which the first row that applies counts. */
import { describe, expect, test } from 'vitest'
import type { Settings } from '../../src/thermostat/device/device'
import type { Surroundings } from '../../src/thermostat/device/surroundings'
import { atHome } from '../../src/thermostat/device/testing'
import { plain, tableOf } from './behaviour'

/** What makes a row apply, by its first cell. */
type Causes = Readonly<Record<string, readonly [Partial<Settings>, Partial<Surroundings>?]>>

const modeCauses: Causes = {
  'there is a fault, or the sensor in charge is missing (22.4)': [{}, { floorSensorConnected: false }],
  'the heating is turned off': [{ power: 'off' }],
  'a window is open and the ventilation function is on': [
    { ventilationFunction: 'on' },
    { windowOpen: true },
  ],
  'the floor is over its limit': [{}, { floorOverLimit: true }],
  'the operating time pause runs and its limit is above 0': [
    { operatingTimeLimitation: 1 },
    { operatingPause: true },
  ],
  'the post-heat time runs': [{}, { postHeat: true }],
  'a program or an application with two states is in force (5.14)': [{ application: 'hotel' }],
  'the weekly program is in force and undisturbed (5.15)': [{ program: 'week' }],
  otherwise: [{}],
}

// behaviour 5.13
describe('the mode is the first of the table that applies', () => {
  const rows = tableOf('when | mode').map(([when = '', mode = '']) => ({ when, mode: plain(mode) }))

  test('which names every cause', () => {
    expect(rows.map(({ when }) => when)).toEqual(Object.keys(modeCauses))
  })

  test.each(rows)('$mode, where $when', ({ when, mode }) => {
    const later = Object.values(modeCauses).slice(Object.keys(modeCauses).indexOf(when))
    for (const [settings, surroundings] of later) {
      const [ownSettings, ownSurroundings] = modeCauses[when] ?? [{}]
      const { home } = atHome({ ...settings, ...ownSettings }, { ...surroundings, ...ownSurroundings })
      expect(mode.split(' or ')).toContain(home.mode)
    }
  })
})
