import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import type { Message, MessageCases, MessagePart, Messages } from '../src/common/texts/message.ts'
import { referenceErrors, resolveReferences, type TextsById } from '../src/common/texts/references.ts'

/**
 * Turns `import messages from './en.json?catalog'` into an object of id -> message, for
 * `src/common/texts/message.ts`. Lingui's parser of ICU messages stays out of the browser, and a broken message
 * fails the build, as does a reference to a text that is not there.
 */
export function catalogs(): Plugin {
  return {
    name: 'catalogs',
    // Runs before Vite's own JSON plugin.
    enforce: 'pre',
    transform: {
      filter: { id: /\.json\?catalog$/ },
      handler(source, id) {
        const file = id.replace(/\?.*/, '')
        const beside = catalogsBeside(file)
        for (const other of beside) this.addWatchFile(other)
        const messages = compileCatalog(source, file, textsOf(beside))
        const code = `export default ${JSON.stringify(messages)}`
        return { code, moduleType: 'js', map: null }
      },
    },
  }
}

/** Returns all catalogs of the same language: texts may refer to each other. */
function catalogsBeside(file: string): readonly string[] {
  const [ending] = /(?<=^|-)\w\w\.json$/.exec(basename(file)) ?? []
  if (!ending) return [file]
  const isOfLanguage = (name: string) => name === ending || name.endsWith(`-${ending}`)
  return readdirSync(dirname(file))
    .filter(isOfLanguage)
    .map((name) => join(dirname(file), name))
}

/** Returns the texts of catalogs, not compiled. */
export function textsOf(files: readonly string[]): TextsById {
  return Object.assign({}, ...files.map((file) => parse(readFileSync(file, 'utf8'), file)))
}

/** @param texts further texts that this catalog may refer to */
export function compileCatalog(source: string, file: string, texts: TextsById = {}): Messages {
  const compiled: Record<string, Message> = {}
  const own = parse(source, file)
  const all = { ...texts, ...own }
  for (const [id, text] of Object.entries(own)) {
    if (typeof text !== 'string') throw new Error(`${file}: "${id}" must be a text`)
    const [wrong] = referenceErrors(text, all)
    if (wrong) throw new Error(`${file}: ${id} ${wrong}`)
    try {
      compiled[id] = compile(resolveReferences(text, all))
    } catch (error) {
      throw new Error(`${file}: "${id}" is not a valid ICU message: ${reason(error)}`)
    }
  }
  return compiled
}

/** @param text in ICU's MessageFormat, with `{name}`, `{name, number}`, plural and select */
export function compile(text: string): Message {
  return messageOf(compileMessageOrThrow(text), null)
}

/** @param counted the name of the enclosing plural, whose number `#` stands for */
function messageOf(compiled: CompiledMessage, counted: string | null): Message {
  if (typeof compiled === 'string') return compiled
  const parts = compiled.map((part) => partOf(part, counted))
  const [first = '', ...others] = parts
  return typeof first === 'string' && others.length === 0 ? first : parts
}

function partOf(part: Exclude<CompiledMessage, string>[number], counted: string | null): MessagePart {
  if (typeof part === 'string') return part === '#' && counted !== null ? [counted, 'number'] : part
  const [name, type, detail] = part
  if (type === undefined) return [name]
  if (type === 'number' && detail === undefined) return [name, 'number']
  if (type === 'plural' && isChoice(detail)) return [name, casesOf(detail, name)]
  if (type === 'select' && isChoice(detail)) return [name, casesOf(detail, counted)]
  throw new Error(`{${name}, ${type}} is not supported in the product's texts`)
}

type Choice = Readonly<Record<string, CompiledMessage | number | undefined>>

/** Rejects a plural with an offset. Lingui writes `offset: undefined` for one without. */
function isChoice(detail: unknown): detail is Choice {
  return typeof detail === 'object' && detail !== null && !('offset' in detail && detail.offset !== undefined)
}

function casesOf(choice: Choice, counted: string | null): MessageCases {
  const cases = Object.entries(choice).flatMap(([key, message]) =>
    message === undefined || typeof message === 'number' ? [] : [[key, messageOf(message, counted)] as const],
  )
  return Object.fromEntries(cases)
}

function parse(source: string, file: string): object {
  try {
    const catalog: unknown = JSON.parse(source)
    if (typeof catalog === 'object' && catalog !== null && !Array.isArray(catalog)) return catalog
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${reason(error)}`)
  }
  throw new Error(`${file} must be an object of texts by id`)
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
