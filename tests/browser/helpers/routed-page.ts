/** A test that waits at its end for routed responses; otherwise a late one would fail it. */
import { test as base } from './test'

export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page)
    await page.unrouteAll({ behavior: 'wait' })
  },
})
