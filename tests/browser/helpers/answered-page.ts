/** A test whose page waits at its end for the answers that it changed: one on its way would fail it. */
import { test as base } from './test'

export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page)
    await page.unrouteAll({ behavior: 'wait' })
  },
})
