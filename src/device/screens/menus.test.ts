import { describe, expect, test } from 'vitest'
import type { Settings } from '../settings'
import { openAt } from '../testing'

const program = '/home/menu/program'
const settings = '/home/menu/settings'
const installer = '/home/menu/installer'

const targets = (path: string, given: Partial<Settings> = {}) =>
  openAt(path, { settings: given }).lines.map((line) => line.path?.slice(path.length + 1) ?? null)

/** The line of a menu that leads to a path. */
const lineTo = (path: string, given: Partial<Settings>) =>
  openAt(path.slice(0, path.lastIndexOf('/')), { settings: given }).lines.find((line) => line.path === path)

describe('the menus of section 2', () => {
  test.each([
    ['/home/menu', ['program', 'energy-consumption', 'settings', 'installer']],
    [program, ['week', 'timer', 'remote-control', 'reset']],
    [settings, ['wifi', 'time-and-date', 'language', 'screensaver', 'keylock', 'summertime']],
    [installer, ['system-info', 'applications', 'sensor', 'installed-effect', 'functions', 'reset']],
    [
      `${installer}/functions`,
      ['adaptive-function', 'ventilation-function', 'delayed-startup', 'operating-time-limitation'],
    ],
    [`${installer}/reset`, ['reset-everything', 'save-data']],
    [`${installer}/sensor`, ['sensor-choice', 'sensor-type', 'calibration']],
    [`${installer}/sensor/calibration`, ['floor-sensor', 'room-sensor']],
    [
      `${installer}/applications`,
      ['hotel', 'comfort-heating', 'power-control', 'ground-heating', 'remote-control'],
    ],
    [`${settings}/wifi`, ['connect-wifi', 'reset-account']],
    [
      '/hardware-test',
      ['relay-toggle', 'rtc-calibration', 'relay-dynamics', 'timeout', 'touch-info', 'demo', 'crash-count'],
    ],
  ])('%s: %j', (path, entries) => {
    expect(targets(path)).toEqual(entries)
  })

  test.each([
    [`${program}/week`, 'start/stop, review, edit', ['review', 'edit']],
    [`${program}/timer`, 'start/stop, inspect, modify', ['review', 'edit']],
    [`${program}/remote-control`, 'start/stop, inspect, modify', ['review', 'edit']],
    [`${installer}/applications/hotel`, 'start/stop, review, edit, interval', ['review', 'edit', 'interval']],
  ])('%s: "%s"', (path, said, entries) => {
    const [first, ...others] = targets(path)
    expect(first).toBeNull()
    expect(others).toEqual(entries)
    const texts = openAt(path).lines.map(({ text }) => String(text))
    expect(texts.map((text) => text.split('.').at(-1))).toEqual(
      said.replace('start/stop', 'start').split(', '),
    )
  })
})

describe('"start/stop"', () => {
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

describe('"Each has a colour context: program green, energy-consumption blue, settings yellow, installer red"', () => {
  test('the main menu takes that of its focused entry', () => {
    const visitor = openAt('/home/menu')
    const colours = [visitor.picture.context]
    while (visitor.enabled.includes('next')) colours.push(visitor.press('next').picture.context)
    expect(colours).toEqual(['program', 'energy-consumption', 'settings', 'installer'])
  })
})

describe('"The remote-control entry is disabled unless remoteControl is active"', () => {
  test.each([
    ['active', undefined],
    ['inactive', true],
  ] as const)('%s', (remoteControl, disabled) => {
    expect(lineTo(`${program}/remote-control`, { remoteControl })?.disabled).toBe(disabled)
  })
})

describe('"wifi (disabled unless wifiInstalled is true)"', () => {
  test.each([
    [true, undefined],
    [false, true],
  ])('%s', (wifiInstalled, disabled) => {
    expect(lineTo(`${settings}/wifi`, { wifiInstalled })?.disabled).toBe(disabled)
  })
})

describe('what a menu says of what lies behind its entries', () => {
  test('the installed power', () => {
    expect(lineTo(`${installer}/installed-effect`, { effectValue: 230 })?.values).toEqual([
      { number: 230, unit: 'unit.watts' },
    ])
  })

  test('the functions, on or off', () => {
    const said = (given: Partial<Settings>) =>
      openAt(`${installer}/functions`, { settings: given }).lines.map(({ values }) => values?.[0])
    expect(said({})).toEqual(['word.off', 'word.off', 'word.off', 'word.off'])
    expect(
      said({
        adaptiveFunction: 'on',
        ventilationFunction: 'on',
        program: 'delayedStartup',
        operatingTimeLimitation: 7,
      }),
    ).toEqual(['word.on', 'word.on', 'word.on', { number: 7, unit: 'unit.minutes' }])
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
