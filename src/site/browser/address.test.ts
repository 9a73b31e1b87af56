import { describe, expect, test } from 'vitest'
import { openAddress } from '../../../tests/helpers/fakes/address'
import { FakeHistory } from '../../../tests/helpers/fakes/history'
import { createEntry, currentEntry } from '../../thermostat/device/device'
import { withHistoryIndex } from './url'

const urls = (tab: FakeHistory) =>
  tab.entries.map(({ url }, index) => (index === tab.at ? `[${url}]` : url)).join(' ')

describe('the address follows the trail', () => {
  test('at the start the entry gets its index and keeps its other state', () => {
    const tab = new FakeHistory('/home/', { theirs: 1 })
    openAddress({ tab })
    expect(tab.url).toBe('/home')
    expect(tab.state).toEqual(withHistoryIndex({ theirs: 1 }, 0))
  })

  test('the base path is part of the address', () => {
    const { tab, go } = openAddress({ base: '/demo/thermostat/' })
    go('/home/menu')
    expect(urls(tab)).toBe('/demo/thermostat/home [/demo/thermostat/home/menu]')
  })

  // behaviour 3.7
  test('a query, a fragment and a language are removed', () => {
    expect(openAddress({ url: '/home?lang=de&status=no&utm=1#top' }).tab.url).toBe('/home')
  })
})

describe('a restored device gets its history back', () => {
  const settings = ['/home/menu', '/home/menu/settings'] as const
  type World = ReturnType<typeof openAddress>

  test.each<[string, (world: World) => void]>([
    ['where it went on', ({ go }) => go('/home/menu/settings/keylock', '/home')],
    [
      'where the way from there led back and elsewhere',
      ({ step, go }) => {
        step(-2)
        go('/home/menu', '/home/menu/program', '/home/menu/program/week')
      },
    ],
  ])('%s: back works from there, and no entry is ahead', (_where, goOn) => {
    const world = openAddress()
    const { tab, go, change, trailNow, rest, heard, browse } = world
    go(...settings)
    const earlier = trailNow()
    goOn(world)
    change(() => earlier)
    rest()
    expect(urls(tab)).toBe('/home /home/menu [/home/menu/settings]')
    browse(-1)
    expect(urls(tab)).toBe('/home [/home/menu] /home/menu/settings')
    expect(heard).toEqual(['move-in-history 1'])
    browse(1)
    expect(currentEntry(trailNow()).path).toBe('/home/menu/settings')
  })

  test('also if its first places were dropped meanwhile', () => {
    const { go, change, trailNow, rest, browserPlace, devicePlace, browse } = openAddress()
    go(...settings)
    const earlier = trailNow()
    go(...Array.from({ length: 60 }, (_, index) => settings[index % 2] ?? ''))
    change(() => earlier)
    rest()
    expect(browserPlace()).toEqual(devicePlace())
    browse(-1)
    expect(browserPlace()).toEqual(devicePlace())
    expect(currentEntry(trailNow()).path).toBe('/home/menu')
  })
})

describe("the browser's own back and forward buttons work, and agree with the trail", () => {
  test('an unchanged entry is not written again', () => {
    const { tab, go, step, rest, browse } = openAddress()
    go('/home/menu', '/home/menu/program')
    const asked = tab.writeAttempts
    browse(-1)
    step(-1)
    rest()
    expect(urls(tab)).toBe('[/home] /home/menu /home/menu/program')
    expect(tab.writeAttempts).toBe(asked)
  })

  test('an entry without an index is a new address, even with the address of a place of the trail', () => {
    const { tab, go, heard, browserPlace, devicePlace, browse } = openAddress()
    go('/home/menu', '/home/menu/program')
    for (const { url } of [...tab.entries]) tab.entries.push({ url, state: null })
    for (const number of [3, 4, 5]) {
      browse(1)
      expect(heard.at(-1)).toBe(`address ${tab.url} ${number}`)
    }
    tab.entries.push({ url: '/home/menu?lang=sv#skip', state: null })
    browse(1)
    expect(heard.slice(-2), 'another script or a hash made it').toEqual([
      'address /home/menu 6',
      'language sv',
    ])
    expect(tab.url).toBe('/home/menu')
    expect(browserPlace()).toEqual(devicePlace())
  })

  test('a press of the browser’s back and a step back of the device both happen', () => {
    for (const order of ['visitor first', 'device first']) {
      const { tab, go, step, rest, trailNow, browserPlace, devicePlace } = openAddress()
      go('/home/menu', '/home/menu/program', '/home/menu/program/week')
      if (order === 'visitor first') tab.startBrowsing(-1)
      step(-1)
      if (order === 'device first') tab.startBrowsing(-1)
      rest()
      expect(currentEntry(trailNow()).path).toBe('/home/menu')
      expect(browserPlace()).toEqual(devicePlace())
    }
  })

  test('a reloaded trail continues at its place', () => {
    const before = openAddress()
    before.go('/home/menu', '/home/menu/program')
    before.step(-1)
    before.rest()
    before.dispose()
    const { tab, step, go, rest, heard } = openAddress({ tab: before.tab, trail: before.trailNow() })
    step(-1)
    rest()
    go('/home/menu/settings')
    expect(urls(tab)).toBe('/home [/home/menu/settings]')
    expect(heard).toEqual([])
  })
})

test('places keep their indexes after the trail dropped its first places', () => {
  const tab = new FakeHistory('/home', withHistoryIndex(null, 5))
  tab.entries.push({ url: '/home/menu', state: withHistoryIndex(null, 6) })
  tab.at = 1
  const trail = { places: [createEntry('/home'), createEntry('/home/menu')], at: 1, dropped: 5 }
  const { heard, browse } = openAddress({ tab, trail })
  browse(-1)
  expect(heard).toEqual(['move-in-history 5'])
  expect(urls(tab)).toBe('[/home] /home/menu')
})

// behaviour 3.8
describe('a browser that refuses does not stop the device', () => {
  test.each(['refuses', 'ignores'] as const)(
    'after a push that the browser %s, the next push writes both',
    (how) => {
      const { tab, go, touchDevice, step, rest, browserPlace, devicePlace } = openAddress()
      tab[how] = () => true
      const asked = tab.writeAttempts
      go('/home/menu', '/home/menu/program')
      touchDevice()
      expect(tab.writeAttempts, 'once for each move').toBe(asked + 2)
      expect(tab.url).toBe('/home')
      tab[how] = () => false
      go('/home/menu/program/week')
      expect(urls(tab)).toBe('/home /home/menu /home/menu/program [/home/menu/program/week]')
      step(-3)
      rest()
      expect(browserPlace()).toEqual(devicePlace())
    },
  )

  test('a step beyond the start of the history never arrives, and the shown entry becomes the place', () => {
    const { tab, go, step, rest, browserPlace, devicePlace, heard } = openAddress()
    go('/home/menu', '/home/menu/program')
    tab.entries.splice(0, 2)
    tab.at = 0
    step(-1)
    go('/home/menu/settings')
    rest()
    expect(browserPlace()).toEqual(devicePlace())
    expect(heard).toEqual([])
  })

  test('a step that throws is tried once and not waited for', () => {
    const { tab, go, step, clock } = openAddress()
    go('/home/menu')
    let tries = 0
    Object.assign(tab, {
      go: () => {
        tries++
        throw new DOMException('sandboxed', 'SecurityError')
      },
    })
    step(-1)
    expect(tries).toBe(1)
    expect(clock.pendingCount).toBe(0)
  })
})

test('after dispose nothing changes', () => {
  const { tab, dispose, go, clock, step } = openAddress()
  go('/home/menu')
  step(-1)
  dispose()
  expect(clock.pendingCount).toBe(0)
  go('/home/menu/program')
  expect(urls(tab)).toBe('/home [/home/menu]')
})
