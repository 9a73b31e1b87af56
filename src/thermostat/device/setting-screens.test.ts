import { expect, test } from 'vitest'
import { createPicture } from './device'
import { createFactoryDevice } from './factory-device'
import { factorySettings, fields, type SettingName, settingAt, settingNames, settingText } from './settings'

/** Returns the body of a setting's screen for a value. */
function bodyWith(name: SettingName, value: unknown) {
  const settings = { ...factorySettings, [name]: value }
  return createPicture(createFactoryDevice(fields[name].setting.path, { settings })).body
}

const settingsShownAs = (kind: 'choice' | 'stepper') =>
  settingNames.filter((name) => bodyWith(name, factorySettings[name]).kind === kind)

test.each(settingsShownAs('choice'))('the screen of %s marks its value', (name) => {
  for (const value of fields[name].values as readonly (string | null)[]) {
    if (value === null) continue
    const body = bodyWith(name, value)
    const marked = body.kind === 'choice' && body.lines.find((line) => line.marked)
    expect(marked).toMatchObject({ raw: value, text: settingText(name, value) })
  }
})

test.each(settingsShownAs('stepper'))(
  'the screen of %s shows its number with the text of its row',
  (name) => {
    const { min, max } = fields[name].values as { min: number; max: number }
    for (const value of [min, max, factorySettings[name] as number])
      expect(bodyWith(name, value)).toMatchObject({ value, valueText: settingText(name, value) })
  },
)

test('most settings have a choice or a stepper', () => {
  expect(settingsShownAs('choice').length).toBeGreaterThanOrEqual(11)
  expect(settingsShownAs('stepper').length).toBeGreaterThanOrEqual(5)
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
] as const)('settingText without such a screen: %s %s', (name, value, text) => {
  expect(settingText(name, value)).toEqual(text)
})

test('settingText throws for a value that is not allowed', () => {
  expect(() => settingText('sensorType', 'NTC1K')).toThrow('“NTC1K” of the setting “sensorType”')
  expect(() => settingText('maxTemp', 'warm')).toThrow('“warm” of the setting “maxTemp”')
})

test('settingAt finds a setting by its screen', () => {
  expect(settingAt('/home/menu/installer/functions/adaptive-function')).toBe('adaptiveFunction')
  expect(() => settingAt('/home/menu')).toThrow(
    'No row of src/thermostat/device/settings.ts has its screen at /home/menu.',
  )
})
