/** Tests the signs of buttons in sentences: shown as signs, read out as the names of the buttons, copied as shown. */
import { CompanionDriver } from '../helpers/companion-driver'
import { expect, type Locator, type Page, test } from '../helpers/test'

/** Two steps of "Lock the buttons". */
const sentences = ['Press Confirm for the menu', 'Press Next twice to reach “Settings”']

const copied = (place: Locator) =>
  place.evaluate((element) => {
    getSelection()?.selectAllChildren(element)
    return getSelection()?.toString()
  })

/** The sentence of a step. */
const step = (place: Page | Locator, number: number) => place.locator(`[data-step="${number}"] > p`)

test('screen readers hear the names of the buttons in the manual and its booklets', async ({ page }) => {
  await page.goto('/manual/en/lock-keys/')
  for (const [at, sentence] of sentences.entries())
    await expect(step(page, at + 1)).toMatchAriaSnapshot(`- paragraph: ${sentence}`)
  await expect(page.locator('[data-home]').getByRole('listitem').first()).toMatchAriaSnapshot(
    '- listitem: If you do not see the dial, press Close at the top.',
  )
  expect(await copied(step(page, 2))).toMatch(/^Press\s›\stwice to reach “Settings”$/)
  await page.goto('/manual/en/print/home/')
  await expect(page.locator('[data-task="lock-keys"] .sign-line > li').nth(2)).toMatchAriaSnapshot(
    `- listitem: ${sentences[1]}. Press Confirm to open “Settings”.`,
  )
  await page.goto('/manual/en/settings/')
  await expect(page.locator('tr[data-field="keylock"] a').last()).toHaveAccessibleName(
    'Main menu , Settings , Keypad lock',
  )
})

/** Returns the browser's own data for screen readers, in which a title also counts as a description. */
async function describedByTheirNames(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const { nodes } = await cdp.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ name, description }) => name?.value && name.value === description?.value)
    .map(({ name }) => name?.value)
}

test('screen readers hear the names of buttons in the caption and the steps, and no description of a button there', async ({
  page,
}) => {
  const companion = new CompanionDriver(page)
  await companion.open('lock-keys')
  const steps = page.locator('#panel-tasks ol li')
  for (const [at, sentence] of sentences.entries())
    await expect(steps.nth(at)).toMatchAriaSnapshot(`- listitem: ${sentence}`)
  await companion.pressAction('show')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(await describedByTheirNames(page)).toEqual([])
  await companion.pressAction('pause')
  await companion.expectState('paused')
  expect(await describedByTheirNames(page)).toEqual([])
  await expect(companion.caption).toMatchAriaSnapshot(`- text: ${sentences[0]}`)
  expect(await copied(companion.caption)).toMatch(/^Press\s○\sfor the menu$/)
})
