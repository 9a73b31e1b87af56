import { describe, expect, test } from 'vitest'
import { firstVisit, NOON, visit } from './testing'
import type { TextId } from './text'
import { timers } from './timers'

const wifi = '/home/menu/settings/wifi'
const installer = '/home/menu/installer'
const names = (device: Parameters<typeof timers>[0]) => timers(device).map(({ name }) => name)

describe('the timers that run', () => {
  const saving = { status: 'save', context: 'settings' }
  const online = { wifiInstalled: true, wifi: 'on', wifiNetwork: 'Home' } as const
  const lost = () => visit('/home/menu', { settings: online, surroundings: { connectionFails: true } })

  test.each([
    ['on a menu', () => visit('/home/menu'), ['clock']],
    ['under an overlay', () => visit('/home', saving), ['clock', 'overlay']],
    ['while the splash is on', () => firstVisit(), ['clock', 'wait']],
    ['on home, whose label alternates', () => visit('/home'), ['clock', 'tick']],
    ['with previous down', () => visit('/home').down('previous'), ['clock', 'tick', 'previous']],
    ['with next down', () => visit('/home').down('next'), ['clock', 'tick', 'next']],
    ['with both down', () => visit('/home').down('previous', 'next'), ['clock', 'tick', 'chord']],
    ['after both were held', () => visit('/home').down('previous', 'next').wait(3000), ['clock', 'tick']],
    ['with the centre down', () => visit('/home').down('confirm'), ['clock', 'tick', 'confirm']],
    [
      'while a connection comes back',
      () => lost().surround({ connectionFails: false }),
      ['clock', 'reconnect'],
    ],
  ] as const)('%s', (_, visitor, running) => {
    expect(names(visitor().device)).toEqual(running)
  })
})

describe('"a splash shows about 1.9 s and then goes to the language page"', () => {
  test('on a first start', () => {
    const visitor = firstVisit().wait(1899)
    expect(visitor.path).toBe('/')
    expect(visitor.wait(1).path).toBe('/home/menu/settings/language')
  })

  test('without the guide the start screen waits for confirm', () => {
    expect(visit('/').wait(60_000).path).toBe('/')
  })

  test('the splash is not worth coming back to', () => {
    expect(firstVisit().wait(1900).trail).toEqual(['/home/menu/settings/language'])
  })
})

describe('"connected screen 1.5 s"', () => {
  test('then it advances', () => {
    const visitor = visit(`${wifi}/choose-network`, { settings: { wifiInstalled: true } }).choose('wifi.wps')
    expect(visitor.path).toBe(`${wifi}/choose-network/enter-password/connected`)
    expect(visitor.wait(1499).path).toBe(`${wifi}/choose-network/enter-password/connected`)
    expect(visitor.wait(1).path).toBe('/home')
  })
})

describe('"overlay 1.4 s or 1.5 s"', () => {
  test('"After 1.4 s: enter-password goes to its connected page"', () => {
    const visitor = visit(`${wifi}/choose-network`, { settings: { wifiInstalled: true } })
    visitor.choose({ verbatim: 'Home' }).press('confirm')
    expect(visitor.overlay).toEqual({ status: 'connecting', context: 'settings' })
    expect(visitor.wait(1399).path).toBe(`${wifi}/choose-network/enter-password`)
    expect(visitor.wait(1).path).toBe(`${wifi}/choose-network/enter-password/connected`)
  })

  test('"After 1.4 s: operating-time-limitation goes to functions"', () => {
    const visitor = visit(`${installer}/functions`).choose('functions.operatingTime').press('confirm', 2)
    expect(visitor.overlay).toEqual({ status: 'save', context: 'installer' })
    expect(visitor.wait(1399).path).toBe(`${installer}/functions/operating-time-limitation`)
    expect(visitor.wait(1).path).toBe(`${installer}/functions`)
    expect(visitor.overlay).toBeNull()
  })

  test('"After 1.4 s: wifi reset-account goes to /home"', () => {
    const settings = { wifiInstalled: true, wifi: 'on', wifiNetwork: 'Home' } as const
    const visitor = visit(wifi, { settings }).choose('wifi.resetAccount', 'word.yes')
    expect(visitor.overlay).toEqual({ status: 'save', context: 'settings' })
    expect(visitor.wait(1399).path).toBe(`${wifi}/reset-account`)
    expect(visitor.wait(1).path).toBe('/home')
    expect(visitor.overlay).toBeNull()
  })

  test('"1.5 s otherwise, it closes and goes back one step": the screen that was saved stays', () => {
    const path = '/home/menu/settings/keylock'
    const visitor = visit('/home/menu/settings').go(path).press('confirm')
    expect(visitor.trail).toEqual(['/home/menu/settings', path, path])
    expect(visitor.wait(1499).overlay).toEqual({ status: 'save', context: 'settings' })
    expect(visitor.wait(1).overlay).toBeNull()
    expect(visitor.trail).toEqual(['/home/menu/settings', path])
  })

  test('"two steps on installed-effect"', () => {
    const visitor = visit('/home').go(installer, `${installer}/installed-effect`).press('confirm', 2)
    expect(visitor.wait(1499).path).toBe(`${installer}/installed-effect`)
    expect(visitor.wait(1).trail).toEqual(['/home', installer])
  })

  test('two steps lead to where the visitor came from, wherever that was', () => {
    const visitor = visit('/home').go(`${installer}/installed-effect`).press('confirm', 2).wait(1500)
    expect(visitor.trail).toEqual(['/home'])
    const far = visit(installer).go('/home', `${installer}/installed-effect`).press('confirm', 2)
    expect(far.wait(1500).trail).toEqual([installer, '/home'])
  })

  test('two steps from a deep link lead to the parent route', () => {
    const visitor = visit(`${installer}/installed-effect`).press('confirm', 2).wait(1500)
    expect(visitor.trail).toEqual([installer])
  })

  const deepLinks: readonly (readonly [string, string])[] = [
    ['/home/menu/settings/keylock', 'settings'],
    ['/home/menu/program/timer', 'program'],
    ['/home/menu/program/reset', 'program'],
    [`${installer}/installed-effect`, 'installer'],
    [`${installer}/functions/operating-time-limitation`, 'installer'],
    [`${wifi}/reset-account`, 'settings'],
    [`${wifi}/choose-network/enter-password`, 'settings'],
    ['/home/turn-off', 'installer'],
    ['/home', 'program'],
    ['/nowhere', 'program'],
  ]

  test.each(deepLinks)(
    '"Opened as a deep link, with nothing behind it, the query is dropped and the screen stays": %s',
    (path, context) => {
      for (const status of ['start', 'save', 'stop', 'connecting', 'connected']) {
        const visitor = visit(path, { status, context })
        const { settings } = visitor
        expect(visitor.overlay).toEqual({ status, context })
        visitor.wait(1500)
        expect(visitor.overlay).toBeNull()
        expect(visitor.trail).toEqual([path])
        expect(visitor.settings).toEqual(settings)
      }
    },
  )

  test.each([
    ['saved', 'settings'],
    ['save', 'sky'],
    ['save', undefined],
    [undefined, 'settings'],
  ])(
    '"An unknown status or context shows no overlay, and the query is dropped": %s, %s',
    (status, context) => {
      const given = { ...(status && { status }), ...(context && { context }) }
      const visitor = visit('/home/menu/settings/keylock', given)
      expect(visitor.picture.overlay).toBeNull()
      expect(visitor.picture.pending).toBe(false)
      expect(visitor.overlay).toBeNull()
    },
  )

  test('a confirmation whose screen was forgotten behind it stays on its screen', () => {
    const path = '/home/menu/settings/keylock'
    const overlay = { status: 'save', context: 'settings' } as const
    const places = [
      { path: '/home', overlay: null, focus: 0 },
      { path, overlay, focus: 0 },
    ]
    const visitor = visit(path, { status: 'save', context: 'settings', trail: { places, at: 1, dropped: 3 } })
    expect(visitor.wait(1500).trail).toEqual(['/home', path])
    expect(visitor.overlay).toBeNull()
  })
})

describe('"A sensor label alternates every 6 seconds"', () => {
  const labels = (settings: Parameters<typeof visit>[1]) => {
    const visitor = visit('/home', settings)
    const seen: unknown[] = [visitor.body('home').label]
    for (let turn = 0; turn < 3; turn++) seen.push(visitor.wait(6000).body('home').label)
    return seen as TextId[]
  }

  test('between the sensors that the choice uses', () => {
    expect(labels({ settings: { sensorChoice: 'roomSensorFloor' } })).toEqual([
      'home.room',
      'home.floor',
      'home.room',
      'home.floor',
    ])
    expect(labels({ settings: { sensorChoice: 'roomSensor' } })).toEqual(Array(4).fill('home.room'))
  })

  test('after 6 s and not before', () => {
    const visitor = visit('/home', { settings: { sensorChoice: 'floorSensorRoom' } }).wait(5999)
    expect(visitor.body('home').label).toBe('home.floor')
    expect(visitor.wait(1).body('home').label).toBe('home.room')
  })

  test('pressing buttons meanwhile does not delay it', () => {
    const visitor = visit('/home', { settings: { sensorChoice: 'floorSensorRoom' } })
    visitor.wait(5000).press('next', 3).wait(1000)
    expect(visitor.body('home').label).toBe('home.room')
  })
})

describe('"Clock refreshes every 60 s"', () => {
  test('what it shows is never older than a minute, on any screen', () => {
    for (const path of ['/', '/home', '/home/menu', '/home/menu/settings/keylock', '/nowhere']) {
      const visitor = visit(path, { at: NOON + 25_000 })
      for (let minute = 0; minute < 5; minute++) {
        visitor.wait(60_000)
        expect(visitor.now - visitor.device.clock).toBeLessThan(60_000)
      }
    }
  })

  test('the start screen shows the minute as it begins', () => {
    const visitor = visit('/', { at: NOON + 25_000 })
    expect(visitor.body('start').clock).toEqual({ time: 720 })
    expect(visitor.wait(34_999).body('start').clock).toEqual({ time: 720 })
    expect(visitor.wait(1).body('start').clock).toEqual({ time: 721 })
  })

  test('it goes on while an overlay is on', () => {
    const visitor = visit('/home/menu/settings/keylock', { at: NOON + 59_000 })
      .press('confirm')
      .wait(1000)
    expect(visitor.overlay).not.toBeNull()
    expect(visitor.device.clock).toBe(NOON + 60_000)
  })
})
