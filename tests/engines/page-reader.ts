/** Reads the page. These functions run in the page, so they must not use variables outside themselves. */
import type { VisibleState } from '../scenarios/device-driver'

// behaviour 24.5
export function readPage(): VisibleState {
  const display = document.querySelector<HTMLElement>('[data-display]')
  const within = (selector: string) => display?.querySelector<HTMLElement>(selector) ?? null
  const lines = [...(display?.querySelectorAll<HTMLElement>('[data-line] > span:first-of-type') ?? [])]
  return {
    path: display?.getAttribute('data-path') ?? null,
    address: location.pathname,
    mode: display?.getAttribute('data-mode') ?? null,
    text: display?.textContent ?? '',
    focus: within('[aria-current="true"] > span:first-of-type')?.textContent ?? null,
    value: within('[data-value]')?.getAttribute('data-value') ?? null,
    editing: within('[data-editing="true"]') !== null,
    overlay: within('[data-overlay]')?.getAttribute('data-overlay') ?? null,
    notice: document.querySelector('[data-notice]')?.getAttribute('data-notice') ?? null,
    disabled: [...document.querySelectorAll('[data-key][aria-disabled="true"]')].map(
      (key) => key.getAttribute('data-key') ?? '',
    ),
    lines: lines.map((line) => line.textContent ?? ''),
    stored: { ...localStorage },
  }
}

/**
 * Brings the tab of an element to the front, unfolds what it is in, ends every smooth scroll, and scrolls to the element. @returns its
 * centre and size; `null` if there is no element with this index, if it moves (within one frame even a moving element
 * stays in place), or if the house above it is still loading
 */
export function boxOf(selector: string, index: number) {
  const element = document.querySelectorAll(selector)[index]
  const panel = element?.closest('[id^="panel-"][hidden]')
  if (panel) document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`)?.click()
  element?.closest('details:not([open])')?.querySelector('summary')?.click()
  const house = element?.closest('#panel-house')
  if (house && !house.querySelector('[name="houseArea"]')) return null
  // An instant scroll ends a smooth scroll, even if it moves nothing. Waiting for its end is not reliable: a smooth
  // scroll may not move for some frames.
  for (const box of document.querySelectorAll('*')) box.scrollBy({ top: 0, behavior: 'instant' })
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const moves = document.getAnimations().some(({ effect, timeline }) => {
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    // Others follow the scrolling, such as the fading of a list where it continues.
    const isInTime = timeline === document.timeline
    return (
      isInTime && !isEndless && effect instanceof KeyframeEffect && effect.target?.contains(element ?? null)
    )
  })
  const box = element?.getBoundingClientRect()
  return box && !moves
    ? { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height }
    : null
}

/** Sets a control of the panel as a person would: with the browser's own setter, then the events. */
export function setControl(name: string, value: string): void {
  const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
  if (!control) throw new Error(`There is no control called ${name}.`)
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

export function isChecked(name: string): boolean {
  return document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.checked ?? false
}

/** Returns the lines of lists that do not fill their space, as sentences. */
export function findLooseLines(): string[] {
  return [...document.querySelectorAll('[data-display] li:has(> [data-line]:only-child)')].flatMap((item) => {
    const line = item.querySelector('[data-line]')
    const gap = line ? item.getBoundingClientRect().height - line.getBoundingClientRect().height : 0
    return Math.abs(gap) > 1.5 ? [`${Math.round(gap)} px are empty around “${line?.textContent}”`] : []
  })
}

/** Returns the mean red, green and blue of a square in a screenshot, which is PNG in base64. */
export async function averageColour(
  png: string,
  x: number,
  y: number,
  size: number,
): Promise<readonly number[]> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(1, 1)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, size, size, 0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
}
