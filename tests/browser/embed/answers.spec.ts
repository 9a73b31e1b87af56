/** Tests the answers of `embed.html`; each contains a device. */
import { fullChromium } from '../helpers/full-chromium'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

// The headless shell starts to load lazy frames at a greater distance than visitors’ browsers.
test.use({ launchOptions: fullChromium })

const tasks = ['lock-keys', 'why-it-goes-back', 'set-clock', 'connect-wifi', 'why-error']

/** Records the tasks with which the page's frames are opened. */
function recordTasks(page: Page): readonly string[] {
  const queries: string[] = []
  page.on('request', (request) => {
    const task = new URL(request.url()).searchParams.get('task')
    if (request.isNavigationRequest() && task) queries.push(task)
  })
  return queries
}

for (const [width, height, read] of [
  [390, 844, 1],
  [390, 844, 5],
  [1280, 800, 5],
  [1920, 700, 5],
] as const)
  test(
    `the device of each of five answers loads when it is near, ${read} read, ${width} px wide`,
    tagWholeIf(read > 1),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      const queries = recordTasks(page)
      const others = tasks.slice(read)
      await page.route(
        ({ searchParams }) => others.includes(String(searchParams.get('task'))),
        (route) => route.abort(),
      )
      await page.goto('/embed.html')
      await expect(page.locator('#log').getByText(/^ready/)).toHaveCount(1)
      expect(queries, 'none is near').toEqual([])
      const answers = page.getByRole('article').locator('floor-thermostat')
      await expect(answers).toHaveCount(5)
      for (const [index, task] of tasks.slice(0, read).entries()) {
        await answers.nth(index).scrollIntoViewIfNeeded()
        await expect.poll(() => queries).toContain(task)
        const device = answers.nth(index).locator('iframe').contentFrame()
        await expect(device.locator('[data-companion]')).toHaveAttribute('data-task', task)
        await expect(device.locator('[data-caption]')).toHaveText(/./)
      }
      const own = queries.filter((task) => !others.includes(task))
      expect(own.toSorted(), 'each once').toEqual(tasks.slice(0, read).toSorted())
    },
  )
