/** Tests the choice of the language, and the downloads for it. */
import { display, key, open, waitForPath } from '../helpers/panel'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, test } from '../helpers/test'

// behaviour 20.3, 20.4
for (const [language, buttons] of [
  ['fi', ['Edellinen', 'Vahvista', 'Seuraava', 'Takaisin']],
  ['en', ['Previous', 'Confirm', 'Next', 'Back']],
] as const)
  test(
    `the buttons, the document and the catalog are in ${language}; English needs no catalog`,
    tagWholeIf(language !== 'fi'),
    async ({ page }) => {
      const catalogs: string[] = []
      page.on('request', (request) => {
        const [, catalog] = /assets\/([a-z]{2})-/.exec(request.url()) ?? []
        if (catalog) catalogs.push(catalog)
      })
      await open(page, `/home?lang=${language}`)
      for (const name of buttons) await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(catalogs).toEqual(language === 'en' ? [] : [language])
    },
  )

test.describe('a browser in Norwegian', () => {
  test.use({ locale: 'nb-NO' })

  test('the language comes from the address, then from storage, then from the browser', async ({ page }) => {
    for (const [address, language] of [
      ['/home', 'no'],
      ['/home?lang=da', 'da'],
      ['/home', 'da'],
    ] as const) {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
  })
})

test('switching the language keeps the page and its screen; a catalog that fails leaves English', async ({
  page,
}) => {
  await page.route('**/assets/sv-*.js', (route) => route.abort())
  await page.goto('/home/menu/settings?lang=sv')
  await expect(display(page)).toContainText('Settings')
  await key(page, 'next').click()
  await expect(page.locator('[aria-current="true"]')).toHaveText('Language')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await page.locator('[name="language"]').selectOption('de')
  await expect(display(page)).toContainText('Sprache')
  await waitForPath(page, '/home/menu/settings')
  await expect(page).toHaveTitle(/Einstellungen/)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

test('numbers, times and the initials of the days follow the language', async ({ page }) => {
  await page.goto('/home/menu/energy-consumption?lang=sv')
  await expect(display(page)).toContainText('0,81')
  await page.goto('/home/menu/program/week/review')
  const letters = { en: 'MTWTFSS', sv: 'MTOTFLS', no: 'MTOTFLS', fi: 'MTKTPLS', da: 'MTOTFLS', de: 'MDMDFSS' }
  for (const [language, text] of Object.entries(letters)) {
    await page.locator('[name="language"]').selectOption(language)
    await expect(display(page).locator('div:has(> [data-on])')).toHaveText(text)
  }
  await expect(display(page).locator('[data-on]')).toHaveText(['M', 'D', 'M', 'D', 'F'])
})
