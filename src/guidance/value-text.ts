/** What the display calls the values of tasks. */
import type { Text, TextId } from '../device/device'
import { type SettingName, settingNames, textOfValue } from '../device/settings'
import type { Value } from './model'
import type { TaskId } from './tasks/ids'
import { tasks } from './tasks/tasks'

/** Words that the display has for them elsewhere than where it says settings. */
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
  if (taskId === 'why-error') return { verbatim: `E${value}` }
  const setting = settingOf(taskId)
  return names[value] ?? (setting && textOfValue(setting, value)) ?? { verbatim: String(value) }
}

/** The setting that a task's values are of. */
function settingOf(taskId: TaskId): SettingName | undefined {
  const field = taskId === 'start-timer' ? 'timerTime' : tasks[taskId].changes[0]
  return settingNames.find((name) => name === field)
}
