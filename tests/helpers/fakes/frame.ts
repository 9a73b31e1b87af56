/** A window inside a host page. It renders only when a test calls `draw`. */
import { createStore } from 'zustand/vanilla'
import type { TaskProgress } from '../../../src/common/requests'
import type { FrameServices, FrameWindow } from '../../../src/site/browser/frame/frame'
import type { TimeStatus } from '../../../src/site/browser/frame/time-event'
import type { RawTaskRequest } from '../../../src/site/browser/task-request'
import type { RawTimeRequest } from '../../../src/site/browser/time-request'
import { FakeFrames } from './frames'
import { fakeObserver } from './observer'
import { RecordingEventTarget } from './window'

/** Records task requests and emits task events. */
class FakeTasks {
  readonly requests: RawTaskRequest[] = []
  readonly #listeners = new Set<(progress: TaskProgress) => void>()
  readonly request = (request: RawTaskRequest): void => void this.requests.push(request)

  onTaskEvent(listener: (progress: TaskProgress) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  emit(progress: TaskProgress): void {
    for (const listener of this.#listeners) listener(progress)
  }
}

/** Records time requests; tests set its state. */
class FakeTime {
  readonly requests: RawTimeRequest[] = []
  readonly #status = createStore<TimeStatus>(() => ({ isStarted: false, speed: 1 }))
  readonly getState = this.#status.getState
  readonly subscribe = this.#status.subscribe
  readonly set = (status: Partial<TimeStatus>): void => this.#status.setState(status)
  readonly request = (request: RawTimeRequest): void => void this.requests.push(request)
}

export class FakeFrameServices implements FrameServices {
  readonly tasks = new FakeTasks()
  readonly time = new FakeTime()
}

/** An element at a position in CSS px from the top of the frame. */
export class FakeElement extends EventTarget {
  top = 0
  width = 0
  height = 0
  focusVisible = true

  getBoundingClientRect(): DOMRect {
    const { top, width, height } = this
    return { top, bottom: top + height, width, height } as DOMRect
  }

  matches(selector: string): boolean {
    return selector === ':focus-visible' && this.focusVisible
  }
}

export class FakeFrameWindow extends RecordingEventTarget implements FrameWindow {
  innerWidth = 400
  innerHeight = 150
  readonly self: unknown = this
  readonly posted: { readonly message: unknown; readonly origin: string }[] = []
  parent: FrameWindow['parent'] = {
    postMessage: (message, origin) => this.posted.push({ message, origin }),
  }
  readonly page = Object.assign(new FakeElement(), { width: 400, height: 700 })
  /** True if the page is in the document. */
  isDrawn = true
  isPopoverOpen = false
  readonly style = new Map<string, string>()
  readonly dataset: DOMStringMap = {}
  private lastPageSize = ''
  private lastFrameSize = { width: this.innerWidth, height: this.innerHeight }
  private readonly timeline = { currentTime: 0 }
  private readonly frames = new FakeFrames()
  private readonly resizes = fakeObserver<object>()

  readonly document = Object.assign(new RecordingEventTarget(), {
    timeline: this.timeline,
    documentElement: {
      dataset: this.dataset,
      style: {
        setProperty: (name: string, value: string) => void this.style.set(name, value),
        removeProperty: (name: string) => String(this.style.delete(name)),
      },
    },
    querySelector: (selector: string) => {
      const isThere = { '.page': this.isDrawn, ':popover-open': this.isPopoverOpen }[selector]
      return isThere ? (this.page as unknown as Element) : null
    },
  })

  readonly ResizeObserver = this.resizes.Observer
  readonly requestAnimationFrame = this.frames.requestAnimationFrame
  readonly cancelAnimationFrame = this.frames.cancelAnimationFrame

  /** Renders one frame, in the browser's order: resize event, animation callbacks, resize observers. */
  draw(): void {
    this.timeline.currentTime++
    const { innerWidth: width, innerHeight: height } = this
    if (this.lastFrameSize.width !== width || this.lastFrameSize.height !== height)
      this.dispatchEvent(new Event('resize'))
    this.lastFrameSize = { width, height }
    this.frames.draw()
    const size = `${this.page.width} ${this.page.height}`
    if (size !== this.lastPageSize) this.resizes.notifyAll({})
    this.lastPageSize = size
  }

  /** Renders two frames, after which nothing changes. */
  drawUntilIdle(): void {
    this.draw()
    this.draw()
  }

  /** Receives a message from the parent or from another source. */
  receiveMessage(
    data: unknown,
    { source = this.parent as unknown, origin = 'https://host.example' } = {},
  ): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }))
  }

  /** The messages posted since the last call. */
  takePosted(): unknown[] {
    return this.posted.splice(0).map(({ message }) => message)
  }

  /** Moves the focus to an element, as a keyboard does. */
  focus(target: EventTarget | null): void {
    this.document.dispatchEvent(Object.defineProperty(new Event('focusin'), 'target', { value: target }))
  }
}
