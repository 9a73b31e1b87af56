/**
 * The focus of who uses what stands beside the device: what has it often goes away with what it does, and the
 * focus would go to the page.
 */
import { door, isIdle } from '../../companion/door'
import { typeInto } from '../../companion/find/type-into'

/** What the focus is kept in. */
const OURS = '.panels, .caption'
/** Still drawn while a phone's sheet closes over it. */
const CLOSING = '[data-arrangement="sheet"]:not([data-open]) :is(.ask-body, .around)'
const FIELD = '[data-companion] .find [role="combobox"]'
const CLOSED_FIELD = '.closed-field input'
const TAB = '[role="tab"][aria-selected="true"]'
/** The button that goes on with a task, or else the first; where there is none, the way to it. */
const ACTION = [
  '.below .action-main',
  '.below [data-do]',
  '[data-companion] [data-do]',
  `.page:has(.caption) :is(${TAB}, ${CLOSED_FIELD})`,
]

let stop = () => {}
/** What has the focus, or had it until it went away. */
let last: Element | null = null

/** Waits for the companion's field, and gives it the focus and what was typed meanwhile. */
export function handOver(): void {
  const closed = document.querySelector<HTMLInputElement>(CLOSED_FIELD)
  if (!closed) return
  once(FIELD, (field) => {
    const hadFocus = isNowhere() || [closed, field].includes(document.activeElement as HTMLElement)
    if (closed.value) typeInto(field as HTMLInputElement, closed.value)
    closed.value = ''
    if (!hadFocus) return
    field.focus({ preventScroll: true })
    field.click()
  })
}

/** Gives the focus to what comes in the place of what had it. */
export function keepFocus(): () => void {
  const end = new AbortController()
  const observer = new MutationObserver(() => {
    if (!last || !isGone(last)) return
    const places = placesAfter(last).flatMap((place) => [...document.querySelectorAll<HTMLElement>(place)])
    places.find((place) => !isGone(place))?.focus({ preventScroll: true })
  })
  const note = () => {
    last = document.activeElement?.closest(OURS) ? document.activeElement : null
    observer.disconnect()
    if (last) observer.observe(document.body, { attributes: true, childList: true, subtree: true })
  }
  document.addEventListener('focusin', note, { signal: end.signal })
  // Before what it does: a click may also take the focus away from everything.
  document.addEventListener('click', note, { signal: end.signal, capture: true })
  return () => {
    end.abort()
    observer.disconnect()
  }
}

/** The next visitor of a showroom finds the focus nowhere. */
export function forgetFocus(): void {
  last = null
}

function placesAfter(gone: Element): readonly string[] {
  if (isIdle(door.getState().state)) return [FIELD, CLOSED_FIELD, TAB]
  return gone.matches(CLOSED_FIELD) ? [FIELD] : ACTION
}

function isGone(element: Element): boolean {
  return !element.checkVisibility() || element.closest(CLOSING) !== null
}

function isNowhere(): boolean {
  const at = document.activeElement
  return !at || at === document.body || isGone(at)
}

/** Does something as soon as an element is there, but for the next wish. */
function once(selector: string, act: (element: HTMLElement) => void): void {
  stop()
  const look = () => {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) return
    stop()
    act(element)
  }
  // What is drawn next is drawn after this task.
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  stop = () => observer.disconnect()
}
