import { expect, test } from 'vitest'
import {
  isInputBlocked,
  languageOf,
  languages,
  type Path,
  pathOf,
  paths,
} from '../../../thermostat/device/device'
import { aboutTextOf } from '../about'
import { createMenuMap, createScreenPage, type MapNode } from './manual'

const all = ({ path, children }: MapNode): readonly Path[] => [path, ...children.flatMap(all)]
const { root, otherScreens, guide } = createMenuMap()

test('the map has every route once, in the order of the menus', () => {
  const mapped = [...all(root), ...otherScreens.flatMap(({ node }) => all(node))]
  expect([...mapped].sort()).toEqual([...paths].sort())
  const inMenus = all(root).map((path) => paths.indexOf(path))
  expect(inMenus).toEqual([...inMenus].sort((one, two) => one - two))
})

test('a screen that no menu leads to has a sentence about its access', () => {
  expect(otherScreens.map(({ node, how }) => [node.path, how])).toEqual([
    ['/home/turn-off', { id: 'manual.map.hold', values: { screen: 'home.title' } }],
    ['/home/turn-on', { id: 'manual.map.hold', values: { screen: 'home.title' } }],
    ['/home/menu/settings/floor-type', 'manual.map.guide'],
    ['/upgrade', 'manual.map.link'],
    ['/hardware-test', { id: 'manual.map.hold', values: { screen: 'systemInfo.title' } }],
  ])
})

test('the screens of the guide are in its order', () => {
  expect(guide.map(({ title }) => title)).toEqual([
    'language.title',
    'time.set',
    'date.set',
    'floorType.title',
    'installedPower.title',
    { id: 'surroundings.line', values: { menu: 'floorType.title', line: 'word.info' } },
    'functions.delayedStartup',
  ])
})

test.each(languages)('every screen has a page in %s that shows the screen', (language) => {
  for (const path of paths) {
    const { title, about, timedDevice } = createScreenPage(path, language)
    expect(title, path).toBeTruthy()
    expect(about, path).toBe(aboutTextOf(path))
    expect(languageOf(timedDevice.device), path).toBe(language)
    // “Time and date” redirects to the first screen that the device can set.
    const there = path.endsWith('/time-and-date') ? `${path}/set-time` : path
    expect(pathOf(timedDevice.device), path).toBe(there)
    expect(isInputBlocked(timedDevice.device), path).toBe(path.endsWith('/connected'))
  }
})

test('a page lists the tasks, the settings and the neighbours of the screen', () => {
  const page = createScreenPage('/home/menu/settings/screensaver', 'en')
  expect(page.tasks).toEqual(['screen-saver', 'why-dark'])
  expect(page.settings.map(({ field }) => field)).toEqual(['screensaver'])
  const above = ['start.title', 'home.title', 'menu.title', 'settings.title']
  expect(page.screensAbove.map(({ title }) => title)).toEqual(above)
  expect(page.screensBelow).toEqual([])
  expect(createScreenPage('/home', 'en').screensBelow.map(({ path }) => path)).toContain('/home/menu')
})

test('a screen with the title of the screen above has the line that leads there in its title', () => {
  const info = '/home/menu/installer/applications/hotel/review/info'
  const { title, screensAbove } = createScreenPage(info, 'en')
  const values = { menu: 'applications.hotel', line: 'word.info' }
  expect(title).toEqual({ id: 'surroundings.line', values })
  expect(screensAbove.slice(-2)).toMatchObject([{ title: 'applications.hotel' }, { title: 'word.review' }])
  const titles = ({ title, children }: MapNode): readonly unknown[] => [title, ...children.flatMap(titles)]
  const hotel = (node: MapNode): MapNode | undefined =>
    node.path.endsWith('/hotel') ? node : node.children.map(hotel).find(Boolean)
  const ofHotel = ['applications.hotel', 'word.review', 'word.info', 'hotel.edit', 'hotel.interval']
  expect(titles(hotel(root) as MapNode)).toEqual(ofHotel)
})

test('a screen is shown in the state of the first task that leads there', () => {
  expect(createScreenPage('/home/menu/settings/wifi', 'en').timedDevice.device.settings.wifiInstalled).toBe(
    true,
  )
})
