import { describe, expect, test } from 'vitest'
import { screenOf } from './controls'
import { languageOf, languages, paths, step } from './device'
import { atHome, NOON, openAt, openFirstTime } from './testing'
import { MAX_TRAIL_LENGTH } from './trail'

const settingsMenu = '/home/menu/settings'
const keylock = `${settingsMenu}/keylock`
const program = '/home/menu/program'
/** All paths except the one that only redirects. */
const screens = paths.filter((path) => !path.endsWith('/time-and-date'))

describe('a link beside the device', () => {
  test.each(screens)('leads to %s', (path) => {
    expect(atHome().go(path).path).toBe(path)
  })

  test('to the screen in view changes nothing', () => {
    const visitor = atHome().go('/home/menu').press('next')
    const { device } = visitor
    expect(visitor.go('/home/menu').go('/home/menu/').device).toBe(device)
  })

  test('leads away from a confirmation, also to its own screen', () => {
    const visitor = openAt(keylock).press('confirm').go(keylock)
    expect(visitor.overlay).toBeNull()
    expect(visitor.wait(5000).path).toBe(keylock)
  })

  // behaviour 2.3
  test('replaces a confirmation, a splash or the connected screen, so that back does not lead to it', () => {
    const connected = '/home/menu/settings/wifi/choose-network/enter-password/connected'
    const saved = atHome().go(keylock).press('confirm')
    const connecting = atHome({ wifiInstalled: true }).go(connected)
    expect(saved.go('/upgrade').trailPaths).toEqual(['/home', keylock, '/upgrade'])
    expect(connecting.go('/upgrade').trailPaths).toEqual(['/home', '/upgrade'])
    expect(openFirstTime().go('/upgrade').trailPaths).toEqual(['/upgrade'])
  })
})

describe("The browser's own back and forward buttons work, and agree with the trail", () => {
  // behaviour 2.9
  test('back and forward', () => {
    const visitor = atHome().go('/home/menu', settingsMenu).goInHistory(-2)
    expect(visitor.path).toBe('/home')
    expect(visitor.goInHistory(2).path).toBe(settingsMenu)
    expect(visitor.goInHistory(-1).path).toBe('/home/menu')
  })

  test('beyond the ends of the trail they change nothing', () => {
    const visitor = atHome().go('/home/menu')
    expect(visitor.goInHistory(1).path).toBe('/home/menu')
    expect(visitor.goInHistory(-9).path).toBe('/home/menu')
  })

  test('a link after back drops the entries ahead', () => {
    const visitor = atHome().go('/home/menu', settingsMenu).goInHistory(-1).go(program).goInHistory(1)
    expect(visitor.path).toBe(program)
  })

  test('an entry keeps its number on a long visit', () => {
    const visitor = atHome()
    for (let turn = 0; turn < MAX_TRAIL_LENGTH; turn++) visitor.go(program, settingsMenu)
    expect(visitor.device.trail.places.length).toBeLessThanOrEqual(MAX_TRAIL_LENGTH)
    const last = visitor.device.trail.dropped + visitor.device.trail.at
    expect(last).toBe(2 * MAX_TRAIL_LENGTH)
    expect(visitor.send({ type: 'move-in-history', to: last - 1 }).path).toBe(program)
    expect(visitor.send({ type: 'move-in-history', to: 0 }).path).toBe(program)
    const index = visitor.device.trail.dropped + 1
    visitor.send({ type: 'address', path: '/upgrade', status: null, context: null, index })
    expect(visitor.trailPaths).toHaveLength(2)
  })

  test('forward to a confirmation does not show it again: nothing is saved', () => {
    const visitor = openAt(settingsMenu).choose('keylock.title').press('confirm').wait(1500).goInHistory(1)
    expect(visitor.overlay).toBeNull()
    expect(visitor.picture.isInputBlocked).toBe(false)
    expect(visitor.trailPaths).toEqual([settingsMenu, keylock, keylock])
    expect(visitor.press('back', 2).path).toBe(settingsMenu)
  })

  test('a confirmation stays if the browser stays at it', () => {
    const visitor = openAt(settingsMenu).choose('keylock.title').press('confirm').goInHistory(0)
    expect(visitor.overlay?.status).toBe('save')
  })
})

describe('an address that the trail does not know', () => {
  /** Returns the trail after the browser has reported an address as entry number `index`. */
  const trailAfter = (index: number, ...paths: readonly string[]) =>
    atHome()
      .go(...paths)
      .send({ type: 'address', path: '/upgrade', status: null, context: null, index }).trailPaths

  // behaviour 3.8
  test("becomes the trail's next entry, so that back leads to the screen before", () => {
    const visitor = atHome().go('/home/menu').address(`${keylock}/`)
    expect(visitor.trailPaths).toEqual(['/home', '/home/menu', keylock])
    expect(visitor.press('back').path).toBe('/home/menu')
  })

  test('replaces the entry with its number and those ahead', () => {
    expect(trailAfter(1, '/home/menu', settingsMenu)).toEqual(['/home', '/upgrade'])
  })

  test('becomes the only entry at number 0, and the next entry if the browser is far ahead', () => {
    expect(trailAfter(0, '/home/menu')).toEqual(['/upgrade'])
    expect(trailAfter(9, '/home/menu')).toEqual(['/home', '/home/menu', '/upgrade'])
  })

  test('of the screen in view adds nothing', () => {
    expect(atHome().go('/home/menu').address('/home/menu').trailPaths).toEqual(['/home', '/home/menu'])
  })

  test('replaces a confirmation, so that back does not lead to it', () => {
    const visitor = atHome().go(keylock).press('confirm').address('/upgrade')
    expect(visitor.trailPaths).toEqual(['/home', keylock, '/upgrade'])
  })

  // behaviour 16.2
  test.each([
    ['start', 'overlay.started'],
    ['save', 'overlay.saved'],
    ['stop', 'overlay.stopped'],
    ['connecting', 'overlay.connecting'],
    ['connected', 'overlay.connected'],
  ])('status and context together show a temporary confirmation overlay: %s, %s', (status, text) => {
    const { picture } = atHome().address('/home', status, 'program')
    expect(picture.overlay).toEqual({ status, context: 'program', text })
  })
})

describe('lang switches the language', () => {
  test('without being stored if it is temporary, until the visitor chooses', () => {
    const visitor = atHome().send({ type: 'language', language: 'da', isTemporary: true })
    expect(languageOf(visitor.device)).toBe('da')
    expect(visitor.settings.language).toBeNull()
    expect(languageOf(visitor.send({ type: 'language', language: 'fi' }).device)).toBe('fi')
  })

  test('and the language menu marks it, also a temporary one', () => {
    const visitor = openAt(`${settingsMenu}/language`, { settings: { language: 'sv' } })
    const marked = () => visitor.body('choice').lines.flatMap(({ raw, marked }) => (marked ? [raw] : []))
    expect(marked()).toEqual(['sv'])
    visitor.send({ type: 'language', language: 'da', isTemporary: true })
    expect(marked()).toEqual(['da'])
    expect(visitor.settings.language).toBe('sv')
  })

  test.each(languages)('%s: A known one is stored', (language) => {
    const visitor = atHome().send({ type: 'language', language })
    expect(visitor.settings.language).toBe(language)
    expect(languageOf(visitor.device)).toBe(language)
    expect(visitor.path).toBe('/home')
  })
})

describe('A change in one tab reaches the other tabs field by field', () => {
  test('and touches no other field', () => {
    const visitor = atHome().press('next')
    const { settings } = visitor
    const change = { keylock: 'on', program: 'week' } as const
    expect(visitor.storeInOtherTab(change).settings).toEqual({ ...settings, ...change })
    expect(visitor.path).toBe('/home')
  })

  test('but the last route of another tab has no effect here', () => {
    const visitor = atHome().go('/home/menu')
    expect(visitor.storeInOtherTab({ previousRoute: '/home/menu/settings' }).settings.previousRoute).toBe(
      '/home',
    )
  })
})

// behaviour 17.5
test('a change of the surroundings keeps their other parts', () => {
  const { surroundings } = atHome({}, { windowOpen: true }).setSurroundings({ fault: 2 }).device
  expect(surroundings).toMatchObject({ windowOpen: true, fault: 2, slot: 'free' })
})

// behaviour 1.19
describe('a click or tap on a line does what focusing it and pressing confirm does', () => {
  test('on a menu, a choice and an answer', () => {
    const visitor = openAt('/home/menu').tap(3)
    expect(visitor.path).toBe('/home/menu/installer')
    expect(visitor.press('back').focus).toBe(3)
    const choice = openAt(`${settingsMenu}/screensaver`).tap(2)
    expect(choice.settings.screensaver).toBe('none')
    expect(choice.overlay?.status).toBe('save')
    expect(openAt('/home/turn-off').tap(1).path).toBe('/home')
    expect(openAt('/home/turn-off').tap(0).settings.power).toBe('off')
  })

  test('on a disabled line only the focus moves', () => {
    expect(openAt(program).tap(2)).toMatchObject({ path: program, focus: 2 })
  })

  test('on a reading it opens the link', () => {
    const review = '/home/menu/installer/applications/hotel/review'
    expect(openAt(review).tap(0).path).toBe(`${review}/info`)
    expect(openAt('/home/menu/installer/applications/hotel/interval').tap(0).overlay).toBeNull()
  })

  test.each([
    ['tab', `${program}/week/review`, 1],
    ['page', `${program}/timer/review/info`, 2],
    ['value', `${program}/timer/edit`, 2],
    ['row', '/home/menu/installer/system-info', 5],
  ])('on a %s it goes there', (_, path, line) => {
    expect(openAt(path).tap(line).focus).toBe(line)
  })

  test.each(screens)('behind the last line of %s nothing happens, nor before the first', (path) => {
    const visitor = openAt(path)
    const { device } = visitor
    const count = screenOf(device).focusCount?.(device) ?? 1
    for (const line of [count, -1, 99, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(visitor.tap(line).device).toEqual(device)
  })
})

describe('Week review … two swipe tabs', () => {
  test.each([`${program}/week/review`, '/home/menu/energy-consumption', `${program}/timer/review/info`])(
    'a finger moves tabs and pages sideways: %s',
    (path) => {
      const visitor = openAt(path)
      const focus = (['left', 'up', 'right', 'right'] as const).map((to) => visitor.swipe(to).focus)
      expect(focus).toEqual([1, 1, 0, 0])
    },
  )

  test.each([
    '/home/menu',
    '/home/menu/installer/system-info',
    `${settingsMenu}/floor-type`,
    `${program}/timer/edit`,
    '/home/turn-off',
  ])('and lists up and down: %s', (path) => {
    const visitor = openAt(path)
    const focus = (['up', 'left', 'down', 'down'] as const).map((to) => visitor.swipe(to).focus)
    expect(focus).toEqual([1, 1, 0, 0])
  })

  test('while something is pending it moves nothing', () => {
    const visitor = openAt('/home/menu', { status: 'save', context: 'settings' })
    expect(visitor.swipe('up').focus).toBe(0)
  })

  test.each(['/home', '/', `${settingsMenu}/time-and-date/set-time`, '/nowhere'])(
    'where there is nothing to move it moves nothing: %s',
    (path) => {
      const visitor = openAt(path).swipe('left').swipe('right').swipe('up').swipe('down')
      expect(visitor.device).toEqual(openAt(path).device)
    },
  )
})

test('an input that changes nothing gives the same device', () => {
  const { device } = atHome()
  const inputs = [
    { type: 'wake' },
    { type: 'tap', line: 3 },
    { type: 'swipe', to: 'left' },
    { type: 'go', path: '/home' },
    { type: 'up', button: 'next' },
  ] as const
  for (const input of inputs) expect(step(device, { ...input, at: NOON })).toBe(device)
})
