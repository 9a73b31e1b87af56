import { scenarios } from '../../scenarios/all'
import { take } from '../../scenarios/hand'
import { test } from '../helpers/page-driver'
import { wholeIf } from '../helpers/whole'

/** The core does every scenario in each run: so many of them are enough on a page. */
const EVERY = 30

/** Runs every scenario on the built page. */
for (const [chapter, all] of Object.entries(scenarios)) {
  test.describe(chapter, () => {
    for (const [index, { name, given, steps }] of all.entries()) {
      test(`${name}`, wholeIf(index % EVERY > 0), async ({ driver }) => {
        await driver.open(given)
        for (const step of steps) await test.step(JSON.stringify(step), () => take(driver, step))
      })
    }
  })
}
