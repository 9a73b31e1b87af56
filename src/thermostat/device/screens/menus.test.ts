import { describe, expect, test } from 'vitest'
import { paths } from '../paths'
import { fields, type Settings } from '../settings'
import { onOffFunctions, openAt } from '../testing'

const program = '/home/menu/program'
const settings = '/home/menu/settings'
const installer = '/home/menu/installer'
const functions = `${installer}/functions`
const hotel = `${installer}/applications/hotel`

/** The line of a menu that leads to a path. */
const lineTo = (path: string, given: Partial<Settings>) =>
  openAt(path.slice(0, path.lastIndexOf('/')), { settings: given }).lines.find((line) => line.path === path)

/** Screens that no line of the menu above opens. */
const notInMenus: readonly string[] = [`${settings}/floor-type`, `${settings}/wifi/choose-network`]

/** All menus except the list of networks, whose lines all open the password screen. */
const menus = paths.filter(
  (path) => openAt(path).picture.body.kind === 'menu' && !path.endsWith('/choose-network'),
)

describe('The legend of a list', () => {
  // behaviour 1.21
  test('names only enabled buttons', () => {
    const visitor = openAt(settings)
    const legend = { previous: 'legend.up', confirm: 'legend.choose', next: 'legend.down' }
    expect(visitor.picture.legend).toEqual(legend)
    expect(visitor.press('previous').picture.legend).toEqual({ next: 'legend.down' })
  })

  test.each([`${settings}/language`, `${program}/reset`])('is the same on %s', (path) => {
    expect(openAt(path).press('next').picture.legend).toMatchObject({ confirm: 'legend.choose' })
  })
})

describe('Menus', () => {
  // behaviour 13.1, 14.1
  test.each(menus)('%s links to each screen directly below it, in the order of paths.ts', (menu) => {
    const below = paths.filter(
      (path) => path.slice(0, path.lastIndexOf('/')) === menu && !notInMenus.includes(path),
    )
    const linked = openAt(menu).lines.flatMap(({ path }) => path ?? [])
    expect(linked).toEqual(below)
  })

  // behaviour 6.3
  test.each([
    [`${program}/week`, ['start', 'review', 'edit'], [null, 'review', 'edit']],
    [`${program}/timer`, ['start', 'inspect', 'modify'], ['start-timer', 'review', 'edit']],
    [`${program}/remote-control`, ['start', 'inspect', 'modify'], [null, 'review', 'edit']],
    [hotel, ['start', 'review', 'edit', 'interval'], [null, 'review', 'edit', 'interval']],
  ])('%s has the lines %j', (path, texts, entries) => {
    const { lines } = openAt(path)
    expect(lines.map((line) => line.path?.slice(path.length + 1) ?? null)).toEqual(entries)
    expect(lines.map(({ text }) => String(text).split('.').at(-1))).toEqual(texts)
  })
})

test.each([
  [`${program}/week`, { program: 'week' }],
  [`${program}/timer`, { program: 'timer' }],
  [`${program}/remote-control`, { program: 'remoteControlProgram' }],
  [hotel, { application: 'hotel' }],
] as const)('the first line of %s is stop while it runs, else start', (path, running) => {
  expect(openAt(path).lines[0]).toMatchObject({ text: 'word.start', icon: 'play' })
  expect(openAt(path, { settings: running }).lines[0]).toMatchObject({ text: 'word.stop', icon: 'stop' })
})

// behaviour 13.1
test('the main menu has the colour of its focused line', () => {
  const visitor = openAt('/home/menu')
  const colours = [visitor.picture.context]
  while (visitor.enabled.includes('next')) colours.push(visitor.press('next').picture.context)
  expect(colours).toEqual(['program', 'energy-consumption', 'settings', 'installer'])
})

// behaviour 10.1
describe('The values of the lines of a menu', () => {
  test('all functions are off at first', () => {
    const { lines } = openAt(functions)
    expect(lines.filter(({ values }) => values?.length !== 1 || values[0] !== 'word.off')).toEqual([])
  })

  test.each(onOffFunctions)('%s is shown as on', (name) => {
    expect(lineTo(fields[name].setting.path, { [name]: 'on' })?.values).toEqual(['word.on'])
  })

  const minutes = (number: number) => ({ number, unit: 'unit.minutes' })

  test.each([
    [`${functions}/delayed-startup`, { program: 'delayedStartup' }, 'word.on'],
    [`${functions}/operating-time-limitation`, { operatingTimeLimitation: 7 }, minutes(7)],
    [`${installer}/installed-effect`, { effectValue: 230 }, { number: 230, unit: 'unit.watts' }],
    [`${installer}/sensor/sensor-type`, { sensorType: 'NTC15K' }, { verbatim: 'NTC15K' }],
  ] as const)('%s with %o', (path, given, value) => {
    expect(lineTo(path, given)?.values).toEqual([value])
  })

  test('the calibration of both sensors is shown', () => {
    const calibrated = { floorSensorCalibrationValue: -12, roomSensorCalibrationValue: 5 }
    const { lines } = openAt(`${installer}/sensor/calibration`, { settings: calibrated })
    expect(lines.map(({ values }) => values?.[0])).toMatchObject([{ number: -1.2 }, { number: 0.5 }])
  })
})
