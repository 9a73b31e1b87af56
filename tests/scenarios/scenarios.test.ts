import { describe, test } from 'vitest'
import { playScenario } from './core-driver'
import { scenarios } from './scenarios'

/** Every scenario on the core; tests/browser/visits/scenarios.spec.ts runs them on the page. */
describe.each(Object.entries(scenarios))('%s', (_chapter, all) => {
  test.each(all.filter(({ steps }) => !steps.some((step) => 'do' in step && step.do === 'reload')))(
    '$name',
    async (scenario) => {
      await playScenario(scenario)
    },
  )
})
