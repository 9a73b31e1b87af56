import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openAddress } from '../../tests/helpers/fakes/address'
import { placeAt } from '../device/device'
import { push, travel } from '../device/trail'
import { stamped, urlOf } from './url'

describe('in any order', () => {
  const path = fc.constantFrom('/home', '/home/menu', '/home/menu/program', '/home/menu/settings')
  const deviceDeed = fc.oneof(
    fc.record({ kind: fc.constant('go' as const), path }),
    fc.record({ kind: fc.constant('instead' as const), path }),
    fc.record({ kind: fc.constant('step' as const), steps: fc.integer({ min: -3, max: 2 }) }),
    fc.record({ kind: fc.constant('several' as const), path, steps: fc.integer({ min: -3, max: -1 }) }),
    fc.record({ kind: fc.constant('arrive' as const) }),
  )
  const visitorDeed = fc.record({
    kind: fc.constant('press' as const),
    steps: fc.integer({ min: -3, max: 3 }).filter(Boolean),
  })
  const trouble = fc.oneof(
    fc.record({ kind: fc.constantFrom('refuses', 'ignores'), times: fc.nat(3) }),
    fc.record({ kind: fc.constant('wait' as const), time: fc.nat(3000) }),
  )
  type Deed =
    typeof deviceDeed | typeof visitorDeed | typeof trouble extends fc.Arbitrary<infer One> ? One : never

  function act(world: ReturnType<typeof openAddress>, deed: Deed): void {
    switch (deed.kind) {
      case 'go':
        world.go(deed.path)
        break
      case 'instead':
        world.instead(deed.path)
        break
      case 'step':
        world.step(deed.steps)
        break
      case 'several':
        world.change((trail) => push(travel(trail, deed.steps), placeAt(deed.path)))
        break
      case 'press':
        world.tab.press(deed.steps)
        break
      case 'arrive':
        world.tab.arrive()
        break
      case 'wait':
        world.clock.pass(deed.time)
        break
      case 'refuses':
      case 'ignores': {
        let left = deed.times
        world.tab[deed.kind] = () => left-- > 0
      }
    }
  }

  test('the browser does what the device does, and the device hears nothing of itself', () => {
    fc.assert(
      fc.property(fc.array(deviceDeed, { maxLength: 40 }), (deeds) => {
        const world = openAddress()
        for (const deed of deeds) act(world, deed)
        world.rest()
        const { places, at, dropped } = world.trailNow()
        const wanted = places.map((place, index) => ({ url: urlOf(place, '/'), state: stamped(null, index) }))
        expect(world.heard).toEqual([])
        expect(world.tab.at).toBe(at + dropped)
        expect(world.tab.entries).toEqual(wanted.slice(0, world.tab.entries.length))
      }),
      { numRuns: 1000 },
    )
  })

  test('whatever the visitor, the device and the browser do, in the end they agree', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(deviceDeed, visitorDeed, trouble), { maxLength: 60 }), (deeds) => {
        const world = openAddress()
        world.tab.longest = 6
        for (const deed of deeds) act(world, deed)
        world.tab.refuses = () => false
        world.tab.ignores = () => false
        world.rest()
        world.go('/home/menu')
        world.rest()
        expect(world.shown()).toEqual(world.wanted())
        for (const steps of [-1, -1, 1, -2, 2]) {
          world.browse(steps)
          expect(world.shown()).toEqual(world.wanted())
        }
      }),
      { numRuns: 1000 },
    )
  })
})
