/** Requests animation frames, one at a time, while they are needed and the page is visible. */

export interface PageWindow {
  requestAnimationFrame(callback: (at: number) => void): number
  cancelAnimationFrame(id: number): void
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

interface FrameLoopOptions {
  isNeeded(): boolean
  /** @param at real time in ms */
  onFrame(at: number): void
  /** Called when the page is hidden or shown again. */
  onVisibilityChange(): void
}

export interface FrameLoop {
  /** Requests the next frame, if one is needed. */
  request(): void
  cancel(): void
  dispose(): void
}

export function createFrameLoop(
  window: PageWindow,
  { isNeeded, onFrame, onVisibilityChange }: FrameLoopOptions,
): FrameLoop {
  const { document } = window
  let pendingId: number | null = null
  let isDisposed = false

  function request(): void {
    if (isDisposed || pendingId !== null || document.visibilityState === 'hidden' || !isNeeded()) return
    pendingId = window.requestAnimationFrame((at) => {
      pendingId = null
      onFrame(at)
      request()
    })
  }

  function cancel(): void {
    if (pendingId !== null) window.cancelAnimationFrame(pendingId)
    pendingId = null
  }

  function handleVisibilityChange(): void {
    onVisibilityChange()
    if (document.visibilityState === 'hidden') cancel()
    else request()
  }

  document.addEventListener('visibilitychange', handleVisibilityChange)
  return {
    request,
    cancel,
    dispose() {
      isDisposed = true
      document.removeEventListener('visibilitychange', handleVisibilityChange)
      cancel()
    },
  }
}
