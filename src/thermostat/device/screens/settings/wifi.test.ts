import { describe, expect, test } from 'vitest'
import type { Settings } from '../../settings'
import type { Surroundings } from '../../surroundings'
import { online, openAt } from '../../testing'

const path = '/home/menu/settings/wifi'
const card = { wifiInstalled: true } as const
const failingConnection = { connectionFails: true }
const open = (screen: string, settings: Partial<Settings> = card, surroundings: Partial<Surroundings> = {}) =>
  openAt(`${path}${screen}`, { settings, surroundings })

// behaviour 11.1
describe('The wifi menu shows its state', () => {
  test.each([
    ['not-installed', 'bad', {}, {}],
    ['incompatible', 'bad', {}, { slot: 'incompatible' }],
    ['occupied', 'bad', {}, { slot: 'occupied' }],
    ['disconnected', 'quiet', card, {}],
    ['disconnected', 'quiet', { ...card, wifi: 'on' }, {}],
    ['disconnected', 'quiet', { ...card, wifiNetwork: 'Home' }, {}],
    ['failed', 'bad', online, failingConnection],
  ] as const)('%s', (state, tone, settings, surroundings) => {
    expect(open('', settings, surroundings).body('menu').state).toEqual({ text: `wifi.state.${state}`, tone })
  })

  // behaviour 11.11
  test('connecting for 5 s after a connection stops failing, then connected with the network', () => {
    const visitor = open('', online, failingConnection).setSurroundings({ connectionFails: false }).wait(4999)
    expect(visitor.body('menu').state).toEqual({ text: 'wifi.state.connecting', tone: 'quiet' })
    const text = { id: 'wifi.state.connectedTo', values: { network: { verbatim: 'Home' } } }
    expect(visitor.wait(1).body('menu').state).toEqual({ text, tone: 'good' })
    expect(visitor.settings).toMatchObject(online)
  })

  // behaviour 11.2: connecting needs a usable card, resetting the account needs a connection
  test.each([
    [{}, {}, [true, true]],
    [card, {}, [undefined, true]],
    [card, { slot: 'occupied' }, [true, true]],
    [online, {}, [undefined, undefined]],
  ] as const)('with %o, %o its lines are disabled: %j', (settings, surroundings, disabled) => {
    expect(open('', settings, surroundings).lines.map((line) => line.disabled)).toEqual(disabled)
  })
})

// behaviour 11.3
describe('The question to set up wifi', () => {
  test('yes opens the list of networks', () => {
    const visitor = open('').choose('wifi.connect')
    expect(visitor.body('question').question).toBe('wifi.connect.question')
    expect(visitor.choose('word.yes').path).toBe(`${path}/choose-network`)
  })

  test('no goes back', () => {
    expect(open('').choose('wifi.connect', 'word.no').trailPaths).toEqual([path])
    expect(open('/connect-wifi').choose('word.no').path).toBe(path)
  })
})

// behaviour 11.4
describe('The list of networks', () => {
  test('has two networks with a password, and WPS', () => {
    expect(open('/choose-network').lines).toEqual([
      { text: { verbatim: 'Home' }, path: `${path}/choose-network/enter-password` },
      { text: { verbatim: 'Aurora' }, path: `${path}/choose-network/enter-password` },
      { text: 'wifi.wps' },
    ])
  })

  test('shows scanning at first', () => {
    const visitor = open('/choose-network')
    expect(visitor.body('menu').state).toEqual({ text: 'wifi.state.scanning', tone: 'quiet' })
    expect(visitor.wait(5000).body('menu').state?.text).toBe('wifi.state.found')
  })

  // behaviour 11.5, 11.6
  test.each(['Home', 'Aurora'] as const)(
    'the network %s opens enter-password, where confirm connects',
    (network) => {
      const visitor = open('/choose-network').choose({ verbatim: network })
      expect(visitor.path).toBe(`${path}/choose-network/enter-password`)
      const { value } = visitor.body('moment')
      expect(value).toMatch(/^(•|\*)+$/)
      const hint = { verbatim: network }
      expect(visitor.body('moment')).toMatchObject({ valueText: { verbatim: value }, editing: false, hint })
      expect(visitor.picture.legend).toEqual({ confirm: 'wifi.connect.key' })
      visitor.press('confirm')
      expect(visitor.picture.overlay?.text).toBe('overlay.connecting')
      expect(visitor.settings).toMatchObject({ wifi: null, wifiNetwork: null })
      visitor.wait(1400)
      expect(visitor.body('connected').network).toEqual({ verbatim: network })
      expect(visitor.picture.overlay?.text).toBe('overlay.connected')
      expect(visitor.settings).toMatchObject({ wifi: 'on', wifiNetwork: network })
      expect(visitor.wait(1500).path).toBe('/home')
    },
  )

  test('WPS connects at once', () => {
    const visitor = open('/choose-network').choose('wifi.wps')
    expect(visitor.body('connected').network).toBe('wifi.wps')
    expect(visitor.settings).toMatchObject({ wifi: 'on', wifiNetwork: 'wps' })
  })

  test('the password page shows the connected network after going back', () => {
    const visitor = open('/choose-network').choose({ verbatim: 'Aurora' }).press('confirm').wait(2900)
    visitor.goInHistory(-1)
    expect(visitor.path).toBe(`${path}/choose-network/enter-password`)
    expect(visitor.body('moment').hint).toEqual({ verbatim: 'Aurora' })
  })

  test('the password page opened by its address shows the first network', () => {
    expect(open('/choose-network/enter-password').body('moment').hint).toEqual({ verbatim: 'Home' })
  })
})

describe('A connection that fails', () => {
  test.each([
    ['the panel’s switch is on', card, failingConnection],
    ['there is no card', {}, {}],
    ['the slot is occupied', card, { slot: 'occupied' }],
  ] as const)('because %s goes back to the menu and connects nothing', (_, settings, surroundings) => {
    const visitor = open('/choose-network', settings, surroundings).choose({ verbatim: 'Home' })
    visitor.press('confirm').wait(1400)
    expect(visitor.path).toBe(path)
    expect(visitor.settings).toMatchObject({ wifi: null, wifiNetwork: null })
  })

  test('is shown, and the question asks to try again', () => {
    const visitor = open('', card, failingConnection).choose('wifi.connect', 'word.yes', 'wifi.wps')
    expect(visitor.path).toBe(path)
    expect(visitor.body('menu').state).toEqual({ text: 'wifi.state.failed', tone: 'bad' })
    expect(visitor.choose('wifi.connect').body('question').question).toBe('wifi.connect.again')
  })
})

test('the connected screen opened by its address without a card connects nothing and goes home', () => {
  const visitor = open('/choose-network/enter-password/connected', {})
  expect(visitor.body('connected').network).toBe('wifi.state.disconnected')
  expect(visitor.wait(1500).path).toBe('/home')
  expect(visitor.settings).toMatchObject({ wifi: null, wifiNetwork: null })
})

describe('Resetting the account', () => {
  // behaviour 11.9
  test('disconnects from the network and goes home', () => {
    const visitor = open('', online).choose('wifi.resetAccount', 'word.yes')
    expect(visitor.settings).toMatchObject({ wifiInstalled: true, wifi: null, wifiNetwork: null })
    expect(visitor.picture.overlay?.text).toBe('overlay.reset')
    expect(visitor.wait(1400).path).toBe('/home')
  })

  test('answered with no goes back to the menu', () => {
    const visitor = open('', online).choose('wifi.resetAccount', 'word.no')
    expect(visitor.trailPaths).toEqual([path])
    expect(visitor.settings).toMatchObject(online)
  })
})
