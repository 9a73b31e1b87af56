/**
 * Names of other texts inside a text, by their ids: `{functions.ventilation}`, or
 * `{functions.ventilation|tuuletuksen}` where the sentence needs another form. Whoever changes a function so
 * finds the sentences that speak of it. The build fills them in: a browser never sees one.
 */

/** Texts of one language by id, from all its catalogs. */
export type Texts = Readonly<Record<string, unknown>>

/** A name with a dot is an id; a value's name has none. */
const REFERENCE = /\{([\w-]+(?:\.[\w-]+)+)(?:\|([^{}]+))?\}/g

export interface Reference {
  readonly id: string
  /** The form that the sentence has in place of the text itself. */
  readonly said: string | undefined
}

export function referencesIn(text: string): readonly Reference[] {
  return [...text.matchAll(REFERENCE)].map(([, id = '', said]) => ({ id, said }))
}

/** The text with the names; one that nothing has stays as it is. */
export function withNames(text: string, texts: Texts): string {
  return text.replace(REFERENCE, (written, id: string, said?: string) => said ?? String(texts[id] ?? written))
}

/** Says what is wrong with the references of a text. */
export function wrongReferences(text: string, texts: Texts): readonly string[] {
  return referencesIn(text).flatMap(({ id }) => {
    const name = texts[id]
    if (typeof name !== 'string') return [`refers to ${id}, which no catalog has`]
    return /[{}]/.test(name) ? [`refers to ${id}, which is not a plain text`] : []
  })
}
