/** The header that the thermostat's page, the manual, the handover sheet and `embed.html` have in common. */
import { packDevice } from '../../../src/site/share/pack-device'
import { factorySettings, type Language, languages } from '../../../src/thermostat/device/device'
import { readTexts } from '../../helpers/catalogs'
import { findAxeViolations } from '../helpers/axe'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

const shared = `#d=${packDevice({ ...factorySettings, temperatureValue: 30 })}`

const pagesIn = (language: Language) => [
  `/manual/${language}/sensors/`,
  `/sheet/?lang=${language}${shared}`,
  ...(language === 'en' ? ['/embed.html'] : []),
]

const header = (page: Page) => page.locator('[data-region="header"]')
const links = (page: Page) => header(page).locator('> a, > div > nav > :is(a, button)')

async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('h1')).toBeVisible()
}

// behaviour 24.10
test('the header is the same on every page and 56 px high', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const address of ['/home', ...pagesIn('en')]) {
    await open(page, address)
    await expect(links(page), address).toHaveText(['Underfloor heating thermostat', 'Try', 'Manual', 'Share'])
    expect(await header(page).boundingBox(), address).toEqual({ x: 0, y: 0, width: 1280, height: 56 })
    const current = address === '/home' ? ['Try'] : address.startsWith('/manual') ? ['Manual'] : []
    await expect(links(page).and(page.locator('[aria-current="page"]'))).toHaveText(current)
  }
})

// behaviour 24.10
test('on a phone the header is one row, with the way to the device instead of Share', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const address of [...pagesIn('en'), ...pagesIn('de')]) {
      await open(page, address)
      expect((await header(page).boundingBox())?.height, `${address} at ${width} px`).toBe(45)
      await expect(links(page).filter({ hasText: /^(Share|Teilen)$/ })).toBeHidden()
      await expect(links(page).filter({ hasText: /^(Try|Ausprobieren)$/ })).toBeVisible()
    }
  }
})

test('the arrow of the list of languages is beside the word, however short that is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/home?lang=fi')
  const list = header(page).locator('select')
  await expect(list).toHaveValue('fi')
  const room = await list.evaluate((element: HTMLSelectElement) => {
    const pen = document.createElement('canvas').getContext('2d')
    if (pen) pen.font = getComputedStyle(element).font
    return element.clientWidth - (pen?.measureText('Suomi').width ?? 0)
  })
  // The arrow and the padding.
  expect(room).toBeLessThan(46)
})

for (const language of languages)
  test(
    `the header is not cut off, and axe finds no problem in it, in ${language}`,
    tagWholeIf(language !== 'de'),
    async ({ page }) => {
      const texts = readTexts(language)
      const words = ['device', 'try', 'manual', 'shareShort'].map((id) => texts[`page.${id}`] ?? '')
      for (const address of pagesIn(language)) {
        await open(page, address)
        await expect(links(page)).toHaveText(words)
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          for (const part of await header(page).locator('a:visible, summary, select').all()) {
            const box = await part.boundingBox()
            expect(box?.height).toBeGreaterThanOrEqual(44)
            expect(box?.x).toBeGreaterThanOrEqual(0)
            expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
          }
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
          expect(await findAxeViolations(page), `${address} at ${width} px`).toEqual([])
        }
      }
    },
  )

test('the manual’s list of languages fits on a phone, also with large text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, '/manual/fi/sensors/')
  await header(page).locator('summary').click()
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
    for (const link of await header(page).locator('details a').all())
      await expect(link).toBeInViewport({ ratio: 1 })
  }
})

// behaviour 24.10, 30.1
test('Share opens the dialog in the language of the manual, with the device of the sheet', async ({
  page,
}) => {
  const dialog = page.locator('dialog[data-share]')
  await open(page, '/manual/fi/sensors/')
  await links(page).getByText('Jaa').click()
  await expect(dialog.getByRole('heading')).toHaveText('Jaa termostaatti')
  await expect(page).toHaveURL('/home')
  await open(page, `/sheet/${shared}`)
  await links(page).getByText('Jaa').click()
  await expect(dialog.locator('input')).toHaveValue(new RegExp(`${shared}$`))

  // In a frame no address opens the dialog.
  await page.goto('/manual/en/limits/')
  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), { src: '/home?share' })
    document.body.append(frame)
  })
  const framed = page.frameLocator('iframe')
  await expect(framed.locator('[data-command="share"]')).toBeAttached()
  await expect(framed.locator('dialog')).toHaveCount(0)
})

// behaviour 24.10
test('a button prints the manual and the sheet, and is not printed itself', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed')
  })
  for (const address of ['/manual/en/lock-keys/', '/sheet/']) {
    await page.emulateMedia({ media: 'screen' })
    await open(page, address)
    const button = page.getByRole('button', { name: 'Print' })
    await button.click()
    await expect(page.locator('html')).toHaveAttribute('data-printed')
    await page.emulateMedia({ media: 'print' })
    await expect(button).toBeHidden()
    await expect(header(page).getByRole('navigation')).toBeHidden()
  }
})
