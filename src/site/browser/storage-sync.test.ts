import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deviceAt } from '../../../tests/helpers/fakes/device'
import { storedForm } from '../../../tests/helpers/fakes/stored-device'
import { factorySettings, fieldNames, type Settings } from '../../thermostat/device/device'
import {
  applyChanges,
  changedFields,
  readSettings,
  STATE_KEY,
  type StoredSnapshot,
  settingsBeforeRestart,
  snapshotAfterClear,
  stateJson,
  storageKeys,
  unsavedFields,
} from './storage-sync'

/** Reads from a storage with these values; values other than strings are stored as JSON. */
function reading(values: Record<string, unknown>) {
  return (key: string): string | null => {
    const value = Object.hasOwn(values, key) ? values[key] : null
    return value === null || typeof value === 'string' ? value : JSON.stringify(value)
  }
}

const loaded = (values: Record<string, unknown>) => readSettings(reading(values))

/** A storage with the factory settings and these changes. */
function keptWith(change: Partial<Settings>, keys: Partial<Settings> = change): StoredSnapshot {
  return { state: { ...factorySettings, ...change }, keys: { ...factorySettings, ...keys } }
}

const settingsWith = (change: Partial<Settings>): Settings => ({ ...factorySettings, ...change })

describe('loading', () => {
  test.each([
    ['"no state key at all … is a first start"', {}, true, {}],
    ['own keys alone, too', { temperatureValue: '30' }, true, {}],
    ['"restart true (in state …) is a first start"', { state: { restart: true } }, true, { restart: true }],
    ['"… or as a key of its own"', { state: storedForm(), restart: 'true' }, true, { restart: true }],
    ['not with the key false', { state: storedForm(), restart: 'false' }, false, {}],
    ['"reset true … found at start" in state', { state: { reset: true } }, false, { reset: true }],
    ['reset under its own key', { state: storedForm(), reset: 'true' }, false, { reset: true }],
    ['reset alone', { reset: 'true' }, true, { reset: true }],
  ])('%s', (_what, values, isFirstStart, settings) => {
    expect(loaded(values)).toMatchObject({ isFirstStart, settings: settingsWith(settings) })
  })

  test('stored settings are read again', () => {
    const network = { wifiNetwork: 'Aurora', wifiInstalled: true } as const
    const change = { temperatureValue: 27, program: 'week', ...network } as const
    expect(loaded({ state: storedForm(change) })).toMatchObject({
      settings: settingsWith(change),
      isFirstStart: false,
    })
  })

  test("when … a field … is not … allowed …, the field's own key is tried, then its default", () => {
    const state = {
      ...storedForm({ keylock: 'on' }),
      temperatureValue: 99,
      timerTime: '8',
      floorType: 'lava',
    }
    const own = { temperatureValue: '30', timerTime: '8', floorType: 'moon', keylock: 'off' }
    const { settings } = loaded({ state, ...own })
    expect(settings).toEqual(settingsWith({ keylock: 'on', temperatureValue: 30, timerTime: 8 }))
  })

  const unreadable = ['', '{', '[]', 'null', '"on"', '7', 'undefined']
  test.each(unreadable)('a state that is %j is no first start, and own keys are tried', (state) => {
    const { settings, isFirstStart } = loaded({ state, keylock: 'on', program: 'undefined', language: 'fr' })
    expect(settings).toEqual(settingsWith({ keylock: 'on' }))
    expect(isFirstStart).toBe(false)
  })

  test('one invalid field does not affect the others', () => {
    const good = { temperatureValue: 27, keylock: 'on', program: 'timer' } as const
    const names = fieldNames.filter((name) => !(name in good) && name !== 'restart' && name !== 'reset')
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (bad) => {
        expect(loaded({ state: { ...storedForm(good), ...bad } }).settings).toMatchObject(good)
      }),
    )
  })

  test.each([
    ['what the device says', { state: storedForm({ keylock: 'on' }), keylock: 'on' }, [], []],
    ['a field that is bad in state', { state: { ...storedForm(), keylock: 'perhaps' } }, ['keylock'], []],
    ['a copy that would mislead', { state: storedForm(), timer: 'on' }, [], ['timer']],
    [
      'a copy that no device believes: it may be somebody else’s',
      { state: storedForm(), timer: '?' },
      [],
      [],
    ],
    ['nothing at all', {}, fieldNames, []],
  ])('%s: the fields to write', (_what, values, inState, inKeys) => {
    const { snapshot, settings } = loaded(values)
    expect(unsavedFields(snapshot.state, settings)).toEqual(inState)
    expect(unsavedFields(snapshot.keys, settings)).toEqual(inKeys)
  })
})

describe('the JSON for state', () => {
  const settings = settingsWith({ keylock: 'on', program: null })
  const kept = keptWith({ program: 'week' })

  // behaviour 18.1
  test('only unsaved fields change: other fields and foreign data stay', () => {
    const there = `{"extra":{"a":[1]},"__proto__":"odd","temperatureValue":30,"program":"week"}`
    expect(stateJson(there, kept, settings)).toBe(
      '{"extra":{"a":[1]},"__proto__":"odd","temperatureValue":30,"keylock":"on"}',
    )
  })

  // behaviour 18.3
  test('without a stored state every field is written', () => {
    expect(JSON.parse(stateJson(null, kept, settings) ?? '')).toEqual(storedForm({ keylock: 'on' }))
  })

  const deep = `{"theirs":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  test.each(['[]', 'theirs', deep])('a stored text that cannot be merged gives null: %.10s', (there) => {
    expect(stateJson(there, kept, settings)).toBeNull()
  })
})

describe('changes of another tab', () => {
  const settings = settingsWith({ temperatureValue: 25, keylock: 'on' })
  const kept = keptWith({ temperatureValue: 25, keylock: 'on' })
  const state = storedForm({ temperatureValue: 30, program: 'week' })
  const { previousRoute, editComfortHeating, editOperatingTimeLimitation, ...sharedFields } = factorySettings
  const bad = { temperatureValue: 99, keylock: 'on', timer: 'on' }

  test.each([
    ['a new value', 'timer', 'on', { timer: 'on' }, { timer: 'on' }],
    ['no value where none is needed', 'program', 'undefined', { program: 'undefined' }, { program: null }],
    // behaviour 18.3
    ['a value that is not allowed', 'temperatureValue', '99', { temperatureValue: '99' }, {}],
    ['a removed key is the field at first', 'keylock', null, {}, { keylock: 'off' }],
    ['a key that is not ours', 'constructor', 'on', { constructor: 'on' }, {}],
    ['news that this tab wrote over', 'temperatureValue', '19', { temperatureValue: '25' }, {}],
    ['news that this tab cleared since', 'timer', 'on', {}, {}],
    ['news that a third tab wrote over', 'timerTime', '8', { timerTime: '12' }, { timerTime: 8 }],
    [
      'state: what differs',
      STATE_KEY,
      '',
      { state },
      { temperatureValue: 30, keylock: 'off', program: 'week' },
    ],
    ['state: bad fields are no news', STATE_KEY, '', { state: bad }, { timer: 'on' }],
    ['an unreadable state', STATE_KEY, '', { state: '[]' }, {}],
    ['what the other tab edits', 'editComfortHeating', 'active', {}, {}],
    ['everything is gone', null, null, {}, sharedFields],
  ])('%s', (_what, key, newValue, stored, news) => {
    expect(changedFields({ key, newValue }, kept, settings, reading(stored))).toEqual(news)
  })

  test('fields that this tab still has to write are not taken from an older state', () => {
    const before = keptWith({})
    expect(
      changedFields({ key: STATE_KEY, newValue: '' }, before, settings, reading({ state: storedForm() })),
    ).toEqual({})
  })

  test('changed fields count as saved, but their side effects do not', () => {
    const after = applyChanges(kept, { wifiInstalled: true })
    const device = { ...settings, wifiInstalled: true, wifi: 'on' } as const
    expect(unsavedFields(after.state, device)).toEqual(['wifi'])
    expect(unsavedFields(after.keys, device)).toEqual(['wifi'])
  })
})

describe('a restart', () => {
  const device = deviceAt('/home')
  const restarted = { ...device, settings: settingsWith({ restart: true }) }

  test.each([
    ['this tab’s restart', device, restarted, keptWith({}), device.settings],
    ['a restart that another tab stored', device, restarted, keptWith({ restart: true }), null],
    ['a restart that goes on', restarted, { ...restarted }, keptWith({}), null],
    ['anything else', device, { ...device }, keptWith({}), null],
  ])('%s', (_what, before, after, kept, since) => {
    expect(settingsBeforeRestart(before, after, kept)).toBe(since)
  })

  test('the whole state is written then, and the own keys of changed fields', () => {
    const { state, keys } = snapshotAfterClear(settingsWith({ keylock: 'on' }))
    expect(unsavedFields(state, factorySettings)).toEqual(fieldNames)
    expect(unsavedFields(keys, settingsWith({ restart: true }))).toEqual(['keylock', 'restart'])
  })
})

test('the keys are those of other versions of the page', () => {
  expect(storageKeys).toEqual(['state', 'state.unreadable', ...fieldNames])
})
