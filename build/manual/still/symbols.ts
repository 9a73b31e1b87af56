/** Icons as symbols: a page defines each once, and its pictures name them. */
import { createHash } from 'node:crypto'
import { type Element, findAll } from './markup.ts'

/** The outlines of the icons that were drawn, by the names of their symbols. */
const outlines = new Map<string, string>()

/** Names an icon instead of drawing it. The same outline has the same name in every build. */
export function iconOf(icon: Element): Element {
  const paths = findAll(icon.children, ({ tag }) => tag === 'path')
  const outline = paths.map(({ attributes }) => attributes.d).join('')
  const name = `i${createHash('sha256').update(outline).digest('hex').slice(0, 6)}`
  outlines.set(name, outline)
  const use = { tag: 'use', attributes: { href: `#${name}` }, children: [] }
  return { tag: 'svg', attributes: { class: icon.attributes.class ?? 'icon' }, children: [use] }
}

/** The symbols that the pictures in this markup name; a page has them once, before its first picture. */
export function symbolsFor(markup: string): string {
  const names = new Set([...markup.matchAll(/<use href="#(i[0-9a-f]{6})"/g)].map(([, name]) => String(name)))
  const symbols = [...names].sort().map((name) => {
    const outline = outlines.get(name)
    if (outline === undefined) throw new Error(`No picture has drawn the icon ${name}.`)
    return (
      `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" ` +
      `stroke-linecap="round" stroke-linejoin="round"><path d="${outline}"/></symbol>`
    )
  })
  return symbols.length === 0
    ? ''
    : `<svg class="symbols" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`
}
