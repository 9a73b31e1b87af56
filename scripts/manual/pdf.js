import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

// Prints the booklet of a language as a PDF. Page numbers are known only after printing, so it is printed twice: first
// to find the page of each entry of the contents, then with these numbers in the contents.

/** @typedef {'A4' | 'A5'} Format */

/**
 * @param {import('@playwright/test').Page} page with the booklet open
 * @param {Format} format
 * @returns {Promise<Buffer>}
 * @throws where an entry of the contents leads nowhere, or its page changes with the numbers
 */
export async function printBooklet(page, format) {
  const numbers = await numbersIn(await print(page, format, {}))
  const pdf = await print(page, format, numbers)
  const after = await numbersIn(pdf)
  const moved = Object.keys(numbers).filter((name) => numbers[name] !== after[name])
  if (moved.length > 0) throw new Error(`With numbers in the contents, these moved: ${moved.join(', ')}.`)
  const missing = await page.locator('[data-page-of]:empty').count()
  if (missing > 0) throw new Error(`${missing} entries of the contents lead nowhere.`)
  return pdf
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {Format} format
 * @param {Record<string, number>} numbers for the contents, as far as they are known
 */
async function print(page, format, numbers) {
  await page.evaluate(prepareInPage, { format, numbers })
  return page.pdf({ format, tagged: true, outline: true, printBackground: true })
}

/**
 * Runs in the page, so it must not use variables outside itself.
 * @param {{ format: string, numbers: Record<string, number> }} known
 */
async function prepareInPage({ format, numbers }) {
  document.documentElement.dataset.format = format
  for (const place of document.querySelectorAll('[data-page-of]'))
    place.textContent = String(numbers[place.getAttribute('data-page-of') ?? ''] ?? '')
  // Links to the local server would not work in the PDF.
  for (const link of document.querySelectorAll('a'))
    if (link.origin === location.origin && link.pathname !== location.pathname) link.removeAttribute('href')
  await document.fonts.ready
}

/**
 * Returns the page number of each link target, by the target's id.
 * @param {Uint8Array} pdf
 * @returns {Promise<Record<string, number>>}
 */
async function numbersIn(pdf) {
  const loading = getDocument({ data: new Uint8Array(pdf) })
  const document = await loading.promise
  const targets = Object.entries(await document.getDestinations())
  const numbers = await Promise.all(
    targets.map(async ([name, target]) => [name, 1 + (await document.getPageIndex(target[0]))]),
  )
  await loading.destroy()
  return Object.fromEntries(numbers)
}
