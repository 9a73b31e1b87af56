/** Detects whether the page sets the height of the element, as in a box with a fixed aspect ratio. */

/** Above the height of any neighbour that could stretch the element. */
const PROBE_HEIGHT_PX = 100_000

/** Makes the element fill its parent, as the page's style rules do with frames. */
const fillingStyles = new CSSStyleSheet()
fillingStyles.replaceSync(':host{position:absolute;inset:0;width:100%;height:100%}')

/**
 * Fits the element into a box with a fixed aspect ratio (behaviour 25.9).
 * @param element has its own style sheet first in `adoptedStyleSheets`
 * @param box     contains all of the element's content
 * @returns true if the page sets the height; the box then has that height
 */
export function fitToPageHeight(element: HTMLElement, box: HTMLElement): boolean {
  const { adoptedStyleSheets: sheets = [] } = element.shadowRoot ?? {}
  const fill = (isFilling: boolean) => {
    sheets.splice(1, sheets.length, ...(isFilling ? [fillingStyles] : []))
  }
  fill(false)
  fill(isInFrameWrapper(element))
  if (hasHeight(box)) return true
  fill(false)
  return false
}

/** Returns true if tall content does not stretch the box: `height: 100%` then refers to a height that the page sets. */
function hasHeight(box: HTMLElement): boolean {
  const content = document.createElement('div')
  content.style.height = `${PROBE_HEIGHT_PX}px`
  box.style.height = '100%'
  box.append(content)
  const height = box.offsetHeight
  content.remove()
  return height > 0 && height < PROBE_HEIGHT_PX
}

/**
 * Returns true if style rules of the page position an `iframe` over the element's parent, as themes do for videos.
 * These rules do not reach into a shadow root.
 */
function isInFrameWrapper(element: HTMLElement): boolean {
  const { parentElement: parent } = element
  if (!parent || parent.children.length > 1) return false
  if (getComputedStyle(parent).position === 'static') return false
  if (getComputedStyle(element).position !== 'static') return false
  const frame = document.createElement('iframe')
  frame.hidden = true
  element.append(frame)
  const isOver = getComputedStyle(frame).position === 'absolute'
  frame.remove()
  return isOver
}
