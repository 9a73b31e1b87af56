/** A test that waits at its end for changed answers that are on their way, which would fail it. */
import { test as base } from './test'

export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page)
    await page.unrouteAll({ behavior: 'wait' })
  },
})
