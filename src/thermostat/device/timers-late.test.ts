/** Clocks that are set back, or that jump ahead after a laptop slept. */
import { describe, expect, test } from 'vitest'
import { atHome, NOON, online, openAt, openFirst, type Visitor } from './testing'
import { HOUR } from './time'
import { nextTimer, timers } from './timers'

const wifi = '/home/menu/settings/wifi'
const keylock = '/home/menu/settings/keylock'

// behaviour 12.8
describe('a clock that is set back, as at the end of summer time', () => {
  const setBack = (visitor: Visitor, by = HOUR) => visitor.sleep(-by)

  test('is the clock that the start screen shows', () => {
    expect(setBack(openAt('/')).body('start').clock).toEqual({ time: 660 })
    // Also when the screen was opened before the time to which the clock is set.
    expect(setBack(openAt('/').wait(HOUR / 2), HOUR / 3).body('start').clock).toEqual({ time: 730 })
  })

  test.each([
    ['an hour', 0, HOUR],
    ['little more than a second', 20_000, 1001],
  ])('does not keep a confirmation on the display, which began just before: %s', (_, before, by) => {
    const visitor = setBack(openAt(keylock).wait(before).press('confirm'), by)
    expect(visitor.overlay).not.toBeNull()
    expect(visitor.wait(1500).overlay).toBeNull()
  })

  test('does not stop the label', () => {
    const visitor = setBack(atHome({ sensorChoice: 'floorSensorRoom' }).wait(8 * 6000))
    expect(visitor.home.label).toBe('home.floor')
    expect(visitor.wait(6000).home.label).toBe('home.room')
    expect(visitor.wait(6000).home.label).toBe('home.floor')
  })

  test('does not put off what comes back by itself', () => {
    const visitor = setBack(
      atHome(online, { connectionFails: true }).setSurroundings({ connectionFails: false }),
    )
    expect(visitor.wait(4999).device.session.reconnecting).not.toBeNull()
    expect(visitor.wait(1).device.session.reconnecting).toBeNull()
  })

  test('is heard of with whatever happens next', () => {
    const visitor = atHome()
    visitor.now -= HOUR
    expect(visitor.press('next').device.clock).toBe(NOON - HOUR)
  })

  test('a second is none: clocks and timers of browsers do not agree better', () => {
    const visitor = atHome()
    const { device } = visitor
    expect(visitor.sleep(-1000).device).toBe(device)
  })
})

// behaviour 12.8
describe('a laptop that slept', () => {
  test('has the right time on its clock', () => {
    const visitor = atHome().sleep(5 * HOUR + 1)
    expect(visitor.device.clock).toBe(visitor.now)
    expect(nextTimer(visitor.device).due).toBeGreaterThan(visitor.now)
  })

  test('the splash is over, and the language page waits', () => {
    expect(openFirst().sleep(HOUR).path).toBe('/home/menu/settings/language')
  })

  test('an overlay is over', () => {
    const visitor = openAt('/home/menu/settings').go(keylock).press('confirm').sleep(HOUR)
    expect(visitor).toMatchObject({ overlay: null, path: keylock })
  })

  test('what follows a late timer takes its own time', () => {
    const visitor = openAt(`${wifi}/choose-network`, { settings: { wifiInstalled: true } })
    visitor.choose({ verbatim: 'Home' }).press('confirm').sleep(HOUR)
    expect(visitor.path).toBe(`${wifi}/choose-network/enter-password/connected`)
    expect(visitor.wait(1500).path).toBe('/home')
  })

  test('the label stays in step: an odd number of 6 s is one change', () => {
    expect(atHome({ sensorChoice: 'floorSensorRoom' }).sleep(601 * 6000).home.label).toBe('home.room')
  })

  test('a button that was held all the while stops at its bound', () => {
    expect(atHome().down('next').sleep(HOUR).settings.temperatureValue).toBe(35)
  })

  test('nothing is left to be done, even after a year with a button down that has no bound', () => {
    const year = 365 * 24 * HOUR
    const visitor = openAt('/hardware-test/touch-info').down('next').sleep(year)
    expect(visitor.device.hardware.touches.next).toBeGreaterThan(100)
    expect(timers(visitor.up('next').sleep(0).device)).toHaveLength(1)
  })

  test('waking with nothing due changes nothing', () => {
    const visitor = atHome()
    const { device } = visitor
    expect(visitor.sleep(10).device).toBe(device)
  })
})
