import { expect, test } from 'vitest'
import { compareRules } from './rules.js'

const chapter = ['## 1. Doors', '- **1.1** A door opens.', '- **1.2** It closes.', '- **1.3** It locks.']

/**
 * @param {Record<string, string>} files
 * @param {string[]} [behaviour] lines of docs/behaviour.md
 */
const compare = (files, behaviour = chapter) =>
  compareRules({ 'docs/behaviour.md': behaviour.join('\n'), ...files })

/** @type {(...given: Parameters<typeof compare>) => readonly string[]} */
const problemsOf = (...given) => compare(...given).problems

/** A test that names every rule. */
const all = { 'src/door.test.ts': '// behaviour 1.1 to 1.3' }

test('each rule has the places that name it', () => {
  const { tests, problems } = compare({
    'src/door.test.ts': "// behaviour 1.1, 1.3\ntest('a door', open)",
    'tests/door.spec.ts': "\ntest('a door opens and closes (behaviour 1.1, 1.2)', open)",
  })
  expect(Object.fromEntries(tests)).toEqual({
    1.1: ['src/door.test.ts:1', 'tests/door.spec.ts:2'],
    1.2: ['tests/door.spec.ts:2'],
    1.3: ['src/door.test.ts:1'],
  })
  expect(problems).toEqual([])
})

test('a rule needs a test: code and a chapter do not do', () => {
  const files = {
    'src/door.ts': '/** Closes (behaviour 1.2). */',
    'src/door.test.ts': '// behaviour 1.1\n// behaviour 1.3\n/** Doors (behaviour 1). */',
  }
  expect(problemsOf(files)).toEqual(['No test names 1.2.'])
})

const units = ['src/a.test.ts', 'src/a.test.tsx', 'build/a.test.ts', 'scripts/a.test.js']
test.each([...units, 'tests/scenarios/a.ts'])('the rules that %s names are tested', (file) => {
  expect(problemsOf({ [file]: '// behaviour 1.1, 1.2, 1.3' })).toEqual([])
})

test('a range names its ends and what is between them', () => {
  expect(problemsOf(all)).toEqual([])
  expect(problemsOf({ 'src/door.test.ts': '// behaviour 1.1 to 1.2' })).toEqual(['No test names 1.3.'])
})

test.each(['src/door.ts', 'docs/wording.md', 'embed.html'])('%s names only what exists', (file) => {
  expect(problemsOf({ ...all, [file]: 'A door\n(behaviour 1.2, 1.4) or (behaviour 2)' })).toEqual([
    `${file}:2 names 1.4, which does not exist.`,
    `${file}:2 names 2, which does not exist.`,
  ])
})

test('a rule refers only to rules that exist', () => {
  const references = [...chapter, '  A door (1.2) may have a bell (1.5), see 1.6.']
  expect(problemsOf(all, references)).toEqual([
    'docs/behaviour.md:5 names 1.5, which does not exist.',
    'docs/behaviour.md:5 names 1.6, which does not exist.',
  ])
})

test('numbers are in order, each there once', () => {
  const rules = ['1.9', '1.10', '1.10', '2.1', '1.11']
  const behaviour = rules.map((rule) => `- **${rule}** A door.`)
  expect(problemsOf({ 'tests/door.spec.ts': `// behaviour ${rules.join(', ')}` }, behaviour)).toEqual([
    '1.10 comes after 1.10.',
    '1.11 comes after 2.1.',
  ])
})
