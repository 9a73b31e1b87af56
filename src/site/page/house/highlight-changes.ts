/** Highlights on the display the effect of a control in the house. */

const HIGHLIGHT_MS = 150

/** Highlights the elements that change until the next frame. A new screen needs no highlight. */
export function highlightChanges(display: HTMLElement): void {
  const path = display.getAttribute('data-path')
  const changed = new Set<Element>()
  const observer = new MutationObserver((records) => {
    for (const element of records.flatMap(changedElements)) changed.add(element)
  })
  observer.observe(display, { subtree: true, childList: true, characterData: true })
  requestAnimationFrame(() => {
    observer.disconnect()
    if (display.getAttribute('data-path') !== path) return
    for (const element of changed) if (display.contains(element)) highlight(element)
  })
}

/** Returns the smallest changed elements; for a part of an SVG the whole, because a part has no background. */
function changedElements({ type, target, addedNodes }: MutationRecord): Element[] {
  if (type === 'characterData') return target.parentElement ? [target.parentElement] : []
  return [...addedNodes].flatMap((node) => {
    const element = node instanceof Element ? node : node.parentElement
    return element?.closest('svg') ?? element ?? []
  })
}

function highlight(element: Element): void {
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const outline = '1px solid currentColor'
  element.animate(
    isMotionReduced
      ? [
          { outline, outlineOffset: '2px' },
          { outline, outlineOffset: '2px' },
        ]
      : [
          { backgroundColor: 'rgb(255 255 255 / 0.3)', borderRadius: '4px' },
          { backgroundColor: 'rgb(255 255 255 / 0)', borderRadius: '4px' },
        ],
    HIGHLIGHT_MS,
  )
}
