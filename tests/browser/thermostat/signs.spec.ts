/** The signs of buttons in sentences: seen as signs, heard as the names of the buttons, copied as seen. */
import { CompanionDriver } from '../helpers/companion-driver'
import { expect, type Page, test } from '../helpers/test'

/** Two steps of "Lock the buttons". */
const heard = ['Press Confirm for the menu', 'Press Next twice to reach “Settings”']

const copied = (page: Page, place: string) =>
  page.locator(place).evaluate((element) => {
    getSelection()?.selectAllChildren(element)
    return getSelection()?.toString()
  })

test('a page of the manual is heard with the names of the buttons', async ({ page }) => {
  await page.goto('/manual/en/lock-keys/')
  const steps = page.locator('ol.steps')
  await expect(steps.locator('[data-step="1"] .step-text')).toMatchAriaSnapshot(`- paragraph: ${heard[0]}`)
  await expect(steps.locator('[data-step="2"] .step-text')).toMatchAriaSnapshot(`- paragraph: ${heard[1]}`)
  await expect(steps.locator('.way-home li').first()).toMatchAriaSnapshot(
    '- listitem: If you do not see the dial, press Close at the top.',
  )
  expect(await copied(page, '[data-step="2"] .step-text')).toMatch(/^Press\s›\stwice to reach “Settings”$/)
})

test('the booklet is heard with the names of the buttons', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/manual/en/print/')
  const task = page.locator('[data-task="lock-keys"]')
  await expect(task.locator('[data-step="2"] .step-text')).toMatchAriaSnapshot(`- paragraph: ${heard[1]}`)
})

test('the table of settings is heard without the signs between the titles', { tag: '@whole' }, async ({
  page,
}) => {
  await page.goto('/manual/en/settings/')
  await expect(page.locator('tr[data-field="keylock"] a').last()).toHaveAccessibleName(
    'Main menu , Settings , Keypad lock',
  )
})

/** What the browser itself tells screen readers: it takes a title for a description, too. */
async function describedByTheirNames(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const { nodes } = await cdp.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ name, description }) => name?.value && name.value === description?.value)
    .map(({ name }) => name?.value)
}

test('no button of a show is described by its own name', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('lock-keys', '&mode=show')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(await describedByTheirNames(page)).toEqual([])
  await companion.do('pause')
  await companion.isIn('paused')
  expect(await describedByTheirNames(page)).toEqual([])
})

test('the caption and the steps of a task are heard with the names of the buttons', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('lock-keys', '&mode=show')
  await companion.do('pause')
  await expect(companion.caption).toMatchAriaSnapshot(`- text: ${heard[0]}`)
  expect(await copied(page, '[data-caption]')).toMatch(/^Press\s○\sfor the menu$/)
  const steps = page.locator('#panel-tasks ol li')
  await expect(steps.nth(0)).toMatchAriaSnapshot(`- listitem: ${heard[0]}`)
  await expect(steps.nth(1)).toMatchAriaSnapshot(`- listitem: ${heard[1]}`)
})
