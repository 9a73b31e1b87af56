import { expect, test } from 'vitest'
import { factorySettings, type Settings, sharedFields } from '../../thermostat/device/device'
import { settingNames } from '../../thermostat/device/knowledge'
import { settingsList } from './settings-list'

const listOf = (settings: Partial<Settings>) => settingsList({ ...factorySettings, ...settings })
const fieldsOf = (settings: Partial<Settings>) => listOf(settings).map(({ field }) => field)

test('a device as from the factory has nothing on its list', () => {
  expect(listOf({})).toEqual([])
})

test('a setting has its name, its value, and the menus that lead there', () => {
  const value = { number: 1200, unit: 'unit.watts' }
  const power = { field: 'effectValue', name: 'installedPower.title', value, where: ['installer.title'] }
  const where = ['installer.title', 'functions.title']
  const window = { field: 'ventilationFunction', name: 'functions.ventilation', value: 'word.on', where }
  expect(listOf({ effectValue: 1200, ventilationFunction: 'on' })).toEqual([power, window])
})

test.each<[Partial<Settings>, readonly string[]]>([
  [{ temperatureValue: 25 }, ['home.title']],
  [{ power: 'off' }, ['home.title', 'power.turnOff']],
  [{ program: 'week' }, ['program.title']],
  [{ keylock: 'on' }, ['settings.title']],
  [{ application: 'hotel' }, ['installer.title', 'applications.title']],
  [{ floorType: 'wood/laminate' }, ['setting.guide']],
])('where it is found: %j', (settings, where) => {
  expect(listOf(settings)).toMatchObject([{ where }])
})

test('they are in the order of the menus', () => {
  const fields = fieldsOf({ operatingTimeLimitation: 5, language: 'fi', temperatureValue: 25 })
  expect(fields).toEqual(['temperatureValue', 'language', 'operatingTimeLimitation'])
})

test('what follows from another setting is not listed again', () => {
  expect(fieldsOf({ application: 'comfortHeating', comfortHeating: 'on' })).toEqual(['application'])
  expect(fieldsOf({ program: 'timer', timer: 'on', secondaryProgram: 'week' })).toEqual(['program'])
})

test('all that a link shares, and that somebody sets, is in the table', () => {
  expect(settingNames.filter((name) => !sharedFields.includes(name))).toEqual([])
})
