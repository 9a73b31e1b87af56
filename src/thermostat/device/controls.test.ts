import { describe, expect, test } from 'vitest'
import { verticalButtonsOf } from './controls'
import { paths } from './paths'
import { atHome, openAt, openFirstTime } from './testing'

const settingsMenu = '/home/menu/settings'
const program = '/home/menu/program'
const installer = '/home/menu/installer'
const connected = `${settingsMenu}/wifi/choose-network/enter-password/connected`
const all = ['previous', 'confirm', 'next', 'back', 'close'] as const
const below = paths.filter((path) => path !== '/' && path !== '/home' && path !== connected)

// behaviour 2.7
describe('Close goes to /home, or to the language settings while the installation guide is active', () => {
  test.each(below)('from %s', (path) => {
    expect(openAt(path).press('close').path).toBe('/home')
    const guided = openAt(path, { settings: { installationGuide: 'true' } }).press('close')
    expect(guided.path).toBe(`${settingsMenu}/language`)
  })

  test('Catch-all: an empty display; close goes home, back goes back', () => {
    expect(openAt('/nowhere').press('close').path).toBe('/home')
    expect(openAt('/home/menu').go('/home/nowhere').press('back').path).toBe('/home/menu')
  })
})

// behaviour 1.13
describe('Arrow up and down move in lists, and raise and lower a value', () => {
  const inList = { up: 'previous', down: 'next' }
  const inEditor = { up: 'next', down: 'previous' }

  test.each([
    ['/home/menu', inList],
    [`${settingsMenu}/language`, inList],
    [`${program}/timer/start-timer`, inList],
    [`${program}/week/edit`, inList],
    [`${installer}/system-info`, inList],
    ['/home', inEditor],
    // On other screens the arrow keys scroll the page.
    [`${installer}/installed-effect`, null],
    ['/', null],
    ['/home/menu/energy-consumption', null],
    ['/nowhere', null],
    [`${program}/timer/review/info`, null],
  ])('%s: %o', (path, vertical) => {
    expect(verticalButtonsOf(openAt(path).device)).toEqual(vertical)
  })

  test('up raises a value during editing, and nothing acts while the keypad is locked', () => {
    expect(verticalButtonsOf(openAt(`${installer}/installed-effect`).press('confirm').device)).toEqual(
      inEditor,
    )
    expect(verticalButtonsOf(atHome({ keylock: 'on' }).device)).toBeNull()
  })
})

// behaviour 2.7
describe('Close and back are disabled on / and /home and while something is pending', () => {
  test.each(['/', '/home'])('on %s, whatever the entry behind', (path) => {
    const visitor = openAt('/home/menu').go(path)
    expect(visitor.enabled).not.toContain('back')
    expect(visitor.enabled).not.toContain('close')
    expect(visitor.press('back').press('close').path).toBe(path)
  })

  test.each(below)('on %s they are enabled', (path) => {
    expect(openAt(path).enabled).toEqual(expect.arrayContaining(['back', 'close']))
  })
})

// behaviour 1.9
describe('Pending … All five buttons rest meanwhile', () => {
  test.each([
    ['the splash is on', () => openFirstTime()],
    ['an overlay is on', () => openAt(`${settingsMenu}/keylock`).press('confirm')],
    ['an overlay is on by a deep link', () => openAt('/home', { status: 'stop', context: 'program' })],
    ['an overlay is on over a menu', () => openAt('/home/menu', { status: 'save', context: 'settings' })],
    ['the connected screen is waiting', () => openAt(connected)],
  ])('%s', (_, open) => {
    const visitor = open()
    expect(visitor.picture.isInputBlocked).toBe(true)
    expect(visitor.enabled).toEqual([])
    const { path, settings, focus } = visitor
    for (const button of all) visitor.press(button)
    visitor.tap(0).tap(1).swipe('left').swipe('up')
    expect(visitor).toMatchObject({ path, focus })
    expect(visitor.settings).toEqual(settings)
  })

  test('nothing is pending otherwise', () => {
    for (const path of ['/', '/home', ...below]) expect(openAt(path).picture.isInputBlocked).toBe(false)
  })
})

describe('During the installation guide both are also disabled on the language screen', () => {
  const language = `${settingsMenu}/language`

  test('in the guide', () => {
    const visitor = openAt('/home/menu', { settings: { installationGuide: 'true' } }).go(language)
    expect(visitor.enabled).toEqual(['confirm', 'next'])
    expect(visitor.press('back').press('close').path).toBe(language)
  })
})

// behaviour 14.1
describe('The centre confirm button is disabled on', () => {
  const resting = [
    ['energy consumption', '/home/menu/energy-consumption'],
    ['hotel edit', `${installer}/applications/hotel/edit`],
    ['a sensor-choice sub-page', `${installer}/sensor/sensor-choice/room-sensor-floor`],
    ['the other sensor-choice sub-page', `${installer}/sensor/sensor-choice/floor-sensor-room`],
    ['week review', `${program}/week/review`],
    ['week edit', `${program}/week/edit`],
    ['timer edit', `${program}/timer/edit`],
    ['remote-control edit', `${program}/remote-control/edit`],
    ['system info', `${installer}/system-info`],
    // Readings and pages without a link.
    ['hotel interval', `${installer}/applications/hotel/interval`],
    ['ground-heating review', `${installer}/applications/ground-heating/review`],
    ['hotel info', `${installer}/applications/hotel/review/info`],
    ['timer info', `${program}/timer/review/info`],
    ['remote-control info', `${program}/remote-control/review/info`],
  ] as const

  test.each(resting)('%s, at each focus', (_, path) => {
    const visitor = openAt(path)
    for (let index = 0; index < 30; index++) {
      expect(visitor.enabled).not.toContain('confirm')
      expect(visitor.press('confirm').path).toBe(path)
      visitor.press('next')
    }
    expect(visitor.enabled).not.toContain('next')
  })

  // behaviour 5.10
  test.each([
    [{ application: 'hotel', remoteControlInstalled: true }, false],
    [{ application: 'hotel', remoteControlInstalled: false }, true],
    [{ application: 'powerControl', remoteControlInstalled: true }, true],
    [{ remoteControlInstalled: true }, true],
  ] as const)('/home of a hotel with the remote control installed: %o', (settings, confirms) => {
    expect(atHome(settings).enabled.includes('confirm')).toBe(confirms)
  })

  test('/ while the installation guide is pending', () => {
    const visitor = openAt('/', { settings: { installationGuide: 'pending' } })
    expect(visitor.enabled).toEqual([])
    expect(visitor.press('confirm').path).toBe('/')
  })

  /** Screens that need a WiFi card or comfort heating. */
  const lacking = [
    `${settingsMenu}/wifi`,
    `${installer}/applications/comfort-heating/set-comfort-heating-temp`,
  ]
  const unlisted = [...lacking, ...resting.map(([, path]) => path)]
  const others = ['/', '/home', ...below].filter((path) => !unlisted.includes(path))

  test.each(others)('and it is enabled on %s', (path) => {
    expect(openAt(path).enabled).toContain('confirm')
  })
})

// behaviour 14.2
describe('Previous and next are disabled at list ends and on the delayed-startup screen', () => {
  const delayedStartup = `${installer}/functions/delayed-startup`

  const lists = paths.flatMap((path) => {
    const { body } = openAt(path).picture
    const isList = ['menu', 'choice', 'question', 'tabs'].includes(body.kind) && path !== delayedStartup
    return isList ? [[path, 'tabs' in body ? body.tabs.length : openAt(path).lines.length] as const] : []
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
    expect(openAt(delayedStartup, { settings }).enabled).toEqual(['confirm', 'back', 'close'])
  })
})

// behaviour 5.6
test.each([
  [{ program: 'timer', timer: 'off' }, ['confirm', 'next']],
  [{ program: 'timer', timer: 'on' }, ['previous', 'confirm', 'next']],
  [{}, ['previous', 'confirm', 'next']],
  // Turned off, no value can be set.
  [{ power: 'off' }, ['confirm']],
] as const)('Previous is disabled … on /home when the timer is off: %o: %j may act', (settings, buttons) => {
  expect(atHome(settings).enabled).toEqual(buttons)
})

// behaviour 6.2, 12.1, 14.2
describe('Confirm and next are disabled by per-screen permission flags', () => {
  test.each([
    [program, 2, 'program.remoteControl', { remoteControl: 'inactive' }, { remoteControl: 'active' }],
    [settingsMenu, 0, 'wifi.title', { wifiInstalled: false }, { wifiInstalled: true }],
  ] as const)('%s: the entry %i, %s', (path, line, text, without, withIt) => {
    const disabled = openAt(path, { settings: without }).pressToEnd('previous').press('next', line)
    expect(disabled.lines[line]).toMatchObject({ text, disabled: true })
    expect(disabled.enabled).not.toContain('confirm')
    expect(disabled.press('confirm').tap(line).path).toBe(path)
    const enabled = openAt(path, { settings: withIt }).pressToEnd('previous').press('next', line)
    expect(enabled.lines[line]?.disabled).toBeUndefined()
    expect(enabled.press('confirm').path).not.toBe(path)
  })

  test('previous and next are disabled on a value until it is edited', () => {
    const visitor = openAt(`${installer}/installed-effect`, { settings: { effectValue: 100 } })
    expect(visitor.enabled).toEqual(['confirm', 'back', 'close'])
    expect(visitor.press('confirm').enabled).toEqual([...all])
  })
})
