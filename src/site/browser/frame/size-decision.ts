/**
 * Decides when to report the page's size: not while it is hidden, not in an endless loop, and an unchanged size only on
 * request. Pure.
 */
import type { Transition } from '../state-machine'

export interface Size {
  /** In whole CSS px, as `height`. */
  readonly width: number
  readonly height: number
}

/** The timeline's time, which is the same for all events of one rendered frame. */
type DrawTime = CSSNumberish | null

export interface SizeState {
  /** The last reported size. */
  readonly reported: Size
  /** The page's last rendered height, 0 at first. */
  readonly pageHeight: number
  readonly frameHeight: number
  /** The last two widths. */
  readonly frameWidths: readonly number[]
  /** The time of the frame's last change, if our report may have caused it. */
  readonly frameChangedAt: DrawTime | undefined
  /** The number of page changes in a row that a frame change caused. */
  readonly loopCount: number
}

export type SizeEvent =
  /** The frame's size changed. `isSized` is true if the host page fits it to its content. */
  | { readonly type: 'frame'; readonly size: Size; readonly at: DrawTime; readonly isSized: boolean }
  /** The page was rendered with another size. */
  | { readonly type: 'page'; readonly height: number; readonly at: DrawTime }
  /** The page was measured. The size is reported if it is new, or in any case with `evenIfUnchanged`. */
  | { readonly type: 'measured'; readonly size: Size; readonly evenIfUnchanged: boolean }

export interface SizeEffects {
  readonly report: { readonly size: Size }
  /** Measures before the browser draws again, so that many changes at once lead to a single message. */
  readonly measure: object
  /** The frame is as high as the page, so the host page fits it to its content. */
  readonly markSized: object
  /** The frame and the page would resize each other in an endless loop. */
  readonly stop: object
}

type SizeTransition = Transition<SizeState, SizeEffects>

export const NO_SIZE: Size = { width: 0, height: 0 }

/** More changes in a row than in any layout that comes to rest. */
const MAX_LOOPS = 20

/** @param frame the frame's size at the beginning */
export function initialSizeState({ width, height }: Size): SizeState {
  return {
    reported: NO_SIZE,
    pageHeight: 0,
    frameHeight: height,
    frameWidths: [width],
    frameChangedAt: undefined,
    loopCount: 0,
  }
}

export function decideSize(state: SizeState, event: SizeEvent): SizeTransition {
  switch (event.type) {
    case 'frame':
      return onFrame(state, event)
    case 'page': {
      const loopCount = state.frameChangedAt === event.at ? state.loopCount + 1 : 0
      const type = loopCount > MAX_LOOPS ? 'stop' : 'measure'
      // A library that reads the frame's document itself may already have fitted the frame.
      const isFitted = state.pageHeight === 0 && event.height === state.frameHeight
      return {
        state: { ...state, pageHeight: event.height, loopCount },
        effects: isFitted ? [{ type: 'markSized' }, { type }] : [{ type }],
      }
    }
    case 'measured':
      return onMeasured(event.evenIfUnchanged ? { ...state, reported: NO_SIZE } : state, event.size)
  }
}

function onFrame(
  state: SizeState,
  { size: { width, height }, at, isSized }: Extract<SizeEvent, { type: 'frame' }>,
): SizeTransition {
  // A window that is resized has new widths; a scroll bar that appears and disappears repeats the same two.
  const mayBeLoop = isSized && state.frameWidths.includes(width)
  const isFitted = height !== state.frameHeight && height === state.pageHeight
  return {
    state: {
      ...state,
      frameChangedAt: mayBeLoop ? at : undefined,
      frameHeight: height,
      frameWidths: [width, ...state.frameWidths.slice(0, 1)],
    },
    effects: isFitted ? [{ type: 'markSized' }] : [],
  }
}

function onMeasured(state: SizeState, size: Size): SizeTransition {
  const { reported } = state
  if (size.width === 0 || size.height === 0) return { state, effects: [] }
  if (size.width === reported.width && size.height === reported.height) return { state, effects: [] }
  return { state: { ...state, reported: size }, effects: [{ type: 'report', size }] }
}
