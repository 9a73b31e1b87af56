import { describe, expect, test } from 'vitest'
import { languageOf, start } from './device'
import type { Session } from './model'
import { initialSession } from './rules/reset'
import { factorySettings, type Settings } from './settings'
import { atHome, NOON, openAt, openFirstTime } from './testing'
import { createEntry, createTrail, push } from './trail'

const language = '/home/menu/settings/language'
const used = { temperatureValue: 27, program: 'week', keylock: 'on', language: 'fi' } as const

/** Returns the device of a page that opens at a path, in a Danish browser. */
const open = (settings: Partial<Settings>, path: string, session: Session | null = null) =>
  start({
    settings: { ...factorySettings, ...settings },
    isFirstStart: false,
    address: { path, status: null, context: null },
    trail: null,
    session,
    fallbackLanguage: 'da',
    at: NOON,
  })
const restarted = { ...factorySettings, restart: true, installationGuide: 'pending' }

// behaviour 4.2
describe('with no saved state, defaults are restored and the installation guide is switched on', () => {
  test('on the start screen', () => {
    const visitor = openFirstTime()
    expect(visitor.path).toBe('/')
    expect(visitor.settings).toEqual(restarted)
    expect(visitor.body('start').splash).toBe(true)
    expect(visitor.wait(1900).path).toBe(language)
    expect(visitor.settings).toMatchObject({ installationGuide: 'true', restart: false })
  })

  test('settings without a saved state are ignored', () => {
    expect(openFirstTime('/', used).settings).toEqual(restarted)
    expect(openFirstTime('/home', used).settings).toEqual(factorySettings)
  })
})

describe.each(['restart', 'reset'])('`%s` found at start restores the defaults and the guide', (flag) => {
  test.each(['/', '/home', '/home/menu/program/week', '/nowhere'])('opened at %s', (path) => {
    const visitor = openAt(path, { settings: { ...used, [flag]: true } })
    expect(visitor.path).toBe('/')
    expect(visitor.settings).toEqual(restarted)
    expect(visitor.wait(1900).path).toBe(language)
  })
})

test('`reset` resets the session', () => {
  expect(open({ reset: true }, '/home', { ...initialSession, failed: true }).session).toEqual(initialSession)
})

describe('a first start', () => {
  // behaviour 4.3
  test('that was left during its splash starts again', () => {
    const { settings } = openFirstTime().wait(1000)
    expect(openAt('/', { settings }).wait(1900).path).toBe(language)
  })

  test('settings after a link out of the splash are kept over a reload and on the way back', () => {
    const visitor = openFirstTime().go('/home').press('next').wait(6000)
    expect(openAt('/home', { settings: visitor.settings }).settings.temperatureValue).toBe(20)
    expect(visitor.go('/').settings.temperatureValue).toBe(20)
  })
})

describe('a device that was set up before', () => {
  test('shows the clock and waits for confirm: Confirm goes to /home', () => {
    const visitor = openAt('/', { settings: used })
    expect(visitor.body('start').splash).toBe(false)
    expect(visitor.settings).toEqual({ ...factorySettings, ...used })
    expect(visitor.enabled).toEqual(['confirm'])
    expect(visitor.press('confirm').path).toBe('/home')
  })

  test('in the middle of its guide shows the splash: With the guide on, a splash shows', () => {
    const visitor = openAt('/', { settings: { ...used, installationGuide: 'true' } })
    expect(visitor.body('start').splash).toBe(true)
    expect(visitor.wait(1900).path).toBe(language)
    expect(visitor.settings).toMatchObject({ ...used, installationGuide: 'true' })
  })

  // behaviour 4.3
  test('continues its guide at the screen where the visitor left it', () => {
    const visitor = openAt('/home/menu/settings/floor-type', { settings: { installationGuide: 'true' } })
    expect(visitor.wait(10_000).path).toBe('/home/menu/settings/floor-type')
  })
})

describe('a deep link', () => {
  // behaviour 4.2
  test('without a saved state opens its screen with the defaults', () => {
    const visitor = openFirstTime('/home/menu/program')
    expect(visitor.path).toBe('/home/menu/program')
    expect(visitor.settings).toEqual(factorySettings)
  })

  // behaviour 9.6
  test('applies onEnter: limit pages store the choice on entry', () => {
    const visitor = openAt('/home/menu/installer/sensor/sensor-choice/room-sensor-floor')
    expect(visitor.settings.sensorChoice).toBe('roomSensorFloor')
  })
})

test('a restart shows the start screen, even with a stored trail', () => {
  const trail = push(createTrail(createEntry('/home')), createEntry('/home/menu'))
  const visitor = openAt('/home/menu', { trail, settings: { restart: true } })
  expect(visitor.path).toBe('/')
  expect(visitor.wait(1900).path).toBe(language)
})

describe('What is set there, the two switches aside, lasts for the visit only', () => {
  // behaviour 17.7
  test('the surroundings start with their defaults', () => {
    const readings = { roomReading: null, floorReading: null, outdoorReading: null }
    const calm = {
      windowOpen: false,
      floorOverLimit: false,
      operatingPause: false,
      postHeat: false,
      fault: 0,
    }
    const connected = { floorSensorConnected: true, connectionFails: false, slot: 'free' }
    expect(atHome().device.surroundings).toEqual({ ...readings, ...calm, ...connected })
  })

  test('the settings do not contain them', () => {
    const sensors = { roomReading: 220, floorSensorConnected: false, fault: 3 } as const
    const others = { windowOpen: true, slot: 'occupied', connectionFails: true, postHeat: true } as const
    expect(atHome({}, { ...sensors, ...others }).settings).toEqual(factorySettings)
  })
})

describe('the language', () => {
  test("is the stored one, else the browser's", () => {
    expect(languageOf(open({}, '/home'))).toBe('da')
    expect(languageOf(open({ language: 'fi' }, '/home'))).toBe('fi')
  })

  // behaviour 12.4
  test('of the browser has the focus on the language screen and is not stored', () => {
    const device = open({}, language)
    expect(device.view.focus).toBe(4)
    expect(device.settings.language).toBeNull()
  })
})
