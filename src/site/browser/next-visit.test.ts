import { describe, expect, test } from 'vitest'
import { type Device, enabledButtonsOf, MAX_TRAIL_LENGTH, paths } from '../../thermostat/device/device'
import { atHome, openAt, openFirstTime, Visitor } from '../../thermostat/device/testing'
import { nextVisitDevice, nextVisitSettings } from './next-visit'

/** A device with changed settings, surroundings and session, and with a held button. */
function restlessVisitor(): Visitor {
  return atHome(
    { temperatureValue: 27, language: 'fi', keylock: 'on', wifiInstalled: true, previousRoute: '/upgrade' },
    { windowOpen: true, fault: 3, floorSensorConnected: false, roomReading: 220 },
  )
    .go('/hardware-test/touch-info')
    .press('next', 3)
    .go('/home/menu/settings/wifi/choose-network')
    .setSurroundings({ connectionFails: true })
    .choose('wifi.wps')
    .go('/home/menu/settings')
    .down('next')
}

function nextVisitor({ device, now }: Visitor, path: string | null = null, language: 'sv' | null = null) {
  const { trail, fallbackLanguage } = device
  return new Visitor(
    nextVisitDevice(nextVisitSettings({ path, language }), path, trail, fallbackLanguage, now),
    now,
  )
}

/** The device without its trail's numbering, and what makes other tabs restart. */
const comparable = ({ trail, settings, ...rest }: Device) => ({
  ...rest,
  settings: { ...settings, restart: false },
  places: trail.places,
})

// behaviour 26.3
describe('the next visitor gets a device in its factory state', () => {
  test('in the guide, starting with its splash', () => {
    const visitor = nextVisitor(restlessVisitor())
    expect(comparable(visitor.device)).toEqual(comparable(openFirstTime('/').device))
    // A restart would reach every tab.
    expect(visitor.settings.restart).toBe(false)
    expect(visitor.body('start').splash).toBe(true)
    expect(visitor.wait(1900).path).toBe('/home/menu/settings/language')
    expect(visitor.settings).toMatchObject({ installationGuide: 'true', restart: false })
  })

  test.each(paths)('past the guide, at %s', (path) => {
    const visitor = nextVisitor(restlessVisitor(), path)
    expect(comparable(visitor.device)).toEqual(comparable(openAt(path).device))
    expect(visitor.settings).toMatchObject({ installationGuide: 'false', restart: false })
  })

  test('also without an earlier visitor', () => {
    expect(comparable(nextVisitor(openFirstTime('/')).device)).toEqual(comparable(openFirstTime('/').device))
  })
})

test.each([null, '/home'])('the language is the requested one, also when the guide starts: at %s', (path) => {
  const visitor = nextVisitor(restlessVisitor(), path, 'sv')
  expect(visitor.settings.language).toBe('sv')
  expect(visitor.wait(1900).settings.language).toBe('sv')
})

// behaviour 26.4
describe('back never leads to the previous visit', () => {
  test('the trail starts again at its first place', () => {
    const { trail } = nextVisitor(restlessVisitor(), '/home').device
    expect(trail).toMatchObject({ at: 0, dropped: 0 })
    expect(trail.places).toHaveLength(1)
  })

  test('places keep their indexes, also after the first ones were dropped', () => {
    const visitor = atHome()
    for (let turn = 0; turn < MAX_TRAIL_LENGTH; turn++) visitor.go('/home/menu', '/home')
    const { dropped } = visitor.device.trail
    expect(dropped).toBeGreaterThan(0)
    expect(nextVisitor(visitor, '/home').device.trail).toMatchObject({ at: 0, dropped })
  })

  test('back goes to the parent, as for a deep link', () => {
    const visitor = nextVisitor(restlessVisitor(), '/home/menu/program/week')
    expect(visitor.press('back').path).toBe('/home/menu/program')
  })
})

test('a held button is released', () => {
  const visitor = nextVisitor(restlessVisitor(), '/home/menu/settings')
  expect(visitor.up('next').wait(5000).focus).toBe(openAt('/home/menu/settings').focus)
  expect(enabledButtonsOf(visitor.device)).toEqual(enabledButtonsOf(openAt('/home/menu/settings').device))
})
