import { expect, test } from 'vitest'

// Stryker takes a test file that cannot be imported for one without failures (stryker-js#6150): here a test imports.
const modules = import.meta.glob(['/src/{device,browser}/**/*.ts', '!/src/**/*.test.ts'])

test.each(Object.entries(modules))('%s loads', async (_file, load) => {
  expect(await load()).toBeTypeOf('object')
})
