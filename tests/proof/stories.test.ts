/** Visits on which the device and the naive model once disagreed, as fast-check had shortened them. */
import { describe, test } from 'vitest'
import type { Settings } from '../../src/device/device'
import { type Act, DAY, HOUR, type Memorable, MINUTE, pass, send } from './acts'
import { compare } from './compare'

const monthOfDrying: readonly Act[] = [pass(MINUTE), pass(28 * DAY)]
const floorInfo = '/home/menu/settings/floor-type/floor-type-info'
const resetEverything = '/home/menu/installer/reset/reset-everything'
const open = (path: string): Act => ({ do: 'address', path, status: null, context: null })
const press = (button: 'previous' | 'confirm'): Act => ({ do: 'press', button })

interface Visit {
  readonly settings: Partial<Settings> | null
  readonly acts: readonly (Act | Memorable)[]
}

const stories: Readonly<Record<string, Visit>> = {
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
  'next is held while an hour of the timer is over: its hours are 24 again': {
    settings: { program: 'timer', timer: 'on' },
    acts: [pass(MINUTE), pass(HOUR), press('confirm'), { do: 'hold', buttons: ['next'], ms: 3000 }],
  },
  'another tab stores that delayed start-up interrupted itself: on a dry floor it can be started again': {
    settings: null,
    acts: [
      send({
        type: 'stored',
        settings: {
          program: 'delayedStartup',
          secondaryProgram: 'delayedStartup',
          installationGuide: 'false',
        },
      }),
      ...monthOfDrying,
      open('/home/menu/installer/functions/delayed-startup'),
      press('confirm'),
    ],
  },
  'ground heating goes on when a floor is dry and the timer is in force again': {
    settings: { program: 'delayedStartup', secondaryProgram: 'timer', installationGuide: 'false' },
    acts: [
      ...monthOfDrying,
      send({ type: 'go', path: '/home/menu/installer/applications/ground-heating' }),
      press('previous'),
      press('confirm'),
    ],
  },
  'a reset begins the count of days anew, also for the device that is restored after it': {
    settings: { program: 'delayedStartup', installationGuide: 'false' },
    acts: [
      pass(MINUTE),
      pass(DAY),
      press('confirm'),
      { do: 'note' },
      open('/home/menu/installer/reset/save-data'),
      press('previous'),
      press('confirm'),
      { do: 'restore' },
      press('confirm'),
    ],
  },
  'another tab moves the contact to standby: remote control, turned on, ends the post-heat time': {
    settings: null,
    acts: [
      pass(MINUTE),
      send({
        type: 'stored',
        settings: { program: 'remoteControlProgram', remoteControlInstalled: false },
      }),
      open('/home/menu/installer/applications/remote-control'),
      press('previous'),
      press('confirm'),
      send({ type: 'go', path: '/' }),
    ],
  },
  'a floor that has dried for a month is reset to the factory settings': {
    settings: null,
    acts: [
      pass(MINUTE),
      send({ type: 'go', path: floorInfo }),
      press('confirm'),
      press('confirm'),
      pass(28 * DAY),
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
