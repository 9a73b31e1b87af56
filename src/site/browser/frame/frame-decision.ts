/** What the device says to the page around its frame, and what it does when that page speaks. Pure. */
import type { Happening } from '../../../thermostat/device/device'
import type { FrameEvent } from '../../messages/messages'
import type { EffectOf, Transition } from '../state-machine'
import type { RawTaskRequest } from '../task-request'
import type { RawTimeRequest } from '../time-request'
import { type HostRequest, readCommand } from './channel'
import { formatResizerMessage, parseResizerMessage, type ResizerCommand } from './iframe-resizer'
import { type OpenResizerCommand, openResizerSize, parseOpenResizerMessage } from './open-iframe-resizer'
import type { VisibleArea } from './parent-info'
import type { Size } from './size-decision'
import type { VisibleAreaRequest } from './visible-area-decision'

type Init = Extract<ResizerCommand, { readonly command: 'init' }>

/** A parent that speaks the protocol of iframe-resizer. */
interface Resizer extends Pick<Init, 'id' | 'info'> {
  /** Whether its init was answered, which takes a size. */
  readonly isInitAnswered: boolean
}

export interface FrameState {
  /** The origin of the page around; unknown until it says something that makes sense. */
  readonly origin: string | null
  readonly isDrawn: boolean
  /** The size that was told last. */
  readonly size: Size
  readonly resizer: Resizer | null
  /** Whether the parent speaks the protocol of open-iframe-resizer. */
  readonly usesOpenResizer: boolean
  /** Whether the parent sent messages through iframe-resizer, and so hears them there. */
  readonly usesResizerMessages: boolean
}

/** `ready` says where the device is before the event changes it. */
export type FrameMachineEvent =
  | { readonly type: 'message'; readonly origin: string; readonly data: unknown; readonly ready: FrameEvent }
  /** The page is there for the first time, and can be measured. */
  | { readonly type: 'drawn'; readonly ready: FrameEvent }
  | { readonly type: 'news'; readonly news: FrameEvent }
  | { readonly type: 'size'; readonly size: Size }
  | VisibleAreaRequest

export interface FrameEffects {
  readonly post: { readonly message: unknown; readonly origin: string }
  /** Somebody makes the frame fit its content. */
  readonly sized: object
  readonly measure: { readonly again: boolean }
  /** The device has to fit into the visitor's window. */
  readonly fit: { readonly follows: boolean }
  readonly sight: { readonly sight: VisibleArea }
  readonly send: { readonly happening: Happening }
  readonly ask: { readonly request: RawTaskRequest }
  readonly askForTime: { readonly request: RawTimeRequest }
}

type FrameEffect = EffectOf<FrameEffects>
type FrameTransition = Transition<FrameState, FrameEffects>
type HostMessage = ResizerCommand | OpenResizerCommand | HostRequest

const NO_SIZE: Size = { width: 0, height: 0 }

export const START: FrameState = {
  origin: null,
  isDrawn: false,
  size: NO_SIZE,
  resizer: null,
  usesOpenResizer: false,
  usesResizerMessages: false,
}

export function decideFrame(state: FrameState, event: FrameMachineEvent): FrameTransition {
  switch (event.type) {
    case 'message':
      return onMessage(state, event)
    case 'drawn':
      return {
        state: { ...state, isDrawn: true },
        effects: [measure(false), ...postEvent(state, event.ready)],
      }
    case 'news':
      return { state, effects: state.isDrawn ? postEvent(state, event.news) : [] }
    case 'size':
      return onSize(state, event.size)
    case 'ask':
      return { state, effects: requestVisibleArea(state, event.begins) }
    case 'scroll':
      return { state, effects: postToResizer(state, 'scrollToOffset', { height: event.top, width: 0 }) }
  }
}

function onMessage(
  state: FrameState,
  { origin, data, ready }: Extract<FrameMachineEvent, { type: 'message' }>,
): FrameTransition {
  if (state.origin !== null && state.origin !== origin) return { state, effects: [] }
  const order = readParent(data)
  if (!order || (typeof data === 'string' && order.command !== 'init' && !state.resizer))
    return { state, effects: [] }
  const known = { ...state, origin }
  // A parent whose script came late has missed it.
  const missed = state.origin === null && state.isDrawn ? postEvent(known, ready) : []
  const obeyed = carryOut(known, order, ready)
  return { state: obeyed.state, effects: [...missed, ...obeyed.effects] }
}

/** Reads what a parent of any kind says; `null` for anything that none of them does. */
function readParent(data: unknown): HostMessage | null {
  if (typeof data === 'string') return parseResizerMessage(data)
  return parseOpenResizerMessage(data) ?? readCommand(data)
}

function carryOut(state: FrameState, order: HostMessage, ready: FrameEvent): FrameTransition {
  switch (order.command) {
    case 'init':
      return onInit(state, order)
    case 'resize':
      return {
        state,
        effects: [measure(false), ...(state.resizer?.isInitAnswered ? [fit(state.resizer)] : [])],
      }
    case 'reset':
      return { state, effects: [measure(true)] }
    case 'sight':
      return { state, effects: [{ type: 'sight', sight: order.sight }] }
    case 'message':
      return onResizerMessage(state, order.message, ready)
    case 'child-init':
      return { state: { ...state, usesOpenResizer: true }, effects: [SIZED, measure(!state.usesOpenResizer)] }
    case 'dimensions':
      return { state: { ...state, usesOpenResizer: true }, effects: [SIZED, measure(true)] }
    case 'happening':
      return { state, effects: [{ type: 'send', happening: order.happening }] }
    case 'task':
      return { state, effects: [{ type: 'ask', request: order.request }] }
    case 'time':
      return { state, effects: [{ type: 'askForTime', request: order.request }] }
  }
}

/** A parent begins when it is set up and again when the frame has loaded; the second is no news. */
function onInit(state: FrameState, { id, info }: Init): FrameTransition {
  if (state.resizer?.id === id) return { state, effects: [SIZED, measure(false)] }
  return {
    state: { ...state, resizer: { id, info, isInitAnswered: false } },
    effects: [SIZED, measure(true)],
  }
}

function onResizerMessage(state: FrameState, message: unknown, ready: FrameEvent): FrameTransition {
  const isFirst = !state.usesResizerMessages && state.isDrawn
  const order = readCommand(message)
  const obeyed = order ? carryOut(state, order, ready).effects : []
  return {
    state: { ...state, usesResizerMessages: true },
    effects: [...(isFirst ? postResizerEvent(state, ready) : []), ...obeyed],
  }
}

function onSize(state: FrameState, size: Size): FrameTransition {
  const { resizer, usesOpenResizer } = state
  const isNew = resizer?.isInitAnswered === false
  return {
    state: { ...state, size, resizer: resizer && { ...resizer, isInitAnswered: true } },
    effects: [
      ...(isNew ? postToResizer(state, 'init', size) : []),
      ...postToResizer(state, 'resizeObserver', size),
      ...(isNew ? [fit(resizer)] : []),
      ...(!resizer || usesOpenResizer ? [post(state, openResizerSize(size))] : []),
    ],
  }
}

/** Version 2 does not know the word and takes it for the size, so it carries the size. */
function requestVisibleArea(state: FrameState, begins: boolean): readonly FrameEffect[] {
  const { info = '' } = state.resizer ?? {}
  return postToResizer(state, begins ? info : `${info}Stop`, state.size)
}

const SIZED: FrameEffect = { type: 'sized' }

/** Version 5 does not tell when its window has another height alone. */
function fit({ info }: Resizer): FrameEffect {
  return { type: 'fit', follows: info === 'parentInfo' }
}

function measure(again: boolean): FrameEffect {
  return { type: 'measure', again }
}

/** Every parent hears news as plain messages; one of iframe-resizer in its own way, too. */
function postEvent(state: FrameState, news: FrameEvent): readonly FrameEffect[] {
  return [post(state, news), ...(state.usesResizerMessages ? postResizerEvent(state, news) : [])]
}

/** A message has no size: parents count its characters as if that were 0. */
function postResizerEvent(state: FrameState, news: FrameEvent): readonly FrameEffect[] {
  return postToResizer(state, `message:${JSON.stringify(news)}`, NO_SIZE)
}

function postToResizer(state: FrameState, type: string, { height, width }: Size): readonly FrameEffect[] {
  return state.resizer ? [post(state, formatResizerMessage(state.resizer.id, height, width, type))] : []
}

function post({ origin }: FrameState, message: unknown): FrameEffect {
  // An opaque origin, such as a sandbox's, has no name to post to.
  return { type: 'post', message, origin: origin === null || origin === 'null' ? '*' : origin }
}
