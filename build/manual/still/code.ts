import type { Drawing } from '../../../src/display/qr.ts'
import { classesOf, type Element, type Node } from './markup.ts'

/** Draws the code into its card, which the components leave empty until a browser has loaded its program. */
export function shortCode(nodes: readonly Node[], { size, path }: Drawing): readonly Node[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node
    if (!classesOf(node).includes('code'))
      return { ...node, children: shortCode(node.children, { size, path }) }
    const modules: Element = {
      tag: 'path',
      attributes: { class: 'code-strokes', d: strokesOf(path) },
      children: [],
    }
    return {
      ...node,
      attributes: { ...node.attributes, viewBox: `0 0 ${size} ${size}` },
      children: [card(size), modules],
    }
  })
}

const card = (size: number): Element => ({
  tag: 'path',
  attributes: { class: 'code-card', d: `M0 0h${size}v${size}h-${size}z` },
  children: [],
})

/** The same modules as strokes as thick as a row, in a third of the letters. */
export function strokesOf(path: string): string {
  let row = -1
  let end = 0
  let strokes = ''
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    const from = Number(x)
    strokes += Number(y) === row ? `m${from - end} 0` : `M${from} ${Number(y) + 0.5}`
    strokes += `h${length}`
    row = Number(y)
    end = from + Number(length)
  }
  return strokes
}
