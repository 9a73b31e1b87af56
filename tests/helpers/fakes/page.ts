/** A page that loads a script. */
import type { AnalyticsWindow } from '../../../src/site/browser/analytics/script'
import { FakeWindow } from './window'

/** The part of a script element that the loader uses. */
class FakeScript {
  readonly attributes: Record<string, string> = {}
  defer = false
  src: unknown = null
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value
  }
}

export class FakePage extends FakeWindow {
  top: unknown = this
  override readonly navigator: FakeWindow['navigator'] & Pick<AnalyticsWindow['navigator'], 'doNotTrack'> = {
    languages: ['en'],
    doNotTrack: null,
  }
  readonly warnings: string[] = []
  readonly console = { warn: (sentence: string) => void this.warnings.push(sentence) }
  readonly scripts: FakeScript[] = []

  constructor() {
    super({ address: '/demo/home' })
    Object.assign(this.document, {
      head: { append: (script: FakeScript) => void this.scripts.push(script) },
      createElement: () => new FakeScript(),
    })
  }

  get window(): AnalyticsWindow {
    return this as unknown as AnalyticsWindow
  }

  /** A click by a person, or by a script if not `isTrusted`. */
  click(isTrusted = true): void {
    const event = new Event('click')
    // Node's events have their own isTrusted, which is always false.
    Object.defineProperty(event, 'isTrusted', { value: isTrusted })
    this.dispatchEvent(event)
  }

  /** A click by a person, then an idle moment. */
  clickAndIdle(): void {
    this.click()
    this.clock.advance(0)
  }
}
