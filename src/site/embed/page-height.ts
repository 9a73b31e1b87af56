/** Finds out whether the page decides how high the element is, as in a box of fixed proportion. */

/** Higher than anything beside the element that could stretch it, in CSS pixels. */
const PROBE_HEIGHT_PX = 100_000

/** Fills the wrapper, as the page's rules want it of frames. */
const fillingStyles = new CSSStyleSheet()
fillingStyles.replaceSync(':host{position:absolute;inset:0;width:100%;height:100%}')

/**
 * Fits the element into a box of fixed proportion (behaviour 25.9).
 * @param element its own style sheet comes first
 * @param box all of the element's content
 * @returns whether the page gives the element a height, which then is the box's
 */
export function fitToPageHeight(element: HTMLElement, box: HTMLElement): boolean {
  const { adoptedStyleSheets: sheets = [] } = element.shadowRoot ?? {}
  const fill = (isFilling: boolean) => {
    sheets.splice(1, sheets.length, ...(isFilling ? [fillingStyles] : []))
  }
  fill(false)
  fill(isWrapperOfFrames(element))
  if (hasHeight(box)) return true
  fill(false)
  return false
}

/** Whether content cannot make the box higher: its percentage is then one of a height that the page gives. */
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
 * Whether the page lays frames over the element's parent, as themes do for videos: their rules say `iframe`, and
 * do not reach into a shadow root.
 */
function isWrapperOfFrames(element: HTMLElement): boolean {
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
