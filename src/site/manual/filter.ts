/** The filter of the index: only the tasks and pages in which every typed word occurs stay in view. */
import { normalisedWords } from '../../common/texts/normalised-words'

/** A text as it is compared: without case and accents. */
export const normalizeText = (text: string): string => normalisedWords(text).join(' ')

export const includesAll = (words: readonly string[], text: string): boolean =>
  words.every((word) => text.includes(word))

/** From how many letters a word of danger may have an ending. */
const MIN_STEM_LENGTH = 4

/**
 * Whether all words of a phrase are typed, in any order. All phrases are comparable ones.
 * @param harmless what only sounds like it, and is taken out first: the longest first
 */
export function mentionsDanger(
  typed: readonly string[],
  phrases: readonly string[],
  harmless: readonly string[] = [],
): boolean {
  const text = harmless.reduce((all, phrase) => all.replace(` ${phrase} `, ' '), ` ${typed.join(' ')} `)
  const rest = text.split(' ')
  return phrases.some((phrase) =>
    phrase.split(' ').every((word) => rest.some((one) => isInflectionOf(one, word))),
  )
}

const isInflectionOf = (typed: string, word: string) =>
  typed === word || (word.length >= MIN_STEM_LENGTH && typed.startsWith(word))

/** @param place has the field and what is said of the hits; it is shown only where scripts run */
export function connectFilter(place: HTMLElement): void {
  const field = place.querySelector('input')
  const hits = place.querySelector<HTMLElement>('[data-hits]')
  const none = place.querySelector<HTMLElement>('[data-none]')
  const danger = place.querySelector<HTMLElement>('[data-danger]')
  if (!field || !hits || !none || !danger) return
  const sections = [...document.querySelectorAll<HTMLElement>('main section')].map(readEntries)
  const listOf = (name: 'danger' | 'harmless') => danger.dataset[name]?.split('|') ?? []
  const [phrases, harmless] = [listOf('danger'), listOf('harmless')]
  const filter = () => {
    const typed = normalisedWords(field.value)
    let count = 0
    for (const { section, entries } of sections) {
      const found = entries.filter(({ text }) => includesAll(typed, text))
      for (const entry of entries) entry.element.hidden = !found.includes(entry)
      // The buttons are no entry: they are there while nothing is typed.
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
    // Not every browser empties a search field by itself.
    event.preventDefault()
    field.value = ''
    filter()
  })
  place.hidden = false
}

/** What is read in each entry of a section, with its heading and what people type when they look for it. */
function readEntries(section: HTMLElement) {
  const heading = section.querySelector('h2')?.textContent
  const entries = [...section.querySelectorAll<HTMLElement>('li')].map((element) => ({
    element,
    text: normalizeText(`${heading} ${element.textContent} ${element.dataset.words ?? ''}`),
  }))
  return { section, entries }
}
