import { expect, test } from 'vitest'
import { picture } from './device'
import { factoryDevice } from './factory-device'
import { factorySettings, fields, type SettingName, settingAt, settingNames, settingText } from './settings'

/** What the screen of a setting shows while the setting holds a value. */
function shownWith(name: SettingName, value: unknown) {
  const settings = { ...factorySettings, [name]: value }
  return picture(factoryDevice(fields[name].setting.path, { settings })).body
}

const shownAs = (kind: 'choice' | 'stepper') =>
  settingNames.filter((name) => shownWith(name, factorySettings[name]).kind === kind)

test.each(shownAs('choice'))('its screen marks the name of what it holds: %s', (name) => {
  for (const value of fields[name].values as readonly (string | null)[]) {
    if (value === null) continue
    const body = shownWith(name, value)
    const marked = body.kind === 'choice' && body.lines.find((line) => line.marked)
    expect(marked).toMatchObject({ raw: value, text: settingText(name, value) })
  }
})

test.each(shownAs('stepper'))('its screen says the number as its row does: %s', (name) => {
  const { min, max } = fields[name].values as { min: number; max: number }
  for (const value of [min, max, factorySettings[name] as number])
    expect(shownWith(name, value)).toMatchObject({ value, shown: settingText(name, value) })
})

test('most settings have such a screen', () => {
  expect(shownAs('choice').length).toBeGreaterThanOrEqual(11)
  expect(shownAs('stepper').length).toBeGreaterThanOrEqual(5)
})

test.each([
  ['temperatureValue', 23, { number: 23, unit: 'unit.degree' }],
  ['timerTime', 12, { number: 12, unit: 'unit.hours' }],
  ['powerControlValue', 0, 'word.off'],
  ['powerControlValue', 35, { number: 35, unit: 'unit.percent' }],
  ['program', null, 'home.noProgram'],
  ['program', 'week', 'program.week'],
  ['wifi', 'on', 'wifi.state.connected'],
  ['wifiNetwork', 'wps', 'wifi.wps'],
  ['maxTemp', 30, { number: 30, unit: 'unit.degree' }],
] as const)('what no such screen shows: %s %s', (name, value, text) => {
  expect(settingText(name, value)).toEqual(text)
})

test('a value that the device does not know has no text', () => {
  expect(() => settingText('sensorType', 'NTC1K')).toThrow('“NTC1K” of the setting “sensorType”')
  expect(() => settingText('maxTemp', 'warm')).toThrow('“warm” of the setting “maxTemp”')
})

test('a setting is found by its screen', () => {
  expect(settingAt('/home/menu/installer/functions/adaptive-function')).toBe('adaptiveFunction')
  expect(() => settingAt('/home/menu')).toThrow(
    'No row of src/thermostat/device/settings.ts has its screen at /home/menu.',
  )
})
