import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factorySettings, fieldNames } from '../device/device'
import { openArea } from './area'
import { keep, spelled, stateOf, storageWith } from './fakes/kept'
import { loadSettings, STATE, UNREADABLE } from './storage'

const load = (values: Record<string, unknown>) => loadSettings(openArea(() => storageWith(values)))

describe('loading', () => {
  test('"no state key at all … is a first start"', () => {
    expect(load({})).toEqual({ settings: factorySettings, first: true })
    expect(load({ temperatureValue: '30' })).toEqual({ settings: factorySettings, first: true })
  })

  test('"restart true (in state or as a key of its own) is a first start"', () => {
    expect(load({ state: spelled({ restart: true }) }).first).toBe(true)
    expect(load({ state: spelled(), restart: 'true' })).toMatchObject({
      first: true,
      settings: { restart: true },
    })
    expect(load({ state: spelled(), restart: 'false' }).first).toBe(false)
  })

  test('"reset true … found at start" is handed on, wherever it stands', () => {
    expect(load({ state: spelled({ reset: true }) }).settings.reset).toBe(true)
    expect(load({ state: spelled(), reset: 'true' }).settings.reset).toBe(true)
    expect(load({ reset: 'true' }).settings.reset).toBe(true)
    expect(load({ state: spelled() }).settings.reset).toBe(false)
  })

  test('what was stored is there again', () => {
    const change = {
      temperatureValue: 27,
      program: 'week',
      wifiNetwork: 'Home 5G',
      wifiInstalled: true,
    } as const
    expect(load({ state: spelled(change) })).toEqual({
      settings: { ...factorySettings, ...change },
      first: false,
    })
  })

  test('"when … a field in it is not one of the allowed values, the field\'s own key is tried, then its default"', () => {
    const state = { ...spelled({ keylock: 'on' }), temperatureValue: 99, timerTime: '8', floorType: 'lava' }
    const { settings } = load({ state, temperatureValue: '30', timerTime: '8', floorType: 'moon' })
    expect(settings).toEqual({ ...factorySettings, keylock: 'on', temperatureValue: 30, timerTime: 8 })
  })

  test.each(['', '{', '[]', 'null', '"on"', '7', 'undefined'])(
    'of a state that is %j every field is tried under its own key, and it is no first start',
    (state) => {
      const { settings, first } = load({ state, keylock: 'on', program: 'undefined', language: 'fr' })
      expect(settings).toEqual({ ...factorySettings, keylock: 'on' })
      expect(first).toBe(false)
    },
  )

  test('"one bad field never costs the others", whatever it is', () => {
    const good = { temperatureValue: 27, keylock: 'on', program: 'timer' } as const
    const names = fieldNames.filter((name) => !(name in good) && name !== 'restart' && name !== 'reset')
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (bad) => {
        expect(load({ state: { ...spelled(good), ...bad } }).settings).toMatchObject(good)
      }),
    )
  })

  test('nothing that stands in storage makes it throw', () => {
    const key = fc.constantFrom(STATE, UNREADABLE, ...fieldNames)
    const text = fc.oneof(fc.json(), fc.string())
    fc.assert(
      fc.property(fc.dictionary(key, text), (values) => {
        const storage = storageWith(values)
        const { settings } = keep(storage)
        expect(Object.keys(settings())).toEqual([...fieldNames])
        expect(loadSettings(openArea(() => storage)).settings).toEqual(settings())
      }),
    )
    expect(() => load({ state: '['.repeat(1e6) })).not.toThrow()
  })
})

describe('starting', () => {
  test('a storage that says what the device says is left alone', () => {
    const storage = storageWith({ state: spelled({ keylock: 'on' }), keylock: 'on' })
    keep(storage)
    expect(storage.writes).toEqual([])
  })

  test('"the key state holds one JSON object with every field that has a value"', () => {
    const storage = storageWith({})
    keep(storage, { restart: true, installationGuide: 'pending' })
    expect(stateOf(storage)).toEqual(spelled({ restart: true, installationGuide: 'pending' }))
    expect([...storage.values.keys()].sort()).toEqual(['installationGuide', 'restart', 'state'])
  })

  test('unreadable content of state is copied once to a backup key', () => {
    const storage = storageWith({ state: 'theirs' })
    keep(storage)
    expect(storage.values.get(UNREADABLE)).toBe('theirs')
    expect(stateOf(storage)).toEqual(spelled())
    storage.values.set(STATE, 'again')
    keep(storage)
    expect(storage.values.get(UNREADABLE)).toBe('theirs')
  })

  test('unreadable content that cannot be copied is not written over', () => {
    const storage = storageWith({ state: 'theirs' })
    storage.refuses = (_call, kind, key) => kind === 'set' && key === UNREADABLE
    const { remembers } = keep(storage)
    expect(storage.values.get(STATE)).toBe('theirs')
    expect(remembers.getState()).toBe(false)
  })

  test('a field that was bad is put right, and so is a copy that would mislead', () => {
    const storage = storageWith({ state: { ...spelled(), keylock: 'perhaps' }, timer: 'on', language: 'fr' })
    keep(storage)
    expect(stateOf(storage)).toEqual(spelled())
    expect(storage.values.get('timer')).toBe('off')
    // No device would believe it, so it may be somebody else's.
    expect(storage.values.get('language')).toBe('fr')
  })

  test('"reset true … found at start, clears the storage"', () => {
    const storage = storageWith({
      state: { ...spelled({ reset: true }), extra: 1 },
      keylock: 'on',
      theirs: 'kept',
    })
    keep(storage, { ...factorySettings, restart: true })
    expect(stateOf(storage)).toEqual(spelled({ restart: true }))
    expect(storage.values.get('theirs')).toBe('kept')
    expect(storage.values.get('keylock')).toBeUndefined()
    expect(loadSettings(openArea(() => storage)).settings.reset).toBe(false)
  })
})

describe('saving', () => {
  test('"each change writes the changed field under its own key", and state at most once', () => {
    const storage = storageWith({ state: spelled() })
    const { change } = keep(storage)
    change({ program: 'week', temperatureValue: 22 })
    change({ program: null })
    expect(storage.writes).toEqual(['state', 'program', 'temperatureValue', 'state', 'program'])
    expect(storage.values.get('program')).toBe('undefined')
    expect(storage.values.get('temperatureValue')).toBe('22')
    expect(stateOf(storage)).toEqual(spelled({ temperatureValue: 22 }))
  })

  test('a change of anything but the settings writes nothing', () => {
    const storage = storageWith({ state: spelled() })
    keep(storage).change({})
    expect(storage.writes).toEqual([])
  })

  test('what else stands in state is kept, even under a strange name', () => {
    const storage = storageWith({
      state: `{"extra":{"a":[1]},"__proto__":"odd",${JSON.stringify(spelled()).slice(1)}`,
    })
    keep(storage).change({ keylock: 'on' })
    expect(storage.values.get(STATE)).toContain('"extra":{"a":[1]},"__proto__":"odd"')
  })

  test('"clearing removes this product\'s own keys and nothing else"', () => {
    const storage = storageWith({
      state: { ...spelled(), extra: 1 },
      [UNREADABLE]: 'x',
      theirs: 'kept',
      power: 'on',
      'state.other': 'kept',
    })
    const { change } = keep(storage, {})
    change({ temperatureValue: 30, keylock: 'on' })
    change({ ...factorySettings, restart: true })
    expect(stateOf(storage)).toEqual(spelled({ restart: true }))
    expect(Object.fromEntries(storage.values)).toMatchObject({
      theirs: 'kept',
      'state.other': 'kept',
      restart: 'true',
    })
    expect(storage.values.has(UNREADABLE)).toBe(false)
    expect(storage.values.has('power')).toBe(false)
  })

  test('a storage that somebody emptied gets the whole state again', () => {
    const storage = storageWith({ state: spelled() })
    const { change } = keep(storage)
    storage.values.clear()
    change({ keylock: 'on' })
    expect(stateOf(storage)).toEqual(spelled({ keylock: 'on' }))
  })

  test('nothing is written after dispose', () => {
    const storage = storageWith({ state: spelled() })
    const { change, dispose } = keep(storage)
    dispose()
    change({ keylock: 'on' })
    expect(storage.writes).toEqual([])
  })
})

test('what stands there and is right is left as somebody else spelled it, and is remembered', () => {
  const storage = storageWith({ state: JSON.stringify(spelled(), null, 2) })
  const { remembers } = keep(storage)
  expect(storage.writes).toEqual([])
  expect(remembers.getState()).toBe(true)
})

test('the keys are what other versions of the page look for', () => {
  expect([STATE, UNREADABLE]).toEqual(['state', 'state.unreadable'])
})
