/**
 * Makes a drawing of the display inert and light: nothing in it can be focused or pressed, it has no style
 * attributes, which a strict policy forbids, and it names its icons instead of drawing them.
 */
import { classesOf, type Element, type Node } from './markup.ts'
import { linesInView, rowsInView } from './scrolled.ts'
import { iconOf } from './symbols.ts'
import { withoutStyle } from './without-style.ts'

/** What the styles and the shapes need; everything else is for those who operate the display. */
const kept = new Set([
  ...['class', 'aria-current', 'data-fit', 'data-tone', 'data-drying', 'data-crowded', 'data-lead'],
  ...['data-disabled', 'data-editing', 'data-on', 'data-lit', 'data-overlay', 'data-context'],
  ...['viewBox', 'd', 'cx', 'cy', 'r', 'x', 'y', 'rx', 'width', 'height', 'transform'],
  ...['pathLength', 'stroke-dasharray', 'shape-rendering'],
])

/** Links, buttons, headings and parts of a page would be so for readers, too. */
const plain: Readonly<Record<string, string>> = {
  ...{ a: 'span', button: 'span', h2: 'b', h3: 'b' },
  ...{ header: 'div', footer: 'div', section: 'div' },
}

export function lighten(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [node] : lightened(node)))
}

function lightened(element: Element): readonly Node[] {
  const classes = classesOf(element)
  if (classes.includes('unseen') || isEmptyDrawing(element)) return []
  if (element.attributes.viewBox === '0 0 24 24') return [iconOf(element)]
  if (element.attributes.style !== undefined) return lighten(withoutStyle(element))
  const children = lighten(element.children)
  const attributes = lightAttributes(element)
  const light = { tag: plain[element.tag] ?? element.tag, attributes, children }
  if (classes.includes('list') && !classes.includes('events')) return [linesInView(light)]
  if (classes.includes('walk')) return [rowsInView(light)]
  return [light]
}

/** An arc that is nowhere; without a view it is a bar, which has a size. */
const isEmptyDrawing = ({ tag, attributes, children }: Element) =>
  tag === 'svg' && attributes.viewBox !== undefined && children.length === 0

function lightAttributes({ attributes }: Element): Element['attributes'] {
  const { class: names, ...rest } = attributes
  return Object.fromEntries(
    Object.entries({ class: (names ?? '').trim(), ...rest })
      .filter(
        ([name, value]) => kept.has(name) && !(name === 'class' && value === '') && !isUsual(name, value),
      )
      .map(([name, value]) => [name, name === 'd' ? value : rounded(value)]),
  )
}

/** Digits of which no browser draws a difference. */
const rounded = (value: string) =>
  value.replace(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))

/** Texts have this size anyway. */
const isUsual = (name: string, value: string) => name === 'data-fit' && value === 'wide'
