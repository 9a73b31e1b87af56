import type { Text, TextId } from '../../thermostat/device/device'
import { isSetting, textOfValue } from '../../thermostat/device/knowledge'
import type { TaskValue } from './model'
import type { TaskId } from './tasks/ids'
import { tasks } from './tasks/tasks'
import { ALL_ANSWERS, hasTopics, topicOf } from './tasks/topics'
import { NO_VALUE } from './values'

/** Names of values that the changed settings may not name, such as "on" for an application, or "week" for energy. */
const displayNames: Readonly<Record<string, TextId>> = {
  on: 'word.on',
  off: 'word.off',
  warmer: 'find.warmer',
  cooler: 'find.cooler',
  week: 'energy.week',
  month: 'energy.month',
  year: 'energy.year',
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

/**
 * Returns a task's value as on the display: "23°", "Room with floor limit"; empty without a value.
 *
 * @throws if the value has no name
 */
export function textOfTaskValue(taskId: TaskId, value: TaskValue): Text {
  if (value === NO_VALUE) return { verbatim: NO_VALUE }
  if (taskId === 'why-error') return value === ALL_ANSWERS ? 'guide.allCodes' : { verbatim: `E${value}` }
  if (hasTopics(taskId) && value === ALL_ANSWERS) return 'topic.all'
  const topic = topicOf(taskId, value)
  if (topic) return `topic.${topic}`
  const text = displayNames[value] ?? textInSettings(taskId, value)
  if (!text)
    throw new Error(`Name the value “${value}” of the task “${taskId}” in src/help/guidance/value-text.ts.`)
  return text
}

/** Returns the name from the first changed setting that knows the value. */
function textInSettings(taskId: TaskId, value: TaskValue): Text | null {
  const changed = taskId === 'start-timer' ? (['timerTime'] as const) : tasks[taskId].changes
  const texts = changed.filter(isSetting).map((name) => textOfValue(name, value))
  return texts.find((text) => text !== null) ?? null
}
