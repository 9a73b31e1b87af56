import { describe, expect, test } from 'vitest'
import { factorySettings } from '../settings'
import { atHome, openAt } from '../testing'
import { languageOf } from './language'

const usedSettings = {
  temperatureValue: 27,
  program: 'week',
  application: 'hotel',
  keylock: 'on',
  language: 'fi',
} as const
const menu = '/home/menu/installer/reset'
const keylock = '/home/menu/settings/keylock'
const language = '/home/menu/settings/language'

describe.each(['reset-everything', 'save-data'])('Factory reset: %s', (screen) => {
  // behaviour 13.6
  test('yes sets restart to true and opens the start screen', () => {
    const visitor = openAt(`${menu}/${screen}`, { settings: usedSettings }).choose('word.yes')
    expect(visitor.path).toBe('/')
    expect(visitor.settings.restart).toBe(true)
    expect(visitor.body('start').splash).toBe(true)
  })

  test('no goes back to the menu and resets nothing', () => {
    const visitor = openAt(menu, { settings: usedSettings }).go(`${menu}/${screen}`).choose('word.no')
    expect(visitor.path).toBe(menu)
    expect(visitor.settings).toMatchObject(usedSettings)
  })
})

describe('A reset restores the factory settings and restarts the guide', () => {
  test.each(['/', '/home', '/home/menu/settings', '/nowhere'])('on %s', (path) => {
    const visitor = openAt(path, { settings: usedSettings }).send({ type: 'reset' })
    expect(visitor.path).toBe('/')
    const previousRoute = path === '/' ? null : path
    const restarted = { ...factorySettings, restart: true, installationGuide: 'pending' }
    expect(visitor.settings).toEqual({ ...restarted, previousRoute })
    expect(visitor.picture.isInputBlocked).toBe(true)
    expect(visitor.wait(1900).path).toBe(language)
    expect(visitor.settings).toMatchObject({ installationGuide: 'true', restart: false })
  })

  test('a reset during an overlay removes the overlay from the trail', () => {
    const visitor = atHome().go(keylock).press('confirm').send({ type: 'reset' })
    expect(visitor.trailPaths).toEqual(['/home', keylock, '/'])
  })

  test('a reset during the splash screen restarts the splash screen', () => {
    const visitor = atHome().send({ type: 'reset' }).wait(1000).send({ type: 'reset' })
    expect(visitor.wait(1800).path).toBe('/')
    expect(visitor.wait(100).path).toBe(language)
  })
})

describe('A factory reset in another tab restarts this one', () => {
  // behaviour 4.14
  test.each(['/', '/home', keylock, '/nowhere'])(
    'on %s: reset or restart in the other tab sets restart here',
    (path) => {
      for (const change of [{ reset: true }, { ...factorySettings, restart: true }]) {
        const visitor = openAt(path, { settings: usedSettings }).storeInOtherTab(change)
        expect(visitor.path).toBe('/')
        const restarted = { restart: true, reset: false, temperatureValue: 19, language: null }
        expect(visitor.settings).toMatchObject(restarted)
        expect(visitor.body('start').splash).toBe(true)
        expect(visitor.wait(1900).path).toBe(language)
        expect(visitor.settings).toMatchObject({ installationGuide: 'true', restart: false })
      }
    },
  )

  test('only once, even if the other tab stores it twice', () => {
    const visitor = atHome(usedSettings).storeInOtherTab({ restart: true }).wait(1000)
    const { trail } = visitor.storeInOtherTab({ restart: true, temperatureValue: 19 }).device
    expect(trail.places).toHaveLength(2)
    expect(visitor.wait(900).path).toBe(language)
  })
})

// behaviour 20.1
test('the language stays in use until another one is chosen, also if another tab was reset', () => {
  const here = atHome(usedSettings).send({ type: 'reset' })
  const there = atHome(usedSettings).storeInOtherTab({ language: null }).storeInOtherTab({ restart: true })
  for (const visitor of [here, there]) {
    expect(visitor.settings.language).toBeNull()
    expect(languageOf(visitor.wait(1900).device)).toBe('fi')
    expect(visitor.body('choice').lines.flatMap(({ raw, marked }) => (marked ? [raw] : []))).toEqual(['fi'])
    expect(languageOf(visitor.choose({ verbatim: 'Svenska' }).device)).toBe('sv')
  }
})

test('a reset clears the picked network and the failed connection', () => {
  const given = { settings: { wifiInstalled: true }, surroundings: { connectionFails: true } }
  const visitor = openAt('/home/menu/settings/wifi/choose-network', given).choose('wifi.wps')
  expect(visitor.device.session.failed).toBe(true)
  visitor.send({ type: 'reset' })
  expect(visitor.device.session).toEqual({
    changedAt: null,
    network: null,
    failed: false,
    reconnecting: null,
  })
})
