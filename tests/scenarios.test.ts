import { describe, test } from 'vitest'
import { play } from './core-driver'
import { scenarios } from './scenarios/all'

/** Every scenario on the core; tests/scenarios.spec.ts runs them on the page. */
describe.each(Object.entries(scenarios))('%s', (_chapter, all) => {
  test.each(all.filter(({ steps }) => !steps.some((step) => 'do' in step && step.do === 'reload')))(
    '$name',
    async (scenario) => {
      await play(scenario)
    },
  )
})
