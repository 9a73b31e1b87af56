/** The field of the manual's index, which filters the list below it. */
import { findAxeViolations } from '../helpers/axe'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

const field = (page: Page) => page.getByRole('searchbox')
const messageOf = (page: Page) => page.locator('[data-find] output')
/** `innerText` leaves out hidden texts. */
const read = { useInnerText: true }
const entries = (page: Page) => page.locator('main li').filter({ visible: true })
const task = (page: Page, id: string) => page.locator(`li[data-task="${id}"]`)

test('typing filters the list, and Escape clears the filter', async ({ page }) => {
  await page.goto('/manual/en/')
  const all = await entries(page).count()
  const buttons = page.getByRole('region', { name: 'The buttons' })
  await expect(buttons).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))

  await field(page).pressSequentially('lock buttons')
  await expect(task(page, 'lock-keys')).toBeVisible()
  await expect(task(page, 'set-clock')).toBeHidden()
  await expect(buttons).toBeHidden()
  expect(await entries(page).count()).toBeLessThan(6)
  await expect(messageOf(page)).toHaveText(`Matches: ${await entries(page).count()}`, read)

  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(entries(page)).toHaveCount(all)
  await expect(buttons).toBeVisible()
  await expect(messageOf(page)).toHaveText('', read)

  // The queries are a synonym and the heading of a group.
  await field(page).fill('child')
  await expect(task(page, 'lock-keys')).toBeVisible()
  await field(page).fill('reference')
  await expect(entries(page)).toHaveCount(await page.locator('[aria-labelledby="reference"] li').count())

  // behaviour 29.14
  await test.step('a danger shows the safety card first, also without results', async () => {
    await field(page).fill('there is a burning smell')
    await expect(page.getByRole('alert')).toContainText('Call an electrician')
    await field(page).fill('floor')
    await expect(page.getByRole('alert')).toBeHidden()
  })
  expect(requests).toEqual([])
})

for (const [language, typed] of [
  ['fi', 'jalkapallo'],
  ['fi', 'ajastin'],
  ['fi', 'palaneen haju'],
  ['de', 'xyzzy'],
  ['de', 'Timer'],
  ['de', 'Brandgeruch'],
] as const)
  test(
    `the index field and its message fit at 320 px, and axe finds no problem, for "${typed}" in ${language}`,
    tagWholeIf(typed !== 'jalkapallo'),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(`/manual/${language}/`)
      await field(page).fill(typed)
      expect(await findAxeViolations(page)).toEqual([])
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(await overflow(), 'with large letters').toBe(0)
      if (typed !== 'jalkapallo') return

      // Without results the page says so, and links to the demo.
      await expect(entries(page)).toHaveCount(0)
      await expect(messageOf(page)).toContainText('Ei osumia', read)
      await messageOf(page).getByRole('link').click()
      await expect(page).toHaveURL(/\/\?lang=fi$|\/home/)
    },
  )
