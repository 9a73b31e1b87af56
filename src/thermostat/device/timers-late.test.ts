/** Clocks that are set back, or jump ahead after a laptop slept. */
import { describe, expect, test } from 'vitest'
import { atHome, NOON, online, openAt, openFirstTime, type Visitor } from './testing'
import { HOUR } from './time'
import { nextTimerOf, timersOf } from './timers'

const wifi = '/home/menu/settings/wifi'
const keylock = '/home/menu/settings/keylock'

// behaviour 12.8
describe('a clock that is set back, as at the end of summer time', () => {
  const setBack = (visitor: Visitor, by = HOUR) => visitor.sleep(-by)

  test('is shown on the start screen', () => {
    expect(setBack(openAt('/')).body('start').clock).toEqual({ time: 660 })
    // The screen was opened before the new time.
    expect(setBack(openAt('/').wait(HOUR / 2), HOUR / 3).body('start').clock).toEqual({ time: 730 })
  })

  test.each([
    ['an hour', 0, HOUR],
    ['little more than a second', 20_000, 1001],
  ])('does not prolong an overlay that began just before: %s', (_, before, by) => {
    const visitor = setBack(openAt(keylock).wait(before).press('confirm'), by)
    expect(visitor.overlay).not.toBeNull()
    expect(visitor.wait(1500).overlay).toBeNull()
  })

  test('does not stop the alternation of the label', () => {
    const visitor = setBack(atHome({ sensorChoice: 'floorSensorRoom' }).wait(8 * 6000))
    expect(visitor.home.label).toBe('home.floor')
    expect(visitor.wait(6000).home.label).toBe('home.room')
    expect(visitor.wait(6000).home.label).toBe('home.floor')
  })

  test('does not delay a reconnection', () => {
    const visitor = setBack(
      atHome(online, { connectionFails: true }).setSurroundings({ connectionFails: false }),
    )
    expect(visitor.wait(4999).device.session.reconnecting).not.toBeNull()
    expect(visitor.wait(1).device.session.reconnecting).toBeNull()
  })

  test('is noticed with the next input', () => {
    const visitor = atHome()
    visitor.now -= HOUR
    expect(visitor.press('next').device.clock).toBe(NOON - HOUR)
  })

  test('one second is ignored, because timers of browsers are not more exact', () => {
    const visitor = atHome()
    const { device } = visitor
    expect(visitor.sleep(-1000).device).toBe(device)
  })
})

// behaviour 12.8
describe('a laptop that slept', () => {
  test('shows the right time', () => {
    const visitor = atHome().sleep(5 * HOUR + 1)
    expect(visitor.device.clock).toBe(visitor.now)
    expect(nextTimerOf(visitor.device).due).toBeGreaterThan(visitor.now)
  })

  test('has ended the splash and shows the language screen', () => {
    expect(openFirstTime().sleep(HOUR).path).toBe('/home/menu/settings/language')
  })

  test('has ended an overlay', () => {
    const visitor = openAt('/home/menu/settings').go(keylock).press('confirm').sleep(HOUR)
    expect(visitor).toMatchObject({ overlay: null, path: keylock })
  })

  test('the delay after a late timer has its full length', () => {
    const visitor = openAt(`${wifi}/choose-network`, { settings: { wifiInstalled: true } })
    visitor.choose({ verbatim: 'Home' }).press('confirm').sleep(HOUR)
    expect(visitor.path).toBe(`${wifi}/choose-network/enter-password/connected`)
    expect(visitor.wait(1500).path).toBe('/home')
  })

  test('an odd number of 6 s intervals changes the label once', () => {
    expect(atHome({ sensorChoice: 'floorSensorRoom' }).sleep(601 * 6000).home.label).toBe('home.room')
  })

  test('a button that was held stops at its bound', () => {
    expect(atHome().down('next').sleep(HOUR).settings.temperatureValue).toBe(35)
  })

  test('no timer stays due, even after a year with a held button without a bound', () => {
    const year = 365 * 24 * HOUR
    const visitor = openAt('/hardware-test/touch-info').down('next').sleep(year)
    expect(visitor.device.hardware.touches.next).toBeGreaterThan(100)
    expect(timersOf(visitor.up('next').sleep(0).device)).toHaveLength(1)
  })

  test('waking without a due timer changes nothing', () => {
    const visitor = atHome()
    const { device } = visitor
    expect(visitor.sleep(10).device).toBe(device)
  })
})
