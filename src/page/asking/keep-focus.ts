/**
 * The focus of who uses the companion: what has it often goes away with what it does, and the focus would go
 * to the page.
 */
import { door, isIdle } from '../../companion/door'

const FIELD = '[data-companion] .find [role="combobox"]'
const CLOSED_FIELD = '.closed-field input'
/** The button that goes on with a task, or else the first. */
const ACTION = ['.below .action-main', '.below [data-do]', '[data-companion] [data-do]']

let stop = () => {}

/** Waits for the companion's field, and gives it the focus and what was typed meanwhile. */
export function handOver(): void {
  const closed = document.querySelector<HTMLInputElement>(CLOSED_FIELD)
  if (!closed) return
  once(FIELD, (field) => {
    const hadFocus = isNowhere() || document.activeElement === closed
    if (closed.value) typeInto(field as HTMLInputElement, closed.value)
    closed.value = ''
    if (hadFocus) field.focus({ preventScroll: true })
  })
}

/** As if the visitor had typed it there. */
function typeInto(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Follows the companion from state to state. */
export function keepFocus(): () => void {
  return door.subscribe((now, before) => {
    if (now.state === before.state || !hasFocus()) return
    const places = isIdle(now.state) ? [now.state === 'closed' ? CLOSED_FIELD : FIELD] : ACTION
    once(places.join(), () => {
      if (!isNowhere()) return
      const found = places.map((place) => document.querySelector<HTMLElement>(place)).find(Boolean)
      found?.focus({ preventScroll: true })
    })
  })
}

function hasFocus(): boolean {
  return document.activeElement?.closest('[data-companion] .ask-body, .caption') != null
}

function isNowhere(): boolean {
  const at = document.activeElement
  return !at || at === document.body || !at.checkVisibility()
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
