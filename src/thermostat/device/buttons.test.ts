import { describe, expect, test } from 'vitest'
import { atHome, openAt } from './testing'
import { timersOf } from './timers'

const menu = '/home/menu'
const settingsMenu = `${menu}/settings`
const systemInfo = `${menu}/installer/system-info`

describe('a press', () => {
  // behaviour 1.3
  test('of previous or next acts once, when the button goes down', () => {
    const visitor = atHome().down('next')
    expect(visitor.settings.temperatureValue).toBe(20)
    expect(visitor.up('next').settings.temperatureValue).toBe(20)
  })

  // behaviour 1.3
  test.each([
    ['confirm', `${menu}/program`],
    ['back', '/home'],
    ['close', '/home'],
  ] as const)('of %s acts once, when the button comes up', (button, path) => {
    const visitor = atHome().go(menu).down(button).wait(200)
    expect(visitor.path).toBe(menu)
    expect(visitor.up(button).path).toBe(path)
    expect(visitor.up(button).path).toBe(path)
  })

  // behaviour 1.22
  test.each(['confirm', 'back', 'close'] as const)('of %s that is taken back does nothing', (button) => {
    const visitor = atHome()
      .go(menu)
      .down(button)
      .send({ type: 'release', buttons: [button] })
    expect(visitor.up(button).path).toBe(menu)
  })

  test('releasing a button that was not down does nothing', () => {
    expect(atHome().up('next').settings.temperatureValue).toBe(19)
    expect(atHome().up('confirm').path).toBe('/home')
  })

  test.each(['previous', 'confirm', 'next', 'back', 'close'] as const)(
    'the holds contain %s while it is down',
    (button) => {
      const visitor = openAt('/hardware-test/touch-info').down(button)
      const down = Object.entries(visitor.device.holds).filter(([, hold]) => hold !== null)
      expect(down.map(([name]) => name)).toEqual([button])
      expect(Object.values(visitor.up(button).device.holds)).toEqual([null, null, null, null, null])
    },
  )
})

// behaviour 1.4
describe('Holding previous or next repeats, faster after a second, and stops at the bound', () => {
  test('a short press does not repeat', () => {
    expect(atHome().hold('next', 300).settings.temperatureValue).toBe(20)
  })

  test('it is faster after one second and fastest after three, with three constant rates', () => {
    const visitor = openAt('/hardware-test/touch-info').down('next')
    const touches = () => visitor.device.hardware.touches.next
    const inAnother = (ms: number) => -touches() + visitor.wait(ms).device.hardware.touches.next
    const slow = inAnother(1100)
    const [fast, asFast] = [inAnother(900), inAnother(900)]
    visitor.wait(300)
    const [fastest, asFastest] = [inAnother(900), inAnother(900)]
    expect(fast).toBeGreaterThan(1.5 * slow)
    expect(Math.abs(asFast - fast)).toBeLessThanOrEqual(1)
    expect(fastest).toBeGreaterThan(5 * fast)
    expect(Math.abs(asFastest - fastest)).toBeLessThanOrEqual(1)
  })

  test("installed power's whole range takes at most ten seconds, both ways", () => {
    const visitor = openAt(`${menu}/installer/installed-effect`).press('confirm').hold('next', 10_000)
    expect(visitor.draft).toBe(9990)
    expect(visitor.hold('previous', 10_000).draft).toBe(0)
  })

  test('the set temperature reaches its end before the fastest rate', () => {
    const visitor = atHome({ temperatureValue: 5 }).down('next').wait(3100)
    expect(visitor.settings.temperatureValue).toBe(35)
  })

  test('it stops at the bound', () => {
    expect(atHome({ temperatureValue: 30 }).hold('next', 20_000).settings.temperatureValue).toBe(35)
    expect(atHome({ temperatureValue: 8 }).hold('previous', 20_000).settings.temperatureValue).toBe(5)
  })

  test('at the bound no timer runs', () => {
    const { device } = atHome({ temperatureValue: 35 })
    const visitor = atHome({ temperatureValue: 35 }).down('next')
    expect(timersOf(visitor.device).length).toBe(timersOf(device).length)
  })

  test('it stops when the button comes up', () => {
    const visitor = atHome().hold('next', 1000)
    const { temperatureValue } = visitor.settings
    expect(visitor.wait(5000).settings.temperatureValue).toBe(temperatureValue)
  })

  test('it moves through a list to its end', () => {
    const last = openAt(settingsMenu).lines.length - 1
    expect(openAt(settingsMenu).hold('next', 10_000).focus).toBe(last)
    expect(openAt(settingsMenu).press('next', last).hold('previous', 10_000).focus).toBe(0)
  })

  test.each([
    ['confirm', menu, `${menu}/program`],
    ['back', settingsMenu, menu],
    ['close', settingsMenu, '/home'],
  ] as const)('%s does not repeat', (button, from, path) => {
    const visitor = atHome().go(menu, from).down(button).wait(10_000)
    expect(visitor.path).toBe(from)
    expect(visitor.up(button).wait(10_000).path).toBe(path)
  })

  // behaviour 1.3
  test('a hold has no effect on the next screen', () => {
    const visitor = atHome({ program: 'timer', timer: 'off' }).down('next')
    expect(visitor.path).toBe(`${menu}/program/timer/start-timer`)
    expect(visitor.wait(5000).focus).toBe(0)
    const inMenu = openAt(settingsMenu).down('next').go(`${settingsMenu}/screensaver`)
    expect(inMenu.wait(5000).focus).toBe(0)
  })
})

describe('previous and next together', () => {
  // behaviour 1.4
  test('do not repeat while both are down', () => {
    expect(atHome().down('previous', 'next').wait(2500).settings.temperatureValue).toBe(19)
  })

  test.each([
    ['next', 'previous'],
    ['previous', 'next'],
  ] as const)('after 3 s they do nothing more until both are released, %s first', (first, last) => {
    const visitor = atHome({ keylock: 'on' }).down('previous', 'next').wait(3000)
    expect(visitor.settings.keylock).toBe('off')
    expect(visitor.wait(5000).settings.temperatureValue).toBe(19)
    expect(visitor.up(first).wait(5000).settings.temperatureValue).toBe(19)
    expect(visitor.up(last).press('next').settings.temperatureValue).toBe(20)
  })

  test('confirm held with them opens nothing either', () => {
    const visitor = atHome({ keylock: 'on' }).down('confirm', 'previous', 'next').wait(8000)
    expect(visitor.settings.keylock).toBe('off')
    expect(visitor.path).toBe('/home')
    expect(visitor.up('confirm').path).toBe('/home')
  })

  test('they count together only if both went down on the same screen', () => {
    const visitor = openAt('/home/menu', { settings: { keylock: 'on' } })
    visitor.down('previous').go('/home').down('next')
    expect(visitor.wait(5000).settings.keylock).toBe('on')
  })
})

describe('opened by holding the centre button for 3 s on /home', () => {
  // behaviour 5.10
  test('turn-off while it is on, turn-on while it is off', () => {
    expect(atHome().hold('confirm', 2900).path).toBe('/home/menu')
    expect(atHome().down('confirm').wait(3000).path).toBe('/home/turn-off')
    expect(atHome({ power: 'off' }).down('confirm').wait(3000).path).toBe('/home/turn-on')
  })

  // behaviour 1.6
  test('releasing the button afterwards confirms nothing', () => {
    const { path, overlay } = atHome().hold('confirm', 3000)
    expect({ path, overlay }).toEqual({ path: '/home/turn-off', overlay: null })
  })

  test('a short press opens the menu on release', () => {
    const visitor = atHome().down('confirm')
    expect(visitor.path).toBe('/home')
    expect(visitor.wait(500).up('confirm').path).toBe('/home/menu')
  })

  test('while locked the centre only unlocks', () => {
    const visitor = atHome({ keylock: 'on' }).hold('confirm', 5000)
    expect(visitor.settings.keylock).toBe('off')
    expect(visitor.path).toBe('/home')
  })

  test('a press that began on another screen does not act here', () => {
    const visitor = openAt('/home/menu').down('confirm').go('/home').wait(5000)
    expect(visitor.up('confirm').path).toBe('/home')
    const short = openAt(systemInfo).down('confirm').go('/home')
    expect(short.up('confirm').path).toBe('/home')
  })

  test('it acts once, even if the centre stays down', () => {
    const visitor = atHome().down('confirm').wait(3000)
    expect(visitor.device.holds.confirm).toMatchObject({ path: '/home', isHandled: true })
    expect(visitor.go('/home').wait(10_000).path).toBe('/home')
    expect(visitor.up('confirm').path).toBe('/home')
  })

  // behaviour 1.18
  test.each([
    ['/home', ['confirm'], '/home/turn-off'],
    ['/home/menu', ['confirm'], '/home/menu'],
    ['/home', ['back'], '/home'],
    ['/home', [], '/home'],
    [systemInfo, ['confirm'], '/hardware-test'],
  ] as const)('a hold event, for visitors who cannot hold: on %s, %j leads to %s', (path, buttons, to) => {
    expect(openAt(path).send({ type: 'hold', buttons }).path).toBe(to)
  })

  test('while locked, a hold event of confirm does nothing', () => {
    const { path, settings } = atHome({ keylock: 'on' }).send({ type: 'hold', buttons: ['confirm'] })
    expect([path, settings.keylock]).toEqual(['/home', 'on'])
  })
})

// behaviour 23.1
test('Opened from system info by holding the centre button for 3 s: the hardware test', () => {
  expect(openAt(systemInfo).hold('confirm', 2900).path).toBe(systemInfo)
  expect(openAt(systemInfo).hold('confirm', 3000).path).toBe('/hardware-test')
})

describe('the event release', () => {
  // behaviour 1.11
  test('releases all buttons, and none of them acts', () => {
    const visitor = atHome().down('confirm').send({ type: 'release' })
    expect(visitor.path).toBe('/home')
    expect(visitor.up('confirm').wait(5000).path).toBe('/home')
    expect(Object.values(visitor.device.holds)).toEqual([null, null, null, null, null])
  })

  test('of one button does not release the other', () => {
    const { device } = atHome()
      .down('confirm')
      .down('next')
      .send({ type: 'release', buttons: ['confirm'] })
    expect(device.holds).toMatchObject({ confirm: null, next: {} })
  })

  test('ends a repeat', () => {
    const visitor = atHome().down('next').send({ type: 'release' }).wait(5000)
    expect(visitor.settings.temperatureValue).toBe(20)
  })
})

// behaviour 1.9
describe('a button that goes down while something is pending', () => {
  const saving = () => openAt(`${settingsMenu}/keylock`).press('confirm')

  test('does nothing, also after the overlay', () => {
    const visitor = saving().down('next').wait(10_000)
    expect(visitor).toMatchObject({ path: `${settingsMenu}/keylock`, focus: 1 })
  })

  test('starts no long press', () => {
    const visitor = openAt('/home/turn-off').press('confirm').down('confirm').wait(1500)
    expect(visitor.path).toBe('/home')
    expect(visitor.wait(5000).up('confirm').path).toBe('/home')
    const saysSo = saving().send({ type: 'hold', buttons: ['previous', 'next'] })
    expect(saysSo.send({ type: 'hold', buttons: ['confirm'] }).path).toBe(`${settingsMenu}/keylock`)
    const onHome = openAt('/home', { status: 'save', context: 'settings' })
    expect(onHome.send({ type: 'hold', buttons: ['confirm'] }).path).toBe('/home')
  })

  test('a repeat pauses during an overlay', () => {
    const visitor = openAt(`${settingsMenu}/screensaver`).down('next').press('confirm')
    const { focus } = visitor
    expect(visitor.wait(1400).focus).toBe(focus)
  })
})
