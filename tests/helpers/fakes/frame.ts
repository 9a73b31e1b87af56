/** A window inside another page that draws only when the test says so. */
import type { TaskNews } from '../../../src/app/requests'
import type { Around, FrameWindow } from '../../../src/browser/frame/frame'
import type { Pace } from '../../../src/browser/frame/time-news'
import type { TaskWish } from '../../../src/browser/task-request'
import type { TimeWish } from '../../../src/browser/time-request'
import { Listened } from './window'

/** A companion that notes what it is asked, and tells what a test tells it to. */
class FakeTasks {
  readonly asked: TaskWish[] = []
  private readonly listeners = new Set<(news: TaskNews) => void>()

  ask(wish: TaskWish): void {
    this.asked.push(wish)
  }

  onNews(listener: (news: TaskNews) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  tell(news: TaskNews): void {
    for (const listener of this.listeners) listener(news)
  }
}

/** Time that notes what it is asked, and runs as a test says. */
class FakeTime {
  readonly asked: TimeWish[] = []
  private pace: Pace = { isStarted: false, speed: 1 }
  private readonly listeners = new Set<() => void>()

  ask(wish: TimeWish): void {
    this.asked.push(wish)
  }

  getState(): Pace {
    return this.pace
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  set(pace: Partial<Pace>): void {
    this.pace = { ...this.pace, ...pace }
    for (const listener of this.listeners) listener()
  }
}

export class FakeAround implements Around {
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

export class FakeFrameWindow extends Listened implements FrameWindow {
  innerWidth = 400
  innerHeight = 150
  readonly self: unknown = this
  readonly posted: { readonly message: unknown; readonly origin: string }[] = []
  parent: FrameWindow['parent'] = {
    postMessage: (message, origin) => this.posted.push({ message, origin }),
  }
  readonly page = Object.assign(new FakeElement(), { width: 400, height: 700 })
  /** Whether the page is in the document. */
  isDrawn = true
  isPopoverOpen = false
  readonly style = new Map<string, string>()
  readonly dataset: DOMStringMap = {}
  private told = ''
  private frame = { width: this.innerWidth, height: this.innerHeight }
  private readonly timeline = { currentTime: 0 }
  private readonly scheduled: (() => void)[] = []
  private readonly observers = new Set<() => void>()

  readonly document = Object.assign(new Listened(), {
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

  readonly ResizeObserver = (() => {
    const { observers } = this
    return class {
      private readonly callback: () => void
      constructor(callback: () => void) {
        this.callback = callback
      }
      observe() {
        observers.add(this.callback)
      }
      disconnect() {
        observers.delete(this.callback)
      }
    }
  })()

  readonly requestAnimationFrame = (run: () => void): number => this.scheduled.push(run)

  readonly cancelAnimationFrame = (id: number): void => {
    this.scheduled[id - 1] = () => {}
  }

  /** One frame, in the browser's order: resize event, animation callbacks, resize observers. */
  draw(): void {
    this.timeline.currentTime++
    const { innerWidth: width, innerHeight: height } = this
    if (this.frame.width !== width || this.frame.height !== height) this.dispatchEvent(new Event('resize'))
    this.frame = { width, height }
    for (const run of this.scheduled.splice(0)) run()
    const size = `${this.page.width} ${this.page.height}`
    if (size !== this.told) for (const tell of this.observers) tell()
    this.told = size
  }

  /** Draws until nothing more happens. */
  rest(): void {
    this.draw()
    this.draw()
  }

  /** Receives a message from the parent or from another source. */
  hear(data: unknown, { source = this.parent as unknown, origin = 'https://host.example' } = {}): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }))
  }

  /** The messages posted since the last call. */
  news(): unknown[] {
    return this.posted.splice(0).map(({ message }) => message)
  }

  /** Moves the focus to an element, as a keyboard does. */
  focus(target: EventTarget | null): void {
    this.document.dispatchEvent(Object.defineProperty(new Event('focusin'), 'target', { value: target }))
  }
}
