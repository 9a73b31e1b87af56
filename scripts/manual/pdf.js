import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

// Prints a booklet as a PDF on A5. Page numbers are known only after printing, so it is printed twice: first to find
// the page of each entry of the contents, then with these numbers in the contents.

const MAX_PAGES = 39
/** The share of a page that is filled at least, unless a chapter ends there. */
const MIN_FILL = 0.5

/**
 * @param {import('@playwright/test').Page} page with the booklet open
 * @returns {Promise<{ pdf: Buffer, pages: number }>}
 * @throws where an entry of the contents leads nowhere or its page changes with the numbers, and where the booklet is
 *   too long or a page too empty
 */
export async function printBooklet(page) {
  const { numbers } = await read(await print(page, {}))
  const pdf = await print(page, numbers)
  const after = await read(pdf)
  const moved = Object.keys(numbers).filter((name) => numbers[name] !== after.numbers[name])
  if (moved.length > 0) throw new Error(`With numbers in the contents, these moved: ${moved.join(', ')}.`)
  const missing = await page.locator('[data-page-of]:empty').count()
  if (missing > 0) throw new Error(`${missing} entries of the contents lead nowhere.`)
  const chapters = await page.locator('.chapter > h1').evaluateAll((titles) => titles.map(({ id }) => id))
  const starts = chapters.map((chapter) => numbers[chapter] ?? 0)
  checkPages(after.fills, starts)
  return { pdf, pages: after.fills.length }
}

/**
 * @param {readonly number[]} fills the filled share of each page
 * @param {readonly number[]} starts the pages on which chapters begin
 * @throws where there are too many pages, or one is too empty
 */
export function checkPages(fills, starts) {
  if (fills.length > MAX_PAGES)
    throw new Error(`The booklet has ${fills.length} pages. It may have ${MAX_PAGES}: leave something out.`)
  const empty = fills.flatMap((fill, at) => {
    const isEnd = at + 1 === fills.length || starts.includes(at + 2)
    return fill < MIN_FILL && !isEnd ? [at + 1] : []
  })
  if (empty.length > 0) throw new Error(`These pages are less than half full: ${empty.join(', ')}.`)
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {Record<string, number>} numbers for the contents, as far as they are known
 */
async function print(page, numbers) {
  await page.evaluate(prepareInPage, numbers)
  return page.pdf({ preferCSSPageSize: true, tagged: true, outline: true, printBackground: true })
}

/**
 * Runs in the page, so it must not use variables outside itself.
 * @param {Record<string, number>} numbers
 */
async function prepareInPage(numbers) {
  for (const place of document.querySelectorAll('[data-page-of]'))
    place.textContent = String(numbers[place.getAttribute('data-page-of') ?? ''] ?? '')
  // Screen readers of the PDF would skip what is inert.
  for (const part of document.querySelectorAll('[inert]')) part.removeAttribute('inert')
  // Links to the local server would not work in the PDF.
  for (const link of document.querySelectorAll('a'))
    if (link.origin === location.origin && link.pathname !== location.pathname) link.removeAttribute('href')
  await document.fonts.ready
}

/**
 * Returns the page number of each link target, by the target's id, and the filled share of each page.
 * @param {Uint8Array} pdf
 */
async function read(pdf) {
  const loading = getDocument({ data: new Uint8Array(pdf) })
  const document = await loading.promise
  /** @type {Record<string, number>} */
  const numbers = {}
  for (const [name, target] of Object.entries(await document.getDestinations()))
    numbers[name] = 1 + (await document.getPageIndex(target[0]))
  const fills = []
  for (let number = 1; number <= document.numPages; number++)
    fills.push(await fillOf(await document.getPage(number)))
  await loading.destroy()
  return { numbers, fills }
}

/** The margins of a page with the running heads and the page number, in points. */
const MARGIN = 44

/** @param {import('pdfjs-dist/legacy/build/pdf.mjs').PDFPageProxy} page */
async function fillOf(page) {
  const [, , , height = 0] = page.view
  const { items } = await page.getTextContent()
  const lowest = items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' && item.transform[5] > MARGIN ? [item.transform[5]] : [],
  )
  return 1 - (Math.min(height, ...lowest) - MARGIN) / (height - 2 * MARGIN)
}
