import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPending, screenOf } from './controls'
import { controls, type Happening, picture, step, timers } from './device'
import { paths } from './paths'
import { type FieldName, fieldNames, fields, languages, type Settings } from './settings'
import { faults, offeredOutdoorReadings, offeredReadings, slots } from './surroundings'
import { NOON, openAt, type Visitor } from './testing'
import { here, LONGEST_TRAIL } from './trail'

/** Every value that some field may hold, and from it what each field may hold. */
const values: readonly unknown[] = [
  ...['on', 'off', 'active', 'inactive', 'true', 'false', 'pending', true, false, null],
  ...['hotel', 'powerControl', 'groundHeating', 'comfortHeating', 'Home', 'Home 5G', 'wps'],
  ...['timer', 'week', 'delayedStartup', 'remoteControlProgram', '/home', '/home/menu/settings'],
  ...['floorSensor', 'roomSensor', 'roomSensorFloor', 'floorSensorRoom', 'NTC2K', 'NTC10K', 'NTC100K'],
  ...['tile/stone', 'wood/laminate', 'plastic/vinyl', 'time/date', 'time/temp', 'none', 'UTC+0', 'UTC+3'],
  ...languages,
  // The numbers around every bound.
  ...[-400, -399, -30, -29, -1, 0, 1, 4, 5, 6, 8, 14, 15, 16, 19, 20, 22, 23, 24, 25, 26, 27, 29, 30, 34, 35],
  ...[50, 60, 95, 100, 160, 190, 220, 899, 900, 9980, 9985, 9990],
]
const anyOf = (field: FieldName) =>
  fc.constantFrom(...values.filter((value) => fields[field].allows(value))) as fc.Arbitrary<never>

const someSettings = fc.record(
  Object.fromEntries(fieldNames.filter((name) => name !== 'reset').map((name) => [name, anyOf(name)])),
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<Settings>>

const surroundings = fc.record(
  {
    roomReading: fc.constantFrom(null, ...offeredReadings),
    floorReading: fc.constantFrom(null, ...offeredReadings),
    outdoorReading: fc.constantFrom(...offeredOutdoorReadings),
    floorSensorConnected: fc.boolean(),
    windowOpen: fc.boolean(),
    floorOverLimit: fc.boolean(),
    operatingPause: fc.boolean(),
    postHeat: fc.boolean(),
    slot: fc.constantFrom(...slots),
    connectionFails: fc.boolean(),
    fault: fc.constantFrom(...faults),
  },
  { requiredKeys: [] },
)

const button = fc.constantFrom('previous', 'confirm', 'next', 'back', 'close')
const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...paths) },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.string().map((text) => `/${text}`) },
)
const line = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: -1, max: 24 }) }, fc.double())
const word = fc.constantFrom('start', 'save', 'connecting', 'settings', 'installer', 'program', '', 'x', null)

type Act =
  | Happening
  | { readonly type: 'press'; readonly button: 'previous' | 'confirm' | 'next' | 'back' | 'close' }
  | { readonly type: 'held'; readonly button: 'previous' | 'confirm' | 'next'; readonly ms: number }
  | { readonly type: 'wait' | 'sleep'; readonly ms: number }
  | { readonly type: 'browse'; readonly steps: number }

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ type: fc.constant('press' as const), button }) },
  fc.record({ type: fc.constantFrom('down' as const, 'up' as const), button }),
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('held' as const),
      button: fc.constantFrom('previous' as const, 'confirm' as const, 'next' as const),
      ms: fc.constantFrom(1000, 3000, 6000),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('wait' as const),
      ms: fc.constantFrom(0, 200, 700, 1400, 1500, 1900, 3000, 6000),
    }),
  },
  fc.record({ type: fc.constant('sleep' as const), ms: fc.constantFrom(1500, 61_000, 9_000_000) }),
  { weight: 4, arbitrary: fc.record({ type: fc.constant('tap' as const), line }) },
  fc.record({
    type: fc.constant('swipe' as const),
    to: fc.constantFrom('left' as const, 'right' as const, 'up' as const, 'down' as const),
  }),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('go' as const), path }) },
  fc.record({ type: fc.constant('browse' as const), steps: fc.integer({ min: -5, max: 5 }) }),
  fc.record({ type: fc.constant('travel' as const), to: fc.oneof(fc.integer(), fc.double()) }),
  fc.record({ type: fc.constant('address' as const), path, status: word, context: word, index: fc.nat(9) }),
  fc.record({ type: fc.constant('language' as const), language: fc.constantFrom(...languages) }),
  fc.record({ type: fc.constant('stored' as const), settings: someSettings }),
  fc.record({ type: fc.constant('surroundings' as const), change: surroundings }),
  fc.record({
    type: fc.constant('switch' as const),
    name: fc.constantFrom('wifiInstalled' as const, 'remoteControlInstalled' as const),
  }),
  fc.record({ type: fc.constant('hold' as const), buttons: fc.array(button, { maxLength: 3 }) }),
  fc.constant({ type: 'let-go' as const }),
  fc.record({
    type: fc.constant('next-visitor' as const),
    path: fc.option(path),
    language: fc.option(fc.constantFrom(...languages)),
  }),
  { weight: 1, arbitrary: fc.constantFrom({ type: 'reset' as const }, { type: 'let-go' as const }) },
)

const beginning = fc.record({ path, settings: someSettings, surroundings })
const acts = fc.array(act, { maxLength: 40, size: 'max' })

function take(visitor: Visitor, one: Act): Visitor {
  switch (one.type) {
    case 'press':
      return visitor.press(one.button)
    case 'held':
      return visitor.hold(one.button, one.ms)
    case 'wait':
      return visitor.wait(one.ms)
    case 'sleep':
      return visitor.sleep(one.ms)
    case 'browse':
      return visitor.browse(one.steps)
    default:
      return visitor.send(one)
  }
}

/** Checks something of every device that a visitor can bring about. */
function everywhere(check: (visitor: Visitor) => void) {
  fc.assert(
    fc.property(beginning, acts, ({ path, settings, surroundings }, all) => {
      const visitor = openAt(path, { settings, surroundings })
      check(visitor)
      for (const one of all) check(take(visitor, one))
    }),
  )
}

/** Checks something that changes the device, at the end of a walk. */
function afterwards(check: (visitor: Visitor) => void) {
  fc.assert(
    fc.property(beginning, acts, ({ path, settings, surroundings }, all) => {
      check(all.reduce(take, openAt(path, { settings, surroundings })))
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

describe('whatever a visitor does', () => {
  test('every field holds one of its allowed values', () => {
    everywhere(({ settings }) => {
      expect(fieldNames.filter((name) => !fields[name].allows(settings[name]))).toEqual([])
      expect(Object.keys(settings)).toHaveLength(fieldNames.length)
    })
  })

  test('there is a picture of it, whose focus is on one of its lines', () => {
    everywhere(({ picture, device, focus }) => {
      expect(picture.path).toBe(here(device.trail).path)
      const count = screenOf(device).count?.(device) ?? 1
      expect(Number.isInteger(focus) && focus >= 0).toBe(true)
      if (picture.body.kind !== 'question') expect(focus).toBeLessThan(Math.max(1, count))
    })
  })

  test('equal devices give equal pictures', () => {
    everywhere(({ device }) => {
      expect(picture(structuredClone(device))).toEqual(picture(device))
    })
  })

  test('a step changes neither the device nor the input that it is given', () => {
    everywhere((visitor) => {
      freeze(visitor.device)
    })
    fc.assert(
      fc.property(beginning, act, ({ path, settings, surroundings }, one) => {
        const visitor = openAt(path, { settings, surroundings })
        freeze(visitor.device)
        expect(() => take(visitor, freeze(one))).not.toThrow()
      }),
    )
  })

  test('equal inputs give equal devices', () => {
    fc.assert(
      fc.property(beginning, acts, ({ path, settings, surroundings }, all) => {
        const walk = () => all.reduce(take, openAt(path, { settings, surroundings })).device
        expect(walk()).toEqual(walk())
      }),
    )
  })

  test('the trail is no longer than it may be, and the visitor is on it', () => {
    everywhere(({ device: { trail } }) => {
      expect(trail.places.length).toBeLessThanOrEqual(LONGEST_TRAIL)
      expect(here(trail)).toBeDefined()
    })
  })

  test('"say `active` while their screen is being edited and `inactive` otherwise"', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...paths),
        fc.array(act.filter(({ type }) => type !== 'stored')),
        (path, all) => {
          const visitor = all.reduce(take, openAt(path))
          const editing = (name: string) => visitor.path.endsWith(name) && visitor.draft !== null
          expect(visitor.settings.editComfortHeating === 'active').toBe(editing('set-comfort-heating-temp'))
          expect(visitor.settings.editOperatingTimeLimitation === 'active').toBe(
            editing('operating-time-limitation'),
          )
        },
      ),
    )
  })
})

describe('the buttons', () => {
  const all = ['previous', 'confirm', 'next', 'back', 'close'] as const

  test('a disabled one changes nothing but the hands', () => {
    everywhere((visitor) => {
      const { device, now } = visitor
      const may = controls(device)
      for (const one of all.filter((button) => !may[button])) {
        const down = step(device, { type: 'down', button: one, at: now })
        expect({ ...down, hands: null }).toEqual({ ...device, hands: null })
        const up = step(down, { type: 'up', button: one, at: now })
        expect({ ...up, hands: null }).toEqual({ ...device, hands: null })
      }
    })
  })

  test('an enabled one that moves or changes something does so', () => {
    everywhere((visitor) => {
      const { device, now } = visitor
      const may = controls(device)
      const moving = all.filter((button) => button !== 'confirm')
      for (const one of moving.filter((button) => may[button] && !device.hands[button])) {
        const down = step(device, { type: 'down', button: one, at: now })
        const up = step(down, { type: 'up', button: one, at: now })
        expect({ ...up, hands: device.hands }).not.toEqual(device)
      }
    })
  })

  test('pressing back again and again ends where back is disabled', () => {
    afterwards((visitor) => {
      visitor.send({ type: 'let-go' })
      // No place needs more than three: set-date leads to set-time, set-time to settings, and that one step back.
      const most = 3 * visitor.device.trail.places.length + 8
      let presses = 0
      while (visitor.enabled.includes('back') && presses <= most) {
        visitor.press('back')
        presses++
      }
      expect(presses).toBeLessThanOrEqual(most)
    })
  })

  test('going back makes no trail longer', () => {
    everywhere(({ device, now }) => {
      const { trail } = step(device, { type: 'down', button: 'back', at: now })
      expect(trail.at).toBeLessThanOrEqual(device.trail.at)
      expect(trail.places.length).toBe(device.trail.places.length)
    })
  })
})

describe('time', () => {
  test('what is pending ends by itself', () => {
    afterwards((visitor) => {
      visitor.send({ type: 'let-go' }).wait(10_000)
      expect(isPending(visitor.device)).toBe(false)
    })
  })

  test('once the device was woken nothing is due, unless a finger never leaves its button', () => {
    everywhere(({ device, now }) => {
      const awake = step(step(device, { type: 'let-go', at: now }), { type: 'wake', at: now })
      for (const { due } of timers(awake)) expect(due).toBeGreaterThan(now)
    })
  })

  test('no timer is due before the device began', () => {
    everywhere(({ device }) => {
      for (const { due } of timers(device)) expect(due).toBeGreaterThan(NOON)
    })
  })
})
