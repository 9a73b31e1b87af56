import { test } from '@playwright/test'
import { take } from './hand'
import { driverOf } from './page-driver'
import { scenarios } from './scenarios/all'

/** Every scenario over the built page. */
for (const [chapter, all] of Object.entries(scenarios)) {
  test.describe(chapter, () => {
    for (const { name, given, steps } of all) {
      test(name, async ({ page }) => {
        const driver = await driverOf(page)
        await driver.open(given)
        for (const step of steps) await test.step(JSON.stringify(step), () => take(driver, step))
      })
    }
  })
}
