import { describe, expect, test } from 'vitest'
import type { Settings } from '../settings'
import { online, openAt, openFirstTime } from '../testing'

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

const openInGuide = (path: string, more: Partial<Settings> = {}) =>
  openAt(path, { settings: { installationGuide: 'true', ...more } })

describe('The steps of the guide', () => {
  // behaviour 4.12
  test.each(['floorType.wood', 'floorType.vinyl'] as const)(
    'floor type %s: the guide ends after the installed power, and the device goes home',
    (floor) => {
      const visitor = openInGuide(paths.floorType).choose(floor)
      expect(visitor.path).toBe(paths.installedEffect)
      expect(visitor.press('confirm', 2).path).toBe('/home')
      expect(visitor.settings.installationGuide).toBe('false')
    },
  )

  // behaviour 4.8
  test('a step stores its value and opens the next step without an overlay', () => {
    const visitor = openInGuide(paths.language).choose({ verbatim: 'Suomi' })
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
  test('the time zone, opened by its address, is followed by the floor type', () => {
    const visitor = openInGuide(`${settings}/time-and-date`, online).choose({ verbatim: 'UTC+2' })
    expect(visitor.settings.timezone).toBe('UTC+2')
    expect(visitor).toMatchObject({ overlay: null, path: paths.floorType })
    expect(visitor.press('back').path).toBe(`${settings}/time-and-date/set-timezone`)
  })

  test('a screen that is not a step of the guide saves with an overlay', () => {
    const visitor = openInGuide(`${settings}/keylock`).press('confirm')
    expect(visitor.overlay).toEqual({ status: 'save', context: 'settings' })
  })
})

// behaviour 4.9, 11.6
describe('The connected screen leads on after 1.5 s', () => {
  const failing = {
    settings: { installationGuide: 'true', ...card },
    surroundings: { connectionFails: true },
  } as const

  test.each([
    ['in the guide without wifi to set-time', { installationGuide: 'true' }, paths.setTime],
    ['in the guide with wifi to floor-type', { installationGuide: 'true', ...online }, paths.floorType],
    ['outside the guide to home', card, '/home'],
    ['outside the guide without a card to home', {}, '/home'],
  ] as const)('%s', (_, settings, target) => {
    const visitor = openAt(paths.connected, { settings })
    expect(visitor.wait(1499).path).toBe(paths.connected)
    expect(visitor.wait(1).path).toBe(target)
  })

  // behaviour 4.9
  test('a failed connection asks again and stays in the guide', () => {
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
] as const)(
  'confirm on floor-type-info with %s opens %s, and the guide is on: %s',
  (floorType, target, guide) => {
    const visitor = openInGuide(paths.floorTypeInfo, { floorType }).press('confirm')
    expect(visitor.path).toBe(target)
    expect(visitor.settings.installationGuide).toBe(guide)
  },
)

// behaviour 4.11
describe('In the guide, confirming on delayed start-up', () => {
  const drying = { program: 'delayedStartup', secondaryProgram: 'week' } as const

  test.each([
    ['sets the program: in four weeks', 'inFourWeeks', {}, 'delayedStartup'],
    ['removes the program: right now', 'rightNow', drying, null],
  ] as const)('%s', (_, answer, before, program) => {
    const visitor = openInGuide(paths.delayedStartup, before).choose(`delayedStartup.${answer}`)
    const settings = { program, secondaryProgram: null, installationGuide: 'false' }
    expect(visitor.settings).toMatchObject(settings)
    expect(visitor).toMatchObject({ path: '/home', overlay: null })
  })

  test('lets previous and next move between the two answers', () => {
    const visitor = openInGuide(paths.delayedStartup)
    expect(visitor.press('next').focus).toBe(1)
    expect(visitor.press('previous').focus).toBe(0)
  })
})

// behaviour 19.1
test('if another tab ends the guide, one answer remains and has the focus', () => {
  const visitor = openInGuide(paths.delayedStartup)
    .press('next')
    .storeInOtherTab({ installationGuide: 'false' })
  expect(visitor.body('question')).toMatchObject({ lines: [{ text: 'word.okay' }], focus: 0 })
  expect(visitor.enabled).not.toContain('previous')
  expect(visitor.press('confirm').settings.program).toBe('delayedStartup')
})

// behaviour 6.8
test('delayed start-up can be cancelled in the installer menu', () => {
  const visitor = openInGuide(paths.delayedStartup).choose('delayedStartup.inFourWeeks')
  visitor.go(paths.delayedStartup).press('confirm')
  expect(visitor.settings.program).toBeNull()
  expect(visitor.overlay).toEqual({ status: 'stop', context: 'installer' })
})

test('a link during the splash screen clears the restart, and the guide continues', () => {
  const visitor = openFirstTime().go(paths.delayedStartup)
  expect(visitor.settings).toMatchObject({ installationGuide: 'pending', restart: false })
  visitor.choose('delayedStartup.rightNow')
  expect(visitor.settings).toMatchObject({ installationGuide: 'false', restart: false })
})
