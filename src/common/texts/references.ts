/**
 * Names of other texts inside a text, by their ids: `{functions.ventilation}`, or
 * `{functions.ventilation|tuuletuksen}` where the sentence needs another form. Whoever changes a function so
 * finds the sentences that speak of it. The build fills them in: a browser never sees one.
 */

/** Texts of one language by id, from all its catalogs. */
export type TextsById = Readonly<Record<string, unknown>>

/** A name with a dot is an id; a value's name has none. */
const REFERENCE = /\{([\w-]+(?:\.[\w-]+)+)(?:\|([^{}]+))?\}/g

export interface Reference {
  readonly id: string
  /** The form that the sentence has in place of the text itself. */
  readonly form: string | undefined
}

export function referencesIn(text: string): readonly Reference[] {
  return [...text.matchAll(REFERENCE)].map(([, id = '', form]) => ({ id, form }))
}

/** The text with the names; one that nothing has stays as it is. */
export function resolveReferences(text: string, texts: TextsById): string {
  return text.replace(REFERENCE, (written, id: string, form?: string) => form ?? String(texts[id] ?? written))
}

/** Says what is wrong with the references of a text. */
export function referenceErrors(text: string, texts: TextsById): readonly string[] {
  return referencesIn(text).flatMap(({ id }) => {
    const name = texts[id]
    if (typeof name !== 'string') return [`refers to ${id}, which no catalog has`]
    return /[{}]/.test(name) ? [`refers to ${id}, which is not a plain text`] : []
  })
}
