/** The answers of `embed.html` that each hold a device. */

import { chromiumItself } from '../helpers/chromium-itself'
import { expect, type Page, test } from '../helpers/test'
import { wholeIf } from '../helpers/whole'

// The headless shell loads frames from further off than visitors’ browsers do.
test.use({ launchOptions: chromiumItself })

const answers = (page: Page) => page.locator('.answers floor-thermostat')
const tasks = ['lock-keys', 'why-it-goes-back', 'set-clock', 'connect-wifi', 'why-error']

/** The tasks that the page's frames were opened with. */
function asked(page: Page): readonly string[] {
  const queries: string[] = []
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url())
    const task = searchParams.get('task')
    if (request.isNavigationRequest() && task) queries.push(task)
  })
  return queries
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]) {
  test(
    `five answers hold a device each, loaded when it is near, at ${width} px`,
    wholeIf(width > 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      const queries = asked(page)
      await page.goto('/embed.html')
      await expect(page.locator('.log li').last()).toHaveText(/^ready/)
      expect(queries, 'none is near').toEqual([])
      await expect(answers(page)).toHaveCount(5)
      for (const [index, task] of tasks.entries()) {
        await answers(page).nth(index).scrollIntoViewIfNeeded()
        await expect.poll(() => queries).toContain(task)
        const device = answers(page).nth(index).locator('iframe').contentFrame()
        await expect(device.locator('[data-companion]')).toHaveAttribute('data-task', task)
        await expect(device.locator('[data-caption]')).toHaveText(/./)
      }
      expect(queries.toSorted(), 'each once').toEqual(tasks.toSorted())
    },
  )
}
