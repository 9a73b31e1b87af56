/** Decides which messages the frame sends to the host page, and how it reacts to the host page's messages. Pure. */
import type { DeviceEvent } from '../../../thermostat/device/device'
import type { FrameEvent } from '../../messages/messages'
import type { EffectOf, Transition } from '../state-machine'
import type { RawTaskRequest } from '../task-request'
import type { RawTimeRequest } from '../time-request'
import { type HostRequest, readCommand } from './channel'
import { formatResizerMessage, parseResizerMessage, type ResizerCommand } from './iframe-resizer'
import { type OpenResizerCommand, openResizerSize, parseOpenResizerMessage } from './open-iframe-resizer'
import type { VisibleArea } from './parent-info'
import { NO_SIZE, type Size } from './size-decision'
import type { VisibleAreaRequest } from './visible-area-decision'

type Init = Extract<ResizerCommand, { readonly command: 'init' }>

/** A parent that speaks the protocol of iframe-resizer. */
interface Resizer extends Pick<Init, 'id' | 'areaMessage'> {
  /** True once its init was answered, which requires a size. */
  readonly isInitAnswered: boolean
}

export interface FrameState {
  /** The host page's origin; `null` until its first valid message. */
  readonly origin: string | null
  readonly isDrawn: boolean
  /** The last reported size. */
  readonly size: Size
  readonly resizer: Resizer | null
  /** True if the parent speaks the protocol of open-iframe-resizer. */
  readonly usesOpenResizer: boolean
  /** True if the parent sent messages through iframe-resizer, and so receives them there too. */
  readonly usesResizerMessages: boolean
}

/** `ready` describes the device before the event changes it. */
export type FrameMachineEvent =
  | { readonly type: 'message'; readonly origin: string; readonly data: unknown; readonly ready: FrameEvent }
  /** The page is drawn for the first time, and can be measured. */
  | { readonly type: 'drawn'; readonly ready: FrameEvent }
  | { readonly type: 'report'; readonly event: FrameEvent }
  | { readonly type: 'size'; readonly size: Size }
  | VisibleAreaRequest

export interface FrameEffects {
  readonly post: { readonly message: unknown; readonly origin: string }
  /** The host page fits the frame to its content. */
  readonly markSized: object
  /** Measures the page, and reports its size if it is new or `evenIfUnchanged`. */
  readonly measure: { readonly evenIfUnchanged: boolean }
  /** Fits the device into the visitor's window, and with `keepsUpdating` follows the window's height. */
  readonly fit: { readonly keepsUpdating: boolean }
  readonly setVisibleArea: { readonly area: VisibleArea }
  readonly sendToDevice: { readonly deviceEvent: DeviceEvent }
  readonly requestTask: { readonly request: RawTaskRequest }
  readonly requestTime: { readonly request: RawTimeRequest }
}

type FrameEffect = EffectOf<FrameEffects>
type FrameTransition = Transition<FrameState, FrameEffects>
type HostMessage = ResizerCommand | OpenResizerCommand | HostRequest

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
        effects: [measureEffect(false), ...postEvent(state, event.ready)],
      }
    case 'report':
      // Until the page is drawn, `ready` has not been sent, which must be the first event.
      return { state, effects: state.isDrawn ? postEvent(state, event.event) : [] }
    case 'size':
      return onSize(state, event.size)
    case 'subscribe':
      return { state, effects: subscribeToVisibleArea(state, event.isOn) }
    case 'scroll':
      // This message has its offset in the place of the height.
      return { state, effects: postToResizer(state, 'scrollToOffset', { height: event.top, width: 0 }) }
  }
}

function onMessage(
  state: FrameState,
  { origin, data, ready }: Extract<FrameMachineEvent, { type: 'message' }>,
): FrameTransition {
  if (state.origin !== null && state.origin !== origin) return { state, effects: [] }
  const message = readHostMessage(data)
  // Strings belong to iframe-resizer, whose protocol begins with its init.
  if (!message || (typeof data === 'string' && message.command !== 'init' && !state.resizer))
    return { state, effects: [] }
  const withOrigin: FrameState = { ...state, origin }
  // A parent whose script loaded late has missed the `ready` event.
  const missed = state.origin === null && state.isDrawn ? postEvent(withOrigin, ready) : []
  const transition = handleHostMessage(withOrigin, message, ready)
  return { state: transition.state, effects: [...missed, ...transition.effects] }
}

/** Reads a message of any protocol; `null` if it belongs to none. */
function readHostMessage(data: unknown): HostMessage | null {
  if (typeof data === 'string') return parseResizerMessage(data)
  return parseOpenResizerMessage(data) ?? readCommand(data)
}

function handleHostMessage(state: FrameState, message: HostMessage, ready: FrameEvent): FrameTransition {
  switch (message.command) {
    case 'init':
      return onInit(state, message)
    case 'resize':
      return {
        state,
        effects: [measureEffect(false), ...(state.resizer?.isInitAnswered ? [fit(state.resizer)] : [])],
      }
    case 'reset':
      return { state, effects: [measureEffect(true)] }
    case 'visibleArea':
      return { state, effects: [{ type: 'setVisibleArea', area: message.area }] }
    case 'message':
      return onResizerMessage(state, message.message, ready)
    case 'child-init':
      return {
        state: { ...state, usesOpenResizer: true },
        effects: [MARK_SIZED, measureEffect(!state.usesOpenResizer)],
      }
    case 'dimensions':
      return { state: { ...state, usesOpenResizer: true }, effects: [MARK_SIZED, measureEffect(true)] }
    case 'device-event':
      return { state, effects: [{ type: 'sendToDevice', deviceEvent: message.deviceEvent }] }
    case 'task':
      return { state, effects: [{ type: 'requestTask', request: message.request }] }
    case 'time':
      return { state, effects: [{ type: 'requestTime', request: message.request }] }
  }
}

/** A parent sends its init when it is set up, and again when the frame has loaded; the second one changes nothing. */
function onInit(state: FrameState, { id, areaMessage }: Init): FrameTransition {
  if (state.resizer?.id === id) return { state, effects: [MARK_SIZED, measureEffect(false)] }
  return {
    state: { ...state, resizer: { id, areaMessage, isInitAnswered: false } },
    effects: [MARK_SIZED, measureEffect(true)],
  }
}

function onResizerMessage(state: FrameState, message: unknown, ready: FrameEvent): FrameTransition {
  const hasMissedReady = !state.usesResizerMessages && state.isDrawn
  const command = readCommand(message)
  const commandEffects = command ? handleHostMessage(state, command, ready).effects : []
  return {
    state: { ...state, usesResizerMessages: true },
    effects: [...(hasMissedReady ? postResizerEvent(state, ready) : []), ...commandEffects],
  }
}

function onSize(state: FrameState, size: Size): FrameTransition {
  const { resizer, usesOpenResizer } = state
  const mustAnswerInit = resizer?.isInitAnswered === false
  return {
    state: { ...state, size, resizer: resizer && { ...resizer, isInitAnswered: true } },
    effects: [
      ...(mustAnswerInit ? postToResizer(state, 'init', size) : []),
      ...postToResizer(state, 'resizeObserver', size),
      ...(mustAnswerInit ? [fit(resizer)] : []),
      // Also for a host page without a library: it can read this message itself (docs/embedding.md).
      ...(!resizer || usesOpenResizer ? [post(state, openResizerSize(size))] : []),
    ],
  }
}

/** Version 2 does not know this message and reads it as a size, so it carries the size. */
function subscribeToVisibleArea(state: FrameState, isOn: boolean): readonly FrameEffect[] {
  const { areaMessage = '' } = state.resizer ?? {}
  return postToResizer(state, isOn ? areaMessage : `${areaMessage}Stop`, state.size)
}

const MARK_SIZED: FrameEffect = { type: 'markSized' }

/** Keeps updating for version 5, which otherwise does not report a change of the window's height alone. */
function fit({ areaMessage }: Resizer): FrameEffect {
  return { type: 'fit', keepsUpdating: areaMessage === 'parentInfo' }
}

function measureEffect(evenIfUnchanged: boolean): FrameEffect {
  return { type: 'measure', evenIfUnchanged }
}

/** Posts an event as a plain message, and also through iframe-resizer if the parent uses its messages. */
function postEvent(state: FrameState, event: FrameEvent): readonly FrameEffect[] {
  return [post(state, event), ...(state.usesResizerMessages ? postResizerEvent(state, event) : [])]
}

/** The size is 0 × 0, because parents cut off a header of fixed length, in which each size has one digit. */
function postResizerEvent(state: FrameState, event: FrameEvent): readonly FrameEffect[] {
  return postToResizer(state, `message:${JSON.stringify(event)}`, NO_SIZE)
}

function postToResizer(state: FrameState, type: string, { height, width }: Size): readonly FrameEffect[] {
  return state.resizer ? [post(state, formatResizerMessage(state.resizer.id, height, width, type))] : []
}

function post({ origin }: FrameState, message: unknown): FrameEffect {
  // An opaque origin, such as that of a sandboxed page, cannot be a target.
  return { type: 'post', message, origin: origin === null || origin === 'null' ? '*' : origin }
}
