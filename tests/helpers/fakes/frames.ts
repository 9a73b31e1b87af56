/** The frames of a page that is drawn: they come when the test says so. */
import { RecordingEventTarget } from './window'

export class FakeFrames {
  readonly document = Object.assign(new RecordingEventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  })
  now = 0
  #asked = new Map<number, (at: number) => void>()
  #ids = 0

  readonly requestAnimationFrame = (frame: (at: number) => void): number => {
    this.#ids++
    this.#asked.set(this.#ids, frame)
    return this.#ids
  }

  readonly cancelAnimationFrame = (id: number): void => {
    this.#asked.delete(id)
  }

  /** Whether the page asks for a frame. */
  get isFrameRequested(): boolean {
    return this.#asked.size > 0
  }

  /** Draws so many frames, each so many ms after the one before. */
  draw(frames = 1, ms = 20): void {
    for (let left = frames; left > 0; left--) {
      this.now += ms
      const asked = [...this.#asked.values()]
      this.#asked.clear()
      for (const frame of asked) frame(this.now)
    }
  }

  /** Draws frames until the page asks for none. */
  drawAll(): void {
    for (let left = 10_000; left > 0 && this.isFrameRequested; left--) this.draw()
  }

  setVisibility(visibilityState: DocumentVisibilityState): void {
    this.document.visibilityState = visibilityState
    this.document.dispatch('visibilitychange')
  }
}
