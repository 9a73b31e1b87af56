/** Tells the page's size whenever it changes: never nothing, never the same size twice, and never without end. */
import { type Connection, connectionOf, type Listening, listen } from '../connection'

export interface Size {
  /** In whole CSS px. */
  readonly width: number
  readonly height: number
}

type Measured = Pick<Element, 'getBoundingClientRect'>

const SIZED = 'sized'

export const NO_SIZE: Size = { width: 0, height: 0 }

/** A page that changes so often because of its frame will do so for ever. */
const LONGEST_CHAIN = 20

/** What of the browser's window is used. */
export interface SizeWindow extends Listening {
  readonly innerWidth: number
  readonly innerHeight: number
  readonly document: {
    readonly timeline: Pick<DocumentTimeline, 'currentTime'>
    /** `data-framed` is `sized` when somebody is known to make the frame fit, else `fixed`. */
    readonly documentElement: { readonly dataset: DOMStringMap }
  }
  readonly ResizeObserver: new (
    callback: () => void,
  ) => { observe(target: Measured): void; disconnect(): void }
  requestAnimationFrame(run: () => void): number
  cancelAnimationFrame(id: number): void
}

export interface SizeConnection extends Connection {
  /** Measures now: a frame out of sight draws nothing. `again` tells the size even if it was told. */
  measure(again: boolean): void
}

export function connectSize(window: SizeWindow, page: Measured, tell: (size: Size) => void): SizeConnection {
  const { timeline, documentElement } = window.document
  const { dataset } = documentElement
  let told = NO_SIZE
  /** The page's height as it was drawn last. */
  let pageHeight = 0
  let frameHeight = window.innerHeight
  /** The frame's last two widths. */
  let frameWidths = [window.innerWidth]
  /** The moment of the drawing in which the frame changed last, if what was told may be the cause. */
  let changed: CSSNumberish | null | undefined
  /** How many times in a row the page changed because its frame did. */
  let chain = 0
  let scheduled = 0

  function measure(again: boolean): void {
    const size = sizeOf(page)
    if (again) told = NO_SIZE
    if (size.width === 0 || size.height === 0) return
    if (size.width === told.width && size.height === told.height) return
    told = size
    tell(size)
  }

  function onFrame(): void {
    const { innerWidth: width, innerHeight: height } = window
    // Dragging at a window makes new widths; a scroll bar that comes and goes makes the same two.
    const isOurs = dataset.framed === SIZED && frameWidths.includes(width)
    changed = isOurs ? timeline.currentTime : undefined
    if (height !== frameHeight && height === pageHeight) markSized(dataset)
    frameHeight = height
    frameWidths = [width, ...frameWidths.slice(0, 1)]
  }

  function onPage(): void {
    const { height } = sizeOf(page)
    // Whatever happens in one drawing has the same moment.
    chain = changed === timeline.currentTime ? chain + 1 : 0
    // A library that reads the frame's document itself may have been first.
    if (pageHeight === 0 && height === frameHeight) markSized(dataset)
    pageHeight = height
    // One message a drawing is enough.
    if (chain <= LONGEST_CHAIN) scheduled = window.requestAnimationFrame(() => measure(false))
    else giveUp()
  }

  function giveUp(): void {
    observer.disconnect()
    // biome-ignore lint/suspicious/noConsole: whoever builds the page around must hear of it, once
    console.warn('The thermostat’s frame and its content resize each other for ever: it stays as it is.')
  }

  const observer = new window.ResizeObserver(onPage)
  observer.observe(page)
  return {
    measure,
    ...connectionOf(
      listen(window, 'resize', onFrame),
      () => observer.disconnect(),
      () => window.cancelAnimationFrame(scheduled),
    ),
  }
}

/** The frame is made to fit its content from now on; page.css lays the page out accordingly. */
export function markSized(dataset: DOMStringMap): void {
  dataset.framed = SIZED
}

function sizeOf(page: Measured): Size {
  const { width, height } = page.getBoundingClientRect()
  return { width: Math.ceil(width), height: Math.ceil(height) }
}
