/** Tells the page's size whenever it changes, at most once a drawing; size-decision.ts decides when. */
import { handlerOf } from './decision'
import { decideSize, type Size, startSize } from './size-decision'

type Measured = Pick<Element, 'getBoundingClientRect'>

/** What of the browser's window is used. */
export interface SizeWindow {
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
  addEventListener(type: string, listener: () => void, options: AddEventListenerOptions): void
  requestAnimationFrame(run: () => void): number
  cancelAnimationFrame(id: number): void
}

export interface SizeConnection {
  /** Measures now: a frame out of sight draws nothing. `again` tells the size even if it was told. */
  measure(again: boolean): void
  dispose(): void
}

export function connectSize(
  window: SizeWindow,
  page: Measured,
  onSize: (size: Size) => void,
): SizeConnection {
  const { timeline, documentElement } = window.document
  const ended = new AbortController()
  let scheduled = 0

  const frameSize = () => ({ width: window.innerWidth, height: window.innerHeight })
  const measure = (again: boolean) => handle({ type: 'measured', size: sizeOf(page), again })
  const observer = new window.ResizeObserver(() =>
    handle({ type: 'page', height: sizeOf(page).height, at: timeline.currentTime }),
  )
  const handle = handlerOf(startSize(frameSize()), decideSize, {
    tell: ({ size }) => onSize(size),
    measure() {
      scheduled = window.requestAnimationFrame(() => measure(false))
    },
    sized() {
      documentElement.dataset.framed = 'sized'
    },
    stop() {
      observer.disconnect()
      // biome-ignore lint/suspicious/noConsole: whoever builds the page around must hear of it, once
      console.warn('The thermostat’s frame and its content resize each other for ever: it stays as it is.')
    },
  })
  observer.observe(page)
  const onResize = () => {
    const isSized = documentElement.dataset.framed === 'sized'
    handle({ type: 'frame', size: frameSize(), at: timeline.currentTime, isSized })
  }
  window.addEventListener('resize', onResize, { signal: ended.signal })

  return {
    measure,
    dispose() {
      ended.abort()
      observer.disconnect()
      window.cancelAnimationFrame(scheduled)
    },
  }
}

function sizeOf(page: Measured): Size {
  const { width, height } = page.getBoundingClientRect()
  return { width: Math.ceil(width), height: Math.ceil(height) }
}
