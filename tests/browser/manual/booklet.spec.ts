/** The booklet as `npm run manual` prints it: right contents, whole steps, tags, an outline. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { printBooklet } from '../../../scripts/manual/pdf'
import { flattenTags, type PrintedPage, readPages, type Tag } from '../helpers/printed-pages'
import { expect, test } from '../helpers/test'

for (const [language, format] of [
  ['fi', 'A4'],
  ['de', 'A5'],
] as const) {
  test(`the booklet on ${format} in ${language} has contents, whole steps, tags and an outline`, {
    tag: '@whole',
  }, async ({ page }) => {
    test.setTimeout(300_000)
    await page.goto(`/manual/${language}/print/`)
    const tasks = await page.locator('[data-task] h2:not([data-picture] *)').allTextContents()
    const chapters = await page.locator('h1').allTextContents()
    const headings = await page.locator(':is(h1, h2, h3):not([data-picture] *):visible').count()
    const steps = await page.locator('li:has([data-picture])').count()
    const data = new Uint8Array(await printBooklet(page, format))
    const pdf = await getDocument({ data }).promise
    const pages = await readPages(pdf)

    await test.step('it is tagged, in its language', async () => {
      expect((await pdf.getMarkInfo())?.Marked).toBe(true)
      expect((await pdf.getMetadata()).info).toMatchObject({ Language: language })
      const titles = pages.flatMap(({ tags }) => tags.filter(({ role }) => role === 'H1'))
      expect(titles).toHaveLength(chapters.length)
    })

    await test.step('its outline has every chapter, and every task below its chapter', async () => {
      const outline = await pdf.getOutline()
      expect(outline.map(({ title }) => title)).toEqual(chapters)
      const below = outline.flatMap(({ items }) => items.map(({ title }) => title))
      expect(below).toEqual(expect.arrayContaining(tasks))
      expect(countOf(outline), 'the titles of screens in the pictures are no headings').toBe(headings)
    })

    await test.step('the contents name the page on which each task begins', async () => {
      const entries = await page.locator('a:has([data-page-of])').evaluateAll((links) =>
        links.map((link) => ({
          text: link.querySelector('span')?.textContent ?? '',
          number: Number(link.querySelector('[data-page-of]')?.textContent),
        })),
      )
      for (const task of tasks) {
        const entry = entries.find(({ text }) => text === task)
        const heads = headingsOf(pages[(entry?.number ?? 0) - 1])
        expect(
          heads?.some((head) => head.startsWith(task.replaceAll(/\s/g, ''))),
          task,
        ).toBe(true)
      }
      const last = pages.length
      expect(pages[last - 1]?.text, 'the number at the foot of the last page').toContain(`${last}`)
    })

    await test.step('each step is on one page, with its picture', () => {
      const lines = pages.flatMap(({ tags }) => tags.filter(isStep))
      expect(lines).toHaveLength(steps)
      for (const line of lines) expect(flattenTags(line).some(isSentence)).toBe(true)
    })
    await pdf.destroy()
  })
}

interface Entry {
  readonly items: readonly Entry[]
}

function countOf(entries: readonly Entry[]): number {
  return entries.reduce((count, { items }) => count + 1 + countOf(items), 0)
}

const isSentence = ({ role, text }: Tag) => role === 'P' && text.length > 3
/** The tags of a page name the lines of other pages as well, so only lines whose picture is on this page count. */
const isStep = ({ role, children }: Tag) =>
  role === 'LI' && children.some((child) => child.role === 'Figure' && child.text !== '')
/** Removes spaces, because a PDF may lack them at the end of a line. */
const headingsOf = (printed: PrintedPage | undefined) =>
  printed?.tags.filter(({ role }) => role === 'H2').map(({ text }) => text.replaceAll(/\s/g, ''))
