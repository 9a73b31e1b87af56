/** The filter of the manual's index: shows only the tasks and pages that contain the typed words. */
import { normalisedWords, normaliseText } from '../../common/texts/normalised-words'

export const includesAll = (words: readonly string[], text: string): boolean =>
  words.every((word) => text.includes(word))

/** In letters. Shorter words of a phrase match only without an ending. */
const MIN_STEM_LENGTH = 4
/** The part of a typed word that an entry must contain where no entry has all words: the rest may be an ending. */
const STEM_SHARE = 2 / 3
/** Shorter words are in other words, such as "a". */
const isTelling = (word: string) => word.length > 2
/** The part of the typed words, weighted by their rarity, that an entry must contain then. */
const MIN_SHARE_FOUND = 0.2
/** Entries that contain almost as much as the best one are shown, too. */
const NEARLY_BEST = 0.8

/**
 * Returns the texts that contain every word. If there are none, returns those that contain most of them: a word counts
 * for more, the fewer texts contain it, so that a whole question is found by its telling words.
 */
export function findTexts<Text extends { readonly text: string }>(
  words: readonly string[],
  texts: readonly Text[],
): readonly Text[] {
  const complete = texts.filter(({ text }) => includesAll(words, text))
  if (complete.length > 0) return complete
  const weighted = words.filter(isTelling).map((word) => {
    const stem = word.slice(0, Math.max(MIN_STEM_LENGTH, Math.ceil(word.length * STEM_SHARE)))
    const count = texts.filter(({ text }) => text.includes(stem)).length
    return { stem, weight: Math.log(texts.length / Math.max(1, count)) }
  })
  const sum = (some: typeof weighted) => some.reduce((total, { weight }) => total + weight, 0)
  const scored = texts.map((one) => ({
    one,
    score: sum(weighted.filter(({ stem }) => one.text.includes(stem))),
  }))
  const best = Math.max(...scored.map(({ score }) => score))
  if (best === 0 || best < MIN_SHARE_FOUND * sum(weighted)) return []
  return scored.filter(({ score }) => score >= NEARLY_BEST * best).map(({ one }) => one)
}

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
  const allEntries = sections.flatMap(({ entries }) => entries)
  const listOf = (name: 'danger' | 'harmless') => danger.dataset[name]?.split('|') ?? []
  const [phrases, harmless] = [listOf('danger'), listOf('harmless')]
  const filter = () => {
    const typed = normalisedWords(field.value)
    const found = new Set(findTexts(typed, allEntries))
    const count = found.size
    for (const { section, entries } of sections) {
      for (const entry of entries) entry.element.hidden = !found.has(entry)
      // A section without entries, such as the buttons, is shown only while the field is empty.
      section.hidden = typed.length > 0 && !entries.some((entry) => found.has(entry))
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
