/**
 * The parts of the display that a style attribute gives their places, as shapes with attributes instead: a
 * strict policy ignores style attributes in a page.
 */
import { classesOf, type Element, type Node } from './markup.ts'

/** @throws for a part that has none: then the picture would be untrue */
export function withoutStyle(element: Element): readonly Node[] {
  const [name = ''] = classesOf(element)
  const { style, ...attributes } = element.attributes
  const plain = { ...element, attributes }
  const to = share(element, '--to')
  if (name === 'scale') return [scale(element)]
  if (name === 'consumption-share' || name === 'progress-bar')
    return [{ ...plain, children: [bar({ width: percent(to) })] }]
  // The marks have their places by the style sheet: the first is at the top, the second half way.
  if (name === 'graph-mark') return [plain]
  if (element.tag === 'li' && attributes.class === undefined) return [bar({ height: percent(to) })]
  // The end of the ring is turned to its place only while it moves.
  if (element.tag === 'svg' && (style === '' || element.children.length === 0)) return [plain]
  throw new Error(`A picture cannot draw ${element.tag}.${name} with the style ${style}.`)
}

const bar = (size: Element['attributes']): Element => ({
  tag: 'svg',
  attributes: { width: '100%', height: '100%', ...size },
  children: [],
})

/** The scale of a stepper, in logical pixels of the display. Its shapes take no sizes from live boxes. */
const WIDTH = 210

function scale(element: Element): Element {
  const [from, to, at] = ['--from', '--to', '--at'].map((name) => rounded(WIDTH * share(element, name)))
  const marks = element.children.flatMap((child) =>
    typeof child !== 'string' && classesOf(child).includes('scale-mark')
      ? [
          shape('rect', 'mark-line', {
            x: rounded(WIDTH * share(child, '--at')),
            y: 15,
            width: 1,
            height: 5,
          }),
        ]
      : [],
  )
  return {
    tag: 'svg',
    attributes: { class: 'scale', viewBox: `0 0 ${WIDTH} 20` },
    children: [
      shape('rect', 'track', { y: 4, width: WIDTH, height: 4, rx: 2 }),
      shape('rect', 'fill', {
        x: from,
        y: 4,
        width: rounded(Number(to) - Number(from)),
        height: 4,
        rx: 2,
      }),
      ...marks,
      shape('circle', 'thumb', { cx: at, cy: 6, r: 6 }),
    ],
  }
}

function shape(tag: string, name: string, places: Readonly<Record<string, number | undefined>>): Element {
  const attributes = Object.fromEntries(Object.entries(places).map(([key, value]) => [key, String(value)]))
  return { tag, attributes: { class: name, ...attributes }, children: [] }
}

/** A part of a whole, 0 to 1, as the style has it. */
function share({ attributes }: Element, name: string): number {
  const value = new RegExp(`${name}:([\\d.e-]+)`).exec(attributes.style ?? '')?.[1]
  return Number(value ?? 0)
}

const rounded = (number: number) => Math.round(number * 100) / 100
const percent = (part: number) => `${rounded(100 * part)}%`
