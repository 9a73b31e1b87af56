import { describe, expect, test } from 'vitest'
import { factorySettings } from '../settings'
import { openAt } from '../testing'

const used = {
  temperatureValue: 27,
  program: 'week',
  application: 'hotel',
  keylock: 'on',
  language: 'fi',
  power: 'off',
} as const
const menu = '/home/menu/installer/reset'

describe("Factory reset 'yes' sets restart to true and returns to the start screen", () => {
  // behaviour 13.6
  test.each(['reset-everything', 'save-data'])('%s: reset all and save data behave the same', (screen) => {
    const visitor = openAt(`${menu}/${screen}`, { settings: used }).choose('word.yes')
    expect(visitor.path).toBe('/')
    expect(visitor.settings.restart).toBe(true)
    expect(visitor.body('start').splash).toBe(true)
  })

  test.each(['reset-everything', 'save-data'])(
    '%s: no leads back to the menu and resets nothing',
    (screen) => {
      const visitor = openAt(menu, { settings: used }).go(`${menu}/${screen}`).choose('word.no')
      expect(visitor.path).toBe(menu)
      expect(visitor.settings).toMatchObject(used)
    },
  )
})

test.each(['', '/reset-everything', '/save-data'])(
  'the notice about the two resets shows on %s',
  (screen) => {
    expect(openAt(`${menu}${screen}`).picture.notice).toBe('reset')
  },
)

describe('the start screen then loads defaults and restarts the guide', () => {
  test.each(['/', '/home', '/home/menu/settings', '/nowhere'])('after a reset on %s', (path) => {
    const visitor = openAt(path, { settings: used }).send({ type: 'reset' })
    expect(visitor.path).toBe('/')
    expect(visitor.settings).toMatchObject({
      ...factorySettings,
      restart: true,
      installationGuide: 'pending',
      previousRoute: path === '/' ? null : path,
    })
    expect(visitor.picture.pending).toBe(true)
    expect(visitor.wait(1900).path).toBe('/home/menu/settings/language')
    expect(visitor.settings).toMatchObject({ installationGuide: 'true', restart: false })
  })

  // behaviour 4.14
  test('after one in another tab: Setting reset to true … sets restart to true', () => {
    const visitor = openAt('/home/menu', { settings: used }).store({ reset: true })
    expect(visitor.path).toBe('/')
    expect(visitor.settings).toMatchObject({ restart: true, reset: false, temperatureValue: 19 })
    expect(visitor.wait(1900).path).toBe('/home/menu/settings/language')
  })

  test('after one that another tab made while this one was at the start screen', () => {
    const visitor = openAt('/', { settings: used }).store({ reset: true })
    expect(visitor.wait(1900).path).toBe('/home/menu/settings/language')
  })

  test('a reset while a confirmation shows leaves no way back into it', () => {
    const visitor = openAt('/home').go('/home/menu/settings/keylock').press('confirm').send({ type: 'reset' })
    expect(visitor.trail).toEqual(['/home', '/home/menu/settings/keylock', '/'])
  })

  test('a reset in the middle of the splash starts the splash again', () => {
    const visitor = openAt('/home').send({ type: 'reset' }).wait(1000).send({ type: 'reset' })
    expect(visitor.wait(1800).path).toBe('/')
    expect(visitor.wait(100).path).toBe('/home/menu/settings/language')
  })
})

describe('a factory reset in another tab restarts this one', () => {
  test.each(['/', '/home', '/home/menu/settings/keylock', '/nowhere'])('at %s', (path) => {
    const visitor = openAt(path, { settings: used }).store({ ...factorySettings, restart: true })
    expect(visitor.path).toBe('/')
    expect(visitor.settings).toMatchObject({ restart: true, temperatureValue: 19, language: null })
    expect(visitor.body('start').splash).toBe(true)
    expect(visitor.wait(1900).path).toBe('/home/menu/settings/language')
    expect(visitor.settings).toMatchObject({ installationGuide: 'true', restart: false })
  })

  test('once, however often it is told', () => {
    const visitor = openAt('/home', { settings: used }).store({ restart: true }).wait(1000)
    const { trail } = visitor.store({ restart: true, temperatureValue: 19 }).device
    expect(trail.places).toHaveLength(2)
    expect(visitor.wait(900).path).toBe('/home/menu/settings/language')
  })
})

test('what the visit remembers goes with it: the picked network, the failed connection', () => {
  const visitor = openAt('/home/menu/settings/wifi/choose-network', {
    settings: { wifiInstalled: true },
    surroundings: { connectionFails: true },
  })
  visitor.choose('wifi.wps')
  expect(visitor.device.session.failed).toBe(true)
  visitor.send({ type: 'reset' })
  expect(visitor.device.session).toEqual({
    changedAt: null,
    network: null,
    failed: false,
    reconnecting: null,
  })
})
