/** A task prints on one page, also in the language with the longest words. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from '../helpers/test'

/** The tasks with the most steps and the most troubles. */
const longest = [
  'calibrate-room',
  'choose-sensor',
  'comfort-maximum',
  'connect-wifi',
  'operating-time',
] as const

test('a task prints on one page of A4', async ({ page }) => {
  for (const id of longest) {
    await page.goto(`/manual/de/${id}/`)
    const data = new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
    const pdf = await getDocument({ data }).promise
    expect(pdf.numPages, id).toBe(1)
    await pdf.destroy()
  }
})
