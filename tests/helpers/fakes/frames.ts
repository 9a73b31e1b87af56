/** Animation frames that run when a test calls `draw`. */
import { RecordingEventTarget } from './window'

export class FakeFrames {
  readonly document = Object.assign(new RecordingEventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  })
  now = 0
  #requested = new Map<number, (at: number) => void>()
  #ids = 0

  readonly requestAnimationFrame = (frame: (at: number) => void): number => {
    this.#ids++
    this.#requested.set(this.#ids, frame)
    return this.#ids
  }

  readonly cancelAnimationFrame = (id: number): void => {
    this.#requested.delete(id)
  }

  /** True if a frame is requested. */
  get isFrameRequested(): boolean {
    return this.#requested.size > 0
  }

  /** Runs a number of frames, `ms` apart. */
  draw(frames = 1, ms = 20): void {
    for (let left = frames; left > 0; left--) {
      this.now += ms
      const requested = [...this.#requested.values()]
      this.#requested.clear()
      for (const frame of requested) frame(this.now)
    }
  }

  /** Runs frames until none is requested. */
  drawAll(): void {
    for (let left = 10_000; left > 0 && this.isFrameRequested; left--) this.draw()
  }

  setVisibility(visibilityState: DocumentVisibilityState): void {
    this.document.visibilityState = visibilityState
    this.document.dispatch('visibilitychange')
  }
}
