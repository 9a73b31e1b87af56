import { describe, expect, test } from 'vitest'
import type { Settings } from './settings'
import { atHome, online, openAt } from './testing'

const settingsMenu = '/home/menu/settings'
const installer = '/home/menu/installer'
const wifi = `${settingsMenu}/wifi`
const time = `${settingsMenu}/time-and-date`
const functions = `${installer}/functions`
const comfort = `${installer}/applications/comfort-heating`
const language = `${settingsMenu}/language`

/** Returns the target of back from a path that was reached from `/upgrade`, which has no rule of its own. */
const backFrom = (path: string, settings: Partial<Settings> = {}) =>
  openAt('/home/menu', { settings }).go('/upgrade', path).press('back').path
const guide = { installationGuide: 'true' } as const
const card = { wifiInstalled: true } as const

// behaviour 4.6, 4.7
describe('During the installation guide', () => {
  test.each([
    ['from set-time to connect-wifi if a wifi module is installed', 'set-time', card, `${wifi}/connect-wifi`],
    ['otherwise to language', 'set-time', {}, language],
    ['from set-date to set-time', 'set-date', {}, `${time}/set-time`],
    ['from set-date to set-time', 'set-date', online, `${time}/set-time`],
  ])('%s', (_, screen, settings, target) => {
    expect(backFrom(`${time}/${screen}`, { ...guide, ...settings })).toBe(target)
  })

  test.each([
    `${settingsMenu}/floor-type`,
    `${settingsMenu}/floor-type/floor-type-info`,
    `${functions}/delayed-startup`,
    `${wifi}/choose-network`,
  ])('Otherwise back goes one step in history: from %s', (path) => {
    expect(backFrom(path, guide)).toBe('/upgrade')
  })

  test('from installed-effect to floor-type, from connect-wifi to language, whatever the entry behind', () => {
    expect(backFrom(`${installer}/installed-effect`, guide)).toBe(`${settingsMenu}/floor-type`)
    expect(backFrom(`${wifi}/connect-wifi`, { ...guide, ...card })).toBe(language)
  })
})

describe('Outside the guide', () => {
  // behaviour 2.5
  test.each([
    ['from set-time to settings', 'set-time', {}, settingsMenu],
    ['from set-time to settings', 'set-time', online, settingsMenu],
    ['from set-date to time-and-date, which redirects', 'set-date', {}, `${time}/set-time`],
    ['from set-date to time-and-date, which redirects', 'set-date', online, `${time}/set-timezone`],
  ])('%s', (_, screen, settings, target) => {
    expect(backFrom(`${time}/${screen}`, settings)).toBe(target)
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
  test.each([{}, guide])(
    'From operating-time-limitation to functions, from set-comfort-heating-temp to comfort-heating: %o',
    (settings) => {
      expect(backFrom(`${functions}/operating-time-limitation`, settings)).toBe(functions)
      expect(backFrom(`${comfort}/set-comfort-heating-temp`, settings)).toBe(comfort)
    },
  )

  test('back goes along the trail if the target is on it', () => {
    const visitor = openAt(functions).go(`${functions}/operating-time-limitation`).press('back')
    expect(visitor.trailPaths).toEqual([functions])
    expect(visitor.goInHistory(1).path).toBe(`${functions}/operating-time-limitation`)
  })
})

describe("Back … is one step on the device's own trail", () => {
  test('on every way', () => {
    const visited = ['/home/menu', '/upgrade', '/home/menu/program', '/hardware-test/demo']
    const visitor = atHome().go(...visited)
    for (const path of ['/home/menu/program', '/upgrade', '/home/menu', '/home', '/home'])
      expect(visitor.press('back').path).toBe(path)
  })

  test('back does not lead to a confirmation', () => {
    const visitor = openAt(settingsMenu).choose('keylock.title').press('confirm').wait(1500).press('back')
    expect(visitor.path).toBe(settingsMenu)
    expect(visitor.overlay).toBeNull()
  })
})

// behaviour 2.4
describe('with nothing behind it, back goes to the parent route, the next shorter path with a screen', () => {
  test.each([
    ['/home/menu', '/home'],
    ['/home/menu/program/timer/review/info', '/home/menu/program/timer/review'],
    // time-and-date only redirects.
    [`${time}/set-timezone`, settingsMenu],
    [`${installer}/installed-effect`, installer],
    ['/home/turn-off', '/home'],
    ['/hardware-test/demo', '/hardware-test'],
    ['/home/nowhere', '/home'],
    ['/home/menu/nowhere/at/all', '/home/menu'],
    ['/nowhere', '/'],
    ['/upgrade', '/'],
  ])('from %s to %s', (path, parent) => {
    expect(openAt(path).press('back').trailPaths).toEqual([parent])
  })
})
