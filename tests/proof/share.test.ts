/** Tests that a link restores a device after any acts of a visitor. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packDevice, shareableSettings, unpackDevice } from '../../src/site/share/pack-device'
import { type Settings, step } from '../../src/thermostat/device/device'
import { freshDevice } from '../scenarios/fresh-device'
import { START_TIME } from '../scenarios/scenario'
import { type Act, anyAct, applyAct, randomVisits } from './acts'

const VISITS = 1500

test('a link restores the settings of every device along random visits', () => {
  const seen = new Set<string>()
  const check = (settings: Settings) => {
    const packed = packDevice(settings)
    if (seen.has(packed)) return
    seen.add(packed)
    expect(unpackDevice(packed)).toEqual(shareableSettings(settings))
  }
  fc.assert(
    fc.property(randomVisits<Act>(anyAct, 60), ({ path, settings, acts }) => {
      let moment = { device: freshDevice(path, settings ?? undefined), now: START_TIME }
      for (const one of acts) {
        moment = applyAct(moment, one, step)
        check(moment.device.settings)
      }
    }),
    { numRuns: VISITS, seed: 13 },
  )
  // Random visits give many more devices than a list by hand.
  expect(seen.size).toBeGreaterThan(VISITS)
})
