/** Cause and effect: what a change in the panel alters on the display is marked once. */

const HIGHLIGHT_MS = 150

/** Marks what changes on the display until it is drawn next, but no whole screen: that is seen without. */
export function highlightChanges(): void {
  const display = document.querySelector('[data-display]')
  if (!display) return
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

/** The smallest elements with a box of their own that a record tells of. */
function changedElements({ type, target, addedNodes }: MutationRecord): Element[] {
  if (type === 'characterData') return target.parentElement ? [target.parentElement] : []
  return [...addedNodes].flatMap((node) => {
    const element = node instanceof Element ? node : node.parentElement
    return element?.closest('svg') ?? element ?? []
  })
}

function highlight(element: Element): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const outline = '1px solid currentColor'
  element.animate(
    isStill
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
