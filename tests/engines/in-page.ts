/**
 * Runs in the page before the product's script; `site.ts` adds it, because not every driver can. Stops the clock
 * until the test moves it, and collects errors, warnings and policy violations.
 */
import { withGlobal } from '@sinonjs/fake-timers'

declare global {
  interface Window {
    testing: { readonly troubles: readonly string[]; pass(milliseconds: number): void }
  }
}

const { begin, language } = JSON.parse(document.currentScript?.dataset.settings ?? '{}') as {
  begin: number
  language: string
}
const kept = sessionStorage.getItem('testing.now')
const clock = withGlobal(window).install({
  now: kept === null ? begin : Number(kept),
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
})
Object.defineProperty(navigator, 'languages', { get: () => [language] })

const troubles: string[] = []
const hear = (trouble: string) => troubles.push(trouble)
window.addEventListener('error', ({ message }) => hear(`error: ${message}`))
window.addEventListener('unhandledrejection', ({ reason }) => hear(`rejection: ${reason}`))
document.addEventListener('securitypolicyviolation', (event) => hear(`policy: ${event.violatedDirective}`))
for (const level of ['error', 'warn'] as const) {
  const say = console[level]
  console[level] = (...values: unknown[]) => {
    hear(`console.${level}: ${values.map(String).join(' ')}`)
    say(...values)
  }
}

window.testing = {
  troubles,
  /** Advances the clock. A reload keeps its time. */
  pass(milliseconds) {
    clock.tick(milliseconds)
    sessionStorage.setItem('testing.now', String(clock.now))
  },
}
