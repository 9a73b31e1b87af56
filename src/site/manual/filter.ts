/** The filter of the manual's index: shows only the tasks and pages that contain every typed word. */
import { normalisedWords } from '../../common/texts/normalised-words'

/** Removes case, accents and punctuation, for comparing. */
export const normaliseText = (text: string): string => normalisedWords(text).join(' ')

export const includesAll = (words: readonly string[], text: string): boolean =>
  words.every((word) => text.includes(word))

/** In letters. Shorter words of a phrase match only without an ending. */
const MIN_STEM_LENGTH = 4

/**
 * Returns true if all words of a phrase about danger are typed, in any order.
 * @param typed    normalised words
 * @param phrases  about danger, normalised
 * @param harmless phrases that only sound dangerous, normalised, the longest first; removed before the comparison
 */
export function mentionsDanger(
  typed: readonly string[],
  phrases: readonly string[],
  harmless: readonly string[] = [],
): boolean {
  const text = harmless.reduce((all, phrase) => all.replace(` ${phrase} `, ' '), ` ${typed.join(' ')} `)
  const rest = text.split(' ')
  return phrases.some((phrase) =>
    phrase.split(' ').every((word) => rest.some((other) => isInflectionOf(other, word))),
  )
}

const isInflectionOf = (typed: string, word: string) =>
  typed === word || (word.length >= MIN_STEM_LENGTH && typed.startsWith(word))

interface FilterElements {
  /** Contains all others. Hidden until the filter works. */
  readonly place: HTMLElement
  readonly field: HTMLInputElement
  /** Shows the number of hits. */
  readonly hits: HTMLElement
  /** Shown if there are no hits. */
  readonly none: HTMLElement
  /** Shown if the visitor types a phrase about danger. Carries the phrases. */
  readonly danger: HTMLElement
}

export function connectFilter({ place, field, hits, none, danger }: FilterElements): void {
  const sections = [...document.getElementsByTagName('section')].map(readEntries)
  const listOf = (name: 'danger' | 'harmless') => danger.dataset[name]?.split('|') ?? []
  const [phrases, harmless] = [listOf('danger'), listOf('harmless')]
  const filter = () => {
    const typed = normalisedWords(field.value)
    let count = 0
    for (const { section, entries } of sections) {
      const found = entries.filter(({ text }) => includesAll(typed, text))
      for (const entry of entries) entry.element.hidden = !found.includes(entry)
      // A section without entries, such as the buttons, is shown only while the field is empty.
      section.hidden = typed.length > 0 && found.length === 0
      count += found.length
    }
    hits.textContent = typed.length > 0 && count > 0 ? `${hits.dataset.hits}: ${count}` : ''
    none.hidden = count > 0
    danger.hidden = !mentionsDanger(typed, phrases, harmless)
  }
  field.addEventListener('input', filter)
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || field.value === '') return
    // Not every browser clears a search field on Escape.
    event.preventDefault()
    field.value = ''
    filter()
  })
  place.hidden = false
}

/** Reads the searchable text of each entry: its section's heading, its own text, and further search words. */
function readEntries(section: HTMLElement) {
  const heading = section.getElementsByTagName('h2')[0]?.textContent
  const entries = [...section.getElementsByTagName('li')].map((element) => ({
    element,
    text: normaliseText(`${heading} ${element.textContent} ${element.dataset.words ?? ''}`),
  }))
  return { section, entries }
}
