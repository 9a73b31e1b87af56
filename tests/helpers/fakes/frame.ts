/** A window inside another page that draws only when the test says so. */
import { createStore } from 'zustand/vanilla'
import type { TaskNews, TaskRequest, TimeRequest } from '../../../src/common/requests'
import type { FramedPage, FrameWindow } from '../../../src/site/browser/frame/frame'
import type { Pace } from '../../../src/site/browser/frame/time-news'
import type { Device } from '../../../src/thermostat/device/device'
import { createDeviceStore, type DeviceStore } from '../../../src/thermostat/device-store'
import { NOON } from './clock'
import { FakeFrames } from './frames'
import { fakeObserver } from './observer'
import { Listened } from './window'

/** A page that notes what it is asked, and tells of its tasks and its time what a test says. */
export class FakePage implements FramedPage {
  readonly device: DeviceStore
  readonly asked: (TaskRequest | null)[] = []
  readonly timeAsked: (TimeRequest | 'now' | null)[] = []
  readonly timeline = createStore<Pace>(() => ({ isStarted: false, speed: 1 }))
  readonly #listeners = new Set<(news: TaskNews) => void>()

  constructor(device: Device) {
    this.device = createDeviceStore(device, () => NOON)
  }

  readonly companion = {
    onNews: (listener: (news: TaskNews) => void) => {
      this.#listeners.add(listener)
      return () => void this.#listeners.delete(listener)
    },
  }
  readonly ask = (request: TaskRequest | null): void => void this.asked.push(request)
  readonly letTime = (request: TimeRequest | 'now' | null): void => void this.timeAsked.push(request)

  tell(news: TaskNews): void {
    for (const listener of this.#listeners) listener(news)
  }
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
  readonly timeline = { currentTime: 0 }
  private readonly frames = new FakeFrames()
  readonly resizes = fakeObserver<object>()

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

  readonly ResizeObserver = this.resizes.Observer
  requestAnimationFrame = this.frames.requestAnimationFrame
  readonly cancelAnimationFrame = this.frames.cancelAnimationFrame

  /** One frame, in the browser's order: resize event, animation callbacks, resize observers. */
  draw(): void {
    this.timeline.currentTime++
    const { innerWidth: width, innerHeight: height } = this
    if (this.frame.width !== width || this.frame.height !== height) this.dispatchEvent(new Event('resize'))
    this.frame = { width, height }
    this.frames.draw()
    const size = `${this.page.width} ${this.page.height}`
    if (size !== this.told) this.resizes.see({})
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
