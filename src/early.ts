/**
 * Keeps what is pressed on the device that the page shows before its program runs. A script of its own, small
 * enough to be there with the first picture; `casing/early-presses.ts` takes over what it kept.
 */
import type { EarlyPress } from './casing/early-presses'

const types = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'keyup', 'click']
const kept: EarlyPress[] = []
const begun = performance.now()
const keep = (event: Event) => void kept.push(event as PointerEvent | KeyboardEvent)

/** The browser itself remembers the very first press, even one from before this script. */
function keepFirst(entries: PerformanceEntryList): void {
  for (const { name, startTime, target } of entries as PerformanceEventTiming[]) {
    if (name === 'pointerdown' && startTime < begun)
      kept.unshift({ type: 'click', detail: 0, timeStamp: startTime, target })
  }
}
const first = new PerformanceObserver((list) => keepFirst(list.getEntries()))

window.takeEarlyPresses = () => {
  for (const type of types) removeEventListener(type, keep, true)
  keepFirst(first.takeRecords())
  first.disconnect()
  return kept.splice(0)
}

// Where the program was quicker, it listens already.
if (!document.querySelector('[data-display]')) {
  for (const type of types) addEventListener(type, keep, true)
  first.observe({ type: 'first-input', buffered: true })
}
