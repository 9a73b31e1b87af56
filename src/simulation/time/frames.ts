/** The page's frames: one at a time, only while one is needed, and none while the page is hidden. */

export interface PageWindow {
  requestAnimationFrame(frame: (at: number) => void): number
  cancelAnimationFrame(id: number): void
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

interface Needs {
  isNeeded(): boolean
  /** @param at in ms of the visitor's time */
  onFrame(at: number): void
  /** The page is hidden, or is seen again. */
  onBreak(): void
}

export interface Frames {
  /** Asks for the next frame, if one is needed. */
  ask(): void
  /** Takes back what was asked for. */
  rest(): void
  dispose(): void
}

export function createFrames(window: PageWindow, { isNeeded, onFrame, onBreak }: Needs): Frames {
  const { document } = window
  let asked: number | null = null
  let isDisposed = false

  function ask(): void {
    if (isDisposed || asked !== null || document.visibilityState === 'hidden' || !isNeeded()) return
    asked = window.requestAnimationFrame((at) => {
      asked = null
      onFrame(at)
      ask()
    })
  }

  function rest(): void {
    if (asked !== null) window.cancelAnimationFrame(asked)
    asked = null
  }

  function onVisibility(): void {
    onBreak()
    if (document.visibilityState === 'hidden') rest()
    else ask()
  }

  document.addEventListener('visibilitychange', onVisibility)
  return {
    ask,
    rest,
    dispose() {
      isDisposed = true
      document.removeEventListener('visibilitychange', onVisibility)
      rest()
    },
  }
}
