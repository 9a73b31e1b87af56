import { expect, test } from 'vitest'

// Stryker overlooks test files that cannot be imported (stryker-js#6150), so here a test does the importing.
const modules = import.meta.glob(['/src/{device,browser}/**/*.ts', '!/src/**/*.test.ts'])

test.each(Object.entries(modules))('%s loads', async (_file, load) => {
  expect(await load()).toBeTypeOf('object')
})
