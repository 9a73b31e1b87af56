import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checks, choose, formatCount } from './checks.js'
import { features } from './features.js'

/** @param {string[]} names */
const namesOf = (...names) => choose(names).map(({ name }) => name)

test('without names every check runs; named checks run in order, with the checks that they need', () => {
  expect(choose([])).toEqual(checks)
  expect(namesOf('types')).toEqual(['types'])
  expect(namesOf('browser', 'lint')).toEqual(['build', 'sites', 'lint', 'browser'])
})

test('quick leaves out coverage, the proofs and all browser tests but one', () => {
  const commands = choose(['quick']).flatMap((check) => check.commands)
  const names = ['unit', 'build', 'device', 'lint', 'imports', 'rules', 'types', 'browser']
  expect(namesOf('quick')).toEqual(names)
  expect(commands.find((command) => command.includes('unit.json'))).toContain('tests/{proof,instructions,')
  expect(commands.join()).not.toContain('--coverage')
  expect(commands.find((command) => command.startsWith('playwright'))).toMatch(/tour\.spec\.ts$/)
})

test('whole runs the cases that every other run leaves out', () => {
  const leftOut = /--mode part|--grep-invert/
  const commandsOf = (/** @type {string[]} */ names) => choose(names).flatMap(({ commands }) => commands)
  expect(namesOf('whole')).toEqual(namesOf())
  expect(commandsOf([]).filter((command) => leftOut.test(command))).toHaveLength(2)
  expect(commandsOf(['whole']).filter((command) => leftOut.test(command))).toEqual([])
})

test('an unknown name is answered with those that there are', () => {
  const names = 'changed, quick, whole, unit, build'
  expect(() => choose(['unti'])).toThrow(`Unknown check: unti. Choose from ${names}`)
  expect(() => choose(['quick', 'lint'])).toThrow('quick cannot be combined')
})

/** @param {string} name */
const testsOf = (name) => checks.find((check) => check.name === name)?.tests

test('a count is said in the form that other programs read, and skipped tests are counted apart', () => {
  expect(formatCount({ passed: 12, failed: 3, skipped: 0 })).toBe('12 passed, 3 failed')
  expect(formatCount({ passed: 12, failed: 0, skipped: 1 })).toBe('12 passed, 0 failed, 1 skipped')
  const units = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 2 }
  expect(testsOf('unit')?.count(units)).toEqual({ passed: 5, failed: 0, skipped: 2 })
  const stats = { expected: 4, flaky: 1, unexpected: 0, skipped: 3 }
  expect(testsOf('browser')?.count({ stats })).toEqual({ passed: 5, failed: 0, skipped: 3 })
})

test('a check needs only checks that come before it', () => {
  const names = checks.map(({ name }) => name)
  for (const { name, needs = [] } of checks)
    expect(names.slice(0, names.indexOf(name)), name).toEqual(expect.arrayContaining(needs))
})

test('a feature has its own tests: those of the units, and a folder of browser tests', () => {
  const commands = choose(['companion']).flatMap((check) => check.commands)
  expect(namesOf('companion')).toEqual(['unit', 'build', 'browser'])
  expect(commands[0]).toContain(' src/help/ ')
  expect(commands.at(-1)).toMatch(/ tests\/browser\/companion\/$/)
  expect(namesOf('time', 'offline')).toEqual(['unit', 'build', 'sites', 'browser'])
})

test('every folder of browser tests is a feature, and every folder of a feature exists', () => {
  const folders = readdirSync('tests/browser').filter((name) => name !== 'helpers')
  expect(folders.toSorted()).toEqual(Object.keys(features).toSorted())
  for (const folder of Object.values(features).flat()) expect(existsSync(folder), folder).toBe(true)
})

test('the files with the longest tests can be named', () => {
  const unit = { name: resolve('src/a.test.ts'), startTime: 5, endTime: 25 }
  expect(testsOf('unit')?.times({ testResults: [unit] })).toEqual([{ file: 'src/a.test.ts', ms: 20 }])
  const spec = (/** @type {number} */ duration) => ({ tests: [{ results: [{ duration }] }] })
  const suite = { file: 'page/a.spec.ts', specs: [spec(3)], suites: [{ specs: [spec(4)] }] }
  const file = 'tests/browser/page/a.spec.ts'
  expect(testsOf('browser')?.times({ suites: [suite] })).toEqual([{ file, ms: 7 }])
})
