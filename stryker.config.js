// npm run mutation: what the unit tests do not notice. Its figures are in docs/quality.md.

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    'src/thermostat/device/**/*.ts',
    'src/site/browser/{storage,kept,stored-form,session,timers,mirror,url,address}.ts',
    'src/common/area.ts',
    'src/site/browser/frame/*.ts',
    'src/site/messages/messages.ts',
    '!src/**/*.test.ts',
    '!src/thermostat/device/testing.ts',
  ],
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/typed.js'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  ignorers: ['typed'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // TypeScript 7 has no compiler that Stryker could read it with, and nothing here needs it to.
  tsconfigFile: 'none',
  ignorePatterns: ['/.results', '/dist', '/gallery', '/docs/pictures', '/public'],
  tempDirName: '.results/mutation/sandbox',
  jsonReporter: { fileName: '.results/mutation/mutation.json' },
  htmlReporter: { fileName: '.results/mutation/mutation.html' },
  reporters: ['progress', 'json', 'html'],
  warnings: { slow: false },
}
