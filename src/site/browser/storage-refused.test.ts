import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FakeOrigin, type FakeStorage } from '../../../tests/helpers/fakes/storage'
import { openStoredDevice, originWith, storedForm } from '../../../tests/helpers/fakes/stored-device'
import { factorySettings } from '../../thermostat/device/device'
import { STATE_KEY } from './storage-sync'

const open = (values: Record<string, unknown> = { state: storedForm() }) =>
  openStoredDevice(originWith(values))

// behaviour 18.6
describe('where the browser refuses storage … the device works from memory', () => {
  const refusing = (kind: 'get' | 'set', ...but: string[]): FakeStorage['refuses'] => {
    return (_call, asked, key) => asked === kind && !but.includes(key)
  }

  test('all of it', () => {
    const { settings, remembers, window } = openStoredDevice(new FakeOrigin(), {}, () => true)
    window.restoreFromCache()
    expect(settings()).toEqual(factorySettings)
    expect(remembers()).toBe(false)
  })

  test('a full quota is reported, and refused fields are written with the next successful change', () => {
    const { change, touchDevice, remembers, settings, storage, state, values, window } = open()
    storage.refuses = refusing('set')
    change({ keylock: 'on' })
    change({ program: 'week' })
    expect(remembers()).toBe(false)
    let calls = 0
    storage.refuses = () => ++calls > 0
    touchDevice()
    expect(calls, 'not tried again by a change that is no setting').toBe(0)
    storage.refuses = refusing('set')
    window.restoreFromCache()
    expect(settings(), 'not taken back for an older value').toMatchObject({ keylock: 'on', program: 'week' })
    storage.refuses = () => false
    change({ temperatureValue: 30 })
    expect(remembers()).toBe(true)
    expect(state()).toEqual(storedForm({ keylock: 'on', program: 'week', temperatureValue: 30 }))
    expect(values.get('keylock')).toBe('on')
  })

  test('a state that cannot be read is not overwritten', () => {
    const { change, remembers, storage, state } = open({ state: storedForm({ keylock: 'on' }) })
    storage.refuses = refusing('get')
    change({ program: 'week' })
    expect(state()).toEqual(storedForm({ keylock: 'on' }))
    expect(remembers()).toBe(false)
  })

  test('unparsable content that cannot be backed up is not overwritten', () => {
    const { values, remembers } = openStoredDevice(
      originWith({ state: 'theirs' }),
      {},
      refusing('set', STATE_KEY),
    )
    expect(values.get(STATE_KEY)).toBe('theirs')
    expect(remembers()).toBe(false)
  })

  test('a refused copy of a field is written later, and nothing is lost', () => {
    const { change, remembers, storage, values } = open()
    storage.refuses = refusing('set', STATE_KEY)
    change({ keylock: 'on' })
    expect(remembers()).toBe(true)
    storage.refuses = () => false
    change({ program: 'week' })
    expect(values.get('keylock')).toBe('on')
  })

  test('if clearing is refused, every field is written again', () => {
    const { change, storage, state, values } = open()
    change({ keylock: 'on' })
    storage.refuses = (_call, kind, key) => kind === 'remove' && key === 'keylock'
    change({ ...factorySettings, restart: true })
    expect(state()).toEqual(storedForm({ restart: true }))
    expect(values.get('keylock')).toBe('off')
  })

  test('with any refused calls nothing throws, the settings stay, and `isSaved` is right', () => {
    const programs = fc.array(fc.constantFrom('week', 'timer', null))
    fc.assert(
      fc.property(fc.func(fc.boolean()), programs, (refuses, programs) => {
        const { change, remembers, settings, state, storage, values } = open({
          state: storedForm(),
          theirs: 'kept',
        })
        storage.refuses = (call) => refuses(call)
        for (const program of programs) {
          change({ program })
          expect(settings().program).toBe(program)
          if (remembers()) expect(state()).toMatchObject(storedForm({ program }))
        }
        expect(values.get('theirs')).toBe('kept')
      }),
    )
  })
})
