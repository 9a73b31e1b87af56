/** How large the page is: never nothing, never the same size twice, and never without end. Pure. */
import type { Decision } from '../decision'

export interface Size {
  /** In whole CSS px. */
  readonly width: number
  readonly height: number
}

/** The moment of a drawing; whatever happens in one drawing has the same. */
type Moment = CSSNumberish | null

export interface SizeState {
  /** The size that was told last. */
  readonly told: Size
  /** The page's height as it was drawn last. */
  readonly pageHeight: number
  /** The frame's height, and its last two widths. */
  readonly frameHeight: number
  readonly frameWidths: readonly number[]
  /** When the frame changed last, if what was told may be the cause. */
  readonly changed: Moment | undefined
  /** How many times in a row the page changed because its frame did. */
  readonly chain: number
}

export type SizeEvent =
  /** The frame has another size. `isSized`: somebody is known to make it fit. */
  | { readonly type: 'frame'; readonly size: Size; readonly at: Moment; readonly isSized: boolean }
  /** The page was drawn with another size. */
  | { readonly type: 'page'; readonly height: number; readonly at: Moment }
  /** The page was measured, to be told where that is news, or `again` in any case. */
  | { readonly type: 'measured'; readonly size: Size; readonly again: boolean }

export interface SizeTasks {
  readonly tell: { readonly size: Size }
  /** Measure in the next drawing: one message a drawing is enough. */
  readonly measure: object
  /** The frame became as high as the page: somebody makes it fit. */
  readonly sized: object
  /** The frame and the page would resize each other for ever. */
  readonly stop: object
}

type Decided = Decision<SizeState, SizeTasks>

const UNTOLD: Size = { width: 0, height: 0 }

/** A page that changes so often because of its frame will do so for ever. */
const LONGEST_CHAIN = 20

/** @param frame the frame's size at the beginning */
export function startSize({ width, height }: Size): SizeState {
  return {
    told: UNTOLD,
    pageHeight: 0,
    frameHeight: height,
    frameWidths: [width],
    changed: undefined,
    chain: 0,
  }
}

export function decideSize(state: SizeState, event: SizeEvent): Decided {
  switch (event.type) {
    case 'frame':
      return onFrame(state, event)
    case 'page': {
      const chain = state.changed === event.at ? state.chain + 1 : 0
      const type = chain > LONGEST_CHAIN ? 'stop' : 'measure'
      // A library that reads the frame's document itself may have been first.
      const isFitted = state.pageHeight === 0 && event.height === state.frameHeight
      return {
        state: { ...state, pageHeight: event.height, chain },
        tasks: isFitted ? [{ type: 'sized' }, { type }] : [{ type }],
      }
    }
    case 'measured':
      return onMeasured(event.again ? { ...state, told: UNTOLD } : state, event.size)
  }
}

function onFrame(
  state: SizeState,
  { size: { width, height }, at, isSized }: Extract<SizeEvent, { type: 'frame' }>,
): Decided {
  // Dragging at a window makes new widths; a scroll bar that comes and goes makes the same two.
  const isOurs = isSized && state.frameWidths.includes(width)
  const isFitted = height !== state.frameHeight && height === state.pageHeight
  return {
    state: {
      ...state,
      changed: isOurs ? at : undefined,
      frameHeight: height,
      frameWidths: [width, ...state.frameWidths.slice(0, 1)],
    },
    tasks: isFitted ? [{ type: 'sized' }] : [],
  }
}

function onMeasured(state: SizeState, size: Size): Decided {
  const { told } = state
  if (size.width === 0 || size.height === 0) return { state, tasks: [] }
  if (size.width === told.width && size.height === told.height) return { state, tasks: [] }
  return { state: { ...state, told: size }, tasks: [{ type: 'tell', size }] }
}
