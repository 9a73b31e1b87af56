/** How large the page is: one message a frame, never nothing, never the same twice, and never without end. */

export interface Size {
  /** In whole CSS px. */
  readonly width: number
  readonly height: number
}

type Measured = Pick<Element, 'getBoundingClientRect'>

/** What of the browser's window is used. */
export interface SizeWindow {
  readonly innerWidth: number
  readonly innerHeight: number
  readonly document: { readonly timeline: Pick<DocumentTimeline, 'currentTime'> }
  readonly ResizeObserver: new (
    callback: () => void,
  ) => { observe(target: Measured): void; disconnect(): void }
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
  requestAnimationFrame(run: () => void): number
  cancelAnimationFrame(id: number): void
}

export interface SizeWatch {
  /** Tells the size now where it was not told yet: a frame out of sight draws nothing, but can be measured. */
  tell(): void
  /** Tells the size now in any case. */
  tellAgain(): void
  dispose(): void
}

const UNTOLD: Size = { width: 0, height: 0 }

/** A page that changes its size so often because of what its frame's size became will do so for ever. */
const LONGEST_CHAIN = 20

interface SizeListener {
  onSize(size: Size): void
  /** The frame's height became what the page's was: somebody makes the frame fit. */
  onFollowed(): void
  /** Whether the frame is known to be made to fit. */
  isFollowed(): boolean
}

/** Tells the element's size whenever it changes, for as long as it has one. */
export function watchSize(window: SizeWindow, element: Measured, listener: SizeListener): SizeWatch {
  let told = UNTOLD
  let scheduled = 0
  let seen = 0
  let frame = { widths: [window.innerWidth], height: window.innerHeight }
  /** The moment of the last change of the frame that may have come from here; all of one drawing have the same. */
  let changed: CSSNumberish | null | undefined
  let chain = 0

  function measure(): Size {
    const { width, height } = element.getBoundingClientRect()
    return { width: Math.ceil(width), height: Math.ceil(height) }
  }

  function tell(): void {
    const size = measure()
    if (size.width === 0 || size.height === 0) return
    if (size.width === told.width && size.height === told.height) return
    told = size
    listener.onSize(size)
  }

  function onResize(): void {
    const { innerWidth, innerHeight } = window
    const { widths, height } = frame
    // Whoever drags at a window makes new widths; a scroll bar that comes and goes makes the same two.
    const isOurs = listener.isFollowed() && widths.includes(innerWidth)
    changed = isOurs ? window.document.timeline.currentTime : undefined
    frame = { widths: [innerWidth, ...widths.slice(0, 1)], height: innerHeight }
    if (innerHeight !== height && innerHeight === seen) listener.onFollowed()
  }

  const observer = new window.ResizeObserver(() => {
    seen = measure().height
    chain = changed === window.document.timeline.currentTime ? chain + 1 : 0
    if (chain > LONGEST_CHAIN) {
      observer.disconnect()
      // biome-ignore lint/suspicious/noConsole: whoever builds the page around must hear of it, once
      console.warn('The thermostat’s frame and its content resize each other for ever: it stays as it is.')
    } else {
      scheduled = window.requestAnimationFrame(tell)
    }
  })
  observer.observe(element)
  window.addEventListener('resize', onResize)

  return {
    tell,
    tellAgain() {
      told = UNTOLD
      tell()
    },
    dispose() {
      observer.disconnect()
      window.removeEventListener('resize', onResize)
      window.cancelAnimationFrame(scheduled)
    },
  }
}
