import { describe, expect, test } from 'vitest'
import { atHome, online, openAt } from '../testing'
import { canSwitchWifiCard, connect, isConnected, wifiStateOf } from './wifi'

const chooseNetwork = '/home/menu/settings/wifi/choose-network'
const failing = { connectionFails: true }

// behaviour 11.10
describe('Wifi card switch: toggling flips wifiInstalled and always resets wifiNetwork', () => {
  test('out and in again, also with a network left over', () => {
    const visitor = atHome(online).flip('wifiInstalled')
    expect(visitor.settings).toMatchObject({ wifiInstalled: false, wifiNetwork: null })
    visitor.store({ wifiNetwork: 'Aurora' }).flip('wifiInstalled')
    expect(visitor.settings).toMatchObject({ wifiInstalled: true, wifiNetwork: null })
  })

  test('another tab that takes the card out takes the network with it', () => {
    const visitor = atHome(online).store({ wifiInstalled: false })
    expect(visitor.settings).toMatchObject({ wifiInstalled: false, wifiNetwork: null })
    expect(visitor.store({ wifiInstalled: true }).settings.wifiNetwork).toBe(null)
  })

  test('another tab that tells of the network first and of the card then loses neither', () => {
    const visitor = atHome().store({ wifiNetwork: 'Home' }).store({ wifiInstalled: true })
    expect(visitor.settings).toMatchObject({ wifiInstalled: true, wifiNetwork: 'Home' })
  })

  test('the remote control switch leaves the card alone', () => {
    const visitor = atHome(online).flip('remoteControlInstalled')
    expect(visitor.settings).toMatchObject({ ...online, remoteControlInstalled: false })
  })
})

describe('A module slot used by other communication prevents wifi installation', () => {
  test.each(['occupied', 'incompatible'] as const)('%s', (slot) => {
    const visitor = atHome({}, { slot })
    expect(canSwitchWifiCard(visitor.device)).toBe(false)
    expect(visitor.flip('wifiInstalled').settings.wifiInstalled).toBe(false)
  })

  test('a card that is in can be taken out all the same', () => {
    const visitor = atHome(online, { slot: 'occupied' })
    expect(canSwitchWifiCard(visitor.device)).toBe(true)
    expect(visitor.flip('wifiInstalled').settings.wifiInstalled).toBe(false)
  })
})

describe('a connection that comes back, or failed', () => {
  test.each([
    ['the slot is taken', { slot: 'occupied' }, {}],
    ['another tab takes the card out', {}, { wifiInstalled: false, wifiNetwork: null }],
    ['another tab leaves the network', {}, { wifi: null, wifiNetwork: null }],
  ] as const)('connecting ends, and all else goes on, when meanwhile %s', (_, surroundings, settings) => {
    const visitor = atHome(online, failing).surround({ connectionFails: false })
    visitor.wait(1000).surround(surroundings).store(settings)
    const before = visitor.settings
    visitor.sleep(120_000)
    expect(visitor.settings).toEqual(before)
    expect(visitor.device.clock).toBe(visitor.now)
    expect(wifiStateOf(visitor.device)).not.toBe('connecting')
  })

  test('a connection that comes back joins no network that was only looked at', () => {
    const visitor = openAt(chooseNetwork, { settings: online, surroundings: failing })
    visitor.choose({ verbatim: 'Aurora' }).surround({ connectionFails: false }).wait(10_000)
    expect(visitor.settings.wifiNetwork).toBe('Home')
  })

  // behaviour 11.8
  test('failed, after a first attempt came to nothing, until the next', () => {
    const settings = { wifiInstalled: true }
    const visitor = openAt(chooseNetwork, { settings, surroundings: failing }).choose('wifi.wps')
    expect(wifiStateOf(visitor.device)).toBe('failed')
    visitor.surround({ connectionFails: false })
    expect(wifiStateOf(visitor.device)).toBe('failed')
    visitor.go(chooseNetwork).choose({ verbatim: 'Home' })
    expect(wifiStateOf(visitor.device)).toBe('disconnected')
    visitor.press('back').choose('wifi.wps')
    expect(wifiStateOf(visitor.device)).toBe('connected')
  })

  test('a change of the surroundings that has nothing to do with it changes nothing', () => {
    expect(wifiStateOf(atHome(online, { windowOpen: true }).device)).toBe('connected')
    const visitor = atHome(online, failing).surround({ connectionFails: false })
    expect(wifiStateOf(visitor.surround({ windowOpen: true }).device)).toBe('connecting')
  })

  test('nothing has failed where nothing was tried', () => {
    expect(wifiStateOf(atHome({ wifiInstalled: true }, failing).device)).toBe('disconnected')
  })
})

// behaviour 11.14
test.each([
  ['none', { wifiInstalled: false }, {}],
  ['unknown', { wifiInstalled: true, wifiNetwork: null }, {}],
  ['known', { wifiInstalled: true, wifiNetwork: 'Home' }, {}],
  ['known', { wifiInstalled: true, wifiNetwork: 'Aurora' }, {}],
  ['unknown', online, failing],
  ['none', {}, failing],
] as const)(
  'A wifi icon turns red when wifi is installed but the network is not a recognised one: %s, %o, %o',
  (icon, settings, surroundings) => {
    expect(atHome(settings, surroundings).home.wifi).toBe(icon)
  },
)

describe('Connected sets `wifi` to `on` and `wifiNetwork`', () => {
  test('without a pick the network of before, else the first', () => {
    const network = (wifiNetwork: 'wps' | null) =>
      connect(atHome({ wifiInstalled: true, wifiNetwork }).device).settings.wifiNetwork
    expect([network('wps'), network(null)]).toEqual(['wps', 'Home'])
  })

  test('without a card that works there is nothing to connect', () => {
    expect(isConnected(connect(atHome().device))).toBe(false)
    expect(isConnected(connect(atHome({ wifiInstalled: true }, { slot: 'occupied' }).device))).toBe(false)
  })
})
