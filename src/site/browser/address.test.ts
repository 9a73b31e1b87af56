import { describe, expect, test } from 'vitest'
import { openAddress } from '../../../tests/helpers/fakes/address'
import { FakeHistory } from '../../../tests/helpers/fakes/history'
import { here, placeAt } from '../../thermostat/device/device'
import { withHistoryIndex } from './url'

const urls = (tab: FakeHistory) =>
  tab.entries.map(({ url }, index) => (index === tab.at ? `[${url}]` : url)).join(' ')

describe('the address is what the trail says', () => {
  test('on arrival the entry is marked, and what was there stays', () => {
    const tab = new FakeHistory('/home/', { theirs: 1 })
    openAddress({ tab })
    expect(tab.url).toBe('/home')
    expect(tab.state).toEqual(withHistoryIndex({ theirs: 1 }, 0))
  })

  test('below a base path', () => {
    const { tab, go } = openAddress({ base: '/demo/thermostat/' })
    go('/home/menu')
    expect(urls(tab)).toBe('/demo/thermostat/home [/demo/thermostat/home/menu]')
  })

  // behaviour 3.7
  test('a query, a hash and a language leave it', () => {
    expect(openAddress({ url: '/home?lang=de&status=no&utm=1#top' }).tab.url).toBe('/home')
  })
})

describe('a device that is again as it was earlier has its history again', () => {
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
  ])('%s: back leads on from there, and nothing is ahead', (_where, goOn) => {
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
    expect(heard).toEqual(['travel 1'])
    browse(1)
    expect(here(trailNow()).path).toBe('/home/menu/settings')
  })

  test('and where its first places are forgotten meanwhile', () => {
    const { go, change, trailNow, rest, browserPlace, devicePlace, browse } = openAddress()
    go(...settings)
    const earlier = trailNow()
    go(...Array.from({ length: 60 }, (_, index) => settings[index % 2] ?? ''))
    change(() => earlier)
    rest()
    expect(browserPlace()).toEqual(devicePlace())
    browse(-1)
    expect(browserPlace()).toEqual(devicePlace())
    expect(here(trailNow()).path).toBe('/home/menu')
  })
})

describe("the browser's own back and forward buttons work, and agree with the trail", () => {
  test('an entry that is as it was left is not written again', () => {
    const { tab, go, step, rest, browse } = openAddress()
    go('/home/menu', '/home/menu/program')
    const asked = tab.writeAttempts
    browse(-1)
    step(-1)
    rest()
    expect(urls(tab)).toBe('[/home] /home/menu /home/menu/program')
    expect(tab.writeAttempts).toBe(asked)
  })

  test('an entry without a number is a new address, though it spells a place of the trail', () => {
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

  test('the visitor presses back while the device goes back: both happen', () => {
    for (const order of ['visitor first', 'device first']) {
      const { tab, go, step, rest, trailNow, browserPlace, devicePlace } = openAddress()
      go('/home/menu', '/home/menu/program', '/home/menu/program/week')
      if (order === 'visitor first') tab.startBrowsing(-1)
      step(-1)
      if (order === 'device first') tab.startBrowsing(-1)
      rest()
      expect(here(trailNow()).path).toBe('/home/menu')
      expect(browserPlace()).toEqual(devicePlace())
    }
  })

  test('a reloaded trail goes on where it was', () => {
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

test('places keep their numbers on a trail that forgot its beginning', () => {
  const tab = new FakeHistory('/home', withHistoryIndex(null, 5))
  tab.entries.push({ url: '/home/menu', state: withHistoryIndex(null, 6) })
  tab.at = 1
  const trail = { places: [placeAt('/home'), placeAt('/home/menu')], at: 1, dropped: 5 }
  const { heard, browse } = openAddress({ tab, trail })
  browse(-1)
  expect(heard).toEqual(['travel 5'])
  expect(urls(tab)).toBe('[/home] /home/menu')
})

// behaviour 3.8
describe('a browser that does not do as it is told stops nothing', () => {
  test.each(['refuses', 'ignores'] as const)('a push that it %s is made up for by the next', (how) => {
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
  })

  test("a step beyond the history's beginning never arrives, and the entry in view becomes the place", () => {
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

  test('a step that it throws at is tried once, and nothing is waited for', () => {
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

test('after dispose nothing moves', () => {
  const { tab, dispose, go, clock, step } = openAddress()
  go('/home/menu')
  step(-1)
  dispose()
  expect(clock.pendingCount).toBe(0)
  go('/home/menu/program')
  expect(urls(tab)).toBe('/home [/home/menu]')
})
