import { describe, expect, test } from 'vitest'
import type { Settings } from '../settings'
import { online, openAt, openFirst } from '../testing'

const settings = '/home/menu/settings'
const paths = {
  language: `${settings}/language`,
  connectWifi: `${settings}/wifi/connect-wifi`,
  connected: `${settings}/wifi/choose-network/enter-password/connected`,
  setTime: `${settings}/time-and-date/set-time`,
  setDate: `${settings}/time-and-date/set-date`,
  floorType: `${settings}/floor-type`,
  floorTypeInfo: `${settings}/floor-type/floor-type-info`,
  installedEffect: '/home/menu/installer/installed-effect',
  delayedStartup: '/home/menu/installer/functions/delayed-startup',
}
const card = { wifiInstalled: true } as const

const inGuide = (path: string, more: Partial<Settings> = {}) =>
  openAt(path, { settings: { installationGuide: 'true', ...more } })

describe('The steps of the guide', () => {
  // behaviour 4.12
  test.each(['floorType.wood', 'floorType.vinyl'] as const)(
    'If floor type is tile/stone: floor-type-info …; otherwise the guide ends and the device goes home: %s',
    (floor) => {
      const visitor = inGuide(paths.floorType).choose(floor)
      expect(visitor.path).toBe(paths.installedEffect)
      expect(visitor.press('confirm', 2).path).toBe('/home')
      expect(visitor.settings.installationGuide).toBe('false')
    },
  )

  // behaviour 4.8
  test('In the guide they go on to the next step without the overlay, and store what was chosen', () => {
    const visitor = inGuide(paths.language).choose({ verbatim: 'Suomi' })
    expect(visitor.settings.language).toBe('fi')
    expect(visitor.overlay).toBeNull()
    visitor.go(paths.floorType).choose('floorType.vinyl')
    expect(visitor.settings.floorType).toBe('plastic/vinyl')
    expect(visitor.overlay).toBeNull()
    visitor.press('confirm').press('next').press('confirm')
    expect(visitor.settings.effectValue).toBe(50)
    expect(visitor.overlay).toBeNull()
  })

  // behaviour 4.6
  test('the time zone, opened by its address, goes on to the floor type', () => {
    const visitor = inGuide(`${settings}/time-and-date`, online).choose({ verbatim: 'UTC+2' })
    expect(visitor.settings.timezone).toBe('UTC+2')
    expect(visitor).toMatchObject({ overlay: null, path: paths.floorType })
    expect(visitor.press('back').path).toBe(`${settings}/time-and-date/set-timezone`)
  })

  test('a screen that is no step of the guide saves as always', () => {
    const visitor = inGuide(`${settings}/keylock`).press('confirm')
    expect(visitor.overlay).toEqual({ status: 'save', context: 'settings' })
  })
})

// behaviour 4.9, 11.6
describe('The connected screen advances after 1.5 s', () => {
  const failing = {
    settings: { installationGuide: 'true', ...card },
    surroundings: { connectionFails: true },
  } as const

  test.each([
    ['guide and no wifi goes to set-time', { installationGuide: 'true' }, paths.setTime],
    ['guide and wifi goes to floor-type', { installationGuide: 'true', ...online }, paths.floorType],
    ['otherwise home', card, '/home'],
    ['otherwise home, without a card', {}, '/home'],
  ] as const)('%s', (_, settings, target) => {
    const visitor = openAt(paths.connected, { settings })
    expect(visitor.wait(1499).path).toBe(paths.connected)
    expect(visitor.wait(1).path).toBe(target)
  })

  // behaviour 4.9
  test('a connection that fails asks again, still in the guide', () => {
    const visitor = openAt(paths.connectWifi, failing)
    visitor.choose('word.yes', { verbatim: 'Home' }).press('confirm').wait(1400)
    expect(visitor.path).toBe(paths.connectWifi)
    expect(visitor.body('question').question).toBe('wifi.connect.again')
    expect(visitor.choose('word.no').path).toBe(paths.setTime)
  })
})

test.each([
  ['tile/stone', paths.delayedStartup, 'true'],
  ['plastic/vinyl', paths.delayedStartup, 'true'],
  ['wood/laminate', '/home', 'false'],
] as const)('Floor-type-info confirm with %s goes to %s: the guide is on: %s', (floorType, target, guide) => {
  const visitor = inGuide(paths.floorTypeInfo, { floorType }).press('confirm')
  expect(visitor.path).toBe(target)
  expect(visitor.settings.installationGuide).toBe(guide)
})

// behaviour 4.11
describe('During the guide, confirming on delayed startup', () => {
  const drying = { program: 'delayedStartup', secondaryProgram: 'week' } as const

  test.each([
    ['sets program to delayedStartup: in four weeks', 'inFourWeeks', {}, 'delayedStartup'],
    ['(or undefined): right now', 'rightNow', drying, null],
  ] as const)('%s', (_, answer, before, program) => {
    const visitor = inGuide(paths.delayedStartup, before).choose(`delayedStartup.${answer}`)
    const settings = { program, secondaryProgram: null, installationGuide: 'false' }
    expect(visitor.settings).toMatchObject(settings)
    expect(visitor).toMatchObject({ path: '/home', overlay: null })
  })

  test('there previous and next move between the two', () => {
    const visitor = inGuide(paths.delayedStartup)
    expect(visitor.press('next').focus).toBe(1)
    expect(visitor.press('previous').focus).toBe(0)
  })
})

// behaviour 19.1
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
