import { take } from './hand'
import { test } from './page-driver'
import { scenarios } from './scenarios/all'

/** Runs every scenario on the built page. */
for (const [chapter, all] of Object.entries(scenarios)) {
  test.describe(chapter, () => {
    for (const { name, given, steps } of all) {
      test(name, async ({ driver }) => {
        await driver.open(given)
        for (const step of steps) await test.step(JSON.stringify(step), () => take(driver, step))
      })
    }
  })
}
