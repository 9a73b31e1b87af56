/** Random visits, longer ones with `npm run random`. */

import { tagWholeIf } from '../helpers/tag-whole'
import { expect, test } from '../helpers/test'
import { RandomChoices } from './random-choices'
import { RandomVisitor } from './random-visitor'

const steps = Number(process.env.STEPS ?? 120)
/** The seeds are the same in every run; `npm run random` uses a new one. */
const seeds = process.env.SEED ? [Number(process.env.SEED)] : [1, 2, 3]

/** The number of acts in `npm test`. */
const STEPS_IN_EVERY_RUN = Math.min(steps, 45)
const visits = [
  ['/home', seeds[0] ?? 1, STEPS_IN_EVERY_RUN],
  ...seeds.flatMap((seed) => [['/', seed, steps] as const, ['/home', seed, steps] as const]),
] as const

test.describe('a random visit', () => {
  for (const [index, [path, seed, length]] of visits.entries())
    test(
      `${index === 0 ? 'in every run, ' : ''}from ${path}, seed ${seed}, ${length} steps, causes no error`,
      tagWholeIf(index > 0),
      async ({ page }) => {
        test.setTimeout(60_000 + length * 2000)
        const visitor = new RandomVisitor(page, new RandomChoices(seed))
        if (path !== '/')
          await page.addInitScript(
            () => localStorage.getItem('state') ?? localStorage.setItem('state', '{"wifiInstalled":"true"}'),
          )
        await visitor.start(path)
        for (let step = 0; step < length; step++) await visitor.doRandomAct()
      },
    )
})

test('two tabs agree on every setting', { tag: '@whole' }, async ({ page, context }) => {
  test.setTimeout(60_000 + steps * 2000)
  const random = new RandomChoices(seeds[0] ?? 1)
  const visitors = [new RandomVisitor(page, random), new RandomVisitor(await context.newPage(), random)]
  for (const visitor of visitors) await visitor.start('/home')
  for (let step = 0; step < steps; step++) await visitors[random.integerBelow(2)]?.doRandomAct()
  const infos = await Promise.all(
    visitors.map(async (visitor) => {
      await visitor.page.goto('/home/menu/installer/system-info')
      await expect(visitor.page.locator('[data-display]')).toHaveAttribute('data-kind', /./)
      return visitor.page.locator('[data-display]').innerText()
    }),
  )
  expect(infos[0]).toBe(infos[1])
})
