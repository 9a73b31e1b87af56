import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FakeStorage } from '../../../tests/helpers/fakes/storage'
import { openStoredDevice, originWith, storedForm } from '../../../tests/helpers/fakes/stored-device'
import { factorySettings, fieldNames, type Settings } from '../../thermostat/device/device'
import { BACKUP_KEY, STATE_KEY } from './storage-sync'

const open = (values: Record<string, unknown> = { state: storedForm() }, more: Partial<Settings> = {}) =>
  openStoredDevice(originWith(values), more)

describe('starting', () => {
  test('valid stored values stay in their spelling', () => {
    const { storage, remembers } = open({ state: JSON.stringify(storedForm(), null, 2) })
    expect(storage.writes).toEqual([])
    expect(remembers()).toBe(true)
  })

  // behaviour 18.1, 18.9
  test('the key state holds one JSON object with every field that has a value', () => {
    const { state, values } = open({}, { restart: true, installationGuide: 'pending' })
    expect(state()).toEqual(storedForm({ restart: true, installationGuide: 'pending' }))
    expect([...values.keys()].sort()).toEqual(['installationGuide', 'restart', 'state'])
  })

  // behaviour 18.5
  test('unreadable content of state is copied once to a backup key', () => {
    const origin = originWith({ state: 'theirs' })
    expect(openStoredDevice(origin).state()).toEqual(storedForm())
    expect(origin.values.get(BACKUP_KEY)).toBe('theirs')
    origin.values.set(STATE_KEY, 'again')
    openStoredDevice(origin)
    expect(origin.values.get(BACKUP_KEY)).toBe('theirs')
  })

  // behaviour 4.15
  test('reset true … found at start, clears the storage, and nothing of somebody else’s', () => {
    const stored = { state: { ...storedForm({ reset: true }), extra: 1 }, keylock: 'on', theirs: 'kept' }
    const { state, values } = open(stored, { ...factorySettings, restart: true })
    expect(state()).toEqual(storedForm({ restart: true }))
    expect([...values.keys()].sort()).toEqual(['reset', 'restart', 'state', 'theirs'])
  })

  // behaviour 18.3
  test('no stored content throws, and a reload gives the same settings', () => {
    const key = fc.constantFrom(STATE_KEY, BACKUP_KEY, ...fieldNames)
    fc.assert(
      fc.property(fc.dictionary(key, fc.oneof(fc.json(), fc.string())), (values) => {
        const origin = originWith(values)
        const { settings } = openStoredDevice(origin)
        expect(Object.keys(settings())).toEqual([...fieldNames])
        expect(openStoredDevice(origin).settings()).toEqual(settings())
      }),
    )
    expect(() => open({ state: '['.repeat(1e6) })).not.toThrow()
  })
})

describe('saving', () => {
  // behaviour 18.1
  test('each change writes the changed field under its own key, and state at most once', () => {
    const { change, storage, values, state } = open()
    change({ program: 'week', temperatureValue: 22 })
    change({ program: null })
    expect(storage.writes).toEqual(['state', 'program', 'temperatureValue', 'state', 'program'])
    expect(values.get('program')).toBe('undefined')
    expect(values.get('temperatureValue')).toBe('22')
    expect(state()).toEqual(storedForm({ temperatureValue: 22 }))
  })

  test('other changes than those of settings write nothing, and nothing is written after dispose', () => {
    const { change, touchDevice, dispose, storage } = open()
    touchDevice()
    change({})
    dispose()
    change({ keylock: 'on' })
    expect(storage.writes).toEqual([])
  })

  // behaviour 29.8
  test('a sandbox is not stored: neither its settings, nor its restart, nor its end', () => {
    const { change, swapDevice, settings, storage, state } = open()
    change({ keylock: 'on' })
    const own = settings()
    const before = storage.writes.length
    swapDevice(true, { ...factorySettings, restart: true })
    change({ temperatureValue: 30 })
    swapDevice(false, own)
    expect(storage.writes).toHaveLength(before)
    expect(state()).toEqual(storedForm({ keylock: 'on' }))
  })

  // behaviour 18.7
  test("clearing removes this product's own keys and nothing else", () => {
    const theirs = { theirs: 'kept', 'state.other': 'kept' }
    const stored = { state: { ...storedForm(), extra: 1 }, [BACKUP_KEY]: 'x', power: 'on', ...theirs }
    const { change, state, values } = open(stored)
    change({ temperatureValue: 30, keylock: 'on' })
    change({ ...factorySettings, restart: true })
    expect(state()).toEqual(storedForm({ restart: true }))
    values.delete(STATE_KEY)
    const changed = { temperatureValue: '19', keylock: 'off', restart: 'true' }
    expect(Object.fromEntries(values)).toEqual({ ...theirs, ...changed })
  })
})

test('a state nested too deep to be written again is backed up once, and its fields are kept', () => {
  const deep = `{"temperatureValue":23,"theirs":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  const { change, settings, state, values, remembers } = openStoredDevice(originWith({ state: deep }))
  expect(settings().temperatureValue).toBe(23)
  expect(values.get(BACKUP_KEY)).toBe(deep)
  change({ keylock: 'on' })
  expect(state()).toEqual(storedForm({ temperatureValue: 23, keylock: 'on' }))
  expect(remembers()).toBe(true)
})

describe('two tabs', () => {
  function twoTabs() {
    const origin = originWith({ state: storedForm() })
    return { first: openStoredDevice(origin), second: openStoredDevice(origin) }
  }

  // behaviour 19.1
  test('a change in one tab reaches the other tabs field by field, and is not written again', () => {
    const { first, second } = twoTabs()
    first.change({ keylock: 'on', wifiNetwork: 'Home' })
    second.window.receiveStorageEvents()
    expect(second.settings()).toEqual({ ...factorySettings, keylock: 'on', wifiNetwork: 'Home' })
    expect(second.storage.writes).toEqual([])
  })

  test("two tabs never overwrite each other's fields", () => {
    const { first, second } = twoTabs()
    first.change({ keylock: 'on' })
    second.change({ temperatureValue: 30 })
    expect(first.state()).toEqual(storedForm({ keylock: 'on', temperatureValue: 30 }))
  })

  test('of two changes of one field the later wins in both tabs, even if the earlier event comes last', () => {
    const { first, second } = twoTabs()
    first.change({ temperatureValue: 25 })
    second.change({ temperatureValue: 30 })
    second.window.receiveStorageEvents()
    first.window.receiveStorageEvents()
    for (const { settings } of [first, second]) expect(settings().temperatureValue).toBe(30)
    expect(first.state()).toEqual(storedForm({ temperatureValue: 30 }))
  })

  // behaviour 19.1
  test('changes taken over from a tab write nothing; events of another storage are ignored', () => {
    const { second } = twoTabs()
    second.values.set(STATE_KEY, JSON.stringify(storedForm(), null, 2))
    second.values.set('keylock', 'on')
    second.window.receiveStorageEvent('keylock', 'on', null)
    second.window.receiveStorageEvent(null, null, new FakeStorage())
    expect(second.settings()).toEqual({ ...factorySettings, keylock: 'on' })
    expect(second.storage.writes).toEqual([])
  })

  test('a value that the other tab has stored is not stored again', () => {
    const { first, second } = twoTabs()
    first.change({ keylock: 'on' })
    second.change({ keylock: 'on' })
    expect(second.storage.writes).not.toContain(STATE_KEY)
  })

  // behaviour 4.14
  test('a factory reset in one tab resets the other, which does not clear the storage again', () => {
    const { first, second } = twoTabs()
    first.change({ keylock: 'on', language: 'de' })
    second.window.receiveStorageEvents()
    first.change({ ...factorySettings, restart: true })
    second.window.receiveStorageEvents()
    expect(second.settings()).toEqual({ ...factorySettings, restart: true })
    expect(second.storage.writes).toEqual([])
  })

  // behaviour 19.1
  test('a tab from the page cache takes over the missed changes once', () => {
    const { first, second } = twoTabs()
    first.change({ keylock: 'on', program: 'week' })
    second.storage.pendingEvents.length = 0
    second.window.restoreFromCache()
    const refreshed = second.settings()
    expect(refreshed).toEqual(first.settings())
    expect(second.storage.writes).toEqual([])
    second.window.restoreFromCache()
    expect(second.settings()).toBe(refreshed)
  })

  test.each<Partial<Settings>>([
    { previousRoute: '/home/menu' },
    { editComfortHeating: 'active' },
    { editOperatingTimeLimitation: 'active' },
  ])('the other tab’s place and edits stay its own: %j', (own) => {
    const { first, second } = twoTabs()
    first.change(own)
    second.window.receiveStorageEvents()
    second.window.restoreFromCache()
    expect(second.settings()).toEqual(factorySettings)
    second.change({ keylock: 'on' })
    expect(second.storage.writes).toEqual(['state', 'keylock'])
    expect(first.state()).toEqual(storedForm({ ...own, keylock: 'on' }))
  })

  test('each tab writes its own state after changes of the other', () => {
    const { first, second } = twoTabs()
    first.change({ previousRoute: '/home/menu' })
    second.window.receiveStorageEvents()
    second.change({ previousRoute: '/upgrade' })
    first.window.receiveStorageEvents()
    expect(first.settings().previousRoute).toBe('/home/menu')
    expect(first.state()).toEqual(storedForm({ previousRoute: '/upgrade' }))
  })

  test('after any actions both tabs have the stored settings in the end', () => {
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
          if (hears) acting.window.receiveStorageEvents()
        }
        first.window.receiveStorageEvents()
        second.window.receiveStorageEvents()
        expect(second.settings()).toEqual(first.settings())
        expect(first.state()).toEqual(storedForm(first.settings()))
      }),
    )
  })
})
