/** The manual as a visitor's browser shows and prints it, under the product's own headers. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { languages } from '../../../src/thermostat/device/device'
import { findAxeViolations } from '../helpers/axe'
import { readPages } from '../helpers/printed-pages'
import { recordProblems } from '../helpers/sites'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

/** One page of each kind. Axe is slow, so `npm test` checks only the pages that differ most. */
const kinds = [
  '',
  'connect-wifi/',
  'why-it-goes-back/',
  'screens/',
  'screens/home/menu/settings/keylock/',
  'settings/',
  'display/',
  'errors/',
  'floor/',
  'sensor-choice/',
  'sensors/',
  'limits/',
  'house/',
]
const daily = ['connect-wifi/', 'screens/home/menu/settings/keylock/', 'house/']

/** Leaves out the contrast of disabled lines: only the device's own lines have the attribute that exempts them. */
function isNoGreyedLine(finding: string): boolean {
  const [, nodes = '[]'] = /^color-contrast: (.*)$/s.exec(finding) ?? []
  const found: readonly { readonly target: readonly string[] }[] = JSON.parse(nodes)
  return found.length === 0 || found.some(({ target }) => !target.join().includes('[data-disabled'))
}

/** Finds elements that are wider than the window or extend beyond it. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? `${scrollWidth} px in ${clientWidth} px` : null
  })

for (const [language, colorScheme, read] of [
  ['fi', 'light', daily],
  ['fi', 'light', kinds],
  ['fi', 'dark', kinds],
  ['de', 'light', kinds],
  ['de', 'dark', kinds],
] as const)
  test(
    `pages of every kind fit at 320 px and violate no policy, in ${language}, ${colorScheme}, ${read.length} checked by axe`,
    tagWholeIf(read === kinds),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 320, height: 640 })
      const problems = await recordProblems(page)
      for (const kind of kinds) {
        await page.goto(`/manual/${language}/${kind}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (read.includes(kind))
          expect((await findAxeViolations(page)).filter(isNoGreyedLine), kind).toEqual([])
        expect(await tooWide(page), kind).toBeNull()
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        expect(await tooWide(page), `${kind} with letters twice as large`).toBeNull()
      }
      expect(problems).toEqual([])
    },
  )

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a task can be found and read, and links to its screens and the live device', async ({ page }) => {
    await page.goto('/manual/en/')
    await expect(page.locator('[data-find]')).toBeHidden()
    await page.getByRole('link', { name: 'Lock the buttons', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lock the buttons')
    await expect(page.locator('li[data-step]').last().locator('[data-picture]')).toBeVisible()
    await expect(page.locator('[data-live]')).toBeHidden()
    await expect(page.locator('[data-print]')).toBeHidden()
    const screens = page.getByRole('navigation', { name: 'Screens on the way' })
    await screens.getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL('/manual/en/screens/home/menu/settings/')
    await page.goBack()
    await page.getByRole('link', { name: 'Show it on the thermostat' }).click()
    await expect(page).toHaveURL(/\/home\/\?task=lock-keys&mode=show/)
  })

  test('the list of languages opens, and links to the same page in another language', {
    tag: '@whole',
  }, async ({ page }) => {
    await page.goto('/manual/en/errors/')
    await page.locator('summary', { hasText: 'English' }).click()
    const finnish = page.getByRole('link', { name: 'Suomi' })
    await expect(finnish).toHaveAttribute('lang', 'fi')
    await finnish.click()
    await expect(page).toHaveURL('/manual/fi/errors/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  })
})

test('the first Tab skips to the content, and a printed page has all of its steps', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/manual/en/lock-keys/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await test.step('its button prints it', async () => {
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed')
  })

  await test.step('on paper it is white also in dark mode, in smaller text, with full width', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator('body')).toHaveCSS('font-size', '13.3333px')
    await expect(page.locator(':has(> main)')).toHaveCSS('padding', '0px')
  })

  await test.step('the paper has every step, and no buttons', async () => {
    const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }))
    const pdf = await getDocument({ data }).promise
    const text = (await readPages(pdf)).map((one) => one.text).join(' ')
    await pdf.destroy()
    expect(text).toContain('Lock the buttons')
    const steps = await page.locator('li[data-step]').count()
    expect(steps).toBeGreaterThan(2)
    for (let step = 1; step <= steps; step++) expect(text).toContain(`${step} Press `)
    expect(text).not.toContain('Show it on the thermostat')
    expect(text).not.toMatch(/\bPrint\b/)
  })
})

test('on a phone the title is within 120 px, below one row of parts with the current one in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const place of ['lock-keys/', 'house/', 'screens/home/menu/settings/keylock/']) {
    await page.goto(`/manual/fi/${place}`)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(title?.y, place).toBeLessThanOrEqual(120)
    await expect(page.locator('#parts [aria-current]'), place).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[data-print]')).toBeHidden()
  }
})

test('steps are in pairs, with their pictures and buttons on the same lines', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/manual/de/lock-keys/')
  const lines = (selector: string) =>
    page
      .locator(`li[data-step] > ${selector}`)
      .evaluateAll((parts) => parts.slice(0, 4).map((part) => Math.round(part.getBoundingClientRect().top)))
  for (const selector of ['[data-picture]', '.press-strip']) {
    const [first, second, third, fourth] = await lines(selector)
    expect([second, fourth], selector).toEqual([first, third])
    expect(third, selector).toBeGreaterThan(first ?? 0)
  }
  const beginning = page.locator('li[data-home]')
  const picture = await beginning.locator('[data-picture]').boundingBox()
  const ways = await beginning.locator('.way-home').boundingBox()
  expect(ways?.y, 'the ways home are beside the first picture').toBe(picture?.y)
  expect(ways?.height).toBeLessThanOrEqual(picture?.height ?? 0)
})

test('the first tasks of the index are in the first view, and each button is next to its text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const language of languages) {
    await page.goto(`/manual/${language}/`)
    await expect(page.locator('[data-task]').first(), language).toBeInViewport({ ratio: 1 })
    const gaps = await page.locator('.buttons-figure dl > div').evaluateAll((rows) =>
      rows.map((row) => {
        const text = row.querySelector('dd')?.getBoundingClientRect().top ?? 0
        return text - row.getBoundingClientRect().top
      }),
    )
    expect(Math.max(...gaps), language).toBeLessThan(30)
  }
})

test('every page is at most 20 kB compressed, and has its language and a text for every picture', () => {
  const pages = readdirSync('dist/manual', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => ({ file, source: readFileSync(join('dist/manual', file), 'utf8') }))
  expect(pages.length).toBeGreaterThan(100 * languages.length)
  for (const { file, source } of pages) {
    if (!file.includes('print')) expect(gzipSync(source).length, file).toBeLessThanOrEqual(20_000)
    expect(source, file).toContain(`<html lang="${file.split(sep)[0]}"`)
    const pictures = source.match(/<[^>]* data-picture=""[^>]*>/g) ?? []
    const silent = pictures.filter((tag) => !/role="img"/.test(tag) || !/aria-label="[^"]+"/.test(tag))
    expect(silent, file).toEqual([])
  }
})
