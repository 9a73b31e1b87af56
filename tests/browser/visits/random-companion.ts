/** The random visitor uses the companion: types a request, or presses one of its buttons. */
import type { Locator, Page } from '@playwright/test'
import { expandedSearchField, searchField } from '../helpers/search-field'
import type { RandomChoices } from './random-choices'

/** Requests that people type, also some without a result, and an empty one. */
const queries = [
  '',
  'lock',
  'clock',
  'wifi',
  'timer',
  'language',
  '23',
  'why',
  'reset',
  'install',
  'xyzzy',
] as const

/** @returns a description of the act for the log; `null` if no companion is in view */
export async function useCompanion(page: Page, random: RandomChoices): Promise<string | null> {
  const pressed: string[] = []
  for (let left = random.pick(1, 2, 3); left > 0; left--) {
    // The next picture is drawn only after time passes.
    await page.clock.runFor(50)
    const one = await pressRandom(page.locator('[data-do]:not([aria-disabled="true"])'), random)
    if (!one) break
    pressed.push(one)
    await page.clock.runFor(random.pick(0, 300, 4000))
  }
  return pressed.length > 0 ? `${pressed.join(', ')} in the companion` : search(page, random)
}

async function search(page: Page, random: RandomChoices): Promise<string | null> {
  const field = searchField(page)
  const list = expandedSearchField(page)
  // Behind the other tab there is no field until its own tab is pressed.
  if (!(await field.isVisible()) && !(await pressRandom(page.getByRole('tab').first(), random))) return null
  if (!(await list.isVisible())) {
    await pressRandom(field, random)
    for (let tries = 0; tries < 40 && !(await list.isVisible()); tries++) await page.clock.runFor(50)
    if (!(await list.isVisible())) return 'open the companion'
  }
  const query = random.pick(...queries)
  await field.fill(query)
  // Leaves out places, which may be other pages: the visit would end there.
  const options = page.locator('[role="option"]:not([data-place])')
  const found = random.integerBelow(4) === 0 ? null : await pressRandom(options, random)
  return `ask for “${query}”${found ? ` and choose ${found}` : ''}`
}

/**
 * Presses a random visible element and gives it the focus, as a mouse does. Finds and presses it in one call, because
 * the page may be redrawn in between, and without a pointer, because another element may cover it. @returns the name
 * of the element; `null` if there is none
 */
function pressRandom(places: Locator, random: RandomChoices): Promise<string | null> {
  return places.evaluateAll((all: readonly HTMLElement[], pick) => {
    const shown = all.filter((one) => one.checkVisibility())
    const one = shown[pick % shown.length]
    if (!one) return null
    const { do: act, task, path } = one.dataset
    // An option leaves the focus in its field.
    if (one.role !== 'option') one.focus({ preventScroll: true })
    one.click()
    return act ?? task ?? path ?? 'the field'
  }, random.integerBelow(60))
}
