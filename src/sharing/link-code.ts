/** The link as a QR code, whose modules are whole pixels. */
import { part } from '../ui/part'

const qr = part(() => import('../display/qr'))

const SVG = 'http://www.w3.org/2000/svg'
/** The side of a module, in CSS pixels. */
const MODULE = 4

/** @param label what the code is, for those who do not see it */
export async function drawLink(place: HTMLElement, link: string, label: string): Promise<void> {
  place.dataset.link = link
  // Without the module that draws it the link still stands above.
  const loaded = await qr.load().catch(() => null)
  if (!loaded || place.dataset.link !== link) return
  const { size, path } = loaded.drawCode(link)
  const code = drawn('svg', {
    viewBox: `0 0 ${size} ${size}`,
    width: `${size * MODULE}`,
    height: `${size * MODULE}`,
    role: 'img',
    'aria-label': label,
    'shape-rendering': 'crispEdges',
  })
  code.append(
    drawn('path', { fill: '#fff', d: `M0 0h${size}v${size}h${-size}z` }),
    drawn('path', { fill: '#000', d: path }),
  )
  place.replaceChildren(code)
}

function drawn(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name) as SVGElement
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  return made
}
