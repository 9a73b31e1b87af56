import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { choose, formatCount } from './checks.js'
import { ensureChromium, ensureShell } from './chromium.js'
import { orStop, prepare } from './machine.js'
import { findNginx, nginxMissing } from './nginx.js'

// npm test: every check of the project. npm test -- quick: the quick ones. npm test -- lint unit: these two.
// npm test -- changed: the unit tests of files that differ from the last commit.
// npm test -- companion: the tests of this feature.
// npm run whole: every check, with the cases that npm test skips.

/** @import { Check, Count, FileTime } from './checks.js' */
/** @typedef {Count & { seconds: number, slow: FileTime[] }} Result */

/** The number of checks that run at the same time. */
const LANES = 2

const names = process.argv.slice(2)
const chosen = orStop(() => choose(names))
prepare()
// Runs before the checks, so that a missing browser is reported at once.
if (chosen.some(({ name }) => name === 'browser'))
  console.log(`Browser: ${orStop(ensureChromium)}; for most tests ${orStop(ensureShell)}.`)

process.env.PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`
if (process.stdout.isTTY) process.env.FORCE_COLOR ??= '1'
// The tests open the product at the root of its address, and in frames, whatever is set for a host.
for (const setting of ['BASE_PATH', 'SITE_URL', 'FRAME_ANCESTORS']) delete process.env[setting]

const began = performance.now()
sayPlan()
/** Every check that was started. @type {Map<string, Promise<Result>>} */
const started = new Map()
const together = chosen.filter(({ isAlone }) => !isAlone)
await Promise.all(Array.from({ length: LANES }, () => runNext(together)))
for (const check of chosen.filter(({ isAlone }) => isAlone)) await start(check)
await report()

function sayPlan() {
  const plan = chosen.map(({ name, seconds }) => `${name} ${seconds} s`)
  console.log(`Checks, and what each usually takes: ${plan.join(', ')}.`)
}

/**
 * Runs the checks of a queue one after the other, while other lanes take from the same queue.
 * @param {Check[]} queue
 */
async function runNext(queue) {
  for (let check = queue.shift(); check; check = queue.shift()) await start(check)
}

/** @param {Check} check */
function start(check) {
  const result = run(check)
  started.set(check.name, result)
  return result
}

/**
 * @param {Check} check
 * @returns {Promise<Result>}
 */
async function run({ name, about, commands, seconds, needs = [], isAlone, tests }) {
  const title = `\n── ${name}: ${about}`
  const missing = await failedOf(needs)
  if (missing) {
    console.log(`${title}\nNot run, because ${missing} failed.`)
    return { passed: 0, failed: 1, skipped: 0, seconds: 0, slow: [] }
  }
  console.log(isAlone ? `${title} (usually ${seconds} s)` : `   ${name} begins (usually ${seconds} s)`)
  if (tests) rmSync(tests.file, { force: true })
  const since = performance.now()
  let said = ''
  let ok = true
  for (const command of commands) {
    const { isDone, output } = await execute(command, isAlone)
    said += output
    ok = isDone
    if (!ok) break
  }
  // Printed as a whole, so that checks that run at the same time do not mix their lines.
  if (!isAlone) console.log(`${title}\n${said.trimEnd()}`)
  return { ...readResults(ok, tests), seconds: (performance.now() - since) / 1000 }
}

/**
 * @param {string[]} names of checks
 * @returns {Promise<string | undefined>} the first of them that failed
 */
async function failedOf(names) {
  for (const name of names) if (((await started.get(name))?.failed ?? 0) > 0) return name
  return undefined
}

/**
 * @param {string} command for the shell
 * @param {boolean} [isShown] whether its output is shown at once, and not given
 * @returns {Promise<{ isDone: boolean, output: string }>}
 */
function execute(command, isShown) {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    child.on('close', (status) => resolve({ isDone: status === 0, output }))
  })
}

/**
 * @param {boolean} ok
 * @param {Check['tests']} tests
 * @returns {Count & { slow: FileTime[] }}
 */
function readResults(ok, tests) {
  if (!tests || !existsSync(tests.file))
    return { passed: Number(ok), failed: Number(!ok), skipped: 0, slow: [] }
  const results = JSON.parse(readFileSync(tests.file, 'utf8'))
  const count = tests.count(results)
  // A test file that does not even load fails without a failed test.
  return { ...count, failed: ok ? count.failed : Math.max(count.failed, 1), slow: tests.times(results) }
}

async function report() {
  const total = { passed: 0, failed: 0, skipped: 0 }
  /** @type {FileTime[]} */
  const times = []
  console.log()
  for (const [name, result] of started) {
    const { seconds, slow, ...count } = await result
    times.push(...slow)
    const time = `${seconds.toFixed(1).padStart(6)} s`
    console.log(`${count.failed ? '✗' : '✓'} ${name.padEnd(8)}${time}  ${formatCount(count)}`)
    total.passed += count.passed
    total.failed += count.failed
    total.skipped += count.skipped
  }
  const slowest = times.toSorted((one, other) => other.ms - one.ms).slice(0, 5)
  if (slowest.length > 0) console.log('The slowest test files:')
  for (const { file, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${file}`)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`All checks took ${seconds} s.`)
  if (total.skipped > 0 && !findNginx()) console.log(nginxMissing)
  // The last line stands alone, because other programs look for it.
  console.log(formatCount(total))
  if (total.failed > 0) process.exitCode = 1
}
