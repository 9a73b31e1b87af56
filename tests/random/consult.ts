/** The random visitor at the companion: asks for something, or presses one of its buttons. */
import type { Page } from '@playwright/test'
import { handle } from '../panel'
import type { Luck } from './luck'

/** What people ask for, also what nobody can find, and nothing. */
const questions = [
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

/** @returns what was done, for the diary */
export async function consult(page: Page, luck: Luck): Promise<string> {
  // What is drawn next waits for time to pass.
  await page.clock.runFor(50)
  const buttons = page.locator('[data-do]:not([aria-disabled="true"])').filter({ visible: true })
  const count = await buttons.count()
  if (count === 0) return ask(page, luck)
  const button = buttons.nth(luck.below(count))
  const what = await button.getAttribute('data-do')
  // By no pointer: on a phone the sheet may lie over it.
  await button.dispatchEvent('click')
  await page.clock.runFor(luck.of(0, 300, 4000))
  return `${what} in the companion`
}

async function ask(page: Page, luck: Luck): Promise<string> {
  const field = page.locator('.find input')
  if (!(await field.isVisible())) {
    if (!(await handle(page).isVisible())) return 'no companion to ask'
    await handle(page).dispatchEvent('click')
    for (let tries = 0; tries < 40 && !(await field.isVisible()); tries++) await page.clock.runFor(50)
    if (!(await field.isVisible())) return 'the companion comes later'
  }
  const question = luck.of(...questions)
  await field.fill(question)
  const options = page.locator('[role="option"]')
  const count = await options.count()
  if (luck.below(4) === 0 || count === 0) return `ask for “${question}”`
  // At once, because the list may change as the words of English come.
  const found = await options.evaluateAll((all: readonly HTMLElement[], pick) => {
    const option = all[pick % all.length]
    option?.click()
    return option?.dataset.task ?? option?.dataset.path
  }, luck.below(count))
  return `ask for “${question}” and choose ${found}`
}
