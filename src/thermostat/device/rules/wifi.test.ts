import { describe, expect, test } from 'vitest'
import { atHome, online, openAt } from '../testing'
import { canToggleWifiCard, connect, isConnectionSetUp, wifiStateOf } from './wifi'

const chooseNetwork = '/home/menu/settings/wifi/choose-network'
const failingConnection = { connectionFails: true }

// behaviour 11.10
describe('The switch of the wifi card flips wifiInstalled and clears wifiNetwork', () => {
  test('in both directions, even if a network is stored without a card', () => {
    const visitor = atHome(online).toggle('wifiInstalled')
    expect(visitor.settings).toMatchObject({ wifiInstalled: false, wifiNetwork: null })
    visitor.storeInOtherTab({ wifiNetwork: 'Aurora' }).toggle('wifiInstalled')
    expect(visitor.settings).toMatchObject({ wifiInstalled: true, wifiNetwork: null })
  })

  test('taking the card out in another tab also clears the network', () => {
    const visitor = atHome(online).storeInOtherTab({ wifiInstalled: false })
    expect(visitor.settings).toMatchObject({ wifiInstalled: false, wifiNetwork: null })
    expect(visitor.storeInOtherTab({ wifiInstalled: true }).settings.wifiNetwork).toBe(null)
  })

  test('another tab may store the network before the card', () => {
    const visitor = atHome().storeInOtherTab({ wifiNetwork: 'Home' }).storeInOtherTab({ wifiInstalled: true })
    expect(visitor.settings).toMatchObject({ wifiInstalled: true, wifiNetwork: 'Home' })
  })

  test('the remote control switch does not change the card', () => {
    const visitor = atHome(online).toggle('remoteControlInstalled')
    expect(visitor.settings).toMatchObject({ ...online, remoteControlInstalled: false })
  })
})

describe('An occupied or incompatible slot prevents wifi installation', () => {
  test.each(['occupied', 'incompatible'] as const)('%s', (slot) => {
    const visitor = atHome({}, { slot })
    expect(canToggleWifiCard(visitor.device)).toBe(false)
    expect(visitor.toggle('wifiInstalled').settings.wifiInstalled).toBe(false)
  })

  test('an installed card can still be taken out', () => {
    const visitor = atHome(online, { slot: 'occupied' })
    expect(canToggleWifiCard(visitor.device)).toBe(true)
    expect(visitor.toggle('wifiInstalled').settings.wifiInstalled).toBe(false)
  })
})

describe('A connection that fails or reconnects', () => {
  test.each([
    ['the slot is taken', { slot: 'occupied' }, {}],
    ['another tab takes the card out', {}, { wifiInstalled: false, wifiNetwork: null }],
    ['another tab leaves the network', {}, { wifi: null, wifiNetwork: null }],
  ] as const)('stops reconnecting when %s, and other timers continue', (_, surroundings, settings) => {
    const visitor = atHome(online, failingConnection).setSurroundings({ connectionFails: false })
    visitor.wait(1000).setSurroundings(surroundings).storeInOtherTab(settings)
    const before = visitor.settings
    visitor.sleep(120_000)
    expect(visitor.settings).toEqual(before)
    expect(visitor.device.clock).toBe(visitor.now)
    expect(wifiStateOf(visitor.device)).not.toBe('connecting')
  })

  test('reconnects to its own network, not to one that is only picked', () => {
    const visitor = openAt(chooseNetwork, { settings: online, surroundings: failingConnection })
    visitor.choose({ verbatim: 'Aurora' }).setSurroundings({ connectionFails: false }).wait(10_000)
    expect(visitor.settings.wifiNetwork).toBe('Home')
  })

  // behaviour 11.8
  test('stays failed after a failed attempt until the next attempt', () => {
    const settings = { wifiInstalled: true }
    const visitor = openAt(chooseNetwork, { settings, surroundings: failingConnection }).choose('wifi.wps')
    expect(wifiStateOf(visitor.device)).toBe('failed')
    visitor.setSurroundings({ connectionFails: false })
    expect(wifiStateOf(visitor.device)).toBe('failed')
    visitor.go(chooseNetwork).choose({ verbatim: 'Home' })
    expect(wifiStateOf(visitor.device)).toBe('disconnected')
    visitor.press('back').choose('wifi.wps')
    expect(wifiStateOf(visitor.device)).toBe('connected')
  })

  test('is not affected by other surroundings', () => {
    expect(wifiStateOf(atHome(online, { windowOpen: true }).device)).toBe('connected')
    const visitor = atHome(online, failingConnection).setSurroundings({ connectionFails: false })
    expect(wifiStateOf(visitor.setSurroundings({ windowOpen: true }).device)).toBe('connecting')
  })

  test('is disconnected, not failed, without an attempt', () => {
    expect(wifiStateOf(atHome({ wifiInstalled: true }, failingConnection).device)).toBe('disconnected')
  })
})

// behaviour 11.14
test.each([
  ['none', { wifiInstalled: false }, {}],
  ['disconnected', { wifiInstalled: true, wifiNetwork: null }, {}],
  ['connected', { wifiInstalled: true, wifiNetwork: 'Home' }, {}],
  ['connected', { wifiInstalled: true, wifiNetwork: 'Aurora' }, {}],
  ['disconnected', online, failingConnection],
  ['none', {}, failingConnection],
] as const)('the wifi icon on home is %s with %o, %o', (icon, settings, surroundings) => {
  expect(atHome(settings, surroundings).home.wifi).toBe(icon)
})

describe('Connecting sets `wifi` and `wifiNetwork`', () => {
  test('to the stored network, else to the first, if none is picked', () => {
    const network = (wifiNetwork: 'wps' | null) =>
      connect(atHome({ wifiInstalled: true, wifiNetwork }).device).settings.wifiNetwork
    expect([network('wps'), network(null)]).toEqual(['wps', 'Home'])
  })

  test('only with a usable card', () => {
    expect(isConnectionSetUp(connect(atHome().device))).toBe(false)
    expect(isConnectionSetUp(connect(atHome({ wifiInstalled: true }, { slot: 'occupied' }).device))).toBe(
      false,
    )
  })
})
