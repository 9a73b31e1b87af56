/** The manual as a visitor's browser shows it, under the product's own headers. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languages } from '../../../src/device/device'
import { axeFinds } from '../helpers/axe'
import { expect, type Page, test } from '../helpers/test'
import { wholeIf } from '../helpers/whole'

/** One page of each kind. */
const kinds = [
  '',
  'connect-wifi/',
  'why-it-goes-back/',
  'screens/',
  'screens/home/menu/settings/keylock/',
  'settings/',
  'sensors/',
  'display/',
  'errors/',
  'limits/',
  'house/',
]

/** What the browser says of a page, such as that its policy was violated. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('requestfailed', (request) => complaints.push(request.url()))
  return complaints
}

/** What cannot be chosen is greyed in a picture as it is on the device, whose lines say so themselves. */
function isNoGreyedLine(finding: string): boolean {
  const [, nodes = '[]'] = /^color-contrast: (.*)$/s.exec(finding) ?? []
  const found: readonly { readonly target: readonly string[] }[] = JSON.parse(nodes)
  return found.length === 0 || found.some(({ target }) => !target.join().includes('[data-disabled'))
}

/** What is wider than the window, or stands out of it. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? `${scrollWidth} px in ${clientWidth} px` : null
  })

for (const language of ['fi', 'de'])
  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `pages of every kind are accessible and break no policy: ${language}, ${colorScheme}`,
      wholeIf(language !== 'fi' || colorScheme === 'dark'),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        const complaints = complaintsOf(page)
        for (const kind of kinds) {
          await page.goto(`/manual/${language}/${kind}`)
          await expect(page.locator('h1')).toBeVisible()
          expect((await axeFinds(page)).filter(isNoGreyedLine), kind).toEqual([])
        }
        expect(complaints).toEqual([])
      },
    )

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a task is found, read, and leads to the live device and to its screens', async ({ page }) => {
    await page.goto('/manual/en/')
    await page.getByRole('link', { name: 'Lock the buttons', exact: true }).click()
    await expect(page.locator('h1')).toHaveText('Lock the buttons')
    await expect(page.locator('li[data-step]').last().locator('[data-picture]')).toBeVisible()
    await expect(page.locator('[data-live]')).toBeHidden()
    await expect(page.locator('[data-print]')).toBeHidden()
    await expect(page.locator('.live-link')).toHaveAttribute('href', /task=lock-keys/)
    await page.locator('.links').getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL('/manual/en/screens/home/menu/settings/')
  })

  test('the languages unfold, and lead to the same page in another one', { tag: '@whole' }, async ({
    page,
  }) => {
    await page.goto('/manual/en/errors/')
    await page.locator('.languages summary').click()
    const finnish = page.locator('.languages a[hreflang="fi"]')
    await expect(finnish).toHaveAttribute('lang', 'fi')
    await finnish.click()
    await expect(page).toHaveURL('/manual/fi/errors/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  })
})

for (const language of ['fi', 'de'])
  test(
    `nothing is wider than 320 px, nor with letters twice as large: ${language}`,
    wholeIf(language !== 'fi'),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      for (const kind of kinds) {
        await page.goto(`/manual/${language}/${kind}`)
        expect(await tooWide(page), kind).toBeNull()
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        expect(await tooWide(page), `${kind} with large letters`).toBeNull()
      }
    },
  )

test('the first key leads past what every page has', async ({ page }) => {
  await page.goto('/manual/en/lock-keys/')
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip')).toBeFocused()
  await expect(page.locator('.skip')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('on paper a page is white also by night, in smaller letters, from edge to edge', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/manual/en/lock-keys/')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('body')).toHaveCSS('font-size', '14.6667px')
  await expect(page.locator('.page')).toHaveCSS('padding', '0px')
})

test('every page names itself in the other languages, and each of them is there', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  await page.goto('/manual/sv/lock-keys/')
  const alternates = page.locator('link[rel="alternate"]')
  const found = await alternates.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  )
  expect(found).toEqual(
    [...languages, 'x-default'].map((one) => [one, `/manual/${one === 'x-default' ? 'en' : one}/lock-keys/`]),
  )
  for (const [, address] of found) expect((await request.get(String(address))).status()).toBe(200)
})

test('the page of the device leads to the manual in its language', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/home?lang=da')
  await expect(page.locator('[data-region="header"] a[href="/manual/da/"]')).toBeVisible()
})

test('no page has more than 20 kB as it is sent', () => {
  const pages = readdirSync('dist/manual', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && !file.includes('print'))
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join('dist/manual', file))).length }))
  expect(pages.length).toBeGreaterThan(100 * languages.length)
  expect(pages.filter(({ bytes }) => bytes > 20_000)).toEqual([])
})

test('no picture of any page has more than 3 kB', () => {
  const pages = readdirSync('dist/manual/de', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  for (const file of pages) {
    const [, ...pictures] = readFileSync(join('dist/manual/de', file), 'utf8').split('<div class="display"')
    // Up to the end of its step, or of what else holds it.
    const sizes = pictures.map((picture) =>
      Buffer.byteLength(picture.split(/<\/li>|<div class="drawn-buttons"|<p>/)[0] ?? ''),
    )
    expect(
      sizes.filter((bytes) => bytes > 3000),
      file,
    ).toEqual([])
  }
})
