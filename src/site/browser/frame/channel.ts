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
import { type Fields, type ForEach, keysOf, type News, type Order, read } from '../../messages/messages'
import { asking, knownLanguage } from '../language'
import type { TaskWish } from '../task-request'
import type { TimeWish } from '../time-request'

/** What a parent's message asks for: of the device, of the companion, or of time. */
export type Asked =
  | { readonly order: 'happening'; readonly happening: Happening }
  | { readonly order: 'task'; readonly wish: TaskWish }
  | { readonly order: 'time'; readonly wish: TimeWish }

/** What each order asks for, its fields checked: a frame may be sent anything. */
const orders: Readonly<Record<Order['type'], (fields: Fields) => Asked | null>> = {
  go: ({ path }) => (isPath(path) ? happen({ type: 'go', path }) : null),
  language({ lang }) {
    const language = knownLanguage(lang)
    return language && happen(asking(language, true))
  },
  reset: () => happen({ type: 'reset' }),
  task({ task, mode, value }) {
    const id = task === null ? '' : task
    return typeof id === 'string' ? { order: 'task', wish: { task: id, mode, value } } : null
  },
  time({ time, speed }) {
    const [at, pace] = [textOf(time), textOf(typeof speed === 'number' ? String(speed) : speed)]
    return at === null || pace === null ? null : { order: 'time', wish: { time: at, speed: pace } }
  },
}

/** A text, empty for what is left out; `null` for anything else. */
function textOf(field: unknown): string | null {
  const text = field ?? ''
  return typeof text === 'string' ? text : null
}

function happen(happening: Happening): Asked {
  return { order: 'happening', happening }
}

/** What a parent's message asks for; `null` for anything that is no order. */
export function readOrder(data: unknown): Asked | null {
  return read(orders, data)
}

/** What a parent hears first: where the device is and what it speaks. */
export function ready(device: Device): News {
  return { v: 1, type: 'ready', path: pathOf(device), lang: languageOf(device) }
}

/** What a parent hears of a task. */
export function taskNews({ task, state, presses, fewest }: TaskProgress): News {
  return { v: 1, type: 'task', task, state, presses, fewest }
}

type Change = Exclude<News, { readonly type: 'ready' | 'task' | 'time' }>

/** What each type of news says of a change, in the order in which a parent hears them. */
const changes: ForEach<Change, [now: Device, before: Device]> = {
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
export function newsOf(now: Device, before: Device): readonly News[] {
  return keysOf(changes)
    .map((type) => changes[type](now, before))
    .filter((news) => news !== null)
}
