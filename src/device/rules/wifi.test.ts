import { describe, expect, test } from 'vitest'
import { atHome, online, openAt } from '../testing'
import { canSwitchWifiCard, connect, isConnected, wifiIcon, wifiState } from './wifi'

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

// behaviour 11.1
describe('Wifi menu says which state it is in', () => {
  test.each([
    ['not-installed', {}, {}],
    ['incompatible', {}, { slot: 'incompatible' }],
    ['occupied', {}, { slot: 'occupied' }],
    ['disconnected', { wifiInstalled: true }, {}],
    ['disconnected', { wifiInstalled: true, wifi: 'on' }, {}],
    ['disconnected', { wifiInstalled: true, wifiNetwork: 'Home' }, {}],
    ['connected', online, {}],
    ['failed', online, failing],
  ] as const)('%s: %o, %o', (state, settings, surroundings) => {
    expect(wifiState(atHome(settings, surroundings).device)).toBe(state)
  })

  // behaviour 11.11
  test('connecting, for a while, once a lost connection could be made again', () => {
    const visitor = atHome(online, failing).surround({ connectionFails: false })
    expect(wifiState(visitor.wait(4999).device)).toBe('connecting')
    expect(wifiState(visitor.wait(1).device)).toBe('connected')
    expect(visitor.settings).toMatchObject(online)
  })

  test.each([
    ['the slot is taken', { slot: 'occupied' }, {}],
    ['another tab takes the card out', {}, { wifiInstalled: false, wifiNetwork: null }],
    ['another tab leaves the network', {}, { wifi: null, wifiNetwork: null }],
  ] as const)(
    'connecting ends, and nothing else stands still, when meanwhile %s',
    (_, surroundings, settings) => {
      const visitor = atHome(online, failing).surround({ connectionFails: false })
      visitor.wait(1000).surround(surroundings).store(settings)
      const before = visitor.settings
      visitor.sleep(120_000)
      expect(visitor.settings).toEqual(before)
      expect(visitor.device.clock).toBe(visitor.now)
      expect(wifiState(visitor.device)).not.toBe('connecting')
    },
  )

  test('a connection that comes back joins no network that was only looked at', () => {
    const visitor = openAt(chooseNetwork, { settings: online, surroundings: failing })
    visitor.choose({ verbatim: 'Aurora' }).surround({ connectionFails: false }).wait(10_000)
    expect(visitor.settings.wifiNetwork).toBe('Home')
  })

  // behaviour 11.8
  test('failed, after a first attempt came to nothing, until the next', () => {
    const settings = { wifiInstalled: true }
    const visitor = openAt(chooseNetwork, { settings, surroundings: failing }).choose('wifi.wps')
    expect(wifiState(visitor.device)).toBe('failed')
    visitor.surround({ connectionFails: false })
    expect(wifiState(visitor.device)).toBe('failed')
    visitor.go(chooseNetwork).choose({ verbatim: 'Home' })
    expect(wifiState(visitor.device)).toBe('disconnected')
    visitor.press('back').choose('wifi.wps')
    expect(wifiState(visitor.device)).toBe('connected')
  })

  test('a change of the surroundings that has nothing to do with it changes nothing', () => {
    expect(wifiState(atHome(online, { windowOpen: true }).device)).toBe('connected')
    const visitor = atHome(online, failing).surround({ connectionFails: false })
    expect(wifiState(visitor.surround({ windowOpen: true }).device)).toBe('connecting')
  })

  test('nothing has failed where nothing was tried', () => {
    expect(wifiState(atHome({ wifiInstalled: true }, failing).device)).toBe('disconnected')
  })
})

// behaviour 11.14
describe('A wifi icon turns red when wifi is installed but the network is not a recognised one', () => {
  test.each([
    ['none', { wifiInstalled: false }],
    ['unknown', { wifiInstalled: true, wifiNetwork: null }],
    ['known', { wifiInstalled: true, wifiNetwork: 'Home' }],
    ['known', { wifiInstalled: true, wifiNetwork: 'Aurora' }],
  ] as const)('%s: %o', (icon, settings) => {
    expect(wifiIcon(atHome(settings).device)).toBe(icon)
    expect(atHome(settings).home.wifi).toBe(icon)
  })

  test('and while a connection fails', () => {
    const visitor = atHome(online, failing)
    expect(visitor.home.wifi).toBe('unknown')
    expect(visitor.surround({ connectionFails: false }).home.wifi).toBe('known')
  })

  test('not for a connection that is not there to fail', () => {
    expect(atHome({}, failing).home.wifi).toBe('none')
  })
})

describe('Connected sets `wifi` to `on` and `wifiNetwork`', () => {
  // behaviour 11.6
  test.each(['Home', 'Aurora'] as const)('the network that was picked: %s', (network) => {
    const visitor = openAt(chooseNetwork, { settings: { wifiInstalled: true } })
    visitor.choose({ verbatim: network }).press('confirm')
    expect(visitor.settings).toMatchObject({ wifi: null, wifiNetwork: null })
    expect(visitor.wait(1400).settings).toMatchObject({ wifi: 'on', wifiNetwork: network })
  })

  test('without a pick the network of before, else the first', () => {
    expect(connect(atHome({ wifiInstalled: true, wifiNetwork: 'wps' }).device).settings.wifiNetwork).toBe(
      'wps',
    )
    expect(connect(atHome({ wifiInstalled: true }).device).settings.wifiNetwork).toBe('Home')
  })

  test('without a card that works there is nothing to connect', () => {
    expect(isConnected(connect(atHome().device))).toBe(false)
    expect(isConnected(connect(atHome({ wifiInstalled: true }, { slot: 'occupied' }).device))).toBe(false)
  })
})
