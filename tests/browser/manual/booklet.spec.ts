/** The booklets as `npm run manual` prints them: right contents, whole tasks, tags, an outline. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { printBooklet } from '../../../scripts/manual/pdf'
import { findAxeViolations } from '../helpers/axe'
import { type PrintedPage, readPages } from '../helpers/printed-pages'
import { expect, test } from '../helpers/test'

for (const [language, booklet] of [
  ['fi', 'home'],
  ['de', 'installer'],
] as const) {
  test(`the booklet ${booklet} in ${language} has contents, whole tasks, tags and an outline`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.goto(`/manual/${language}/print/${booklet}/`)
    const tasks = await page.locator('[data-task] > h2').allTextContents()
    const chapters = await page.locator('h1').allTextContents()
    const headings = await page.locator(':is(h1, h2, h3):not([data-picture] *):visible').count()
    const { pdf: printed, pages: count } = await printBooklet(page)
    const pdf = await getDocument({ data: new Uint8Array(printed) }).promise
    const pages = await readPages(pdf)

    await test.step('it is tagged, in its language, on A5', async () => {
      expect((await pdf.getMarkInfo())?.Marked).toBe(true)
      expect((await pdf.getMetadata()).info).toMatchObject({ Language: language })
      const [, , width = 0, height = 0] = (await pdf.getPage(1)).view
      expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([148, 210])
      expect(pages).toHaveLength(count)
    })

    await test.step('screen readers hear what each picture shows', () => {
      const figures = pages.flatMap(({ tags }) => tags.filter(({ role }) => role === 'Figure'))
      expect(figures.length).toBeGreaterThan(tasks.length)
    })

    await test.step('its outline has every chapter, and every task below its chapter', async () => {
      const outline = await pdf.getOutline()
      expect(outline.map(({ title }) => withoutSpaces(title))).toEqual(chapters.map(withoutSpaces))
      const below = outline.flatMap(({ items }) => items.map(({ title }) => withoutSpaces(title)))
      expect(below).toEqual(expect.arrayContaining(tasks.map(withoutSpaces)))
      expect(countOf(outline), 'the titles of screens in the pictures are no headings').toBe(headings)
    })

    await test.step('the contents name the page on which each task begins', async () => {
      const numbers = await page
        .locator('li li > a:has([data-page-of])')
        .evaluateAll((links) =>
          links.map((link) => Number(link.querySelector('[data-page-of]')?.textContent)),
        )
      expect(numbers).toHaveLength(tasks.length)
      for (const [at, task] of tasks.entries())
        expect(headingsOf(pages[(numbers[at] ?? 0) - 1]), task).toContain(withoutSpaces(task))
      expect(pages.at(-1)?.text, 'the number at the foot of the last page').toContain(`${count}`)
    })
    await pdf.destroy()
  })
}

test('on screen a booklet fits the window, and no button in a picture can be reached', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/manual/de/print/home/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await expect(page.locator('button:not([inert] *)')).toHaveCount(0)
  expect(await findAxeViolations(page)).toEqual([])
})

interface Entry {
  readonly items: readonly Entry[]
}

function countOf(entries: readonly Entry[]): number {
  return entries.reduce((count, { items }) => count + 1 + countOf(items), 0)
}

/**
 * Removes what a PDF may lack at the end of a line, and the degree sign of a picture before, which its reader may count
 * to a title.
 */
const withoutSpaces = (text: string) => text.replaceAll(/[\s\u00ad°]/g, '')
const headingsOf = (printed: PrintedPage | undefined) =>
  printed?.tags.filter(({ role }) => role === 'H2').map(({ text }) => withoutSpaces(text))
