/** Addresses that show a task on the live device. */
import type { TaskId, TaskValue } from '../../src/help/guidance/guidance'
import { packDevice } from '../../src/site/share/pack-device'
import { type Device, type Language, type Path, pathOf } from '../../src/thermostat/device/device'
import { screenAddress } from './page-paths'

interface LiveTask {
  readonly id: TaskId
  /** Empty if there is nothing to choose. */
  readonly value: TaskValue
  readonly language: Language
}

/** Returns the address that shows a task on this device, not on the visitor's own. */
export function liveAddress({ id, value, language }: LiveTask, device: Device): string {
  const chosen = value === '' ? {} : { value: String(value) }
  const query = new URLSearchParams({ task: id, mode: 'show', ...chosen, lang: language })
  return `${screenAddress(pathOf(device) as Path)}?${query}#d=${packDevice(device.settings)}`
}
