import { relative } from 'node:path'
import { changedTests } from './changed.js'
import { features, featuresWithSites } from './features.js'

// The checks of npm test: what each runs, and which ones a selection names.

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} about
 * @property {string[]} commands the first to fail ends the check
 * @property {number} seconds it usually takes beside the others, on two processors
 * @property {string[]} [needs] the checks that make what this one looks at
 * @property {boolean} [isAlone] whether it takes the whole machine, after all others
 * @property {Tests} [tests] its results, and how to read them
 */

/**
 * @typedef {object} Tests
 * @property {string} file
 * @property {(results: any) => Count} count
 * @property {(results: any) => FileTime[]} times of its files
 */

/** @typedef {{ file: string, ms: number }} FileTime */

/** @param {string} name of the check, and of the file with its results */
const vitest = (name) =>
  `vitest run --allowOnly=false --reporter=default --reporter=json --outputFile.json=.results/${name}.json`
/** Tests that together cover every branch of the device and of the companion's decisions. */
const decisions = [
  'decide',
  'demonstrating-phase',
  'practising-phase',
  'explaining-phase',
  'done-phase',
  'suggesting',
].map((name) => `src/help/companion/${name}.test.ts`)
const ofDevice = `src/thermostat/device tests/scenarios/scenarios.test.ts ${decisions.join(' ')}`
const unit = `${vitest('unit')} --exclude "{src/thermostat/device/**,tests/scenarios/scenarios.test.ts,${decisions}}"`
/** Tests that `npm test -- quick` skips: proofs, and others with hundreds of cases. */
const slow = [
  'tests/{proof,instructions,manual,find}/**',
  'tests/scenarios/tour.test.ts',
  'build/manual/**',
  'src/help/companion/{find/{finder,danger},time/scene-control}.test.ts',
  'src/help/guidance/{suggestions,why/{impossible,greyed}}.test.ts',
  'src/simulation/time/{simulation-controller,comparison,watch-comparisons}.test.ts',
  'src/common/texts/formats.test.ts',
]
const playwright = 'playwright test --forbid-only'
const build = 'vite build --logLevel warn'

/** @type {Check[]} */
export const checks = [
  {
    name: 'unit',
    seconds: 95,
    about: 'unit tests of all but the device, and proofs',
    // In this mode the long proofs try a sample (tests/helpers/sample.ts); the excluded one cannot.
    commands: [`${unit} --mode part --exclude tests/proof/ways.test.ts`],
    tests: { file: '.results/unit.json', count: countUnit, times: timesOfUnit },
  },
  {
    name: 'build',
    seconds: 20,
    about: 'the product builds',
    commands: [build],
  },
  {
    name: 'sites',
    seconds: 30,
    about: 'the sites that only tests serve: in a folder of a host, and the next version',
    commands: ['folder', 'next'].map((site) => `${build} --config tests/sites/${site}.config.ts`),
  },
  {
    name: 'device',
    seconds: 9,
    about: 'unit tests of the device and of the companion’s decisions, with every branch in them',
    commands: [`${vitest('device')} --coverage ${ofDevice}`],
    tests: { file: '.results/device.json', count: countUnit, times: timesOfUnit },
  },
  { name: 'lint', seconds: 7, about: 'formatting and lint', commands: ['biome ci --error-on-warnings .'] },
  {
    name: 'imports',
    seconds: 2,
    about: 'import directions, and one meaning for each type name',
    commands: ['node scripts/imports.js', 'node scripts/type-names.js'],
  },
  {
    name: 'rules',
    seconds: 1,
    about: 'each rule of behaviour.md is named by a test',
    commands: ['node scripts/rules.js brief'],
  },
  {
    name: 'types',
    seconds: 12,
    about: 'types, of the device, the browser, the worker and Node',
    commands: ['device', 'browser', 'worker', 'node'].map((part) => `tsc -p tsconfig.${part}.json`),
  },
  { name: 'unused', seconds: 6, about: 'unused files, exports and packages', commands: ['knip'] },
  {
    name: 'bytes',
    seconds: 1,
    about: 'what a first visit loads',
    commands: ['node scripts/bytes.js'],
    needs: ['build'],
  },
  {
    name: 'browser',
    seconds: 185,
    about: 'the built product in Chromium',
    // Tests with this tag are further cases of tested behaviour (tests/browser/helpers/tag-whole.ts).
    commands: [`${playwright} --grep-invert @whole`],
    needs: ['build', 'sites'],
    isAlone: true,
    tests: { file: '.results/browser.json', count: countBrowser, times: timesOfBrowser },
  },
]

/**
 * Selections of checks, by their names. `changes` has what differs from the usual checks.
 * @type {Record<string, { names: string[], readonly changes: Record<string, Partial<Check>> }>}
 */
const selections = {
  /** npm test -- changed: for use while editing. */
  changed: {
    names: ['unit'],
    get changes() {
      return {
        unit: {
          about: 'unit tests that depend on what differs from the last commit, in its folders',
          seconds: 5,
          commands: [`${vitest('unit')} --mode part ${changedTests().join(' ')}`],
        },
      }
    },
  },
  /** npm test -- quick: the checks that fail most often, in less than 60 seconds. */
  quick: {
    names: ['unit', 'build', 'device', 'lint', 'imports', 'rules', 'types', 'browser'],
    changes: {
      unit: {
        about: 'unit tests that take less than some seconds each',
        seconds: 35,
        commands: [`${unit} --mode part --exclude "{${slow.join(',')}}"`],
      },
      device: {
        about: 'unit tests of the device and of the companion’s decisions',
        commands: [`${vitest('device')} ${ofDevice}`],
      },
      browser: {
        about: 'the tour through every screen of the built product in Chromium',
        seconds: 12,
        commands: [`${playwright} tests/browser/visits/tour.spec.ts`],
        needs: ['build'],
      },
    },
  },
  /** npm run whole: all checks with all cases. */
  whole: {
    names: checks.map(({ name }) => name),
    changes: {
      unit: { commands: [unit], seconds: 400 },
      browser: { commands: [playwright], seconds: 1200 },
    },
  },
}

/**
 * Returns the checks of a selection, and those that they need, in the order in which they run.
 * @param {string[]} names of checks, or of features; or 'quick', 'changed' or 'whole' alone; without names all checks
 * @returns {Check[]}
 * @throws an error with a sentence if a name is unknown
 */
export function choose(names) {
  for (const [name, selection] of Object.entries(selections)) {
    if (!names.includes(name)) continue
    if (names.length > 1)
      throw new Error(`${name} cannot be combined with other checks: npm test -- ${name}.`)
    return pick(selection.names, selection.changes)
  }
  if (names.length > 0 && names.every((name) => Object.hasOwn(features, name))) return checksOf(names)
  const unknown = names.filter((name) => !checks.some((check) => check.name === name))
  if (unknown.length > 0) {
    const known = [...Object.keys(selections), ...checks.map(({ name }) => name)].join(', ')
    throw new Error(
      `Unknown check: ${unknown.join(', ')}. Choose from ${known}; or from the features ${Object.keys(features).join(', ')}.`,
    )
  }
  return names.length === 0 ? checks : pick(names)
}

/**
 * @param {string[]} names
 * @param {Record<string, Partial<Check>>} [changes] to the usual checks
 */
function pick(names, changes = {}) {
  const all = checks.map((check) => ({ ...check, ...changes[check.name] }))
  const needed = all.filter(({ name }) => names.includes(name)).flatMap(({ needs = [] }) => needs)
  return all.filter(({ name }) => names.includes(name) || needed.includes(name))
}

/**
 * Returns checks that run only the tests of features: their unit tests, and their folders of browser tests.
 * @param {string[]} names
 * @returns {Check[]}
 */
function checksOf(names) {
  const unitTests = names.flatMap((name) => features[name] ?? [])
  const browserTests = names.map((name) => `tests/browser/${name}/`)
  const needsSites = names.some((name) => featuresWithSites.includes(name))
  /** @type {Record<string, Partial<Check>>} */
  const changes = {
    unit: {
      about: 'their unit tests',
      seconds: 10 * names.length,
      commands: [`${vitest('unit')} --mode part ${unitTests.join(' ')}`],
    },
    browser: {
      about: 'their tests of the built product in Chromium',
      seconds: 25 * names.length,
      commands: [`${playwright} --grep-invert @whole ${browserTests.join(' ')}`],
      needs: needsSites ? ['build', 'sites'] : ['build'],
    },
  }
  return pick(['unit', 'browser'], changes)
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number }} results of Vitest
 * @returns {Count}
 */
function countUnit({ numPassedTests, numFailedTests, numPendingTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

/**
 * @param {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number } }} results of Playwright
 * @returns {Count}
 */
function countBrowser({ stats: { expected, flaky, unexpected, skipped } }) {
  return { passed: expected + flaky, failed: unexpected, skipped }
}

/**
 * @param {{ testResults: { name: string, startTime: number, endTime: number }[] }} results of Vitest
 * @returns {FileTime[]}
 */
function timesOfUnit({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative('.', name),
    ms: endTime - startTime,
  }))
}

/** @typedef {{ file?: string, suites?: Suite[], specs?: { tests: { results: { duration: number }[] }[] }[] }} Suite */

/**
 * @param {{ suites: Suite[] }} results of Playwright
 * @returns {FileTime[]}
 */
function timesOfBrowser({ suites }) {
  return suites.map((suite) => ({ file: `tests/browser/${suite.file}`, ms: timeOf(suite) }))
}

/**
 * @param {Suite} suite
 * @returns {number} ms, of its tests and those of the suites in it
 */
function timeOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, suite) => sum + timeOf(suite), own)
}

/**
 * Formats a count. Other programs parse this form.
 * @param {Count} count
 */
export function formatCount({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
