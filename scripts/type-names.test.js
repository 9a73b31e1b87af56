import { expect, test } from 'vitest'
import { repeatedTypeNames } from './type-names.js'

test('different names in different files are allowed', () => {
  expect(repeatedTypeNames({ 'src/a.ts': 'interface A {}', 'src/b.ts': 'type B = string' })).toEqual([])
})

test.each([
  ['two interfaces', 'interface Range {}', 'export interface Range {}'],
  ['an interface and a type', 'export interface Range {}', 'type Range = string'],
  ['a type and a class', 'type Range = string', 'export class Range {}'],
  ['one of them inside a function', 'type Range = string', 'function f() { interface Range {} }'],
])('the same name is reported with both places: %s', (_case, first, second) => {
  expect(repeatedTypeNames({ 'src/a.ts': first, 'src/b.ts': `\n${second}` })).toEqual([
    'The type Range is declared in src/a.ts:1 and src/b.ts:2.',
  ])
})

test('an import and a use of a type are not declarations', () => {
  const uses = "import type { Range } from './a'\nlet range: Range"
  expect(repeatedTypeNames({ 'src/a.ts': 'export interface Range {}', 'src/b.ts': uses })).toEqual([])
})
