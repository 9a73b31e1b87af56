import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openAddress } from '../../../tests/helpers/fakes/address'
import { createEntry } from '../../thermostat/device/device'
import { push, travel } from '../../thermostat/device/testing'
import { urlOf, withHistoryIndex } from './url'

const path = fc.constantFrom('/home', '/home/menu', '/home/menu/program', '/home/menu/settings')
type World = ReturnType<typeof openAddress>
type Deed = (world: World) => void
const go = path.map<Deed>((path) => (world) => world.go(path))
const instead = path.map<Deed>((path) => (world) => world.replacePlace(path))
const step = fc.integer({ min: -3, max: 2 }).map<Deed>((steps) => (world) => world.step(steps))
const several = fc.tuple(path, fc.integer({ min: -3, max: -1 })).map<Deed>(
  ([path, steps]) =>
    (world) =>
      world.change((trail) => push(travel(trail, steps), createEntry(path))),
)
const arrive = fc.constant<Deed>((world) => void world.tab.arriveNext())
const deviceDeed = fc.oneof(go, instead, step, several, arrive)
const steps = fc.integer({ min: -3, max: 3 }).filter(Boolean)
const visitorDeed = steps.map<Deed>((steps) => (world) => world.tab.startBrowsing(steps))
const disobeys = fc
  .tuple(fc.constantFrom('refuses', 'ignores'), fc.nat(3))
  .map<Deed>(([how, times]) => ({ tab }) => {
    let left = times
    tab[how] = () => left-- > 0
  })
const wait = fc.nat(3000).map<Deed>((ms) => (world) => world.clock.advance(ms))

test('the browser follows the device, and its own moves send the device nothing', () => {
  fc.assert(
    fc.property(fc.array(deviceDeed, { maxLength: 40 }), (deeds) => {
      const world = openAddress()
      for (const deed of deeds) deed(world)
      world.rest()
      const { places, at, dropped } = world.trailNow()
      const wanted = places.map((place, index) => ({
        url: urlOf(place, '/'),
        state: withHistoryIndex(null, index),
      }))
      expect(world.heard).toEqual([])
      expect(world.tab.at).toBe(at + dropped)
      expect(world.tab.entries).toEqual(wanted.slice(0, world.tab.entries.length))
    }),
    { numRuns: 1000 },
  )
})

test('in any order of events the browser and the device agree in the end', () => {
  const deed = fc.oneof(deviceDeed, visitorDeed, fc.oneof(disobeys, wait))
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
      const world = openAddress()
      world.tab.maxEntries = 6
      for (const deed of deeds) deed(world)
      world.tab.refuses = () => false
      world.tab.ignores = () => false
      world.rest()
      world.go('/home/menu')
      world.rest()
      expect(world.browserPlace()).toEqual(world.devicePlace())
      for (const steps of [-1, -1, 1, -2, 2]) {
        world.browse(steps)
        expect(world.browserPlace()).toEqual(world.devicePlace())
      }
    }),
    { numRuns: 1000 },
  )
})
