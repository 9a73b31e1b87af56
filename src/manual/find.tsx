/** Finds a page of the manual, as the companion finds a task: loaded once somebody uses the index's field. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Found } from '../companion/find/entries'
import { FindField } from '../companion/find/find-field'
import type { Naming } from '../companion/find/find-option'
import { typeInto } from '../companion/find/type-into'
import { useFind } from '../companion/find/use-find'
import { loadTaskWords, type PlaceId } from '../companion/task-words'
import { type Language, languages, type Text } from '../device/device'
import { loadPart, withTexts } from '../texts/guidance'
import { loadWords } from '../texts/languages'
import { say } from '../texts/say'
import { screenPlace, taskPlace } from './places'

/**
 * Puts the finder in the place of the field, with the focus and what was typed.
 * @throws where a file fails to load
 */
export async function showFind(place: HTMLElement, closed: HTMLInputElement): Promise<void> {
  const naming = await namingOf(languages.find((one) => one === place.dataset.find) ?? 'en')
  const announce = (text: Text) => {
    const said = place.querySelector('[role="status"]')
    if (said) said.textContent = say(text, naming.words)
  }
  const drawn = document.createElement('div')
  flushSync(() => createRoot(drawn).render(<ManualFind naming={naming} announce={announce} />))
  const field = drawn.querySelector('input')
  const hadFocus = document.activeElement === closed
  closed.parentElement?.replaceWith(drawn)
  if (!field) return
  if (closed.value) typeInto(field, closed.value)
  if (!hadFocus) return
  field.focus({ preventScroll: true })
  field.click()
}

async function namingOf(language: Language): Promise<Naming> {
  const [words, texts, tasks] = await Promise.all([
    loadWords(language),
    loadPart('guidance', language),
    loadTaskWords(language),
  ])
  return { words: withTexts(words, texts), tasks }
}

interface ManualFindProps {
  readonly naming: Naming
  readonly announce: (text: Text) => void
}

/** Closed until it is used: all tasks are below it. */
function ManualFind({ naming, announce }: ManualFindProps) {
  const { find, onAsk } = useFind(naming)
  return (
    <FindField
      find={find}
      naming={naming}
      onChoose={(found) => goTo(found, naming.words.language)}
      isBrief
      onAsk={onAsk}
      announce={announce}
    />
  )
}

function goTo(found: Found, language: Language): void {
  if (found.kind !== 'place')
    location.assign(found.kind === 'task' ? taskPlace(found.id) : screenPlace(found.path))
  else if (found.id === 'page-language') showLanguages()
  else location.assign(places[found.id](language))
}

/** The index is in the folder of its language, and so is every page; the demo and its sheet are above. */
const places: Readonly<Record<Exclude<PlaceId, 'page-language'>, (language: Language) => string>> = {
  manual: () => '#everyday',
  booklet: () => 'print/',
  share: (language) => `../../?lang=${language}`,
  sheet: (language) => `../../sheet/?lang=${language}`,
}

/** The page's own list of languages, unfolded. */
function showLanguages(): void {
  const languages = document.querySelector<HTMLDetailsElement>('.languages')
  if (!languages) return
  languages.open = true
  languages.querySelector('summary')?.focus()
}
