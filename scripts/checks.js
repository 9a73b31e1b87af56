import { changedTests } from './changed.js'

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

/** @param {string} name of the check, and of the file with its results */
const vitest = (name) =>
  `vitest run --allowOnly=false --reporter=default --reporter=json --outputFile.json=.results/${name}.json`
/** What alone tests every branch of the device. */
const ofDevice = 'src/device tests/scenarios.test.ts'
const unit = `${vitest('unit')} --exclude "{src/device/**,tests/scenarios.test.ts}"`
/** What `npm test -- quick` leaves out: proofs, and other tests that try hundreds of cases. */
const slow = [
  'tests/{proof,frameworks,telling,manual}/**',
  'tests/tour.test.ts',
  'build/manual/**',
  'src/companion/{find/{finder,danger},time/scenes}.test.ts',
  'src/guidance/{gentle,why/{impossible,greyed}}.test.ts',
  'src/time/clockwork.test.ts',
  'src/texts/formats.test.ts',
]
const playwright = 'playwright test --forbid-only'
const build = 'vite build --logLevel warn'

/** @type {Check[]} */
export const checks = [
  {
    name: 'unit',
    about: 'unit tests of all but the device, and proofs',
    // The long proofs try a part of what they can (tests/sample.ts), these nothing.
    commands: [`${unit} --mode part --exclude "{tests/proof/ways.test.ts,tests/frameworks/**}"`],
    tests: { file: '.results/unit.json', count: countUnit },
  },
  {
    name: 'build',
    about: 'the product builds, and the sites that only tests serve',
    commands: [
      build,
      ...['hosting/folder', 'offline/next'].map((site) => `${build} --config tests/${site}.config.ts`),
    ],
  },
  {
    name: 'device',
    about: 'unit tests of the device, with every branch in them',
    commands: [`${vitest('device')} --coverage ${ofDevice}`],
    tests: { file: '.results/device.json', count: countUnit },
  },
  { name: 'lint', about: 'formatting and lint', commands: ['biome ci --error-on-warnings .'] },
  { name: 'imports', about: 'import directions', commands: ['node scripts/imports.js'] },
  {
    name: 'rules',
    about: 'each rule of behaviour.md is named by a test',
    commands: ['node scripts/rules.js brief'],
  },
  {
    name: 'types',
    about: 'types, of the device, the browser, the worker and Node',
    commands: ['device', 'browser', 'worker', 'node'].map((part) => `tsc -p tsconfig.${part}.json`),
  },
  { name: 'unused', about: 'unused files, exports and packages', commands: ['knip'] },
  {
    name: 'bytes',
    about: 'what a first visit loads',
    commands: ['node scripts/bytes.js'],
    needs: 'build',
  },
  {
    name: 'browser',
    about: 'the built product in Chromium',
    // What has this tag is another case of what is tested already (tests/whole.ts).
    commands: [`${playwright} --grep-invert @whole`],
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

/**
 * Selections that have a name of their own.
 * @type {Record<string, { names: string[], readonly instead: Record<string, Partial<Check>> }>}
 */
const selections = {
  /** npm test -- changed: while one edits. */
  changed: {
    names: ['unit'],
    get instead() {
      return {
        unit: {
          about: 'unit tests that depend on what differs from the last commit, in its folders',
          commands: [`${vitest('unit')} --mode part ${changedTests().join(' ')}`],
        },
      }
    },
  },
  /** npm test -- quick: what fails most often, in less than 90 seconds. */
  quick: {
    names: ['unit', 'build', 'device', 'lint', 'imports', 'rules', 'types', 'browser'],
    instead: {
      unit: {
        about: 'unit tests that take less than some seconds each',
        commands: [`${unit} --mode part --exclude "{${slow.join(',')}}"`],
      },
      build: { about: 'the product builds', commands: [build] },
      device: { about: 'unit tests of the device', commands: [`${vitest('device')} ${ofDevice}`] },
      browser: {
        about: 'the tour through every screen of the built product in Chromium',
        commands: [`${playwright} tests/tour.spec.ts`],
      },
    },
  },
  /** npm run whole: nothing is left out. */
  whole: {
    names: checks.map(({ name }) => name),
    instead: {
      unit: { commands: [unit] },
      browser: { commands: [playwright] },
    },
  },
}

/**
 * The checks of a selection and those that they need, in their order.
 * @param {string[]} names of checks, or 'quick' or 'whole' alone; none are all of them
 * @returns {Check[]}
 * @throws with a sentence when a name is unknown
 */
export function choose(names) {
  for (const [name, selection] of Object.entries(selections)) {
    if (!names.includes(name)) continue
    if (names.length > 1)
      throw new Error(`${name} cannot be combined with other checks: npm test -- ${name}.`)
    return pick(selection.names).map((check) => ({ ...check, ...selection.instead[check.name] }))
  }
  const unknown = names.filter((name) => !checks.some((check) => check.name === name))
  if (unknown.length > 0) {
    const known = [...Object.keys(selections), ...checks.map(({ name }) => name)].join(', ')
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
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number }} results of Vitest
 * @returns {Count}
 */
function countUnit({ numPassedTests, numFailedTests, numPendingTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

/**
 * A count in a form that other programs read, too.
 * @param {Count} count
 */
export function sayCount({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
