/** Tests the table of the chart: it is readable on every screen, and while time runs. */
import { languages } from '../../../src/thermostat/device/device'
import { openChart, openTable, runTime, table } from '../helpers/chart'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Locator, test } from '../helpers/test'

/** Returns the words that are broken across lines. */
function brokenWords(element: Locator): Promise<readonly string[]> {
  return element.evaluate((root) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
      }
    }
    return broken
  })
}

for (const language of languages)
  for (const width of [320, 1280])
    test(
      `the table of a week program fits into its place and breaks no word, in ${language}, ${width} px wide`,
      tagWholeIf(language !== 'fi' || width > 320),
      async ({ page }) => {
        // An icon that is turning is wider than its box.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        await openChart(page, language)
        await runTime(page, 3600, 2000)
        await openTable(page)
        await page.evaluate(() => document.fonts.ready)
        const beyond = await page.locator('[data-time]').evaluate((deck) => {
          const { left, right } = deck.getBoundingClientRect()
          return [...deck.querySelectorAll('table, th, td, td p')]
            .filter((element) => {
              const box = element.getBoundingClientRect()
              return (
                box.left < left - 1 || box.right > right + 1 || element.scrollWidth > element.clientWidth + 1
              )
            })
            .map((element) => `${element.nodeName} ${element.textContent}`)
        })
        expect(beyond).toEqual([])
        expect(await brokenWords(table(page).locator('table'))).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      },
    )

test('while the table is open, it changes at most once in ten simulated minutes', {
  tag: '@whole',
}, async ({ page }) => {
  await openChart(page)
  await openTable(page)
  // The heating has begun: each minute of it would change the table.
  await runTime(page, 3600, 1200)
  await table(page)
    .locator('table')
    .evaluate((table) => {
      const count = { changes: 0 }
      Object.assign(window, { count })
      new MutationObserver(() => {
        count.changes++
      }).observe(table, { subtree: true, childList: true, attributes: true, characterData: true })
    })
  await runTime(page, 600, 6000)
  const { changes } = await page.evaluate(() => (window as unknown as { count: { changes: number } }).count)
  expect(changes).toBeGreaterThan(0)
  expect(changes).toBeLessThanOrEqual(7)
})
