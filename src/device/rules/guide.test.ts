import { describe, expect, test } from 'vitest'
import type { Settings } from '../settings'
import { openAt, openFirst } from '../testing'

const settings = '/home/menu/settings'
const paths = {
  language: `${settings}/language`,
  connectWifi: `${settings}/wifi/connect-wifi`,
  chooseNetwork: `${settings}/wifi/choose-network`,
  enterPassword: `${settings}/wifi/choose-network/enter-password`,
  connected: `${settings}/wifi/choose-network/enter-password/connected`,
  setTime: `${settings}/time-and-date/set-time`,
  setDate: `${settings}/time-and-date/set-date`,
  floorType: `${settings}/floor-type`,
  floorTypeInfo: `${settings}/floor-type/floor-type-info`,
  installedEffect: '/home/menu/installer/installed-effect',
  delayedStartup: '/home/menu/installer/functions/delayed-startup',
}
const tile = 'floorType.tile'
const wood = 'floorType.wood'
const vinyl = 'floorType.vinyl'

const inGuide = (path: string, more: Partial<Settings> = {}) =>
  openAt(path, { settings: { installationGuide: 'true', ...more } })

describe('Order: language, then connect-wifi (only if a wifi module is installed) or set-time …', () => {
  test('without a wifi module, on tiles', () => {
    const visitor = openFirst().wait(1900)
    const shown = [visitor.path]
    const on = (path: string) => shown.push(path)
    on(visitor.press('confirm').path)
    on(visitor.press('confirm').path)
    on(visitor.press('confirm').path)
    on(visitor.choose(tile).path)
    on(visitor.press('confirm', 2).path)
    on(visitor.press('confirm').path)
    on(visitor.press('confirm').path)
    expect(shown).toEqual([
      paths.language,
      paths.setTime,
      paths.setDate,
      paths.floorType,
      paths.installedEffect,
      paths.floorTypeInfo,
      paths.delayedStartup,
      '/home',
    ])
    expect(visitor.settings.installationGuide).toBe('false')
  })

  test('with a wifi module, language leads to connect-wifi, and no from there to set-time', () => {
    const visitor = inGuide(paths.language, { wifiInstalled: true }).press('confirm')
    expect(visitor.path).toBe(paths.connectWifi)
    expect(visitor.choose('word.no').path).toBe(paths.setTime)
  })

  // behaviour 4.12
  test.each([wood, vinyl] as const)(
    'If floor type is tile/stone: floor-type-info …; otherwise the guide ends and the device goes home: %s',
    (floor) => {
      const visitor = inGuide(paths.floorType).choose(floor)
      expect(visitor.path).toBe(paths.installedEffect)
      visitor.press('confirm', 2)
      expect(visitor.path).toBe('/home')
      expect(visitor.settings.installationGuide).toBe('false')
    },
  )

  // behaviour 4.8
  test('In the guide they go on to the next step without the overlay, and store what was chosen', () => {
    const visitor = inGuide(paths.language).choose({ verbatim: 'Suomi' })
    expect(visitor.settings.language).toBe('fi')
    expect(visitor.overlay).toBeNull()
    visitor.go(paths.floorType).choose(vinyl)
    expect(visitor.settings.floorType).toBe('plastic/vinyl')
    expect(visitor.overlay).toBeNull()
    visitor.press('confirm').press('next').press('confirm')
    expect(visitor.settings.effectValue).toBe(50)
    expect(visitor.overlay).toBeNull()
  })

  // behaviour 4.16
  test('the time zone, opened by its address, goes on to the floor type', () => {
    const online = { wifiInstalled: true, wifi: 'on' } as const
    const visitor = inGuide(`${settings}/time-and-date`, online).choose({ verbatim: 'UTC+2' })
    expect(visitor.settings.timezone).toBe('UTC+2')
    expect(visitor.overlay).toBeNull()
    expect(visitor.path).toBe(paths.floorType)
    expect(visitor.press('back').path).toBe(`${settings}/time-and-date/set-timezone`)
  })

  test('a screen that is no step of the guide saves as always', () => {
    const visitor = inGuide(`${settings}/keylock`).press('confirm')
    expect(visitor.overlay).toEqual({ status: 'save', context: 'settings' })
  })
})

test('Time-and-date confirm inside the guide goes to floor-type', () => {
  expect(inGuide(paths.setTime).press('confirm').path).toBe(paths.setDate)
  expect(inGuide(paths.setDate).press('confirm').path).toBe(paths.floorType)
})

// behaviour 4.9, 11.7
describe('The connected screen advances after 1.5 s', () => {
  test('guide and no wifi goes to set-time', () => {
    expect(inGuide(paths.connected).wait(1500).path).toBe(paths.setTime)
  })

  test('guide and wifi goes to floor-type', () => {
    const visitor = inGuide(paths.connectWifi, { wifiInstalled: true })
    visitor.choose('word.yes', { verbatim: 'Home' }).press('confirm').wait(1400)
    expect(visitor.path).toBe(paths.connected)
    expect(visitor.wait(1400).path).toBe(paths.connected)
    expect(visitor.wait(100).path).toBe(paths.floorType)
  })

  test('otherwise home', () => {
    const visitor = openAt(paths.connected, { settings: { wifiInstalled: true } })
    expect(visitor.wait(1500).path).toBe('/home')
    expect(openAt(paths.connected).wait(1500).path).toBe('/home')
  })

  // behaviour 4.10
  test('a connection that fails asks again, still in the guide', () => {
    const visitor = openAt(paths.connectWifi, {
      settings: { installationGuide: 'true', wifiInstalled: true },
      surroundings: { connectionFails: true },
    })
    visitor.choose('word.yes', { verbatim: 'Home' }).press('confirm').wait(1400)
    expect(visitor.path).toBe(paths.connectWifi)
    expect(visitor.body('question').question).toBe('wifi.connect.again')
    expect(visitor.choose('word.no').path).toBe(paths.setTime)
  })
})

describe('Floor-type-info confirm', () => {
  test.each(['tile/stone', 'plastic/vinyl'] as const)(
    'anything other than wood/laminate goes to delayed-startup: %s',
    (floorType) => {
      expect(inGuide(paths.floorTypeInfo, { floorType }).press('confirm').path).toBe(paths.delayedStartup)
    },
  )

  test('wood/laminate ends the guide and goes home', () => {
    const visitor = inGuide(paths.floorTypeInfo, { floorType: 'wood/laminate' }).press('confirm')
    expect(visitor.path).toBe('/home')
    expect(visitor.settings.installationGuide).toBe('false')
  })
})

// behaviour 4.11
describe('During the guide, confirming on delayed startup', () => {
  test('sets program to delayedStartup: in four weeks', () => {
    const visitor = inGuide(paths.delayedStartup).choose('delayedStartup.inFourWeeks')
    expect(visitor.settings).toMatchObject({ program: 'delayedStartup', installationGuide: 'false' })
    expect(visitor.path).toBe('/home')
    expect(visitor.overlay).toBeNull()
  })

  test('(or undefined): right now', () => {
    const visitor = inGuide(paths.delayedStartup, {
      program: 'delayedStartup',
      secondaryProgram: 'week',
    }).choose('delayedStartup.rightNow')
    expect(visitor.settings).toMatchObject({
      program: null,
      secondaryProgram: null,
      installationGuide: 'false',
    })
    expect(visitor.path).toBe('/home')
  })

  test('there previous and next move between the two', () => {
    const visitor = inGuide(paths.delayedStartup)
    expect(visitor.enabled).toContain('next')
    expect(visitor.press('next').focus).toBe(1)
    expect(visitor.press('previous').focus).toBe(0)
  })
})

// behaviour 4.13, 14.6
test('a guide that another tab ended leaves the one question, and its answer has the focus', () => {
  const visitor = inGuide(paths.delayedStartup).press('next').store({ installationGuide: 'false' })
  expect(visitor.body('question')).toMatchObject({ lines: [{ text: 'word.okay' }], focus: 0 })
  expect(visitor.enabled).not.toContain('previous')
  expect(visitor.press('confirm').settings.program).toBe('delayedStartup')
})

// behaviour 6.8
test('Startup mode …; it can be cancelled in the installer menu', () => {
  const visitor = inGuide(paths.delayedStartup).choose('delayedStartup.inFourWeeks')
  visitor.go(paths.delayedStartup).press('confirm')
  expect(visitor.settings.program).toBeNull()
  expect(visitor.overlay).toEqual({ status: 'stop', context: 'installer' })
})

test('a splash that a link cuts short leaves no restart behind, and the guide goes on', () => {
  const visitor = openFirst().go(paths.delayedStartup)
  expect(visitor.settings).toMatchObject({ installationGuide: 'pending', restart: false })
  visitor.choose('delayedStartup.rightNow')
  expect(visitor.settings).toMatchObject({ installationGuide: 'false', restart: false })
})

test('outside the guide the screens of the guide save and stay', () => {
  const visitor = openAt(paths.floorType).choose(wood)
  expect(visitor.overlay).toEqual({ status: 'save', context: 'settings' })
  expect(visitor.wait(1500).path).toBe(paths.floorType)
})
