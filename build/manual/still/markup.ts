/** Markup as a tree, so that a drawing of the display can be made lighter. Reads only what React writes. */

export interface Element {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Node[]
}

/** A text stays as React wrote it, with its special signs escaped. */
export type Node = Element | string

const token = /<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*?)?)(\/?)>|[^<]+/gi

/** @throws where it is not markup as React writes it */
export function readMarkup(html: string): readonly Node[] {
  const root: { tag: string; children: Node[] } = { tag: '', children: [] }
  const open: { tag: string; children: Node[] }[] = [root]
  for (const [whole, closes, tag, attributes = '', isEmpty] of html.matchAll(token)) {
    const within = open.at(-1)
    if (!within) throw new Error(`There is one ${whole} too many.`)
    if (!tag) within.children.push(whole)
    else if (closes) {
      if (within.tag !== tag) throw new Error(`${whole} closes a ${within.tag}.`)
      open.pop()
    } else {
      const element = { tag, attributes: readAttributes(attributes), children: [] }
      within.children.push(element)
      if (!isEmpty) open.push(element)
    }
  }
  if (open.length !== 1) throw new Error(`A ${open.at(-1)?.tag} is not closed.`)
  return root.children
}

function readAttributes(source: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...source.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
}

export function writeMarkup(nodes: readonly Node[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : writeElement(node))).join('')
}

function writeElement({ tag, attributes, children }: Element): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === 'true' || value === '' ? ` ${name}` : ` ${name}="${value}"`,
  )
  const isShape = ['path', 'rect', 'circle', 'use'].includes(tag)
  if (isShape) return `<${tag}${written.join('')}/>`
  return `<${tag}${written.join('')}>${writeMarkup(children)}</${tag}>`
}

/** The classes of an element. */
export function classesOf({ attributes }: Element): readonly string[] {
  return attributes.class?.split(' ').filter(Boolean) ?? []
}

/** The element itself and all within it that fit, in the order of the markup. */
export function findAll(nodes: readonly Node[], fits: (element: Element) => boolean): readonly Element[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(fits(node) ? [node] : []), ...findAll(node.children, fits)],
  )
}
