import { performStep } from '../../scenarios/device-driver'
import { scenarios } from '../../scenarios/scenarios'
import { test } from '../helpers/page-driver'
import { tagWholeIf } from '../helpers/tag-whole'

/** Every run plays all scenarios on the device alone, so `npm test` plays only a sample on the page. */
const EVERY = 30

/** Runs every scenario on the built page. */
for (const [chapter, all] of Object.entries(scenarios)) {
  test.describe(chapter, () => {
    for (const [index, { name, start, steps }] of all.entries()) {
      test(`${name}`, tagWholeIf(index % EVERY > 0), async ({ driver }) => {
        await driver.open(start)
        for (const step of steps) await test.step(JSON.stringify(step), () => performStep(driver, step))
      })
    }
  })
}
