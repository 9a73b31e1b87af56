import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factorySettings } from '../device/device'
import { openArea } from './area'
import { NOON } from './fakes/clock'
import { deviceAt } from './fakes/device'
import { keep, spelled, stateOf, storageWith } from './fakes/kept'
import { keepSettings, loadSettings, STATE } from './storage'
import { createDeviceStore } from './store'

describe('"where the browser refuses storage … the device works from memory"', () => {
  test.each([
    [
      'the mere mention of it throws',
      () =>
        openArea(() => {
          throw new DOMException('no', 'SecurityError')
        }),
    ],
    ['there is none', () => openArea(() => null)],
  ])('%s', (_why, open) => {
    const area = open()
    const loaded = loadSettings(area)
    expect(loaded).toEqual({ settings: factorySettings, first: true })
    const store = createDeviceStore(deviceAt('/home'), () => NOON)
    const keeping = keepSettings(area, store, loaded)
    expect(keeping.remembers.getState()).toBe(false)
    expect(() => keeping.refresh()).not.toThrow()
  })

  test('a full quota is said, and what it refused is written with the next change that goes through', () => {
    const storage = storageWith({ state: spelled() })
    const { change, remembers, settings } = keep(storage)
    const said: boolean[] = []
    remembers.subscribe((now) => said.push(now))
    storage.refuses = (_call, kind) => kind === 'set'
    change({ keylock: 'on' })
    change({ program: 'week' })
    expect(settings()).toMatchObject({ keylock: 'on', program: 'week' })
    storage.refuses = () => false
    change({ temperatureValue: 30 })
    expect(stateOf(storage)).toEqual(spelled({ keylock: 'on', program: 'week', temperatureValue: 30 }))
    expect(storage.values.get('keylock')).toBe('on')
    expect(said).toEqual([false, true])
  })

  test('what was refused is not tried again by a change that is no setting', () => {
    const storage = storageWith({ state: spelled() })
    const { change, stir } = keep(storage)
    storage.refuses = (_call, kind) => kind === 'set'
    change({ keylock: 'on' })
    let calls = 0
    storage.refuses = () => {
      calls++
      return true
    }
    stir()
    expect(calls).toBe(0)
  })

  test('what was refused is not taken back for an older value in the storage', () => {
    const storage = storageWith({ state: spelled() })
    const { change, refresh, settings } = keep(storage)
    storage.refuses = (_call, kind) => kind === 'set'
    change({ keylock: 'on' })
    refresh()
    expect(settings().keylock).toBe('on')
  })

  test('a state that cannot be read is not written over', () => {
    const storage = storageWith({ state: spelled({ keylock: 'on' }) })
    storage.refuses = (_call, kind) => kind === 'get'
    const { change, remembers } = keep(storage)
    change({ program: 'week' })
    expect(stateOf(storage)).toEqual(spelled({ keylock: 'on' }))
    expect(remembers.getState()).toBe(false)
  })

  test('a refused copy of a field is made later, and nothing is forgotten for it', () => {
    const storage = storageWith({ state: spelled() })
    const { change, remembers } = keep(storage)
    storage.refuses = (_call, kind, key) => kind === 'set' && key !== STATE
    change({ keylock: 'on' })
    expect(remembers.getState()).toBe(true)
    storage.refuses = () => false
    change({ program: 'week' })
    expect(storage.values.get('keylock')).toBe('on')
  })

  test('whichever calls it refuses, nothing throws and the settings stay', () => {
    fc.assert(
      fc.property(
        fc.func(fc.boolean()),
        fc.array(fc.constantFrom('week', 'timer', null)),
        (refuses, programs) => {
          const storage = storageWith({ state: spelled({ keylock: 'on' }), theirs: 'kept' })
          storage.refuses = (call) => refuses(call)
          const { change, settings } = keep(storage)
          for (const program of programs) {
            change({ program })
            expect(settings().program).toBe(program)
          }
          expect(storage.values.get('theirs')).toBe('kept')
        },
      ),
    )
  })
})
