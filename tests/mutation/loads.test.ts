import { expect, test } from 'vitest'

// Stryker ignores a test file whose import fails (stryker-js#6150), so a test imports every module.
const modules = import.meta.glob(['/src/{thermostat/device,site/browser}/**/*.ts', '!/src/**/*.test.ts'])

test.each(Object.entries(modules))('%s loads', async (_file, load) => {
  expect(await load()).toBeTypeOf('object')
})
