/**
 * Runs in the page before the product's script; `site.ts` adds it, because not every driver can. Stops the clock
 * until the test moves it, and collects errors, warnings and policy violations.
 */
import { withGlobal } from '@sinonjs/fake-timers'

declare global {
  interface Window {
    testing: { readonly problems: readonly string[]; advanceClock(milliseconds: number): void }
  }
}

const { startTime, language } = JSON.parse(document.currentScript?.dataset.settings ?? '{}') as {
  startTime: number
  language: string
}
const storedTime = sessionStorage.getItem('testing.now')
const clock = withGlobal(window).install({
  now: storedTime === null ? startTime : Number(storedTime),
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
})
Object.defineProperty(navigator, 'languages', { get: () => [language] })

const problems: string[] = []
const report = (problem: string) => problems.push(problem)
window.addEventListener('error', ({ message }) => report(`error: ${message}`))
window.addEventListener('unhandledrejection', ({ reason }) => report(`rejection: ${reason}`))
document.addEventListener('securitypolicyviolation', (event) => report(`policy: ${event.violatedDirective}`))
for (const level of ['error', 'warn'] as const) {
  const logOriginal = console[level]
  console[level] = (...values: unknown[]) => {
    report(`console.${level}: ${values.map(String).join(' ')}`)
    logOriginal(...values)
  }
}

window.testing = {
  problems,
  /** Advances the clock. A reload keeps its time. */
  advanceClock(milliseconds) {
    clock.tick(milliseconds)
    sessionStorage.setItem('testing.now', String(clock.now))
  },
}
