/** Which language is spoken, and what is downloaded for it. */
import { expect, type Page, test } from '../helpers/test'
import { wholeIf } from '../helpers/whole'

const catalogs = (requests: readonly string[]) =>
  requests.filter((url) => /assets\/(sv|no|fi|da|de)-/.test(url))

function watch(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return requests
}

const names = {
  sv: ['Föregående', 'Bekräfta', 'Nästa', 'Tillbaka'],
  no: ['Forrige', 'Bekreft', 'Neste', 'Tilbake'],
  fi: ['Edellinen', 'Vahvista', 'Seuraava', 'Takaisin'],
  da: ['Forrige', 'Bekræft', 'Næste', 'Tilbage'],
} as const

for (const [language, buttons] of Object.entries(names)) {
  // behaviour 20.3
  test(
    `in ${language} the buttons, the document and the catalog are ${language}`,
    wholeIf(language !== 'fi'),
    async ({ page }) => {
      const requests = watch(page)
      await page.goto(`/home?lang=${language}`)
      for (const name of buttons) await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(catalogs(requests)).toEqual([expect.stringContaining(`/${language}-`)])
    },
  )
}

test('the address comes before what is stored, what is stored before the browser’s language', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'fi-FI', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  const language = () => expect(page.locator('html'))
  await page.goto('/home')
  await language().toHaveAttribute('lang', 'fi')
  await page.goto('/home?lang=da')
  await language().toHaveAttribute('lang', 'da')
  await page.goto('/home')
  await language().toHaveAttribute('lang', 'da')
  await context.close()
})

for (const [locale, language] of [
  ['nb-NO', 'no'],
  ['nn-NO', 'no'],
  ['de-AT', 'de'],
  ['fr-FR', 'en'],
] as const) {
  test(
    `a browser in ${locale} is spoken to in ${language}`,
    wholeIf(locale !== 'nb-NO'),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) })
      const page = await context.newPage()
      await page.goto('/home')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await context.close()
    },
  )
}

// behaviour 20.4
test('English needs no catalog of its own', { tag: '@whole' }, async ({ page }) => {
  const requests = watch(page)
  await page.goto('/home')
  await expect(page.getByRole('button', { name: 'Previous' })).toBeVisible()
  expect(catalogs(requests)).toEqual([])
})

test('switching reloads nothing and keeps the screen', async ({ page }) => {
  await page.goto('/home/menu/settings?lang=en')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await expect(page.locator('[data-display]')).toContainText('Sprache')
  await expect(page.locator('[data-display]')).toHaveAttribute('data-path', '/home/menu/settings')
  await expect(page).toHaveTitle(/Einstellungen/)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

test('a catalog that fails to load leaves English', async ({ page }) => {
  await page.route('**/assets/sv-*.js', (route) => route.abort())
  await page.goto('/home/menu?lang=sv')
  await expect(page.locator('[data-display]')).toContainText('Main menu')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.locator('[aria-current="true"]')).toHaveText('Energy consumption')
})

test('numbers, times and weekdays are those of the language', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/home/menu/energy-consumption?lang=sv')
  await expect(page.locator('[data-display]')).toContainText('0,81')
  await page.goto('/home/menu/program/week/review')
  await expect(page.locator('div:has(> [data-on])')).toHaveText('MTOTFLS')
})
