/** How large the page is: never nothing, never the same size twice, and never without end. Pure. */
import type { Transition } from '../state-machine'

export interface Size {
  /** In whole CSS px. */
  readonly width: number
  readonly height: number
}

/** The moment of a drawing; whatever happens in one drawing has the same. */
type DrawTime = CSSNumberish | null

export interface SizeState {
  /** The size that was told last. */
  readonly reported: Size
  /** The page's height as it was drawn last. */
  readonly pageHeight: number
  /** The frame's height, and its last two widths. */
  readonly frameHeight: number
  readonly frameWidths: readonly number[]
  /** When the frame changed last, if what was told may be the cause. */
  readonly frameChangedAt: DrawTime | undefined
  /** How many times in a row the page changed because its frame did. */
  readonly loopCount: number
}

export type SizeEvent =
  /** The frame has another size. `isSized`: somebody is known to make it fit. */
  | { readonly type: 'frame'; readonly size: Size; readonly at: DrawTime; readonly isSized: boolean }
  /** The page was drawn with another size. */
  | { readonly type: 'page'; readonly height: number; readonly at: DrawTime }
  /** The page was measured, to be told where that is news, or `again` in any case. */
  | { readonly type: 'measured'; readonly size: Size; readonly again: boolean }

export interface SizeEffects {
  readonly tell: { readonly size: Size }
  /** Measure in the next drawing: one message a drawing is enough. */
  readonly measure: object
  /** The frame became as high as the page: somebody makes it fit. */
  readonly sized: object
  /** The frame and the page would resize each other for ever. */
  readonly stop: object
}

type SizeTransition = Transition<SizeState, SizeEffects>

const NO_SIZE: Size = { width: 0, height: 0 }

/** A page that changes so often because of its frame will do so for ever. */
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
      const chain = state.frameChangedAt === event.at ? state.loopCount + 1 : 0
      const type = chain > MAX_LOOPS ? 'stop' : 'measure'
      // A library that reads the frame's document itself may have been first.
      const isFitted = state.pageHeight === 0 && event.height === state.frameHeight
      return {
        state: { ...state, pageHeight: event.height, loopCount: chain },
        effects: isFitted ? [{ type: 'sized' }, { type }] : [{ type }],
      }
    }
    case 'measured':
      return onMeasured(event.again ? { ...state, reported: NO_SIZE } : state, event.size)
  }
}

function onFrame(
  state: SizeState,
  { size: { width, height }, at, isSized }: Extract<SizeEvent, { type: 'frame' }>,
): SizeTransition {
  // Dragging at a window makes new widths; a scroll bar that comes and goes makes the same two.
  const isOurs = isSized && state.frameWidths.includes(width)
  const isFitted = height !== state.frameHeight && height === state.pageHeight
  return {
    state: {
      ...state,
      frameChangedAt: isOurs ? at : undefined,
      frameHeight: height,
      frameWidths: [width, ...state.frameWidths.slice(0, 1)],
    },
    effects: isFitted ? [{ type: 'sized' }] : [],
  }
}

function onMeasured(state: SizeState, size: Size): SizeTransition {
  const { reported } = state
  if (size.width === 0 || size.height === 0) return { state, effects: [] }
  if (size.width === reported.width && size.height === reported.height) return { state, effects: [] }
  return { state: { ...state, reported: size }, effects: [{ type: 'tell', size }] }
}
