/** Visits on which the device and the naive model once disagreed, as fast-check had shortened them. */
import { describe, test } from 'vitest'
import type { Settings } from '../../src/device/device'
import type { Act } from './acts'
import { compare } from './compare'

const monthOfDrying: readonly Act[] = [
  { do: 'pass', ms: 60_000, floor: 215, overLimit: false },
  { do: 'pass', ms: 28 * 24 * 3_600_000, floor: 215, overLimit: false },
]
const floorInfo = '/home/menu/settings/floor-type/floor-type-info'
const resetEverything = '/home/menu/installer/reset/reset-everything'
const open = (path: string): Act => ({ do: 'address', path, status: null, context: null })
const press = (button: 'previous' | 'confirm'): Act => ({ do: 'press', button })

const stories: Readonly<Record<string, { settings: Partial<Settings> | null; acts: readonly Act[] }>> = {
  'after a month of drying the guide is answered “Right now”: no program is left or remembered': {
    settings: { program: 'delayedStartup', secondaryProgram: 'timer', installationGuide: 'true' },
    acts: [
      ...monthOfDrying,
      open(floorInfo),
      press('confirm'),
      { do: 'hold', buttons: ['next'], ms: 400 },
      press('confirm'),
    ],
  },
  'a floor that has dried for a month is reset to the factory settings': {
    settings: null,
    acts: [
      { do: 'pass', ms: 60_000, floor: 215, overLimit: false },
      { do: 'send', happening: { type: 'go', path: floorInfo } },
      press('confirm'),
      press('confirm'),
      { do: 'pass', ms: 28 * 24 * 3_600_000, floor: 215, overLimit: false },
      open(resetEverything),
      press('previous'),
      press('confirm'),
    ],
  },
}

describe('device and naive model agree', () => {
  test.each(Object.entries(stories))('%s', (_, { settings, acts }) => {
    compare({ path: '/', settings, acts })
  })
})
