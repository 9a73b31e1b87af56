/** A page that is left while the companion uses a sandbox. */
import { expect, test } from 'vitest'
import { originWith, storedForm } from '../../../tests/helpers/fakes/stored-device'
import { openTab } from '../../../tests/helpers/fakes/tab'
import { createEntry, factorySettings, visitAddress } from '../../thermostat/device/device'

/** Opens the second screen of the visitor's own device, at 12 degrees. */
function openOwn() {
  const tab = openTab('/home', { origin: originWith({ state: storedForm({ temperatureValue: 12 }) }) })
  const { window, device, isSandbox, send } = tab
  tab.go('/home/menu')
  const ownTrail = device().trail
  return {
    ...tab,
    /** Replaces the device by a factory device on another screen, as the companion does. */
    enterSandbox(path: string) {
      const own = device()
      const trail = visitAddress(own.trail, createEntry(path), own.trail.dropped + own.trail.at + 1)
      send({ type: 'restore', device: { ...own, settings: factorySettings, trail }, isSandbox: true })
    },
    load(loadedBy: string, address?: string) {
      window.dispatch('pagehide')
      // The companion does this when the page is left.
      if (isSandbox()) send({ type: 'restore', device: { ...device(), trail: ownTrail }, isSandbox: false })
      tab.dispose()
      window.history.arriveAll()
      if (address) window.history.pushState(null, '', address)
      tab.load(loadedBy)
      window.history.arriveAll()
    },
  }
}

test.each(['reload', 'back_forward'])(
  'after a load of type %s the own device and the address are as before',
  (kind) => {
    const { history, device, isSandbox, path, go, browse, enterSandbox, load } = openOwn()
    enterSandbox('/home/menu/settings/language')
    go('/home/menu/settings/timezone')
    expect(history.url).toBe('/home/menu/settings/timezone')
    load(kind)
    expect(isSandbox()).toBe(false)
    expect(device().settings.temperatureValue).toBe(12)
    expect(path()).toBe('/home/menu')
    expect(history.url).toBe('/home/menu')
    browse(-1)
    expect(path()).toBe('/home')
    load('reload')
    expect(path()).toBe('/home')
  },
)

test('another address becomes the next place of the own device', () => {
  const { device, path, enterSandbox, load } = openOwn()
  enterSandbox('/home/menu/settings/language')
  load('navigate', '/home/menu/program')
  expect(path()).toBe('/home/menu/program')
  expect(device().trail.places.map(({ path }) => path)).toEqual(['/home', '/home/menu', '/home/menu/program'])
})

test('a sandbox that was left earlier leaves no trace', () => {
  const { device, path, send, history, enterSandbox, go, load } = openOwn()
  const own = device()
  enterSandbox('/home/menu/settings/language')
  send({ type: 'restore', device: own, isSandbox: false })
  history.arriveAll()
  go('/home/menu/program')
  load('reload')
  expect(path()).toBe('/home/menu/program')
})
