/** A page that is left while the companion shows something on a device that is lent for it. */
import { expect, test } from 'vitest'
import { originWith, spelled } from '../../tests/helpers/fakes/kept'
import { openTab } from '../../tests/helpers/fakes/tab'
import { arriveAt, factorySettings, placeAt } from '../device/device'

/** A visitor on the second screen of a device of their own, at 12 degrees. */
function openOwn() {
  const tab = openTab('/home', { origin: originWith({ state: spelled({ temperatureValue: 12 }) }) })
  const { window, device, send } = tab
  tab.go('/home/menu')
  const ownTrail = device().trail
  return {
    ...tab,
    /** Lends a device from the factory, on a screen of its own, as the companion does. */
    lend(path: string) {
      const own = device()
      const trail = arriveAt(own.trail, placeAt(path), own.trail.dropped + own.trail.at + 1)
      send({ type: 'restore', device: { ...own, settings: factorySettings, trail, lent: true } })
    },
    load(loadedBy: string, address?: string) {
      window.tell('pagehide')
      // As the companion does when the page goes.
      if (device().lent) send({ type: 'restore', device: { ...device(), trail: ownTrail, lent: false } })
      tab.dispose()
      window.history.arriveAll()
      if (address) window.history.pushState(null, '', address)
      tab.load(loadedBy)
      window.history.arriveAll()
    },
  }
}

test.each(['reload', 'back_forward'])('by %s: the own device and the address are where they were', (kind) => {
  const { history, device, path, go, browse, lend, load } = openOwn()
  lend('/home/menu/settings/language')
  go('/home/menu/settings/timezone')
  expect(history.url).toBe('/home/menu/settings/timezone')
  load(kind)
  expect(device()).toMatchObject({ lent: false, settings: { temperatureValue: 12 } })
  expect(path()).toBe('/home/menu')
  expect(history.url).toBe('/home/menu')
  browse(-1)
  expect(path()).toBe('/home')
  load('reload')
  expect(path()).toBe('/home')
})

test('by another address: that is the next place of the own device', () => {
  const { device, path, lend, load } = openOwn()
  lend('/home/menu/settings/language')
  load('navigate', '/home/menu/program')
  expect(path()).toBe('/home/menu/program')
  expect(device().trail.places.map(({ path }) => path)).toEqual(['/home', '/home/menu', '/home/menu/program'])
})

test('given back before, nothing is left of it', () => {
  const { device, path, send, history, lend, go, load } = openOwn()
  const own = device()
  lend('/home/menu/settings/language')
  send({ type: 'restore', device: own })
  history.arriveAll()
  go('/home/menu/program')
  load('reload')
  expect(path()).toBe('/home/menu/program')
})
