/**
 * Lists as the display scrolls them, with only the lines that can be in view. How high a line is only a
 * browser knows, so the style sheet finishes the work: the lines down to the focused one are as high as they
 * are, or end where the list ends, and those beyond it follow.
 */
import { classesOf, type Element, findAll, type Node } from './markup.ts'

/** As many of the lowest lines as the display holds, and one that is cut. */
const MOST = 6

/** A list of a whole screen: the parts beside it are as high as they are, and are never scrolled. */
export function linesInView(list: Element): Element {
  if (classesOf(list).includes('answers')) return list
  const lines = list.children.filter(isElement)
  const focus = lines.findIndex(hasFocus)
  return { ...list, tag: 'div', children: inView(lines, focus) }
}

/** Values to walk through, whose groups are no boxes of their own. */
export function rowsInView(walk: Element): Element {
  const rows = findAll(walk.children, ({ tag }) => tag === 'b' || tag === 'li')
  return { ...walk, children: inView(rows, rows.findIndex(hasFocus)) }
}

function inView(lines: readonly Element[], focus: number): readonly Node[] {
  if (focus < 1) return lines.slice(0, MOST).flatMap(plainLine)
  const first = Math.max(0, focus + 1 - MOST)
  const beyond = lines.slice(focus + 1, MOST)
  return [
    part('to-focus', lines.slice(first, focus + 1)),
    ...(beyond.length > 0 ? [part('beyond', beyond)] : []),
  ]
}

const part = (name: string, lines: readonly Element[]): Element => ({
  tag: 'div',
  attributes: { class: name },
  children: lines.flatMap(plainLine),
})

/** A line needs no item around it, unless something stands below it. */
function plainLine(line: Element): readonly Node[] {
  if (line.tag === 'b') return [line]
  if (line.attributes.class !== undefined) return [{ ...line, tag: 'div' }]
  return line.children.length === 1 ? line.children : [{ ...line, tag: 'div' }]
}

const isElement = (node: Node): node is Element => typeof node !== 'string'

const hasFocus = (line: Element) =>
  findAll([line], ({ attributes }) => attributes['aria-current'] !== undefined).length > 0
