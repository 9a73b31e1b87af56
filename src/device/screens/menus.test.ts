import { describe, expect, test } from 'vitest'
import { paths } from '../paths'
import { fields, type Settings } from '../settings'
import { onOffFunctions, openAt } from '../testing'

const program = '/home/menu/program'
const settings = '/home/menu/settings'
const installer = '/home/menu/installer'
const functions = `${installer}/functions`

const targets = (path: string, given: Partial<Settings> = {}) =>
  openAt(path, { settings: given }).lines.map((line) => line.path?.slice(path.length + 1) ?? null)

/** The line of a menu that leads to a path. */
const lineTo = (path: string, given: Partial<Settings>) =>
  openAt(path.slice(0, path.lastIndexOf('/')), { settings: given }).lines.find((line) => line.path === path)

/** Screens below a menu that are reached in another way than by its lines. */
const reachedOtherwise: readonly string[] = [`${settings}/floor-type`, `${settings}/wifi/choose-network`]

/** Every menu except the list of networks, whose lines all lead to the password. */
const menus = paths.filter(
  (path) => openAt(path).picture.body.kind === 'menu' && !path.endsWith('/choose-network'),
)

describe('the legend of a list', () => {
  // behaviour 1.21
  test('names what the buttons do, and nothing at its ends', () => {
    const visitor = openAt(settings)
    expect(visitor.picture.legend).toEqual({
      previous: 'legend.up',
      confirm: 'legend.choose',
      next: 'legend.down',
    })
    expect(visitor.press('previous').picture.legend).toEqual({ next: 'legend.down' })
  })

  test.each([`${settings}/language`, `${program}/reset`])('is the same on %s', (path) => {
    expect(openAt(path).press('next').picture.legend).toMatchObject({ confirm: 'legend.choose' })
  })
})

describe('menus', () => {
  // behaviour 6.2, 10.1, 12.1, 13.1, 13.3
  test.each(menus)('%s leads to every screen right below it, in the order of paths.ts', (menu) => {
    const below = paths.filter(
      (path) => path.slice(0, path.lastIndexOf('/')) === menu && !reachedOtherwise.includes(path),
    )
    const linked = openAt(menu).lines.flatMap(({ path }) => path ?? [])
    expect(linked).toEqual(below)
  })

  // behaviour 6.3
  test.each([
    [`${program}/week`, 'start/stop, review, edit', [null, 'review', 'edit']],
    [`${program}/timer`, 'start/stop, inspect, modify', ['start-timer', 'review', 'edit']],
    [`${program}/remote-control`, 'start/stop, inspect, modify', [null, 'review', 'edit']],
    // behaviour 7.3
    [
      `${installer}/applications/hotel`,
      'start/stop, review, edit, interval',
      [null, 'review', 'edit', 'interval'],
    ],
  ])('%s: %s', (path, said, entries) => {
    expect(targets(path)).toEqual(entries)
    const texts = openAt(path).lines.map(({ text }) => String(text))
    expect(texts.map((text) => text.split('.').at(-1))).toEqual(
      said.replace('start/stop', 'start').split(', '),
    )
  })
})

describe('start/stop', () => {
  test.each([
    [`${program}/week`, { program: 'week' }],
    [`${program}/timer`, { program: 'timer' }],
    [`${program}/remote-control`, { program: 'remoteControlProgram' }],
    [`${installer}/applications/hotel`, { application: 'hotel' }],
  ] as const)('%s offers stop while it runs, else start', (path, running) => {
    expect(openAt(path).lines[0]).toMatchObject({ text: 'word.start', icon: 'play' })
    expect(openAt(path, { settings: running }).lines[0]).toMatchObject({ text: 'word.stop', icon: 'stop' })
  })
})

// behaviour 13.1
describe('menu colours: program green, energy-consumption blue, settings yellow, installer red', () => {
  test('the main menu takes that of its focused entry', () => {
    const visitor = openAt('/home/menu')
    const colours = [visitor.picture.context]
    while (visitor.enabled.includes('next')) colours.push(visitor.press('next').picture.context)
    expect(colours).toEqual(['program', 'energy-consumption', 'settings', 'installer'])
  })
})

// behaviour 11.13
describe('The remote-control entry is disabled unless remoteControl is active', () => {
  test.each([
    ['active', undefined],
    ['inactive', true],
  ] as const)('%s', (remoteControl, disabled) => {
    expect(lineTo(`${program}/remote-control`, { remoteControl })?.disabled).toBe(disabled)
  })
})

describe('wifi (disabled unless wifiInstalled is true)', () => {
  test.each([
    [true, undefined],
    [false, true],
  ])('%s', (wifiInstalled, disabled) => {
    expect(lineTo(`${settings}/wifi`, { wifiInstalled })?.disabled).toBe(disabled)
  })
})

describe('the values that a menu shows beside its entries', () => {
  test('the installed power', () => {
    expect(lineTo(`${installer}/installed-effect`, { effectValue: 230 })?.values).toEqual([
      { number: 230, unit: 'unit.watts' },
    ])
  })

  test('every function, which is off at first', () => {
    const { lines } = openAt(functions)
    expect(lines.filter(({ values }) => values?.length !== 1 || values[0] !== 'word.off')).toEqual([])
  })

  test.each(onOffFunctions)('%s, once it is on', (name) => {
    expect(lineTo(fields[name].setting.path, { [name]: 'on' })?.values).toEqual(['word.on'])
  })

  test.each([
    ['delayed-startup', { program: 'delayedStartup' }, 'word.on'],
    ['operating-time-limitation', { operatingTimeLimitation: 7 }, { number: 7, unit: 'unit.minutes' }],
  ] as const)('%s, once it is on', (name, given, value) => {
    expect(lineTo(`${functions}/${name}`, given)?.values).toEqual([value])
  })

  test('the calibration of both sensors, and the sensor type', () => {
    const given = {
      floorSensorCalibrationValue: -12,
      roomSensorCalibrationValue: 5,
      sensorType: 'NTC15K',
    } as const
    const calibration = openAt(`${installer}/sensor/calibration`, { settings: given })
    expect(calibration.lines.map(({ values }) => values?.[0])).toMatchObject([
      { number: -1.2 },
      { number: 0.5 },
    ])
    expect(lineTo(`${installer}/sensor/sensor-type`, given)?.values).toEqual([{ verbatim: 'NTC15K' }])
  })
})
