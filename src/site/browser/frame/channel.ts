/** The device's side of the messages to and from the host page; docs/embedding.md describes them. */
import type { TaskProgress } from '../../../common/requests'
import {
  type Device,
  type DeviceEvent,
  enabledButtonsOf,
  isPath,
  languageOf,
  pathOf,
} from '../../../thermostat/device/device'
import {
  type ByMessageType,
  type Fields,
  type FrameCommand,
  type FrameEvent,
  keysOf,
  readMessage,
} from '../../messages/messages'
import { knownLanguage, languageInput } from '../language'
import type { RawTaskRequest } from '../task-request'
import type { RawTimeRequest } from '../time-request'

/** A request of the host page to the device, to the companion or to simulated time. */
export type HostRequest =
  | { readonly command: 'device-event'; readonly deviceEvent: DeviceEvent }
  | { readonly command: 'task'; readonly request: RawTaskRequest }
  | { readonly command: 'time'; readonly request: RawTimeRequest }

/** One reader for each command. It checks the fields, since any page may send anything. */
const commandReaders: Readonly<Record<FrameCommand['type'], (fields: Fields) => HostRequest | null>> = {
  go: ({ path }) => (isPath(path) ? deviceRequest({ type: 'go', path }) : null),
  language({ lang }) {
    const language = knownLanguage(lang)
    return language && deviceRequest(languageInput(language, true))
  },
  reset: () => deviceRequest({ type: 'reset' }),
  task({ task, mode, value }) {
    // Both `null` and an empty string end the current task.
    const id = task === null ? '' : task
    return typeof id === 'string' ? { command: 'task', request: { task: id, mode, value } } : null
  },
  time({ time, speed }) {
    const timeText = optionalText(time)
    const speedText = optionalText(typeof speed === 'number' ? String(speed) : speed)
    return timeText === null || speedText === null
      ? null
      : { command: 'time', request: { time: timeText, speed: speedText } }
  },
}

/** Returns a string field, empty if the field is missing or `null`; `null` for any other type. */
function optionalText(field: unknown): string | null {
  const text = field ?? ''
  return typeof text === 'string' ? text : null
}

function deviceRequest(deviceEvent: DeviceEvent): HostRequest {
  return { command: 'device-event', deviceEvent }
}

/** Reads a message of the host page; `null` if it is not a valid command. */
export function readCommand(data: unknown): HostRequest | null {
  return readMessage(commandReaders, data)
}

/** Returns the first event that the host page receives. */
export function readyEvent(device: Device): FrameEvent {
  return { v: 1, type: 'ready', path: pathOf(device), lang: languageOf(device) }
}

export function taskEvent({ task, state, presses, fewest }: TaskProgress): FrameEvent {
  return { v: 1, type: 'task', task, state, presses, fewest }
}

type DeviceEventMessage = Exclude<FrameEvent, { readonly type: 'ready' | 'task' | 'time' }>

/** One function for each type of event, in the order in which the host page receives them. */
const changeReporters: ByMessageType<DeviceEventMessage, [now: Device, before: Device]> = {
  press(now, before) {
    const button = keysOf(now.holds).find((one) => now.holds[one] && !before.holds[one])
    return button && enabledButtonsOf(before)[button] ? { v: 1, type: 'press', button } : null
  },
  screen(now, before) {
    const path = pathOf(now)
    return path === pathOf(before) ? null : { v: 1, type: 'screen', path }
  },
  language(now, before) {
    const lang = languageOf(now)
    return lang === languageOf(before) ? null : { v: 1, type: 'language', lang }
  },
}

/** Returns the events for a change: an accepted press, another screen, another language. */
export function eventsOfChange(now: Device, before: Device): readonly FrameEvent[] {
  return keysOf(changeReporters)
    .map((type) => changeReporters[type](now, before))
    .filter((event) => event !== null)
}
