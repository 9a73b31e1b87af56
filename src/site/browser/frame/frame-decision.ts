/** What the device says to the page around its frame, and what it does when that page speaks. Pure. */
import type { Happening } from '../../../thermostat/device/device'
import type { News } from '../../messages/messages'
import type { Decision, TaskOf } from '../decision'
import type { TaskWish } from '../task-request'
import type { TimeWish } from '../time-request'
import { type Asked, readOrder } from './channel'
import { type ObjectOrder, readObject, resized } from './objects'
import type { Sight } from './parent-info'
import type { SightNews } from './sight-decision'
import type { Size } from './size-decision'
import { readString, type StringOrder, spell } from './strings'

type Init = Extract<StringOrder, { readonly order: 'init' }>

/** A parent that speaks the protocol of iframe-resizer. */
interface Resizer extends Pick<Init, 'id' | 'info'> {
  /** Whether its init was answered, which takes a size. */
  readonly isGreeted: boolean
}

export interface FrameState {
  /** The origin of the page around; unknown until it says something that makes sense. */
  readonly origin: string | null
  readonly isDrawn: boolean
  /** The size that was told last. */
  readonly size: Size
  readonly resizer: Resizer | null
  /** Whether the parent speaks the protocol of open-iframe-resizer. */
  readonly hearsObjects: boolean
  /** Whether the parent sent messages through iframe-resizer, and so hears them there. */
  readonly hearsMessages: boolean
}

/** `ready` says where the device is before the event changes it. */
export type FrameEvent =
  | { readonly type: 'message'; readonly origin: string; readonly data: unknown; readonly ready: News }
  /** The page is there for the first time, and can be measured. */
  | { readonly type: 'drawn'; readonly ready: News }
  | { readonly type: 'news'; readonly news: News }
  | { readonly type: 'size'; readonly size: Size }
  | SightNews

export interface FrameTasks {
  readonly post: { readonly message: unknown; readonly origin: string }
  /** Somebody makes the frame fit its content. */
  readonly sized: object
  readonly measure: { readonly again: boolean }
  /** The device has to fit into the visitor's window. */
  readonly fit: { readonly follows: boolean }
  readonly sight: { readonly sight: Sight }
  readonly send: { readonly happening: Happening }
  readonly ask: { readonly wish: TaskWish }
  readonly askForTime: { readonly wish: TimeWish }
}

type FrameTask = TaskOf<FrameTasks>
type Decided = Decision<FrameState, FrameTasks>
type Order = StringOrder | ObjectOrder | Asked

const NO_SIZE: Size = { width: 0, height: 0 }

export const START: FrameState = {
  origin: null,
  isDrawn: false,
  size: NO_SIZE,
  resizer: null,
  hearsObjects: false,
  hearsMessages: false,
}

export function decideFrame(state: FrameState, event: FrameEvent): Decided {
  switch (event.type) {
    case 'message':
      return onMessage(state, event)
    case 'drawn':
      return { state: { ...state, isDrawn: true }, tasks: [measure(false), ...tell(state, event.ready)] }
    case 'news':
      return { state, tasks: state.isDrawn ? tell(state, event.news) : [] }
    case 'size':
      return onSize(state, event.size)
    case 'ask':
      return { state, tasks: askForSight(state, event.begins) }
    case 'scroll':
      return { state, tasks: t(state, 'scrollToOffset', { height: event.top, width: 0 }) }
  }
}

function onMessage(
  state: FrameState,
  { origin, data, ready }: Extract<FrameEvent, { type: 'message' }>,
): Decided {
  if (state.origin !== null && state.origin !== origin) return { state, tasks: [] }
  const order = readParent(data)
  if (!order || (typeof data === 'string' && order.order !== 'init' && !state.resizer))
    return { state, tasks: [] }
  const known = { ...state, origin }
  // A parent whose script came late has missed it.
  const missed = state.origin === null && state.isDrawn ? tell(known, ready) : []
  const obeyed = obey(known, order, ready)
  return { state: obeyed.state, tasks: [...missed, ...obeyed.tasks] }
}

/** Reads what a parent of any kind says; `null` for anything that none of them does. */
function readParent(data: unknown): Order | null {
  if (typeof data === 'string') return readString(data)
  return readObject(data) ?? readOrder(data)
}

function obey(state: FrameState, order: Order, ready: News): Decided {
  switch (order.order) {
    case 'init':
      return begin(state, order)
    case 'resize':
      return { state, tasks: [measure(false), ...(state.resizer?.isGreeted ? [fit(state.resizer)] : [])] }
    case 'reset':
      return { state, tasks: [measure(true)] }
    case 'sight':
      return { state, tasks: [{ type: 'sight', sight: order.sight }] }
    case 'message':
      return onResizerMessage(state, order.message, ready)
    case 'child-init':
      return { state: { ...state, hearsObjects: true }, tasks: [SIZED, measure(!state.hearsObjects)] }
    case 'dimensions':
      return { state: { ...state, hearsObjects: true }, tasks: [SIZED, measure(true)] }
    case 'happening':
      return { state, tasks: [{ type: 'send', happening: order.happening }] }
    case 'task':
      return { state, tasks: [{ type: 'ask', wish: order.wish }] }
    case 'time':
      return { state, tasks: [{ type: 'askForTime', wish: order.wish }] }
  }
}

/** A parent begins when it is set up and again when the frame has loaded; the second is no news. */
function begin(state: FrameState, { id, info }: Init): Decided {
  if (state.resizer?.id === id) return { state, tasks: [SIZED, measure(false)] }
  return { state: { ...state, resizer: { id, info, isGreeted: false } }, tasks: [SIZED, measure(true)] }
}

function onResizerMessage(state: FrameState, message: unknown, ready: News): Decided {
  const isFirst = !state.hearsMessages && state.isDrawn
  const order = readOrder(message)
  const obeyed = order ? obey(state, order, ready).tasks : []
  return {
    state: { ...state, hearsMessages: true },
    tasks: [...(isFirst ? sayNews(state, ready) : []), ...obeyed],
  }
}

function onSize(state: FrameState, size: Size): Decided {
  const { resizer, hearsObjects } = state
  const isNew = resizer?.isGreeted === false
  return {
    state: { ...state, size, resizer: resizer && { ...resizer, isGreeted: true } },
    tasks: [
      ...(isNew ? t(state, 'init', size) : []),
      ...t(state, 'resizeObserver', size),
      ...(isNew ? [fit(resizer)] : []),
      ...(!resizer || hearsObjects ? [post(state, resized(size))] : []),
    ],
  }
}

/** Version 2 does not know the word and takes it for the size, so it carries the size. */
function askForSight(state: FrameState, begins: boolean): readonly FrameTask[] {
  const { info = '' } = state.resizer ?? {}
  return t(state, begins ? info : `${info}Stop`, state.size)
}

const SIZED: FrameTask = { type: 'sized' }

/** Version 5 does not tell when its window has another height alone. */
function fit({ info }: Resizer): FrameTask {
  return { type: 'fit', follows: info === 'parentInfo' }
}

function measure(again: boolean): FrameTask {
  return { type: 'measure', again }
}

/** Every parent hears news as plain messages; one of iframe-resizer in its own way, too. */
function tell(state: FrameState, news: News): readonly FrameTask[] {
  return [post(state, news), ...(state.hearsMessages ? sayNews(state, news) : [])]
}

/** A message has no size: parents count its characters as if that were 0. */
function sayNews(state: FrameState, news: News): readonly FrameTask[] {
  return t(state, `message:${JSON.stringify(news)}`, NO_SIZE)
}

function t(state: FrameState, type: string, { height, width }: Size): readonly FrameTask[] {
  return state.resizer ? [post(state, spell(state.resizer.id, height, width, type))] : []
}

function post({ origin }: FrameState, message: unknown): FrameTask {
  // An opaque origin, such as a sandbox's, has no name to post to.
  return { type: 'post', message, origin: origin === null || origin === 'null' ? '*' : origin }
}
