/** Clocks that are set back, or that jump ahead after a laptop slept. */
import { describe, expect, test } from 'vitest'
import { NOON, openAt, openFirst } from './testing'
import { nextTimer, timers } from './timers'

const wifi = '/home/menu/settings/wifi'
const HOUR = 3_600_000

// behaviour 12.8
describe('a clock that is set back, as at the end of summer time', () => {
  const setBack = (visitor: ReturnType<typeof openAt>, by = HOUR) => visitor.sleep(-by)

  test('is the clock that the start screen shows', () => {
    expect(setBack(openAt('/')).body('start').clock).toEqual({ time: 660 })
    // Also when the screen was opened before the time to which the clock is set.
    expect(setBack(openAt('/').wait(HOUR / 2), HOUR / 3).body('start').clock).toEqual({ time: 730 })
  })

  test('does not keep a confirmation on the display, which began just before', () => {
    const visitor = setBack(openAt('/home/menu/settings/keylock').press('confirm'))
    expect(visitor.overlay).not.toBeNull()
    expect(visitor.wait(1500).overlay).toBeNull()
  })

  test('nor does it by little more than a second', () => {
    const visitor = setBack(openAt('/home/menu/settings/keylock').wait(20_000).press('confirm'), 1001)
    expect(visitor.wait(1500).overlay).toBeNull()
  })

  test('does not stop the label', () => {
    const visitor = openAt('/home', { settings: { sensorChoice: 'floorSensorRoom' } }).wait(8 * 6000)
    expect(setBack(visitor).body('home').label).toBe('home.floor')
    expect(visitor.wait(6000).body('home').label).toBe('home.room')
    expect(visitor.wait(6000).body('home').label).toBe('home.floor')
  })

  test('does not put off what comes back by itself', () => {
    const online = { wifiInstalled: true, wifi: 'on', wifiNetwork: 'Home' } as const
    const lost = openAt(wifi, { settings: online, surroundings: { connectionFails: true } })
    const visitor = setBack(lost.surround({ connectionFails: false }))
    expect(visitor.wait(4999).device.session.reconnecting).not.toBeNull()
    expect(visitor.wait(1).device.session.reconnecting).toBeNull()
  })

  test('is heard of with whatever happens next', () => {
    const visitor = openAt('/home')
    visitor.now -= HOUR
    expect(visitor.press('next').device.clock).toBe(NOON - HOUR)
  })

  test('a second is none: clocks and timers of browsers do not agree better', () => {
    const visitor = openAt('/home')
    const { device } = visitor
    expect(visitor.sleep(-1000).device).toBe(device)
  })
})

// behaviour 12.9
describe('a laptop that slept', () => {
  test('has the right time on its clock', () => {
    const visitor = openAt('/home').sleep(5 * HOUR + 1)
    expect(visitor.device.clock).toBe(visitor.now)
    expect(nextTimer(visitor.device).due).toBeGreaterThan(visitor.now)
  })

  test('the splash is over, and the language page waits', () => {
    expect(openFirst().sleep(HOUR).path).toBe('/home/menu/settings/language')
  })

  test('an overlay is over', () => {
    const visitor = openAt('/home/menu/settings')
      .go('/home/menu/settings/keylock')
      .press('confirm')
      .sleep(HOUR)
    expect(visitor.overlay).toBeNull()
    expect(visitor.path).toBe('/home/menu/settings/keylock')
  })

  test('what follows a late timer takes its own time', () => {
    const visitor = openAt(`${wifi}/choose-network`, { settings: { wifiInstalled: true } })
    visitor.choose({ verbatim: 'Home' }).press('confirm').sleep(HOUR)
    expect(visitor.path).toBe(`${wifi}/choose-network/enter-password/connected`)
    expect(visitor.wait(1500).path).toBe('/home')
  })

  test('the label stays in step: an odd number of 6 s is one change', () => {
    const visitor = openAt('/home', { settings: { sensorChoice: 'floorSensorRoom' } }).sleep(601 * 6000)
    expect(visitor.body('home').label).toBe('home.room')
  })

  test('a button that was held all the while stops at its bound', () => {
    const visitor = openAt('/home').down('next').sleep(HOUR)
    expect(visitor.settings.temperatureValue).toBe(35)
  })

  test('nothing is left to be done, even after a year with a button down that has no bound', () => {
    const visitor = openAt('/hardware-test/touch-info')
      .down('next')
      .sleep(365 * 24 * HOUR)
    expect(visitor.device.hardware.touches.next).toBeGreaterThan(100)
    expect(timers(visitor.up('next').sleep(0).device)).toHaveLength(1)
  })

  test('waking with nothing due changes nothing', () => {
    const visitor = openAt('/home')
    const { device } = visitor
    expect(visitor.sleep(10).device).toBe(device)
  })
})
