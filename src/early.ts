/**
 * Keeps what is pressed on the device that the page shows before its program runs, and says so if it never
 * does. A script of its own, small enough to be there with the first picture; `casing/early-presses.ts` takes
 * over what it kept.
 */
import type { EarlyPress } from './casing/early-presses'
import { keepFragment, watchScripts } from './page/incomplete'

const types = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'keyup', 'click']
const kept: EarlyPress[] = []
const keep = (event: Event) => void kept.push(event as PointerEvent | KeyboardEvent)

window.earlyPresses = {
  since: Number(document.timeline.currentTime),
  take() {
    for (const type of types) removeEventListener(type, keep, true)
    return kept.splice(0)
  },
}

// Where the program was quicker, it listens already.
if (!document.querySelector('[data-display]')) for (const type of types) addEventListener(type, keep, true)

watchScripts()
keepFragment()
