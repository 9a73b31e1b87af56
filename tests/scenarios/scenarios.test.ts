import { describe, test } from 'vitest'
import { scenarios } from './all'
import { play } from './core-driver'

/** Every scenario on the core; tests/browser/visits/scenarios.spec.ts runs them on the page. */
describe.each(Object.entries(scenarios))('%s', (_chapter, all) => {
  test.each(all.filter(({ steps }) => !steps.some((step) => 'do' in step && step.do === 'reload')))(
    '$name',
    async (scenario) => {
      await play(scenario)
    },
  )
})
