// The checks of npm test: what each runs, and which ones a selection names.

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} about
 * @property {string[]} commands the first to fail ends the check
 * @property {string} [needs] the check that makes what this one looks at
 * @property {boolean} [isAlone] whether it takes the whole machine, after all others
 * @property {{ file: string, count: (results: any) => Count }} [tests] its results, and how to count them
 */

const vitest =
  'vitest run --allowOnly=false --reporter=default --reporter=json --outputFile.json=.results/unit.json'

/** @type {Check[]} */
export const checks = [
  {
    name: 'unit',
    about: 'unit tests, with every branch of the device in them',
    commands: [`${vitest} --coverage`],
    tests: {
      file: '.results/unit.json',
      count: (results) => ({
        passed: results.numPassedTests,
        failed: results.numFailedTests,
        skipped: results.numPendingTests,
      }),
    },
  },
  { name: 'lint', about: 'formatting and lint', commands: ['biome ci --error-on-warnings .'] },
  { name: 'imports', about: 'import directions', commands: ['node scripts/imports.js'] },
  {
    name: 'types',
    about: 'types, of the device, the browser, the worker and Node',
    commands: ['device', 'browser', 'worker', 'node'].map((part) => `tsc -p tsconfig.${part}.json`),
  },
  { name: 'unused', about: 'unused files, exports and packages', commands: ['knip'] },
  { name: 'build', about: 'the product builds', commands: ['vite build --logLevel warn'] },
  {
    name: 'bytes',
    about: 'what a first visit loads',
    commands: ['node scripts/bytes.js'],
    needs: 'build',
  },
  {
    name: 'browser',
    about: 'the built product in Chromium',
    commands: ['playwright test --forbid-only'],
    needs: 'build',
    isAlone: true,
    tests: {
      file: '.results/browser.json',
      count: ({ stats }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      }),
    },
  },
]

/** npm test -- quick: what fails most often, in less than 90 seconds. */
const quick = {
  names: ['unit', 'lint', 'imports', 'types', 'build', 'browser'],
  /** What runs less than usual. @type {Record<string, Partial<Check>>} */
  instead: {
    unit: {
      about: 'unit tests, without coverage, the exhaustive and random proofs, and other frameworks’ checkers',
      commands: [`${vitest} --exclude "tests/{proof,frameworks}/**"`],
    },
    browser: {
      about: 'the tour through every screen of the built product in Chromium',
      commands: ['playwright test --forbid-only tests/tour.spec.ts'],
    },
  },
}

/**
 * The checks of a selection and those that they need, in their order.
 * @param {string[]} names of checks, or 'quick' alone; none are all of them
 * @returns {Check[]}
 * @throws with a sentence when a name is unknown
 */
export function choose(names) {
  if (names.includes('quick')) {
    if (names.length > 1) throw new Error('quick cannot be combined with other checks: npm test -- quick.')
    return pick(quick.names).map((check) => ({ ...check, ...quick.instead[check.name] }))
  }
  const unknown = names.filter((name) => !checks.some((check) => check.name === name))
  if (unknown.length > 0) {
    const known = ['quick', ...checks.map(({ name }) => name)].join(', ')
    throw new Error(`Unknown check: ${unknown.join(', ')}. Choose from ${known}.`)
  }
  return names.length === 0 ? checks : pick(names)
}

/** @param {string[]} names */
function pick(names) {
  const needed = checks.filter(({ name }) => names.includes(name)).map(({ needs }) => needs)
  return checks.filter(({ name }) => names.includes(name) || needed.includes(name))
}

/**
 * A count in a form that other programs read, too.
 * @param {Count} count
 */
export function sayCount({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
