/**
 * Runs the unit tests for a mutant in this process, in milliseconds where Vitest's workers take most of a second: half of the mutants
 * are in tables of screens, which exist anew only when every module is loaded anew. Understands of Vitest what the unit tests
 * use: `describe`, `test` and their `each`, and hooks that are for a whole file.
 */
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Script } from 'node:vm'
import fakeTimers from '@sinonjs/fake-timers'
import { declareClassPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  DryRunStatus,
  determineHitLimitReached,
  MutantRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import fc from 'fast-check'
import { expect, vi } from 'vitest'

/** @import { DryRunResult, MutantRunOptions, MutantRunResult, TestResult } from '@stryker-mutator/api/test-runner' */
/** @typedef {() => unknown} Hook */
/** @typedef {{ beforeEach: Hook[], afterEach: Hook[] }} Hooks */
/** @typedef {{ id: string, name: string, file: string, hooks: Hooks, run: Hook }} Test */
/** @typedef {(name: string, run: (...row: any[]) => unknown) => void} Named */

const english = JSON.parse(readFileSync(new URL('../../src/texts/en.json', import.meta.url), 'utf8'))

const BUNDLE = '.results/mutation/bundle/tests.cjs'

/** What Stryker's instrumented code and its runner tell each other. @type {import('@stryker-mutator/api/core').InstrumenterContext} */
const stryker = Object.assign(globalThis, { __stryker__: {} }).__stryker__

class Runner {
  /** @type {Script | undefined} */
  #script

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    // Every mutant meets the same random inputs.
    fc.configureGlobal({ seed: 1 })
    const source = readFileSync(BUNDLE, 'utf8')
    this.#script = new Script(`(require, startFile) => {${source}\n}`, { filename: BUNDLE })
  }

  /** @returns {Promise<DryRunResult>} */
  async dryRun() {
    stryker.mutantCoverage = { static: {}, perTest: {} }
    const tests = this.#load()
    /** @type {TestResult[]} */
    const results = []
    for (const test of tests) {
      stryker.currentTestId = test.id
      results.push(await resultOf(test))
    }
    delete stryker.currentTestId
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: stryker.mutantCoverage }
  }

  /**
   * @param {MutantRunOptions} options
   * @returns {Promise<MutantRunResult>}
   */
  async mutantRun({ activeMutant, mutantActivation, sandboxFileName, testFilter, hitLimit }) {
    Object.assign(stryker, { activeMutant: undefined, hitCount: 0, hitLimit })
    if (mutantActivation === 'static') stryker.activeMutant = activeMutant.id
    let tests
    try {
      tests = this.#load()
    } catch (error) {
      return { status: MutantRunStatus.Killed, killedBy: [], failureMessage: String(error), nrOfTests: 0 }
    }
    stryker.activeMutant = activeMutant.id
    const filter = testFilter && new Set(testFilter)
    // The browser's side runs the whole device, but it is the device's own tests that have to notice.
    const isOfDevice = sandboxFileName.includes('src/device/')
    /** @type {TestResult[]} */
    const results = []
    for (const test of nearestFirst(tests, sandboxFileName)) {
      if ((filter && !filter.has(test.id)) || (isOfDevice && test.file.includes('src/browser/'))) continue
      const result = await resultOf(test)
      results.push(result)
      if (result.status === TestStatus.Failed) break
    }
    return toMutantRunResult(
      determineHitLimitReached(stryker.hitCount, stryker.hitLimit) ?? {
        status: DryRunStatus.Complete,
        tests: results,
      },
    )
  }

  /** Evaluates every module and gives their tests. */
  #load() {
    if (!this.#script) throw new Error('The runner was not begun.')
    /** @type {Test[]} */
    const tests = []
    let file = ''
    let hooks = noHooks()
    /** @type {string[]} */
    const groups = []
    /** @type {Named} */
    const test = (name, run) => {
      const whole = [...groups, name].join(' ')
      tests.push({ id: `${file}#${whole}`, name: whole, file, hooks, run })
    }
    /** @type {Named} */
    const describe = (name, run) => {
      groups.push(name)
      run()
      groups.pop()
    }
    const modules = {
      vitest: {
        expect,
        vi,
        test: withEach(test),
        describe: withEach(describe),
        beforeEach: (/** @type {Hook} */ hook) => hooks.beforeEach.push(hook),
        afterEach: (/** @type {Hook} */ hook) => hooks.afterEach.push(hook),
      },
      'fast-check': fc,
      '@sinonjs/fake-timers': fakeTimers,
    }
    this.#script.runInThisContext()(
      (/** @type {keyof typeof modules} */ name) => modules[name],
      (/** @type {string} */ next) => {
        file = next
        hooks = noHooks()
      },
    )
    return tests
  }
}

/** @returns {Hooks} */
function noHooks() {
  return { beforeEach: [], afterEach: [] }
}

/**
 * The tests beside the mutant before the others, because they are the ones that notice it.
 * @param {readonly Test[]} tests
 * @param {string} mutated a path
 */
function nearestFirst(tests, mutated) {
  const own = mutated.replace(/\.ts$/, '')
  const room = dirname(mutated)
  const distance = (/** @type {Test} */ { file }) =>
    file.startsWith(own) ? 0 : dirname(file) === room ? 1 : 2
  return [0, 1, 2].flatMap((near) => tests.filter((test) => distance(test) === near))
}

/** @param {Named} named */
function withEach(named) {
  return Object.assign(named, {
    /** @param {readonly unknown[]} rows */
    each: (rows) => (/** @type {string} */ name, /** @type {(...row: any[]) => unknown} */ run) => {
      const areLists = rows.every(Array.isArray)
      for (const [index, row] of rows.entries())
        named(`${name} #${index + 1}`, () => (areLists && Array.isArray(row) ? run(...row) : run(row)))
    },
  })
}

/**
 * @param {Test} test
 * @returns {Promise<TestResult>}
 */
async function resultOf({ id, name, file, hooks, run }) {
  const began = performance.now()
  const result = { id, name, fileName: file }
  try {
    try {
      for (const hook of hooks.beforeEach) await hook()
      await run()
    } finally {
      for (const hook of hooks.afterEach) await hook()
    }
    return { ...result, status: TestStatus.Success, timeSpentMs: performance.now() - began }
  } catch (error) {
    const failureMessage = error instanceof Error ? error.message : String(error)
    return { ...result, status: TestStatus.Failed, failureMessage, timeSpentMs: performance.now() - began }
  }
}

/** The mutants of a text's id and of an icon's name do not compile, because their types know every one of them. */
const typed = {
  /** @param {any} path a node of Babel's, with those above it */
  shouldIgnore({ node, parent }) {
    if (node.type !== 'StringLiteral') return undefined
    if (Object.hasOwn(english, node.value)) return 'the id of a text: another string does not compile'
    const isIcon = (parent.key ?? parent.id)?.name === 'icon'
    return isIcon ? 'the name of an icon: another string does not compile' : undefined
  },
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'bundle', Runner),
  declareValuePlugin(PluginKind.Ignore, 'typed', typed),
]
