import { expect, test } from 'vitest'
import { checks, choose } from './checks.js'

/** @param {string[]} names */
const namesOf = (...names) => choose(names).map(({ name }) => name)

test('without a name every check runs', () => {
  expect(choose([])).toEqual(checks)
})

test('named checks run with what they need, in their order', () => {
  expect(namesOf('types')).toEqual(['types'])
  expect(namesOf('browser', 'lint')).toEqual(['lint', 'build', 'browser'])
})

test('quick leaves out coverage, the proofs and all browser tests but one', () => {
  const commands = choose(['quick']).flatMap((check) => check.commands)
  expect(namesOf('quick')).toEqual(['unit', 'lint', 'imports', 'types', 'build', 'browser'])
  expect(commands.find((command) => command.startsWith('vitest'))).not.toContain('--coverage')
  expect(commands.find((command) => command.startsWith('playwright'))).toMatch(/tour\.spec\.ts$/)
})

test('an unknown name is answered with those that there are', () => {
  expect(() => choose(['unti'])).toThrow('Unknown check: unti. Choose from quick, unit, lint')
  expect(() => choose(['quick', 'lint'])).toThrow('quick cannot be combined')
})

test('a check needs only checks that come before it', () => {
  const names = checks.map(({ name }) => name)
  for (const { name, needs } of checks)
    if (needs) expect(names.slice(0, names.indexOf(name)), name).toContain(needs)
})
