/** Tells the page's size whenever it changes, at most once a drawing; size-decision.ts decides when. */
import { type Connection, connectionOf, type EventTargetLike, listen } from '../connection'
import { createEventHandler } from '../state-machine'
import { decideSize, initialSizeState, type Size } from './size-decision'

type Measured = Pick<Element, 'getBoundingClientRect'>

const SIZED = 'sized'

/** What of the browser's window is used. */
export interface SizeWindow extends EventTargetLike {
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

export function connectSize(
  window: SizeWindow,
  page: Measured,
  onSize: (size: Size) => void,
): SizeConnection {
  const { timeline, documentElement } = window.document
  const { dataset } = documentElement
  let scheduled = 0

  const measure = (again: boolean) => handle({ type: 'measured', size: sizeOf(page), again })
  const onResize = () => {
    const isSized = dataset.framed === SIZED
    handle({ type: 'frame', size: frameSize(window), at: timeline.currentTime, isSized })
  }
  const observer = new window.ResizeObserver(() =>
    handle({ type: 'page', height: sizeOf(page).height, at: timeline.currentTime }),
  )
  const handle = createEventHandler(initialSizeState(frameSize(window)), decideSize, {
    tell: ({ size }) => onSize(size),
    measure() {
      scheduled = window.requestAnimationFrame(() => measure(false))
    },
    sized: () => markSized(dataset),
    stop() {
      observer.disconnect()
      warn()
    },
  })
  observer.observe(page)
  return {
    measure,
    ...connectionOf(
      listen(window, 'resize', onResize),
      () => observer.disconnect(),
      () => window.cancelAnimationFrame(scheduled),
    ),
  }
}

/** The frame is made to fit its content from now on; page.css lays the page out accordingly. */
export function markSized(dataset: DOMStringMap): void {
  dataset.framed = SIZED
}

function warn(): void {
  // biome-ignore lint/suspicious/noConsole: whoever builds the page around must hear of it, once
  console.warn('The thermostat’s frame and its content resize each other for ever: it stays as it is.')
}

function frameSize({ innerWidth, innerHeight }: SizeWindow): Size {
  return { width: innerWidth, height: innerHeight }
}

function sizeOf(page: Measured): Size {
  const { width, height } = page.getBoundingClientRect()
  return { width: Math.ceil(width), height: Math.ceil(height) }
}
