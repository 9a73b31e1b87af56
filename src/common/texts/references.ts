/**
 * References from one text to another by id: `{functions.ventilation}`, or `{functions.ventilation|tuuletuksen}` if
 * the sentence needs another form of the name. A search for the id thus finds all sentences about a function.
 * The build resolves references; browsers never get one.
 */

/** Texts of one language by id, from all its catalogs. */
export type TextsById = Readonly<Record<string, unknown>>

/** An id has a dot; the name of a value has none. */
const REFERENCE = /\{([\w-]+(?:\.[\w-]+)+)(?:\|([^{}]+))?\}/g

export interface Reference {
  readonly id: string
  /** The form of the name in this sentence, if it differs from the text. */
  readonly form: string | undefined
}

export function referencesIn(text: string): readonly Reference[] {
  return [...text.matchAll(REFERENCE)].map(([, id = '', form]) => ({ id, form }))
}

/** Replaces references by the texts they name; a reference to an unknown id stays. */
export function resolveReferences(text: string, texts: TextsById): string {
  return text.replace(
    REFERENCE,
    (reference, id: string, form?: string) => form ?? String(texts[id] ?? reference),
  )
}

/** Returns the errors in the references of a text, each as the end of a sentence about it. */
export function referenceErrors(text: string, texts: TextsById): readonly string[] {
  return referencesIn(text).flatMap(({ id }) => {
    const name = texts[id]
    if (typeof name !== 'string') return [`refers to ${id}, which no catalog has`]
    return /[{}]/.test(name) ? [`refers to ${id}, which is not a plain text`] : []
  })
}
