import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factorySettings, type Settings } from '../device/device'
import { keep, spelled, stateOf, storageWith } from './fakes/kept'
import { FakeOrigin, FakeStorage } from './fakes/storage'
import { STATE } from './storage'

describe('two tabs', () => {
  function twoTabs() {
    const origin = new FakeOrigin()
    const one = storageWith({ state: spelled() }, origin)
    const two = origin.tab()
    return { one, two, first: keep(one), second: keep(two) }
  }

  test('"a change in one tab reaches the other tabs field by field", and is not written again', () => {
    const { first, second, two } = twoTabs()
    first.change({ keylock: 'on', wifiNetwork: 'Home' })
    second.hear()
    expect(second.settings()).toEqual({ ...factorySettings, keylock: 'on', wifiNetwork: 'Home' })
    expect(two.writes).toEqual([])
  })

  test('"two tabs never overwrite each other\'s fields"', () => {
    const { first, second, one } = twoTabs()
    first.change({ keylock: 'on' })
    second.change({ temperatureValue: 30 })
    expect(stateOf(one)).toEqual(spelled({ keylock: 'on', temperatureValue: 30 }))
    second.hear()
    first.hear()
    expect(first.settings()).toEqual(second.settings())
  })

  test('of two changes of one field the later stands in both tabs, though the news of the earlier comes after it', () => {
    const { first, second, two } = twoTabs()
    first.change({ temperatureValue: 25 })
    second.change({ temperatureValue: 30 })
    second.hear()
    first.hear()
    expect(first.settings().temperatureValue).toBe(30)
    expect(second.settings().temperatureValue).toBe(30)
    expect(stateOf(two)).toEqual(spelled({ temperatureValue: 30 }))
  })

  test('a value that is not allowed is ignored, a removed key is the field at first, another area and key are not ours', () => {
    const { second, two } = twoTabs()
    second.change({ temperatureValue: 30, keylock: 'on' })
    const tell = (key: string | null, newValue: string | null, storageArea: FakeStorage | null = two) =>
      second.onStorage({ key, newValue, storageArea })
    tell('temperatureValue', '99')
    tell('temperatureValue', 'hot')
    tell('constructor', 'on')
    tell('timer', 'on', new FakeStorage())
    expect(second.settings()).toEqual({ ...factorySettings, temperatureValue: 30, keylock: 'on' })
    two.values.delete('keylock')
    tell('keylock', null)
    expect(second.settings().keylock).toBe('off')
    two.values.clear()
    tell(null, null)
    expect(second.settings()).toEqual(factorySettings)
  })

  test('what stands under a key and is no value, or no key of ours, is ignored', () => {
    const { second, two } = twoTabs()
    for (const [key, value] of [
      ['temperatureValue', '99'],
      ['theirs', 'on'],
    ] as const) {
      two.values.set(key, value)
      second.onStorage({ key, newValue: value, storageArea: two })
    }
    expect(second.settings()).toEqual(factorySettings)
  })

  test('back and forth: what this tab once wrote is news when the other writes it again', () => {
    const { first, second } = twoTabs()
    for (const [tab, other, temperatureValue] of [
      [first, second, 25],
      [second, first, 30],
      [second, first, 25],
    ] as const) {
      tab.change({ temperatureValue })
      other.hear()
      expect(other.settings().temperatureValue).toBe(temperatureValue)
    }
  })

  test('back and forth by the own key alone, as a script in the other tab may write it', () => {
    const { first, one } = twoTabs()
    first.change({ temperatureValue: 25 })
    for (const temperatureValue of [30, 25]) {
      one.values.set('temperatureValue', String(temperatureValue))
      first.onStorage({ key: 'temperatureValue', newValue: String(temperatureValue), storageArea: one })
      expect(first.settings().temperatureValue).toBe(temperatureValue)
    }
  })

  test('news is believed, also of what a third tab has written over since', () => {
    const { second, two } = twoTabs()
    two.values.set('temperatureValue', '31')
    second.onStorage({ key: 'temperatureValue', newValue: '30', storageArea: two })
    expect(second.settings().temperatureValue).toBe(30)
  })

  test('what is only taken over writes nothing, however the other tab spelled it', () => {
    const { second, two } = twoTabs()
    const state = JSON.stringify(spelled(), null, 2)
    two.values.set(STATE, state)
    two.values.set('keylock', 'on')
    second.onStorage({ key: 'keylock', newValue: 'on', storageArea: two })
    expect(second.settings().keylock).toBe('on')
    expect(two.values.get(STATE)).toBe(state)
    expect(two.writes).toEqual([])
  })

  test('a state whose own keys were refused is taken over all the same', () => {
    const { second, two } = twoTabs()
    const state = JSON.stringify({ ...spelled({ keylock: 'on' }), temperatureValue: 99 })
    two.values.set(STATE, state)
    second.onStorage({ key: STATE, newValue: state, storageArea: two })
    expect(second.settings()).toEqual({ ...factorySettings, keylock: 'on' })
  })

  test('what the other tab stored already is not stored again', () => {
    const { first, second, two } = twoTabs()
    first.change({ keylock: 'on' })
    second.change({ keylock: 'on' })
    expect(two.writes).not.toContain(STATE)
  })

  test('a factory reset in one tab is one in the other', () => {
    const { first, second, two } = twoTabs()
    first.change({ keylock: 'on', language: 'de' })
    second.hear()
    first.change({ ...factorySettings, restart: true })
    second.hear()
    expect(second.settings()).toEqual({ ...factorySettings, restart: true })
    expect(two.writes).toEqual([])
  })

  test('news of what another tab stored before this one was reset comes too late', () => {
    const { first, second } = twoTabs()
    first.change({ language: 'de' })
    second.change({ keylock: 'on' })
    first.change({ ...factorySettings, restart: true })
    first.hear()
    expect(first.settings()).toEqual({ ...factorySettings, restart: true })
  })

  test('a restart that another tab asked for clears nothing a second time', () => {
    const { second, two } = twoTabs()
    two.values.set('restart', 'true')
    second.onStorage({ key: 'restart', newValue: 'true', storageArea: two })
    expect(second.settings().restart).toBe(true)
    expect(two.writes).toEqual([])
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
        const { first, second, one } = twoTabs()
        for (const { tab, change, hears } of deeds) {
          const acting = tab ? first : second
          acting.change(change)
          if (hears) acting.hear()
        }
        first.hear()
        second.hear()
        expect(second.settings()).toEqual(first.settings())
        expect(stateOf(one)).toEqual(spelled(first.settings()))
      }),
    )
  })

  test('a tab that slept in the page cache takes over what it missed', () => {
    const { first, second, two } = twoTabs()
    first.change({ keylock: 'on', program: 'week' })
    two.news.length = 0
    second.refresh()
    const refreshed = second.settings()
    expect(refreshed).toEqual(first.settings())
    expect(two.writes).toEqual([])
    second.refresh()
    expect(second.settings()).toBe(refreshed)
  })
})
