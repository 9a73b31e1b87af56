import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import type { Message, Messages } from '../src/texts/message.ts'

/**
 * In what is built, the id of a text is its place in the catalogs: 'settings.title' becomes '217', and a catalog is the list of its
 * messages. Ids that the code puts together, `error.e${code}`, keep their names.
 */
export interface TextIds {
  /** Gives a module with places for ids. */
  shorten(code: string): string
  /** Gives the JavaScript of a catalog that knows its messages by place, and the few others by name. */
  listed(messages: Messages): string
}

/** @param root the folder of the project, whose English catalog says which ids there are */
export function textIdsOf(root: string): TextIds {
  const english: object = JSON.parse(readFileSync(join(root, 'src/texts/en.json'), 'utf8'))
  const beginnings = puttingTogether(join(root, 'src'))
  const isNamed = (id: string) => beginnings.some((beginning) => id.startsWith(beginning))
  const ids = Object.keys(english)
  const listed = ids.filter((id) => !isNamed(id))
  const places = new Map(listed.map((id, place) => [id, String(place)]))
  return {
    shorten: (code) => withLiterals(code, places),
    listed(messages) {
      // A hole is a text of the English catalog.
      const list: readonly (Message | null)[] = listed.map((id) => messages[id] ?? null)
      const named = Object.fromEntries(Object.entries(messages).filter(([id]) => isNamed(id)))
      return `Object.assign(${parsing(list)},${parsing(named)})`
    },
  }
}

/** A browser parses JSON faster than the same data as JavaScript. */
export function parsing(data: object): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(data))})`
}

/** How the ids begin that the sources put together with a template. */
function puttingTogether(folder: string): readonly string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  return sources.flatMap((file) => {
    const templates = readFileSync(join(folder, file), 'utf8').matchAll(/`([\w-]+\.[\w.-]*)\$\{(?!string\})/g)
    return [...templates].map(([, beginning = '']) => beginning)
  })
}

function withLiterals(code: string, places: ReadonlyMap<string, string>): string {
  const found: { readonly start: number; readonly end: number; readonly place: string }[] = []
  new Visitor({
    Literal({ value, start, end }) {
      const place = typeof value === 'string' && places.get(value)
      if (place) found.push({ start, end, place })
    },
  }).visit(parseSync('module.js', code).program)
  return found.reduceRight(
    (text, { start, end, place }) => `${text.slice(0, start)}'${place}'${text.slice(end)}`,
    code,
  )
}
