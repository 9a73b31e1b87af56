/** Tests properties of every device on random visits. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { screenOf } from '../../src/thermostat/device/controls'
import {
  createPicture,
  currentEntry,
  type DeviceEvent,
  enabledButtonsOf,
  fieldNames,
  fields,
  isInputBlocked,
  MAX_TRAIL_LENGTH,
  paths,
  step,
  type TimedDevice,
  timersOf,
} from '../../src/thermostat/device/device'
import { Visitor } from '../../src/thermostat/device/testing'
import { overlayStatuses } from '../../src/thermostat/device/trail'
import { freshDevice } from '../scenarios/fresh-device'
import { START_TIME } from '../scenarios/scenario'
import { type Act, anyAct, applyAct, type RandomVisit, randomVisits } from './acts'

const all = ['previous', 'confirm', 'next', 'back', 'close'] as const
const button = fc.constantFrom(...all)
const path = fc.oneof(
  fc.constantFrom(...paths),
  fc.string(),
  fc.string().map((text) => `/${text}`),
)
const contextWord = fc.constantFrom(...overlayStatuses, 'settings', 'program', '', 'x', null)

/** Inputs that a visitor cannot cause, but a page could send. */
const oddHappening: fc.Arbitrary<DeviceEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('down' as const, 'up' as const), button }),
  fc.record({ type: fc.constant('hold' as const), buttons: fc.array(button, { maxLength: 3 }) }),
  fc.constant({ type: 'release' as const }),
  fc.record({ type: fc.constant('tap' as const), line: fc.double() }),
  fc.record({ type: fc.constant('go' as const), path }),
  fc.record({ type: fc.constant('move-in-history' as const), to: fc.oneof(fc.integer(), fc.double()) }),
  fc.record({
    type: fc.constant('address' as const),
    path,
    status: contextWord,
    context: contextWord,
    index: fc.nat(9),
  }),
)
const oddAct = oddHappening.map((deviceEvent): Act => ({ do: 'send', deviceEvent }))
const usualOrOddAct = fc.oneof({ weight: 3, arbitrary: anyAct }, { weight: 1, arbitrary: oddAct })

const visits = randomVisits(usualOrOddAct, 40)

function startOf({ path, settings }: RandomVisit): Visitor {
  return new Visitor(freshDevice(path, settings ?? undefined), START_TIME)
}

function apply({ device, now }: TimedDevice, one: Act): Visitor {
  const next = applyAct({ device, now }, one, step)
  return new Visitor(next.device, next.now)
}

/** Checks every device along random visits. */
function checkEveryDevice(check: (visitor: Visitor) => void, visitsToCheck = visits) {
  fc.assert(
    fc.property(visitsToCheck, (story) => {
      let visitor = startOf(story)
      check(visitor)
      for (const one of story.acts) {
        visitor = apply(visitor, one)
        check(visitor)
      }
    }),
  )
}

/** Runs a check that changes the device, at the end of each random visit. */
function checkAtEnd(check: (visitor: Visitor) => void) {
  fc.assert(
    fc.property(visits, (story) => {
      check(story.acts.reduce(apply, startOf(story)))
    }),
  )
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}

describe('after any acts of a visitor', () => {
  test('every field holds one of its allowed values', () => {
    checkEveryDevice(({ settings }) => {
      expect(fieldNames.filter((name) => !fields[name].allows(settings[name]))).toEqual([])
      expect(Object.keys(settings)).toHaveLength(fieldNames.length)
    })
  })

  test('the device has a picture, and the focus is on one of its lines', () => {
    checkEveryDevice(({ picture, device, focus }) => {
      expect(picture.path).toBe(currentEntry(device.trail).path)
      const count = screenOf(device).focusCount?.(device) ?? 1
      expect(Number.isInteger(focus) && focus >= 0).toBe(true)
      if (picture.body.kind !== 'question') expect(focus).toBeLessThan(Math.max(1, count))
    })
  })

  test('equal devices give equal pictures', () => {
    checkEveryDevice(({ device }) => {
      expect(createPicture(structuredClone(device))).toEqual(createPicture(device))
    })
  })

  test('a step changes neither its device nor its input', () => {
    checkEveryDevice((visitor) => {
      freeze(visitor.device)
    })
    fc.assert(
      fc.property(randomVisits(usualOrOddAct, 0), usualOrOddAct, (story, one) => {
        const visitor = startOf(story)
        freeze(visitor.device)
        expect(() => apply(visitor, freeze(one))).not.toThrow()
      }),
    )
  })

  test('equal inputs give equal devices', () => {
    fc.assert(
      fc.property(visits, (story) => {
        const end = () => story.acts.reduce(apply, startOf(story)).device
        expect(end()).toEqual(end())
      }),
    )
  })

  test('the trail is not longer than its limit, and the visitor is on it', () => {
    checkEveryDevice(({ device: { trail } }) => {
      expect(trail.places.length).toBeLessThanOrEqual(MAX_TRAIL_LENGTH)
      expect(currentEntry(trail)).toBeDefined()
    })
  })

  // behaviour 15.4
  test('the edit settings are `active` while their screen is being edited and `inactive` otherwise', () => {
    const own = usualOrOddAct.filter((one) => one.do !== 'send' || one.deviceEvent.type !== 'stored')
    checkEveryDevice(
      (visitor) => {
        const editing = (name: string) => visitor.path.endsWith(name) && visitor.draft !== null
        expect(visitor.settings.editComfortHeating === 'active').toBe(editing('set-comfort-heating-temp'))
        expect(visitor.settings.editOperatingTimeLimitation === 'active').toBe(
          editing('operating-time-limitation'),
        )
      },
      randomVisits(own, 40),
    )
  })
})

describe('the buttons', () => {
  // behaviour 1.2
  test('a disabled button changes only the held buttons', () => {
    checkEveryDevice((visitor) => {
      const { device, now } = visitor
      const may = enabledButtonsOf(device)
      for (const one of all.filter((button) => !may[button])) {
        const down = step(device, { type: 'down', button: one, at: now })
        expect({ ...down, holds: null }).toEqual({ ...device, holds: null })
        const up = step(down, { type: 'up', button: one, at: now })
        expect({ ...up, holds: null }).toEqual({ ...device, holds: null })
      }
    })
  })

  test('every enabled button except confirm changes the device', () => {
    checkEveryDevice((visitor) => {
      const { device, now } = visitor
      const may = enabledButtonsOf(device)
      const moving = all.filter((button) => button !== 'confirm')
      for (const one of moving.filter((button) => may[button] && !device.holds[button])) {
        const down = step(device, { type: 'down', button: one, at: now })
        const up = step(down, { type: 'up', button: one, at: now })
        expect({ ...up, holds: device.holds }).not.toEqual(device)
      }
    })
  })

  test('repeated presses of back end where back is disabled', () => {
    checkAtEnd((visitor) => {
      visitor.send({ type: 'release' })
      // At most three presses per place: from set-date to set-time, to settings, and one step back.
      const most = 3 * visitor.device.trail.places.length + 8
      let presses = 0
      while (visitor.enabled.includes('back') && presses <= most) {
        visitor.press('back')
        presses++
      }
      expect(presses).toBeLessThanOrEqual(most)
    })
  })

  test('back does not lengthen the trail', () => {
    checkEveryDevice(({ device, now }) => {
      const { trail } = step(device, { type: 'down', button: 'back', at: now })
      expect(trail.at).toBeLessThanOrEqual(device.trail.at)
      expect(trail.places.length).toBe(device.trail.places.length)
    })
  })
})

describe('time', () => {
  test('a pending screen ends by itself', () => {
    checkAtEnd((visitor) => {
      visitor.send({ type: 'release' }).wait(10_000)
      expect(isInputBlocked(visitor.device)).toBe(false)
    })
  })

  test('no timer is due right after a wake, if no button is held', () => {
    checkEveryDevice(({ device, now }) => {
      const awake = step(step(device, { type: 'release', at: now }), { type: 'wake', at: now })
      for (const { due } of timersOf(awake)) expect(due).toBeGreaterThan(now)
    })
  })

  test('no timer is due before the start of the device', () => {
    checkEveryDevice(({ device }) => {
      for (const { due } of timersOf(device)) expect(due).toBeGreaterThan(START_TIME)
    })
  })
})
