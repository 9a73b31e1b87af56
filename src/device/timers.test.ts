import { describe, expect, test } from 'vitest'
import type { Device } from './model'
import { NOON, openAt, openFirst } from './testing'
import type { TextId } from './text'
import { timers } from './timers'

const wifi = '/home/menu/settings/wifi'
const installer = '/home/menu/installer'
/** When each timer is due, in ms after noon. */
const dues = (device: Device) => timers(device).map(({ due }) => due - NOON)

describe('what the device waits for, besides the next minute', () => {
  const saving = { status: 'save', context: 'settings' }
  const online = { wifiInstalled: true, wifi: 'on', wifiNetwork: 'Home' } as const
  const lost = () => openAt('/home/menu', { settings: online, surroundings: { connectionFails: true } })

  test.each([
    ['on a menu', () => openAt('/home/menu'), []],
    ['under an overlay', () => openAt('/home', saving), [1500]],
    ['while the splash is on', () => openFirst(), [1900]],
    ['on home, whose label alternates', () => openAt('/home'), [6000]],
    ['with previous down', () => openAt('/home').down('previous'), [6000, 500]],
    ['with next down', () => openAt('/home').down('next'), [6000, 500]],
    ['with both down', () => openAt('/home').down('previous', 'next'), [6000, 3000]],
    ['after both were held', () => openAt('/home').down('previous', 'next').wait(3000), [6000]],
    ['with the centre down', () => openAt('/home').down('confirm'), [6000, 3000]],
    ['while a connection comes back', () => lost().surround({ connectionFails: false }), [5000]],
  ] as const)('%s', (_, visitor, running) => {
    expect(dues(visitor().device)).toEqual([60_000, ...running])
  })
})

// behaviour 4.3, 28.2
describe('a splash shows about 1.9 s and then goes to the language page', () => {
  test('on a first start', () => {
    const visitor = openFirst().wait(1899)
    expect(visitor.path).toBe('/')
    expect(visitor.wait(1).path).toBe('/home/menu/settings/language')
  })

  test('without the guide the start screen waits for confirm', () => {
    expect(openAt('/').wait(60_000).path).toBe('/')
  })

  test('the splash is not worth coming back to', () => {
    expect(openFirst().wait(1900).trail).toEqual(['/home/menu/settings/language'])
  })
})

describe('connected screen 1.5 s', () => {
  test('then it advances', () => {
    const visitor = openAt(`${wifi}/choose-network`, { settings: { wifiInstalled: true } }).choose('wifi.wps')
    expect(visitor.path).toBe(`${wifi}/choose-network/enter-password/connected`)
    expect(visitor.wait(1499).path).toBe(`${wifi}/choose-network/enter-password/connected`)
    expect(visitor.wait(1).path).toBe('/home')
  })
})

describe('overlay 1.4 s or 1.5 s', () => {
  // behaviour 16.3, 16.4
  test('After 1.4 s: enter-password goes to its connected page', () => {
    const visitor = openAt(`${wifi}/choose-network`, { settings: { wifiInstalled: true } })
    visitor.choose({ verbatim: 'Home' }).press('confirm')
    expect(visitor.overlay).toEqual({ status: 'connecting', context: 'settings' })
    expect(visitor.wait(1399).path).toBe(`${wifi}/choose-network/enter-password`)
    expect(visitor.wait(1).path).toBe(`${wifi}/choose-network/enter-password/connected`)
  })

  test('After 1.4 s: operating-time-limitation goes to functions', () => {
    const visitor = openAt(`${installer}/functions`).choose('functions.operatingTime').press('confirm', 2)
    expect(visitor.overlay).toEqual({ status: 'save', context: 'installer' })
    expect(visitor.wait(1399).path).toBe(`${installer}/functions/operating-time-limitation`)
    expect(visitor.wait(1).path).toBe(`${installer}/functions`)
    expect(visitor.overlay).toBeNull()
  })

  test('After 1.4 s: wifi reset-account goes to /home', () => {
    const settings = { wifiInstalled: true, wifi: 'on', wifiNetwork: 'Home' } as const
    const visitor = openAt(wifi, { settings }).choose('wifi.resetAccount', 'word.yes')
    expect(visitor.overlay).toEqual({ status: 'save', context: 'settings' })
    expect(visitor.wait(1399).path).toBe(`${wifi}/reset-account`)
    expect(visitor.wait(1).path).toBe('/home')
    expect(visitor.overlay).toBeNull()
  })

  test('1.5 s otherwise, it closes and goes back one step: the screen that was saved stays', () => {
    const path = '/home/menu/settings/keylock'
    const visitor = openAt('/home/menu/settings').go(path).press('confirm')
    expect(visitor.trail).toEqual(['/home/menu/settings', path, path])
    expect(visitor.wait(1499).overlay).toEqual({ status: 'save', context: 'settings' })
    expect(visitor.wait(1).overlay).toBeNull()
    expect(visitor.trail).toEqual(['/home/menu/settings', path])
  })

  test('two steps on installed-effect', () => {
    const visitor = openAt('/home').go(installer, `${installer}/installed-effect`).press('confirm', 2)
    expect(visitor.wait(1499).path).toBe(`${installer}/installed-effect`)
    expect(visitor.wait(1).trail).toEqual(['/home', installer])
  })

  test('two steps lead to where the visitor came from, wherever that was', () => {
    const visitor = openAt('/home').go(`${installer}/installed-effect`).press('confirm', 2).wait(1500)
    expect(visitor.trail).toEqual(['/home'])
    const far = openAt(installer).go('/home', `${installer}/installed-effect`).press('confirm', 2)
    expect(far.wait(1500).trail).toEqual([installer, '/home'])
  })

  test('two steps from a deep link lead to the parent route', () => {
    const visitor = openAt(`${installer}/installed-effect`).press('confirm', 2).wait(1500)
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
    'Opened as a deep link, with nothing behind it, the query is dropped and the screen stays: %s',
    (path, context) => {
      for (const status of ['start', 'save', 'stop', 'connecting', 'connected']) {
        const visitor = openAt(path, { status, context })
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
  ])('An unknown status or context shows no overlay, and the query is dropped: %s, %s', (status, context) => {
    const given = { ...(status && { status }), ...(context && { context }) }
    const visitor = openAt('/home/menu/settings/keylock', given)
    expect(visitor.picture.overlay).toBeNull()
    expect(visitor.picture.pending).toBe(false)
    expect(visitor.overlay).toBeNull()
  })

  test('a confirmation opened by its address goes back one step on the trail', () => {
    const visitor = openAt('/home')
      .go('/home/menu')
      .address('/home/menu/settings/keylock', 'save', 'settings')
    expect(visitor.wait(1500).trail).toEqual(['/home', '/home/menu'])
    expect(visitor.overlay).toBeNull()
  })

  test('on installed power it goes back two, as far as there are two', () => {
    const effect = '/home/menu/installer/installed-effect'
    const visitor = openAt('/home').go('/home/menu', '/home/menu/installer')
    expect(visitor.address(effect, 'save', 'installer').wait(1500).trail).toEqual(['/home', '/home/menu'])
    expect(openAt('/upgrade').address(effect, 'save', 'installer').wait(1500).trail).toEqual(['/upgrade'])
  })

  test('where the screen names a target it leads there', () => {
    const visitor = openAt('/upgrade').address('/home/turn-off', 'stop', 'installer')
    expect(visitor.wait(1500).path).toBe('/home')
  })
})

// behaviour 5.3
describe('A sensor label alternates every 6 seconds', () => {
  const labels = (settings: Parameters<typeof openAt>[1]) => {
    const visitor = openAt('/home', settings)
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
    const visitor = openAt('/home', { settings: { sensorChoice: 'floorSensorRoom' } }).wait(5999)
    expect(visitor.body('home').label).toBe('home.floor')
    expect(visitor.wait(1).body('home').label).toBe('home.room')
  })

  test('pressing buttons meanwhile does not delay it', () => {
    const visitor = openAt('/home', { settings: { sensorChoice: 'floorSensorRoom' } })
    visitor.wait(5000).press('next', 3).wait(1000)
    expect(visitor.body('home').label).toBe('home.room')
  })
})

// behaviour 12.7
describe('Clock refreshes every 60 s', () => {
  test('what it shows is never older than a minute, on any screen', () => {
    for (const path of ['/', '/home', '/home/menu', '/home/menu/settings/keylock', '/nowhere']) {
      const visitor = openAt(path, { at: NOON + 25_000 })
      for (let minute = 0; minute < 5; minute++) {
        visitor.wait(60_000)
        expect(visitor.now - visitor.device.clock).toBeLessThan(60_000)
      }
    }
  })

  test('the start screen shows the minute as it begins', () => {
    const visitor = openAt('/', { at: NOON + 25_000 })
    expect(visitor.body('start').clock).toEqual({ time: 720 })
    expect(visitor.wait(34_999).body('start').clock).toEqual({ time: 720 })
    expect(visitor.wait(1).body('start').clock).toEqual({ time: 721 })
  })

  test('it goes on while an overlay is on', () => {
    const visitor = openAt('/home/menu/settings/keylock', { at: NOON + 59_000 })
      .press('confirm')
      .wait(1000)
    expect(visitor.overlay).not.toBeNull()
    expect(visitor.device.clock).toBe(NOON + 60_000)
  })
})
