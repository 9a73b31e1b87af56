/** What the display calls the values of tasks. */
import { amount, factorySettings, picture, type Text, type TextId } from '../device/device'
import { factoryDevice } from '../device/factory-device'
import type { Task, Value } from './model'
import type { TaskId } from './tasks/ids'
import { tasks } from './tasks/tasks'

/** Numbers that no screen of their own shows. */
const units: Partial<Record<TaskId, TextId>> = {
  'change-temperature': 'unit.degree',
  'start-timer': 'unit.hours',
  'power-share': 'unit.percent',
}

/** Words that the display has for them elsewhere than on the screens where their tasks are done. */
const names: Readonly<Record<string, TextId>> = {
  on: 'word.on',
  off: 'word.off',
  week: 'energy.week',
  month: 'energy.month',
  year: 'energy.year',
  wps: 'wifi.wps',
  everything: 'reset.everything',
  'save-data': 'reset.saveData',
  version: 'systemInfo.version',
  serialNumber: 'systemInfo.serialNumber',
  mac: 'systemInfo.mac',
  module: 'systemInfo.module',
  moduleVersion: 'systemInfo.moduleVersion',
  rssi: 'systemInfo.rssi',
  batch: 'systemInfo.batch',
  meter: 'systemInfo.meter',
  wmbusAddress: 'systemInfo.wmbusAddress',
  wmbusKey: 'systemInfo.wmbusKey',
}

/** A task's value as the display says it: "23°", "Room with floor limit". */
export function valueText(taskId: TaskId, value: Value): Text {
  const unit = units[taskId]
  if (typeof value === 'number' && unit) return value === 0 ? 'word.off' : amount(value, unit)
  if (taskId === 'why-error') return { verbatim: `E${value}` }
  return names[value] ?? shownOn(tasks[taskId], value) ?? { verbatim: String(value) }
}

/** What the screens of the task, and those above them, call the value. */
function shownOn({ where, changes: [field] }: Task, value: Value): Text | null {
  if (!field) return null
  const settings = { ...factorySettings, [field]: value }
  for (const path of where.flatMap((one) => [one, one.slice(0, one.lastIndexOf('/'))])) {
    const { body } = picture(factoryDevice(path, { settings }))
    if (body.kind === 'stepper') return body.shown
    const line = body.kind === 'choice' && body.lines.find(({ raw }) => raw === value)
    if (line) return line.text
  }
  return null
}
