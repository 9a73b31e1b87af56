import { describe, expect, test } from 'vitest'
import { verticalOf } from './controls'
import { paths } from './paths'
import type { Settings } from './settings'
import { openAt, openFirst } from './testing'

const settingsMenu = '/home/menu/settings'
const program = '/home/menu/program'
const installer = '/home/menu/installer'
const wifi = `${settingsMenu}/wifi`
const all = ['previous', 'confirm', 'next', 'back', 'close'] as const

// behaviour 2.7
describe('Close goes to /home, or to the language settings while the installation guide is active', () => {
  const screens = paths.filter((path) => path !== '/' && path !== '/home' && !path.endsWith('/connected'))

  test.each(screens)('from %s', (path) => {
    expect(openAt(path).press('close').path).toBe('/home')
    const guided = openAt(path, { settings: { installationGuide: 'true' } }).press('close')
    expect(guided.path).toBe(`${settingsMenu}/language`)
  })

  test('Catch-all: an empty display; close goes home, back goes back', () => {
    expect(openAt('/nowhere').enabled).toEqual(['back', 'close'])
    expect(openAt('/nowhere').press('close').path).toBe('/home')
    expect(openAt('/home/menu').go('/home/nowhere').press('back').path).toBe('/home/menu')
  })
})

// behaviour 1.13
describe('Arrow up and down move in lists, and raise and lower a value', () => {
  const inList = { up: 'previous', down: 'next' }
  const inEditor = { up: 'next', down: 'previous' }

  test.each([
    '/home/menu',
    `${settingsMenu}/language`,
    '/home/menu/program/timer/start-timer',
    `${program}/week/edit`,
    `${installer}/system-info`,
  ])('in the list of %s they are previous and next', (path) => {
    expect(verticalOf(openAt(path).device)).toEqual(inList)
  })

  test('where a value is changed, up raises it', () => {
    expect(verticalOf(openAt('/home').device)).toEqual(inEditor)
    const power = openAt(`${installer}/installed-effect`)
    expect(verticalOf(power.device)).toBeNull()
    expect(verticalOf(power.press('confirm').device)).toEqual(inEditor)
  })

  test('elsewhere they are the page’s', () => {
    for (const path of [
      '/',
      '/home/menu/energy-consumption',
      '/nowhere',
      '/home/menu/program/timer/review/info',
    ])
      expect(verticalOf(openAt(path).device)).toBeNull()
    expect(verticalOf(openAt('/home', { settings: { keylock: 'on' } }).device)).toBeNull()
  })
})

// behaviour 2.8
describe('Close and back are disabled on / and /home and while something is pending', () => {
  test.each(['/', '/home'])('on %s, whatever is behind it', (path) => {
    const visitor = openAt('/home/menu').go(path)
    expect(visitor.enabled).not.toContain('back')
    expect(visitor.enabled).not.toContain('close')
    expect(visitor.press('back').press('close').path).toBe(path)
  })

  test.each(paths.filter((path) => !['/', '/home'].includes(path) && !path.endsWith('/connected')))(
    'on %s they may act',
    (path) => {
      expect(openAt(path).enabled).toContain('back')
      expect(openAt(path).enabled).toContain('close')
    },
  )
})

// behaviour 1.9
describe('Pending … All five buttons rest meanwhile', () => {
  const pending: readonly (readonly [string, () => ReturnType<typeof openAt>])[] = [
    ['the splash is on', () => openFirst()],
    ['an overlay is on', () => openAt(`${settingsMenu}/keylock`).press('confirm')],
    ['an overlay is on by a deep link', () => openAt('/home', { status: 'stop', context: 'program' })],
    ['the connected screen is waiting', () => openAt(`${wifi}/choose-network/enter-password/connected`)],
  ]

  test.each(pending)('%s', (_, open) => {
    const visitor = open()
    expect(visitor.picture.pending).toBe(true)
    expect(visitor.enabled).toEqual([])
    const { path, settings, focus } = visitor
    for (const button of all) visitor.press(button)
    visitor.tap(0).tap(1).send({ type: 'swipe', to: 'left' }).send({ type: 'swipe', to: 'up' })
    expect(visitor.path).toBe(path)
    expect(visitor.settings).toEqual(settings)
    expect(visitor.focus).toBe(focus)
  })

  test('nothing is pending otherwise', () => {
    for (const path of paths.filter((one) => !one.endsWith('/connected')))
      expect(openAt(path).picture.pending).toBe(false)
  })
})

describe('During the installation guide both are also disabled on the language screen', () => {
  const language = `${settingsMenu}/language`

  test('in the guide', () => {
    const visitor = openAt('/home/menu', { settings: { installationGuide: 'true' } }).go(language)
    expect(visitor.enabled).toEqual(['confirm', 'next'])
    expect(visitor.press('back').press('close').path).toBe(language)
  })

  test('outside it they may act', () => {
    expect(openAt(language).enabled).toEqual(['confirm', 'next', 'back', 'close'])
  })
})

// behaviour 14.1
describe('The centre confirm button is disabled on', () => {
  test.each([
    ['energy consumption', '/home/menu/energy-consumption'],
    ['hotel edit', `${installer}/applications/hotel/edit`],
    ['a sensor-choice sub-page', `${installer}/sensor/sensor-choice/room-sensor-floor`],
    ['the other sensor-choice sub-page', `${installer}/sensor/sensor-choice/floor-sensor-room`],
    ['week review', `${program}/week/review`],
    ['week edit', `${program}/week/edit`],
    ['timer edit', `${program}/timer/edit`],
    ['remote-control edit', `${program}/remote-control/edit`],
    ['system info', `${installer}/system-info`],
  ])('%s, at each of its places', (_, path) => {
    const visitor = openAt(path)
    for (let place = 0; place < 30; place++) {
      expect(visitor.enabled).not.toContain('confirm')
      expect(visitor.press('confirm').path).toBe(path)
      visitor.press('next')
    }
    expect(visitor.enabled).not.toContain('next')
  })

  // behaviour 5.10
  test('on /home when the application is hotel and the remote control is installed', () => {
    const confirms = (settings: Partial<Settings>) =>
      openAt('/home', { settings }).enabled.includes('confirm')
    expect(confirms({ application: 'hotel', remoteControlInstalled: true })).toBe(false)
    expect(confirms({ application: 'hotel', remoteControlInstalled: false })).toBe(true)
    expect(confirms({ application: 'powerControl', remoteControlInstalled: true })).toBe(true)
    expect(confirms({ remoteControlInstalled: true })).toBe(true)
  })

  test('while the installation guide is pending', () => {
    const visitor = openAt('/', { settings: { installationGuide: 'pending' } })
    expect(visitor.enabled).toEqual([])
    expect(visitor.press('confirm').path).toBe('/')
  })

  test.each([
    '/',
    '/home',
    '/home/menu',
    program,
    settingsMenu,
    installer,
    `${program}/week`,
    `${program}/timer`,
    `${program}/timer/review`,
    `${program}/timer/start-timer`,
    `${program}/remote-control/review`,
    `${program}/reset`,
    `${settingsMenu}/keylock`,
    `${settingsMenu}/time-and-date/set-time`,
    `${settingsMenu}/time-and-date/set-date`,
    `${settingsMenu}/floor-type/floor-type-info`,
    `${installer}/applications/hotel/review`,
    `${installer}/sensor/sensor-choice`,
    `${installer}/sensor/calibration/room-sensor`,
    `${installer}/functions/delayed-startup`,
    `${installer}/installed-effect`,
    `${installer}/reset/save-data`,
  ])('it acts on %s', (path) => {
    expect(openAt(path).enabled).toContain('confirm')
  })
})

// behaviour 14.2
describe('Previous and next are disabled at list ends and on the delayed-startup screen', () => {
  const delayedStartup = `${installer}/functions/delayed-startup`

  const lists = paths
    .filter((path) => path !== delayedStartup)
    .flatMap((path): (readonly [string, number])[] => {
      const { body } = openAt(path).picture
      switch (body.kind) {
        case 'menu':
        case 'choice':
        case 'question':
          return [[path, body.lines.length]]
        case 'tabs':
          return [[path, body.tabs.length]]
        default:
          return []
      }
    })

  test.each(lists)('%s has %i lines', (path, count) => {
    const visitor = openAt(path).pressToEnd('previous')
    expect(visitor.focus).toBe(0)
    for (let line = 1; line < count; line++) {
      expect(visitor.enabled).toContain('next')
      expect(visitor.press('next').focus).toBe(line)
      expect(visitor.enabled).toContain('previous')
    }
    expect(visitor.enabled).not.toContain('next')
    expect(visitor.press('next').focus).toBe(count - 1)
  })

  test.each([{}, { program: 'delayedStartup' }] as const)('delayed startup with %o', (settings) => {
    const visitor = openAt(delayedStartup, { settings })
    expect(visitor.enabled).toEqual(['confirm', 'back', 'close'])
  })
})

describe('Previous is disabled … on /home when the timer is off', () => {
  test('and there all that may act is confirm and next', () => {
    const visitor = openAt('/home', { settings: { program: 'timer', timer: 'off' } })
    expect(visitor.enabled).toEqual(['confirm', 'next'])
  })

  // behaviour 5.6
  test('otherwise home has previous, confirm and next', () => {
    expect(openAt('/home').enabled).toEqual(['previous', 'confirm', 'next'])
    expect(openAt('/home', { settings: { program: 'timer', timer: 'on' } }).enabled).toEqual([
      'previous',
      'confirm',
      'next',
    ])
  })

  test('turned off, nothing is to be set', () => {
    const visitor = openAt('/home', { settings: { power: 'off' } })
    expect(visitor.enabled).toEqual(['confirm'])
  })
})

// behaviour 14.3
describe('Confirm and next are disabled by per-screen permission flags', () => {
  test.each([
    [program, 'program.remoteControl', { remoteControl: 'inactive' }, { remoteControl: 'active' }],
    [settingsMenu, 'wifi.title', { wifiInstalled: false }, { wifiInstalled: true }],
  ] as const)('%s: the entry %s', (path, text, without, withIt) => {
    const line = openAt(path).lines.findIndex((one) => one.text === text)
    const disabled = openAt(path, { settings: without }).press('previous', 9).press('next', line)
    expect(disabled.lines[line]?.disabled).toBe(true)
    expect(disabled.enabled).not.toContain('confirm')
    expect(disabled.press('confirm').tap(line).path).toBe(path)
    const enabled = openAt(path, { settings: withIt }).press('previous', 9).press('next', line)
    expect(enabled.lines[line]?.disabled).toBeUndefined()
    expect(enabled.press('confirm').path).not.toBe(path)
  })

  test('previous and next rest on a value until it is edited', () => {
    const visitor = openAt(`${installer}/installed-effect`, { settings: { effectValue: 100 } })
    expect(visitor.enabled).toEqual(['confirm', 'back', 'close'])
    expect(visitor.press('confirm').enabled).toEqual([...all])
  })
})
