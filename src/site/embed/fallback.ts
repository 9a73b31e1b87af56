/** The content in place of the device: the element's children on the page, or else a link. */

export function createFallback() {
  const element = document.createElement('div')
  const slot = document.createElement('slot')
  const link = document.createElement('a')
  // The parser adds the children after it has created the element. Whitespace does not count as content.
  slot.onslotchange = () => {
    link.hidden = slot.assignedNodes().some((node) => node instanceof Element || node.textContent?.trim())
  }
  element.append(slot, link)
  return { element, link }
}
