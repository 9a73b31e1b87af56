import { expect, test } from 'vitest'
import {
  type Button,
  type FieldName,
  fieldNames,
  pathOf,
  paths,
  press,
  screenAt,
  type TimedDevice,
} from '../../../thermostat/device/device'
import { numberInView } from '../counting'
import { taskIds, tasks } from '../tasks/tasks'
import { textOfTaskValue } from '../value-text'
import { createSettingsTable, createTaskPage } from './manual'

/** Internal fields (behaviour 28.1), and fields that follow from another setting. */
const excluded: readonly FieldName[] = [
  'secondaryProgram',
  'timer',
  'editComfortHeating',
  'editOperatingTimeLimitation',
  'roomSensorActualValue',
  'floorSensorActualValue',
  'installationGuide',
  'restart',
]

const table = createSettingsTable()
const setting = (field: FieldName) => table.find((one) => one.field === field)

test('the table has every setting that a screen changes', () => {
  const edits = paths
    .map((path) => screenAt(path).edits ?? [])
    .filter((all) => all.length < fieldNames.length)
  const edited = fieldNames.filter((field) => edits.some((all) => all.includes(field)))
  expect([...table.map(({ field }) => field), ...excluded].sort()).toEqual([...edited].sort())
})

test('a setting has the name of its screen, the titles that lead there, and the tasks that change it', () => {
  expect(setting('sensorType')).toMatchObject({
    name: 'sensorType.title',
    path: '/home/menu/installer/sensor/sensor-type',
    titles: ['menu.title', 'installer.title', 'sensor.title', 'sensorType.title'],
    tasks: ['sensor-type'],
  })
  expect(setting('temperatureValue')).toMatchObject({ path: '/home', titles: ['home.title'] })
  expect(setting('power')).toMatchObject({ titles: ['home.title', 'power.turnOff'] })
  for (const { field, tasks: ids } of table) expect(ids.length, field).toBeGreaterThan(0)
})

test('a setting that only the installation guide changes has the guide in its titles', () => {
  expect(setting('floorType')).toMatchObject({ titles: ['setting.guide', 'floorType.title'] })
  const inGuide = table.filter(({ titles }) => titles[0] === 'setting.guide')
  expect(inGuide.map(({ field }) => field)).toEqual(['floorType'])
})

test('the settings are in the order of the menus', () => {
  const order = table.map(({ path }) => paths.indexOf(path))
  expect(order).toEqual([...order].sort((one, two) => one - two))
})

test('the choices are distinct, and include the factory value', () => {
  for (const { field, values, factoryValue } of table) {
    if (!('choices' in values)) continue
    // The guide asks for the language.
    if (field !== 'language') expect(values.choices, field).toContainEqual(factoryValue)
    expect(new Set(values.choices.map((text) => JSON.stringify(text))).size).toBe(values.choices.length)
  }
  expect(setting('sensorType')?.factoryValue).toEqual({ verbatim: 'NTC10K' })
  expect(setting('language')?.factoryValue).toBe('setting.asked')
})

/** Presses a button until the number no longer changes. */
function bound(moment: TimedDevice, button: Button): TimedDevice {
  const after = press(moment, button)
  const stays =
    pathOf(after.device) !== pathOf(moment.device) ||
    numberInView(after.device) === numberInView(moment.device)
  return stays ? moment : bound(after, button)
}

const numbers = taskIds.filter((id) => {
  const { values } = tasks[id]
  return values && 'defaultValue' in values
})
test.each(numbers)('a range is the one that the buttons reach: %s', (id) => {
  const { start, steps, values } = createTaskPage(id, 'en')
  const where = [start, ...steps.map(({ after }) => after)].find(
    ({ device }) =>
      numberInView(device) !== null && tasks[id].screens.some((path) => path === pathOf(device)),
  ) as TimedDevice
  const numberAt = ({ device }: TimedDevice) => Number(numberInView(device))
  const most = bound(where, 'next')
  const [max, min] = [numberAt(most), numberAt(bound(where, 'previous'))]
  const step = max - numberAt(press(most, 'previous'))
  expect(values).toMatchObject({ min: textOfTaskValue(id, min), max: textOfTaskValue(id, max) })
  expect(values).toHaveProperty('step.number', Math.abs(step) / (id.startsWith('calibrate') ? 10 : 1))
})
