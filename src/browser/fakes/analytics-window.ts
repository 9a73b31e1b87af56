/** A page for tests into which a script may be loaded. */
import type { AnalyticsWindow } from '../analytics/script'
import { FakeClock } from './clock'

/** Of a script element as much as the loader uses. */
class FakeScript {
  readonly attributes: Record<string, string> = {}
  defer = false
  src: unknown = null
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value
  }
}

interface Violation {
  readonly blockedURI: string
  readonly effectiveDirective: string
  readonly sourceFile?: string
  readonly disposition?: string
}

export class FakePage extends EventTarget {
  readonly self: unknown = this
  top: unknown = this
  location = { href: 'https://shop.example/demo/home', hostname: 'shop.example' }
  navigator: { doNotTrack: string | null; globalPrivacyControl?: boolean } = { doNotTrack: null }
  readonly warnings: string[] = []
  readonly console = { warn: (sentence: string) => void this.warnings.push(sentence) }
  readonly scripts: FakeScript[] = []
  readonly clock = new FakeClock()
  readonly setTimeout = this.clock.setTimeout
  readonly document = Object.assign(new EventTarget(), {
    head: { append: (script: unknown) => void this.scripts.push(script as FakeScript) },
    createElement: () => new FakeScript(),
  })
  readonly listening: string[] = []

  // Node's own takes a bare `true` for capture when a listener is added, and not when it is removed.
  override addEventListener(type: string, listener: (event: Event) => void, capture = false): void {
    this.listening.push(type)
    super.addEventListener(type, listener, { capture })
  }

  override removeEventListener(type: string, listener: (event: Event) => void, capture = false): void {
    this.listening.splice(this.listening.indexOf(type), 1)
    super.removeEventListener(type, listener, { capture })
  }

  get window(): AnalyticsWindow {
    return this as unknown as AnalyticsWindow
  }

  /** A script's click, and with `isTrusted` a person's. */
  click(isTrusted = true): void {
    const event = new Event('click')
    // Node's events say that none is trusted, in a property of their own.
    Object.defineProperty(event, 'isTrusted', { value: isTrusted })
    this.dispatchEvent(event)
  }

  /** A person's click, and then a quiet moment. */
  clickAndRest(): void {
    this.click()
    this.clock.pass(0)
  }

  violate({ disposition = 'enforce', sourceFile = '', ...violation }: Violation): void {
    const event = new Event('securitypolicyviolation')
    this.document.dispatchEvent(Object.assign(event, violation, { disposition, sourceFile }))
  }
}
