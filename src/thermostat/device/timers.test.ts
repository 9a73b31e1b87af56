import { describe, expect, test } from 'vitest'
import type { Device } from './model'
import { atHome, NOON, online, openAt, openFirstTime } from './testing'
import { timersOf } from './timers'
import { overlayStatuses } from './trail'

const wifi = '/home/menu/settings/wifi'
const installer = '/home/menu/installer'
const effect = `${installer}/installed-effect`
const keylock = '/home/menu/settings/keylock'
/** Returns the due time of each timer, in ms after noon. */
const dueTimes = (device: Device) => timersOf(device).map(({ due }) => due - NOON)

describe('the timers besides the clock’s', () => {
  const saving = { status: 'save', context: 'settings' }
  const lost = () => openAt('/home/menu', { settings: online, surroundings: { connectionFails: true } })

  test.each([
    ['on a menu', () => openAt('/home/menu'), []],
    ['under an overlay', () => openAt('/home', saving), [1500]],
    ['while the splash is on', () => openFirstTime(), [1900]],
    ['on home, whose label alternates', () => atHome(), [6000]],
    ['with previous down', () => atHome().down('previous'), [6000, 500]],
    ['with next down', () => atHome().down('next'), [6000, 500]],
    ['with both down', () => atHome().down('previous', 'next'), [6000, 3000]],
    ['after both were held', () => atHome().down('previous', 'next').wait(3000), [6000]],
    ['with the centre down', () => atHome().down('confirm'), [6000, 3000]],
    ['while a connection comes back', () => lost().setSurroundings({ connectionFails: false }), [5000]],
  ] as const)('%s', (_, visitor, running) => {
    expect(dueTimes(visitor().device)).toEqual([60_000, ...running])
  })
})

// behaviour 4.3, 28.2
describe('a splash shows about 1.9 s and then goes to the language page', () => {
  test('on a first start, and back does not lead to it', () => {
    const visitor = openFirstTime().wait(1899)
    expect(visitor.path).toBe('/')
    expect(visitor.wait(1).trailPaths).toEqual(['/home/menu/settings/language'])
  })

  test('without the guide the start screen waits for confirm', () => {
    expect(openAt('/').wait(60_000).path).toBe('/')
  })
})

describe('overlay 1.4 s or 1.5 s', () => {
  const password = `${wifi}/choose-network/enter-password`
  const limitation = `${installer}/functions/operating-time-limitation`
  const connecting = { status: 'connecting', context: 'settings' }
  const resetting = { status: 'save', context: 'settings' }
  const saving = { status: 'save', context: 'installer' }

  // behaviour 16.3, 16.4
  test.each([
    [password, { wifiInstalled: true }, [], connecting, `${password}/connected`],
    [limitation, {}, ['confirm'], saving, `${installer}/functions`],
    [`${wifi}/reset-account`, online, ['previous'], resetting, '/home'],
  ] as const)('After 1.4 s: %s goes on', (path, settings, first, overlay, target) => {
    const visitor = openAt(path, { settings })
    for (const button of first) visitor.press(button)
    expect(visitor.press('confirm').overlay).toEqual(overlay)
    expect(visitor.wait(1399).path).toBe(path)
    expect(visitor.wait(1).path).toBe(target)
  })

  test('after 1.5 s otherwise it closes and goes back one step to its own screen', () => {
    const visitor = openAt('/home/menu/settings').go(keylock).press('confirm')
    expect(visitor.trailPaths).toEqual(['/home/menu/settings', keylock, keylock])
    expect(visitor.wait(1499).overlay).toEqual({ status: 'save', context: 'settings' })
    expect(visitor.wait(1).overlay).toBeNull()
    expect(visitor.trailPaths).toEqual(['/home/menu/settings', keylock])
  })

  test.each([
    ['to the menu', ['/home', installer], ['/home', installer]],
    ['to the screen that the visitor came from', ['/home'], ['/home']],
    ['to the screen that the visitor came from, not to the menu', [installer, '/home'], [installer, '/home']],
    ['from a deep link to the parent route', [], [installer]],
  ])('two steps on installed-effect: %s', (_, [first = effect, ...more], trail) => {
    const visitor = openAt(first)
      .go(...more, effect)
      .press('confirm', 2)
    expect(visitor.wait(1499).path).toBe(effect)
    expect(visitor.wait(1).trailPaths).toEqual(trail)
  })

  test.each([
    [keylock, 'settings'],
    ['/home/menu/program/timer', 'program'],
    [effect, 'installer'],
    [limitation, 'installer'],
    [`${wifi}/reset-account`, 'settings'],
    [password, 'settings'],
    ['/home/turn-off', 'installer'],
    ['/home', 'program'],
    ['/nowhere', 'program'],
  ])(
    'Opened as a deep link, with nothing behind it, the query is dropped and the screen stays: %s',
    (path, context) => {
      for (const status of overlayStatuses) {
        const visitor = openAt(path, { status, context })
        const { settings } = visitor
        expect(visitor.overlay).toEqual({ status, context })
        visitor.wait(1500)
        expect(visitor.overlay).toBeNull()
        expect(visitor.trailPaths).toEqual([path])
        expect(visitor.settings).toEqual(settings)
      }
    },
  )

  test.each([
    { status: 'saved', context: 'settings' },
    { status: 'save', context: 'sky' },
    { status: 'save' },
    { context: 'settings' },
  ])('An unknown status or context shows no overlay, and the query is dropped: %o', (query) => {
    const visitor = openAt(keylock, query)
    expect(visitor.picture).toMatchObject({ overlay: null, isInputBlocked: false })
    expect(visitor.overlay).toBeNull()
  })

  test('a confirmation opened by its address goes back one step on the trail', () => {
    const visitor = atHome().go('/home/menu').address(keylock, 'save', 'settings')
    expect(visitor.wait(1500).trailPaths).toEqual(['/home', '/home/menu'])
    expect(visitor.overlay).toBeNull()
  })

  test('on installed power it goes back two, as far as there are two', () => {
    const visitor = atHome().go('/home/menu', '/home/menu/installer')
    expect(visitor.address(effect, 'save', 'installer').wait(1500).trailPaths).toEqual([
      '/home',
      '/home/menu',
    ])
    expect(openAt('/upgrade').address(effect, 'save', 'installer').wait(1500).trailPaths).toEqual([
      '/upgrade',
    ])
  })

  test('it goes to the target that the screen defines', () => {
    const visitor = openAt('/upgrade').address('/home/turn-off', 'stop', 'installer')
    expect(visitor.wait(1500).path).toBe('/home')
  })
})

// behaviour 5.2
describe('A sensor label alternates every 6 seconds', () => {
  test('between the sensors that the choice uses, after 6 s and not before', () => {
    const visitor = atHome({ sensorChoice: 'roomSensorFloor' })
    for (const label of ['home.room', 'home.floor', 'home.room', 'home.floor']) {
      expect(visitor.home.label).toBe(label)
      expect(visitor.wait(5999).home.label).toBe(label)
      visitor.wait(1)
    }
  })

  test('with one sensor the label stays', () => {
    const visitor = atHome({ sensorChoice: 'roomSensor' })
    for (let turn = 0; turn < 3; turn++) expect(visitor.wait(6000).home.label).toBe('home.room')
  })

  test('presses do not delay it', () => {
    const visitor = atHome({ sensorChoice: 'floorSensorRoom' }).wait(5000).press('next', 3).wait(1000)
    expect(visitor.home.label).toBe('home.room')
  })
})

// behaviour 12.7
describe('Clock refreshes every 60 s', () => {
  test('the clock is less than a minute old on every screen', () => {
    for (const path of ['/', '/home', '/home/menu', keylock, '/nowhere']) {
      const visitor = openAt(path, { at: NOON + 25_000 })
      for (let minute = 0; minute < 5; minute++) {
        visitor.wait(60_000)
        expect(visitor.now - visitor.device.clock).toBeLessThan(60_000)
      }
    }
  })

  test('the start screen changes at the full minute', () => {
    const visitor = openAt('/', { at: NOON + 25_000 })
    expect(visitor.body('start').clock).toEqual({ time: 720 })
    expect(visitor.wait(34_999).body('start').clock).toEqual({ time: 720 })
    expect(visitor.wait(1).body('start').clock).toEqual({ time: 721 })
  })

  test('the clock is refreshed during an overlay', () => {
    const visitor = openAt(keylock, { at: NOON + 59_000 })
    visitor.press('confirm').wait(1000)
    expect(visitor.overlay).not.toBeNull()
    expect(visitor.device.clock).toBe(NOON + 60_000)
  })
})
