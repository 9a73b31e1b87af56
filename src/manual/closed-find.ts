/** The field of the index: what finds is loaded once somebody uses it, and takes its place then. */
import { part } from '../ui/part'

const find = part(() => import('./find'))

/** The keys that open a list. */
const OPENING = ['Enter', 'ArrowDown']

/** @param place has the field and, hidden, what is said where the finder cannot be loaded */
export function offerFind(place: HTMLElement): void {
  const field = place.querySelector('input')
  if (!field) return
  place.hidden = false
  const used = new AbortController()
  const use = () => {
    used.abort()
    void openFind(place, field)
  }
  const onKey = (event: KeyboardEvent) => {
    if (!OPENING.includes(event.key) || event.isComposing) return
    event.preventDefault()
    use()
  }
  field.addEventListener('click', use, used)
  field.addEventListener('input', use, used)
  field.addEventListener('keydown', onKey, used)
}

async function openFind(place: HTMLElement, field: HTMLInputElement): Promise<void> {
  try {
    const { showFind } = await find.load()
    await showFind(place, field)
  } catch {
    for (const missing of place.querySelectorAll<HTMLElement>('[role="alert"]')) missing.hidden = false
  }
}
