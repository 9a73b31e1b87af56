/** A window inside another page, which draws when the test says so. */
import type { FrameWindow } from '../frame/frame'

type Listener = (event: never) => void

/** What listens at a window or a document. */
class Listeners {
  private readonly all: { readonly type: string; readonly listener: Listener; readonly capture: boolean }[] =
    []

  get count(): number {
    return this.all.length
  }

  add(type: string, listener: Listener, capture = false): void {
    this.all.push({ type, listener, capture })
  }

  remove(type: string, listener: Listener, capture = false): void {
    const at = this.all.findIndex(
      (one) => one.type === type && one.listener === listener && one.capture === capture,
    )
    if (at >= 0) this.all.splice(at, 1)
  }

  /** @param bubbles whether those hear of it that do not listen while it is captured */
  tell(type: string, event: object, bubbles = true): void {
    for (const one of [...this.all])
      if (one.type === type && (bubbles || one.capture)) one.listener(event as never)
  }
}

/** An element that is somewhere, in CSS px from the frame's top. */
export class FakeElement {
  top = 0
  width = 0
  height = 0
  focusVisible = false

  getBoundingClientRect(): DOMRect {
    const { top, width, height } = this
    return { top, bottom: top + height, width, height } as DOMRect
  }

  matches(selector: string): boolean {
    return selector === ':focus-visible' && this.focusVisible
  }
}

export interface Posted {
  readonly message: unknown
  readonly origin: string
}

export class FakeFrameWindow implements FrameWindow {
  innerWidth = 400
  innerHeight = 150
  readonly self: unknown = this
  readonly posted: Posted[] = []
  parent: FrameWindow['parent'] = {
    postMessage: (message, origin) => this.posted.push({ message, origin }),
  }
  readonly page = Object.assign(new FakeElement(), { width: 400, height: 700 })
  /** Whether the page was put into the document. */
  isDrawn = true
  isPopoverOpen = false
  readonly style = new Map<string, string>()
  readonly dataset: DOMStringMap = {}
  readonly atWindow = new Listeners()
  readonly atDocument = new Listeners()
  private time = 0
  private told = ''
  private frame = { width: this.innerWidth, height: this.innerHeight }
  private next = 1
  private readonly scheduled = new Map<number, () => void>()
  private readonly observers = new Set<() => void>()

  readonly document: FrameWindow['document'] = (() => {
    const self = this
    return {
      timeline: {
        get currentTime() {
          return self.time
        },
      },
      documentElement: {
        dataset: self.dataset,
        style: {
          setProperty: (name: string, value: string) => void self.style.set(name, value),
          removeProperty: (name: string) => String(self.style.delete(name)),
        },
      },
      querySelector: (selector: string) => {
        const element =
          self.isDrawn && selector === '.page' ? self.page : self.isPopoverOpen ? self.page : null
        return (selector === '.page' || selector === ':popover-open' ? element : null) as Element | null
      },
      addEventListener: self.atDocument.add.bind(self.atDocument),
      removeEventListener: self.atDocument.remove.bind(self.atDocument),
    }
  })()

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

  readonly addEventListener = this.atWindow.add.bind(this.atWindow)
  readonly removeEventListener = this.atWindow.remove.bind(this.atWindow)

  readonly requestAnimationFrame = (run: () => void): number => {
    this.scheduled.set(this.next, run)
    return this.next++
  }

  readonly cancelAnimationFrame = (id: number): void => {
    this.scheduled.delete(id)
  }

  get observed(): number {
    return this.observers.size
  }

  /** One drawing, in the browser's order: the window's size, what was asked to run, the layout's sizes. */
  draw(): void {
    this.time++
    const { innerWidth: width, innerHeight: height } = this
    if (this.frame.width !== width || this.frame.height !== height) this.atWindow.tell('resize', {})
    this.frame = { width, height }
    const now = [...this.scheduled.values()]
    this.scheduled.clear()
    for (const run of now) run()
    const size = `${this.page.width} ${this.page.height}`
    if (size !== this.told) for (const tell of this.observers) tell()
    this.told = size
  }

  /** Draws until nothing more happens. */
  rest(): void {
    this.draw()
    this.draw()
  }

  /** The page around, or somebody else, posts a message. */
  hear(data: unknown, { source = this.parent as unknown, origin = 'https://host.example' } = {}): void {
    this.atWindow.tell('message', { data, source, origin })
  }

  /** What was posted since it was last asked. */
  news(): unknown[] {
    return this.posted.splice(0).map(({ message }) => message)
  }
}
