import { expect, test } from 'vitest'
import { factorySettings, type Settings, sharedFields } from '../../thermostat/device/device'
import { settingNames } from '../../thermostat/device/knowledge'
import { listSettings } from './settings-list'

const listOf = (settings: Partial<Settings>) =>
  listSettings({ ...factorySettings, ...settings }).filter(({ isChanged }) => isChanged)
const fieldsOf = (settings: Partial<Settings>) => listOf(settings).map(({ field }) => field)

test('temperature, program, sensor and limit are listed also with their factory values', () => {
  const always = ['program', 'temperatureValue', 'maxTemp', 'sensorChoice', 'sensorType']
  const fresh = listSettings(factorySettings)
  expect(fresh.map(({ field }) => field).sort()).toEqual(always.sort())
  expect(fresh.filter(({ isChanged }) => isChanged)).toEqual([])
  const [program, limit] = ['program', 'maxTemp'].map((name) => fresh.find(({ field }) => field === name))
  expect(program?.value).toBe('mode.set')
  expect(limit?.value).toMatchObject({ id: 'systemInfo.range' })
})

test('a changed setting is listed with its name, its value and the menus that lead there', () => {
  const value = { number: 1200, unit: 'unit.watts' }
  const power = {
    field: 'effectValue',
    name: 'installedPower.title',
    value,
    menus: ['installer.title'],
    isChanged: true,
  }
  const menus = ['installer.title', 'functions.title']
  const window = {
    field: 'ventilationFunction',
    name: 'functions.ventilation',
    value: 'word.on',
    menus,
    isChanged: true,
  }
  expect(listOf({ effectValue: 1200, ventilationFunction: 'on' })).toEqual([power, window])
})

test.each<[Partial<Settings>, readonly string[]]>([
  [{ temperatureValue: 25 }, ['home.title']],
  [{ power: 'off' }, ['home.title', 'power.turnOff']],
  [{ program: 'week' }, ['program.title']],
  [{ keylock: 'on' }, ['settings.title']],
  [{ application: 'hotel' }, ['installer.title', 'applications.title']],
  [{ floorType: 'wood/laminate' }, ['setting.guide']],
])('the menus of %j are %j', (settings, menus) => {
  expect(listOf(settings)).toMatchObject([{ menus }])
})

test('settings are listed in the order of the menus', () => {
  const fields = fieldsOf({ operatingTimeLimitation: 5, language: 'fi', temperatureValue: 25 })
  expect(fields).toEqual(['temperatureValue', 'language', 'operatingTimeLimitation'])
})

test('a setting that follows from another setting is not listed', () => {
  expect(fieldsOf({ application: 'comfortHeating', comfortHeating: 'on' })).toEqual(['application'])
  expect(fieldsOf({ program: 'timer', timer: 'on', secondaryProgram: 'week' })).toEqual(['program'])
})

test('every setting in the table is also part of a shared link', () => {
  expect(settingNames.filter((name) => !sharedFields.includes(name))).toEqual([])
})
