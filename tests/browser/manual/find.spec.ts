/** The field of the manual's index, which filters the list below it. */

import { axeFinds } from '../helpers/axe'
import { expect, type Page, test } from '../helpers/test'
import { wholeIf } from '../helpers/whole'

const field = (page: Page) => page.locator('[data-find] input')
const said = (page: Page) => page.locator('[data-find] output')
/** What is hidden is not read. */
const read = { useInnerText: true }
const entries = (page: Page) => page.locator('.group li:visible')
const groups = (page: Page) => page.locator('.group:visible')

test('what is typed filters the list, and Escape shows it whole again', async ({ page }) => {
  const requests: string[] = []
  await page.goto('/manual/en/')
  const all = await entries(page).count()
  page.on('request', (request) => requests.push(request.url()))

  await field(page).pressSequentially('lock buttons')
  await expect(page.locator('[data-task="lock-keys"]')).toBeVisible()
  await expect(page.locator('[data-task="set-clock"]')).toBeHidden()
  await expect(page.locator('.buttons-figure')).toBeHidden()
  expect(await entries(page).count()).toBeLessThan(6)
  await expect(said(page)).toHaveText(`Matches: ${await entries(page).count()}`, read)

  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(entries(page)).toHaveCount(all)
  await expect(page.locator('.buttons-figure')).toBeVisible()
  await expect(said(page)).toHaveText('', read)

  // What people call it, and the heading of a group.
  await field(page).fill('child')
  await expect(page.locator('[data-task="lock-keys"]')).toBeVisible()
  await field(page).fill('reference')
  await expect(entries(page)).toHaveCount(await page.locator('[aria-labelledby="reference"] li').count())
  expect(requests).toEqual([])
})

test('where nothing is found the page says so, and leads to the demo', async ({ page }) => {
  await page.goto('/manual/fi/')
  await field(page).fill('jalkapallo')
  await expect(groups(page)).toHaveCount(0)
  await expect(said(page)).toContainText('Ei osumia', read)
  await said(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/\?lang=fi$|\/home/)
})

// behaviour 29.14
test('a danger shows what to do first, also where nothing is found', async ({ page }) => {
  await page.goto('/manual/en/')
  await field(page).fill('there is a burning smell')
  await expect(page.locator('[data-safety]')).toContainText('Call an electrician')
  await expect(page.locator('[data-safety]')).toHaveRole('alert')
  await field(page).fill('floor')
  await expect(page.locator('[data-safety]')).toBeHidden()
})

for (const language of ['fi', 'de'])
  test(
    `the field and what it says fit at 320 px with large letters, and axe finds nothing: ${language}`,
    wholeIf(language === 'fi'),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(`/manual/${language}/`)
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      for (const typed of ['timer', 'xyzzy', language === 'de' ? 'Brandgeruch' : 'palaneen haju']) {
        await field(page).fill(typed)
        expect(await axeFinds(page), typed).toEqual([])
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        expect(await overflow(), typed).toBe(0)
        await page.evaluate(() => {
          document.documentElement.style.fontSize = ''
        })
      }
    },
  )
