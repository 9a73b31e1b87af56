/** The device's side of the messages to and from the page around it; docs/embedding.md describes them. */
import type { TaskProgress } from '../../../common/requests'
import {
  controls,
  type Device,
  type Happening,
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

/** What a parent's message asks for: of the device, of the companion, or of time. */
export type HostRequest =
  | { readonly command: 'happening'; readonly happening: Happening }
  | { readonly command: 'task'; readonly request: RawTaskRequest }
  | { readonly command: 'time'; readonly request: RawTimeRequest }

/** What each order asks for, its fields checked: a frame may be sent anything. */
const commandReaders: Readonly<Record<FrameCommand['type'], (fields: Fields) => HostRequest | null>> = {
  go: ({ path }) => (isPath(path) ? deviceRequest({ type: 'go', path }) : null),
  language({ lang }) {
    const language = knownLanguage(lang)
    return language && deviceRequest(languageInput(language, true))
  },
  reset: () => deviceRequest({ type: 'reset' }),
  task({ task, mode, value }) {
    const id = task === null ? '' : task
    return typeof id === 'string' ? { command: 'task', request: { task: id, mode, value } } : null
  },
  time({ time, speed }) {
    const [at, pace] = [optionalText(time), optionalText(typeof speed === 'number' ? String(speed) : speed)]
    return at === null || pace === null ? null : { command: 'time', request: { time: at, speed: pace } }
  },
}

/** A text, empty for what is left out; `null` for anything else. */
function optionalText(field: unknown): string | null {
  const text = field ?? ''
  return typeof text === 'string' ? text : null
}

function deviceRequest(happening: Happening): HostRequest {
  return { command: 'happening', happening }
}

/** What a parent's message asks for; `null` for anything that is no order. */
export function readCommand(data: unknown): HostRequest | null {
  return readMessage(commandReaders, data)
}

/** What a parent hears first: where the device is and what it speaks. */
export function readyEvent(device: Device): FrameEvent {
  return { v: 1, type: 'ready', path: pathOf(device), lang: languageOf(device) }
}

/** What a parent hears of a task. */
export function taskEvent({ task, state, presses, fewest }: TaskProgress): FrameEvent {
  return { v: 1, type: 'task', task, state, presses, fewest }
}

type DeviceEventMessage = Exclude<FrameEvent, { readonly type: 'ready' | 'task' | 'time' }>

/** What each type of news says of a change, in the order in which a parent hears them. */
const changeReporters: ByMessageType<DeviceEventMessage, [now: Device, before: Device]> = {
  press(now, before) {
    const button = keysOf(now.hands).find((one) => now.hands[one] && !before.hands[one])
    return button && controls(before)[button] ? { v: 1, type: 'press', button } : null
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

/** What a parent hears of a change: every press that the device accepts, another screen, another language. */
export function eventsOfChange(now: Device, before: Device): readonly FrameEvent[] {
  return keysOf(changeReporters)
    .map((type) => changeReporters[type](now, before))
    .filter((news) => news !== null)
}
