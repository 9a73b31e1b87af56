/** Measures the page when it changes and on request; size-decision.ts decides when to report its size. */
import { type Connection, connectionOf, type EventTargetLike, listen } from '../connection'
import { createEventHandler } from '../state-machine'
import { decideSize, initialSizeState, type Size } from './size-decision'

type Measured = Pick<Element, 'getBoundingClientRect'>

const SIZED = 'sized'

export interface SizeWindow extends EventTargetLike {
  readonly innerWidth: number
  readonly innerHeight: number
  readonly document: {
    readonly timeline: Pick<DocumentTimeline, 'currentTime'>
    /** `data-framed` is `sized` if the host page is known to fit the frame to its content, else `fixed`. */
    readonly documentElement: { readonly dataset: DOMStringMap }
  }
  readonly ResizeObserver: new (
    callback: () => void,
  ) => { observe(target: Measured): void; disconnect(): void }
  requestAnimationFrame(run: () => void): number
  cancelAnimationFrame(id: number): void
}

export interface SizeConnection extends Connection {
  /**
   * Measures at once, since a frame out of view renders nothing.
   * @param evenIfUnchanged true to report the size even if it has not changed
   */
  measure(evenIfUnchanged: boolean): void
}

export function connectSize(
  window: SizeWindow,
  page: Measured,
  onSize: (size: Size) => void,
): SizeConnection {
  const { timeline, documentElement } = window.document
  const { dataset } = documentElement
  let scheduled = 0

  const measure = (evenIfUnchanged: boolean) =>
    handle({ type: 'measured', size: sizeOf(page), evenIfUnchanged })
  const onResize = () => {
    const isSized = dataset.framed === SIZED
    handle({ type: 'frame', size: frameSize(window), at: timeline.currentTime, isSized })
  }
  const observer = new window.ResizeObserver(() =>
    handle({ type: 'page', height: sizeOf(page).height, at: timeline.currentTime }),
  )
  const handle = createEventHandler(initialSizeState(frameSize(window)), decideSize, {
    report: ({ size }) => onSize(size),
    measure() {
      scheduled = window.requestAnimationFrame(() => measure(false))
    },
    markSized: () => markSized(dataset),
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

/** Marks that the host page fits the frame to its content, for which the style sheets have another layout. */
export function markSized(dataset: DOMStringMap): void {
  dataset.framed = SIZED
}

function warn(): void {
  // biome-ignore lint/suspicious/noConsole: the developer of the host page must see it, once
  console.warn(
    'The thermostat’s frame and its content resize each other in an endless loop. The frame keeps its size.',
  )
}

function frameSize({ innerWidth, innerHeight }: SizeWindow): Size {
  return { width: innerWidth, height: innerHeight }
}

function sizeOf(page: Measured): Size {
  const { width, height } = page.getBoundingClientRect()
  return { width: Math.ceil(width), height: Math.ceil(height) }
}
