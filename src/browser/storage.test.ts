import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openKept, originWith, spelled } from '../../tests/fakes/kept'
import { FakeOrigin, FakeStorage } from '../../tests/fakes/storage'
import { factorySettings, fieldNames, type Settings } from '../device/device'
import { STATE, UNREADABLE } from './kept'

const open = (values: Record<string, unknown> = { state: spelled() }, more: Partial<Settings> = {}) =>
  openKept(originWith(values), more)

describe('starting', () => {
  test('what stands there and is right is left as somebody else spelled it', () => {
    const { storage, remembers } = open({ state: JSON.stringify(spelled(), null, 2) })
    expect(storage.writes).toEqual([])
    expect(remembers()).toBe(true)
  })

  test('"the key state holds one JSON object with every field that has a value"', () => {
    const { state, values } = open({}, { restart: true, installationGuide: 'pending' })
    expect(state()).toEqual(spelled({ restart: true, installationGuide: 'pending' }))
    expect([...values.keys()].sort()).toEqual(['installationGuide', 'restart', 'state'])
  })

  test('a field that was bad is put right, and so is a copy that would mislead', () => {
    const { state, values } = open({
      state: { ...spelled(), keylock: 'perhaps' },
      timer: 'on',
      language: 'fr',
    })
    expect(state()).toEqual(spelled())
    expect(values.get('timer')).toBe('off')
    expect(values.get('language')).toBe('fr')
  })

  test('unreadable content of state is copied once to a backup key', () => {
    const origin = originWith({ state: 'theirs' })
    expect(openKept(origin).state()).toEqual(spelled())
    expect(origin.values.get(UNREADABLE)).toBe('theirs')
    origin.values.set(STATE, 'again')
    openKept(origin)
    expect(origin.values.get(UNREADABLE)).toBe('theirs')
  })

  test('"reset true … found at start, clears the storage", and nothing of somebody else’s', () => {
    const stored = { state: { ...spelled({ reset: true }), extra: 1 }, keylock: 'on', theirs: 'kept' }
    const { state, values } = open(stored, { ...factorySettings, restart: true })
    expect(state()).toEqual(spelled({ restart: true }))
    expect([...values.keys()].sort()).toEqual(['restart', 'state', 'theirs'])
  })

  test('nothing that stands in storage makes it throw, and a reload finds what the device made of it', () => {
    const key = fc.constantFrom(STATE, UNREADABLE, ...fieldNames)
    fc.assert(
      fc.property(fc.dictionary(key, fc.oneof(fc.json(), fc.string())), (values) => {
        const origin = originWith(values)
        const { settings } = openKept(origin)
        expect(Object.keys(settings())).toEqual([...fieldNames])
        expect(openKept(origin).settings()).toEqual(settings())
      }),
    )
    expect(() => open({ state: '['.repeat(1e6) })).not.toThrow()
  })
})

describe('saving', () => {
  test('"each change writes the changed field under its own key", and state at most once', () => {
    const { change, storage, values, state } = open()
    change({ program: 'week', temperatureValue: 22 })
    change({ program: null })
    expect(storage.writes).toEqual(['state', 'program', 'temperatureValue', 'state', 'program'])
    expect(values.get('program')).toBe('undefined')
    expect(values.get('temperatureValue')).toBe('22')
    expect(state()).toEqual(spelled({ temperatureValue: 22 }))
  })

  test('a change of anything but the settings writes nothing, and nothing is written after dispose', () => {
    const { change, stir, dispose, storage } = open()
    stir()
    change({})
    dispose()
    change({ keylock: 'on' })
    expect(storage.writes).toEqual([])
  })

  test('"clearing removes this product\'s own keys and nothing else"', () => {
    const theirs = { theirs: 'kept', 'state.other': 'kept' }
    const { change, state, values } = open({
      state: { ...spelled(), extra: 1 },
      [UNREADABLE]: 'x',
      power: 'on',
      ...theirs,
    })
    change({ temperatureValue: 30, keylock: 'on' })
    change({ ...factorySettings, restart: true })
    expect(state()).toEqual(spelled({ restart: true }))
    values.delete(STATE)
    expect(Object.fromEntries(values)).toEqual({ ...theirs, restart: 'true' })
  })

  test('a storage that somebody emptied gets the whole state again', () => {
    const { change, state, values } = open()
    values.clear()
    change({ keylock: 'on' })
    expect(state()).toEqual(spelled({ keylock: 'on' }))
  })
})

describe('two tabs', () => {
  function twoTabs() {
    const origin = originWith({ state: spelled() })
    return { first: openKept(origin), second: openKept(origin) }
  }

  test('"a change in one tab reaches the other tabs field by field", and is not written again', () => {
    const { first, second } = twoTabs()
    first.change({ keylock: 'on', wifiNetwork: 'Home' })
    second.window.hear()
    expect(second.settings()).toEqual({ ...factorySettings, keylock: 'on', wifiNetwork: 'Home' })
    expect(second.storage.writes).toEqual([])
  })

  test('"two tabs never overwrite each other\'s fields"', () => {
    const { first, second } = twoTabs()
    first.change({ keylock: 'on' })
    second.change({ temperatureValue: 30 })
    expect(first.state()).toEqual(spelled({ keylock: 'on', temperatureValue: 30 }))
  })

  test('of two changes of one field the later stands in both tabs, though the news of the earlier comes after it', () => {
    const { first, second } = twoTabs()
    first.change({ temperatureValue: 25 })
    second.change({ temperatureValue: 30 })
    second.window.hear()
    first.window.hear()
    for (const { settings } of [first, second]) expect(settings().temperatureValue).toBe(30)
    expect(first.state()).toEqual(spelled({ temperatureValue: 30 }))
  })

  test('back and forth: what this tab once had is news when another writes it again', () => {
    const { first, second } = twoTabs()
    for (const [tab, other, temperatureValue] of [
      [first, second, 25],
      [second, first, 30],
      [second, first, 25],
    ] as const) {
      tab.change({ temperatureValue })
      other.window.hear()
      expect(other.settings().temperatureValue).toBe(temperatureValue)
    }
  })

  test('what is only taken over writes nothing, however the other tab spelled it, and another storage is not ours', () => {
    const { second } = twoTabs()
    second.values.set(STATE, JSON.stringify(spelled(), null, 2))
    second.values.set('keylock', 'on')
    second.window.hearOf('keylock', 'on')
    second.window.hearOf('timer', 'on', new FakeStorage())
    expect(second.settings()).toEqual({ ...factorySettings, keylock: 'on' })
    expect(second.storage.writes).toEqual([])
  })

  test('what the other tab stored already is not stored again', () => {
    const { first, second } = twoTabs()
    first.change({ keylock: 'on' })
    second.change({ keylock: 'on' })
    expect(second.storage.writes).not.toContain(STATE)
  })

  test('a factory reset in one tab is one in the other, which clears nothing a second time', () => {
    const { first, second } = twoTabs()
    first.change({ keylock: 'on', language: 'de' })
    second.window.hear()
    first.change({ ...factorySettings, restart: true })
    second.window.hear()
    expect(second.settings()).toEqual({ ...factorySettings, restart: true })
    expect(second.storage.writes).toEqual([])
  })

  test('news of what another tab stored before this one was reset comes too late', () => {
    const { first, second } = twoTabs()
    first.change({ language: 'de' })
    second.change({ keylock: 'on' })
    first.change({ ...factorySettings, restart: true })
    first.window.hear()
    expect(first.settings()).toEqual({ ...factorySettings, restart: true })
  })

  test('a tab that slept in the page cache takes over what it missed, once', () => {
    const { first, second } = twoTabs()
    first.change({ keylock: 'on', program: 'week' })
    second.storage.news.length = 0
    second.window.comeBack()
    const refreshed = second.settings()
    expect(refreshed).toEqual(first.settings())
    expect(second.storage.writes).toEqual([])
    second.window.comeBack()
    expect(second.settings()).toBe(refreshed)
  })

  test.each<Partial<Settings>>([
    { previousRoute: '/home/menu' },
    { editComfortHeating: 'active' },
    { editOperatingTimeLimitation: 'active' },
  ])('where the other tab was and what it edits is its own: %j', (own) => {
    const { first, second } = twoTabs()
    first.change(own)
    second.window.hear()
    second.window.comeBack()
    expect(second.settings()).toEqual(factorySettings)
    second.change({ keylock: 'on' })
    expect(second.storage.writes).toEqual(['state', 'keylock'])
    expect(first.state()).toEqual(spelled({ ...own, keylock: 'on' }))
  })

  test('each tab writes where it was, whatever it heard of the other', () => {
    const { first, second } = twoTabs()
    first.change({ previousRoute: '/home/menu' })
    second.window.hear()
    second.change({ previousRoute: '/upgrade' })
    first.window.hear()
    expect(first.settings().previousRoute).toBe('/home/menu')
    expect(first.state()).toEqual(spelled({ previousRoute: '/upgrade' }))
  })

  test('whatever two tabs do, in the end both say what the storage says', () => {
    const change = fc.record(
      {
        temperatureValue: fc.integer({ min: 5, max: 35 }),
        keylock: fc.constantFrom('on', 'off'),
        program: fc.constantFrom('week', 'timer', null),
        wifiNetwork: fc.constantFrom('Home', null),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Partial<Settings>>
    const deed = fc.record({ tab: fc.boolean(), change, hears: fc.boolean() })
    fc.assert(
      fc.property(fc.array(deed), (deeds) => {
        const { first, second } = twoTabs()
        for (const { tab, change, hears } of deeds) {
          const acting = tab ? first : second
          acting.change(change)
          if (hears) acting.window.hear()
        }
        first.window.hear()
        second.window.hear()
        expect(second.settings()).toEqual(first.settings())
        expect(first.state()).toEqual(spelled(first.settings()))
      }),
    )
  })
})

describe('"where the browser refuses storage … the device works from memory"', () => {
  const refusing = (kind: 'get' | 'set', ...but: string[]): FakeStorage['refuses'] => {
    return (_call, asked, key) => asked === kind && !but.includes(key)
  }

  test('all of it', () => {
    const { settings, remembers, window } = openKept(new FakeOrigin(), {}, () => true)
    window.comeBack()
    expect(settings()).toEqual(factorySettings)
    expect(remembers()).toBe(false)
  })

  test('a full quota is said, and what it refused is written with the next change that goes through', () => {
    const { change, remembers, settings, storage, state, values, window } = open()
    storage.refuses = refusing('set')
    change({ keylock: 'on' })
    change({ program: 'week' })
    expect(remembers()).toBe(false)
    window.comeBack()
    expect(settings(), 'not taken back for an older value').toMatchObject({ keylock: 'on', program: 'week' })
    storage.refuses = () => false
    change({ temperatureValue: 30 })
    expect(remembers()).toBe(true)
    expect(state()).toEqual(spelled({ keylock: 'on', program: 'week', temperatureValue: 30 }))
    expect(values.get('keylock')).toBe('on')
  })

  test('what was refused is not tried again by a change that is no setting', () => {
    const { change, stir, storage } = open()
    storage.refuses = refusing('set')
    change({ keylock: 'on' })
    let calls = 0
    storage.refuses = () => ++calls > 0
    stir()
    expect(calls).toBe(0)
  })

  test('a state that cannot be read is not written over', () => {
    const { change, remembers, storage, state } = open({ state: spelled({ keylock: 'on' }) })
    storage.refuses = refusing('get')
    change({ program: 'week' })
    expect(state()).toEqual(spelled({ keylock: 'on' }))
    expect(remembers()).toBe(false)
  })

  test('nor is unreadable content that cannot be copied', () => {
    const { values, remembers } = openKept(originWith({ state: 'theirs' }), {}, refusing('set', STATE))
    expect(values.get(STATE)).toBe('theirs')
    expect(remembers()).toBe(false)
  })

  test('a refused copy of a field is made later, and nothing is forgotten for it', () => {
    const { change, remembers, storage, values } = open()
    storage.refuses = refusing('set', STATE)
    change({ keylock: 'on' })
    expect(remembers()).toBe(true)
    storage.refuses = () => false
    change({ program: 'week' })
    expect(values.get('keylock')).toBe('on')
  })

  test('where clearing is refused, every field is put back as at first', () => {
    const { change, storage, state, values } = open()
    change({ keylock: 'on' })
    storage.refuses = (_call, kind) => kind === 'remove'
    change({ ...factorySettings, restart: true })
    expect(state()).toEqual(spelled({ restart: true }))
    expect(values.get('keylock')).toBe('off')
  })

  test('whichever calls it refuses, nothing throws and the settings stay', () => {
    const programs = fc.array(fc.constantFrom('week', 'timer', null))
    fc.assert(
      fc.property(fc.func(fc.boolean()), programs, (refuses, programs) => {
        const { change, settings, storage, values } = open({
          state: spelled({ keylock: 'on' }),
          theirs: 'kept',
        })
        storage.refuses = (call) => refuses(call)
        for (const program of programs) {
          change({ program })
          expect(settings().program).toBe(program)
        }
        expect(values.get('theirs')).toBe('kept')
      }),
    )
  })
})
