import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { ensureChromium } from './chromium.js'
import { orStop, prepare, stop } from './machine.js'
import { ensureNginx } from './nginx.js'

// npm test: every check of the project, or those that are named, as in npm test -- lint unit.

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Commands, of which the first to fail ends the check, and for one that has tests: the file
 * with its results, and how to count them.
 * @typedef {object} Check
 * @property {string} name
 * @property {string} about
 * @property {string[]} commands
 * @property {string} [needs] the check that makes what this one looks at
 * @property {{ file: string, count: (results: any) => Count }} [tests]
 */

/** @type {Check[]} */
const checks = [
  { name: 'lint', about: 'formatting and lint', commands: ['biome ci --error-on-warnings .'] },
  { name: 'imports', about: 'import directions', commands: ['node scripts/imports.js'] },
  {
    name: 'types',
    about: 'types, of the device, the browser, the worker and Node',
    commands: ['device', 'browser', 'worker', 'node'].map((part) => `tsc -p tsconfig.${part}.json`),
  },
  { name: 'unused', about: 'unused files, exports and packages', commands: ['knip'] },
  {
    name: 'unit',
    about: 'unit tests, with every branch of the device in them',
    commands: [
      'vitest run --coverage --allowOnly=false --reporter=default --reporter=json --outputFile.json=.results/unit.json',
    ],
    tests: {
      file: '.results/unit.json',
      count: (results) => ({ passed: results.numPassedTests, failed: results.numFailedTests }),
    },
  },
  { name: 'build', about: 'the product builds', commands: ['vite build --logLevel warn'] },
  { name: 'bytes', about: 'what a first visit loads', commands: ['node scripts/bytes.js'], needs: 'build' },
  {
    name: 'browser',
    about: 'the built product in Chromium',
    commands: ['playwright test --forbid-only'],
    needs: 'build',
    tests: {
      file: '.results/browser.json',
      count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    },
  },
]

const chosen = choose(process.argv.slice(2))
prepare()
if (chosen.some(({ name }) => name === 'browser')) preparePrograms()

process.env.PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`
// The tests open the product at the root of its address, and in frames, wherever it will be hosted.
for (const setting of ['BASE_PATH', 'SITE_URL', 'FRAME_ANCESTORS']) delete process.env[setting]

/** @type {Map<string, Count>} */
const counts = new Map()
for (const check of chosen) counts.set(check.name, run(check))
report()

/**
 * The named checks and what they need, in their order; all without a name.
 * @param {string[]} names
 */
function choose(names) {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name))
  if (unknown.length > 0) {
    stop(`No check is called ${unknown.join(', ')}; there are ${checks.map(({ name }) => name).join(', ')}.`)
  }
  const needed = checks.filter(({ name }) => names.includes(name)).map(({ needs }) => needs)
  return checks.filter(({ name }) => names.length === 0 || names.includes(name) || needed.includes(name))
}

/** Before the checks, so that nobody waits for them to hear that a browser or a server is missing. */
function preparePrograms() {
  console.log(`The browser is ${orStop(ensureChromium)}, the web server ${orStop(ensureNginx)}.`)
}

/**
 * @param {Check} check
 * @returns {Count}
 */
function run({ name, about, commands, needs, tests }) {
  console.log(`\n── ${name}: ${about}`)
  if (needs && counts.get(needs)?.failed) {
    console.log(`Not run, because ${needs} failed.`)
    return { passed: 0, failed: 1 }
  }
  if (tests) rmSync(tests.file, { force: true })
  const ok = commands.every((command) => spawnSync(command, { stdio: 'inherit', shell: true }).status === 0)
  if (!tests || !existsSync(tests.file)) return { passed: Number(ok), failed: Number(!ok) }
  const { passed, failed } = tests.count(JSON.parse(readFileSync(tests.file, 'utf8')))
  // A test file that does not even load fails without a failed test.
  return { passed, failed: ok ? failed : Math.max(failed, 1) }
}

function report() {
  const total = { passed: 0, failed: 0 }
  console.log()
  for (const [name, { passed, failed }] of counts) {
    console.log(`${failed ? '✗' : '✓'} ${name.padEnd(8)} ${passed} passed, ${failed} failed`)
    total.passed += passed
    total.failed += failed
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
  if (total.failed > 0) process.exitCode = 1
}
