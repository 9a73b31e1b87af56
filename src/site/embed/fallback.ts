/** The link in place of the device: what the page wrote inside the element, else a link of the element's own. */

export function createFallback() {
  const element = document.createElement('div')
  const slot = document.createElement('slot')
  const link = document.createElement('a')
  // The parser adds what the page wrote after the element is there; a line break alone is nothing to show.
  slot.onslotchange = () => {
    link.hidden = slot.assignedNodes().some((node) => node instanceof Element || node.textContent?.trim())
  }
  element.append(slot, link)
  return { element, link }
}
