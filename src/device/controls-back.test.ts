import { describe, expect, test } from 'vitest'
import type { Settings } from './settings'
import { openAt } from './testing'

const settingsMenu = '/home/menu/settings'
const installer = '/home/menu/installer'
const wifi = `${settingsMenu}/wifi`
const time = `${settingsMenu}/time-and-date`
const functions = `${installer}/functions`
const comfort = `${installer}/applications/comfort-heating`

/** Where back leads from a path that was reached from `/upgrade`, which no exception names. */
const backFrom = (path: string, settings: Partial<Settings> = {}) =>
  openAt('/home/menu', { settings }).go('/upgrade', path).press('back').path
const guide = { installationGuide: 'true' } as const
const card = { wifiInstalled: true } as const
const online = { wifiInstalled: true, wifi: 'on' } as const

// behaviour 4.6, 4.7
describe('During the installation guide', () => {
  test.each([
    [
      'from set-time to connect-wifi if a wifi module is installed',
      `${time}/set-time`,
      card,
      `${wifi}/connect-wifi`,
    ],
    ['otherwise to language', `${time}/set-time`, {}, `${settingsMenu}/language`],
    ['from set-date to set-time', `${time}/set-date`, {}, `${time}/set-time`],
    ['from set-date to set-time', `${time}/set-date`, online, `${time}/set-time`],
    ['from connect-wifi to language', `${wifi}/connect-wifi`, card, `${settingsMenu}/language`],
    [
      'from installed-effect to floor-type',
      `${installer}/installed-effect`,
      {},
      `${settingsMenu}/floor-type`,
    ],
  ])('%s', (_, path, settings, target) => {
    expect(backFrom(path, { ...guide, ...settings })).toBe(target)
  })

  test.each([
    `${settingsMenu}/floor-type`,
    `${settingsMenu}/floor-type/floor-type-info`,
    `${functions}/delayed-startup`,
    `${wifi}/choose-network`,
  ])('Otherwise back goes one step in history: from %s', (path) => {
    expect(backFrom(path, guide)).toBe('/upgrade')
  })

  test('all the way back through it ends at the language screen', () => {
    const visitor = openAt(`${settingsMenu}/language`, { settings: { ...guide, wifiInstalled: true } })
    visitor.press('confirm').choose('word.no').press('confirm', 2).choose('floorType.tile')
    expect(visitor.path).toBe(`${installer}/installed-effect`)
    const shown: string[] = []
    while (visitor.enabled.includes('back') && shown.length < 9) shown.push(visitor.press('back').path)
    expect(shown).toEqual([
      `${settingsMenu}/floor-type`,
      `${time}/set-date`,
      `${time}/set-time`,
      `${wifi}/connect-wifi`,
      `${settingsMenu}/language`,
    ])
  })
})

describe('Outside the guide', () => {
  test('from set-time to settings', () => {
    expect(backFrom(`${time}/set-time`)).toBe(settingsMenu)
    expect(backFrom(`${time}/set-time`, online)).toBe(settingsMenu)
  })

  // behaviour 2.5
  test('from set-date to time-and-date, which redirects', () => {
    expect(backFrom(`${time}/set-date`)).toBe(`${time}/set-time`)
    expect(backFrom(`${time}/set-date`, online)).toBe(`${time}/set-timezone`)
  })

  test.each([`${wifi}/connect-wifi`, `${installer}/installed-effect`, `${time}/set-timezone`])(
    'Otherwise back goes one step in history: from %s',
    (path) => {
      expect(backFrom(path)).toBe('/upgrade')
      expect(backFrom(path, online)).toBe('/upgrade')
    },
  )
})

describe('in the guide and outside it', () => {
  test.each([{}, guide])('From operating-time-limitation to functions: %o', (settings) => {
    expect(backFrom(`${functions}/operating-time-limitation`, settings)).toBe(functions)
  })

  test.each([{}, guide])('from set-comfort-heating-temp to comfort-heating: %o', (settings) => {
    expect(backFrom(`${comfort}/set-comfort-heating-temp`, settings)).toBe(comfort)
  })

  test('the way back along the trail is taken where there is one', () => {
    const visitor = openAt(functions).go(`${functions}/operating-time-limitation`).press('back')
    expect(visitor.trail).toEqual([functions])
    expect(visitor.browse(1).path).toBe(`${functions}/operating-time-limitation`)
  })
})

describe("Back … is one step on the device's own trail", () => {
  test('whichever way the visitor came', () => {
    const visitor = openAt('/home').go('/home/menu', '/upgrade', '/home/menu/program', '/hardware-test/demo')
    expect(visitor.press('back').path).toBe('/home/menu/program')
    expect(visitor.press('back').path).toBe('/upgrade')
    expect(visitor.press('back').path).toBe('/home/menu')
    expect(visitor.press('back').path).toBe('/home')
    expect(visitor.press('back').path).toBe('/home')
  })

  test('it does not come back to a confirmation', () => {
    const visitor = openAt(settingsMenu).choose('keylock.title').press('confirm').wait(1500).press('back')
    expect(visitor.path).toBe(settingsMenu)
    expect(visitor.overlay).toBeNull()
  })
})

// behaviour 2.4
describe('with nothing behind it, back goes to the parent route, the next shorter path with a screen', () => {
  test.each([
    ['/home/menu', '/home'],
    ['/home/menu/program', '/home/menu'],
    ['/home/menu/program/timer/review/info', '/home/menu/program/timer/review'],
    [`${settingsMenu}/keylock`, settingsMenu],
    // time-and-date is not a screen, it only redirects.
    [`${time}/set-timezone`, settingsMenu],
    [`${settingsMenu}/floor-type/floor-type-info`, `${settingsMenu}/floor-type`],
    [`${installer}/sensor/calibration/room-sensor`, `${installer}/sensor/calibration`],
    [`${installer}/installed-effect`, installer],
    ['/home/turn-off', '/home'],
    ['/hardware-test/demo', '/hardware-test'],
    ['/home/nowhere', '/home'],
    ['/home/menu/nowhere/at/all', '/home/menu'],
    ['/nowhere', '/'],
    ['/upgrade', '/'],
  ])('from %s to %s', (path, parent) => {
    const visitor = openAt(path).press('back')
    expect(visitor.path).toBe(parent)
    expect(visitor.trail).toEqual([parent])
  })
})
