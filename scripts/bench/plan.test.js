import { expect, test } from 'vitest'
import { kinds } from './kinds.js'
import { planOf } from './plan.js'

const usual = ['home', 'menu', 'in-and-out', 'task', 'time', 'time-starts']

test.each([
  ['without a name: a start, and the usual presses', [], ['start', 'presses'], usual],
  ['all: every part, on every kind of screen', ['all'], ['start', 'presses'], kinds.map(({ kind }) => kind)],
  ['a named part alone', ['start'], ['start'], undefined],
  ['named parts in their order', ['presses', 'start'], ['start', 'presses'], usual],
  ['named kinds of screens: presses alone', ['menu', 'home'], ['presses'], ['home', 'menu']],
  ['what is to be landed', ['land', 'home'], ['presses'], ['home']],
])('%s', (_what, names, parts, pressed) => {
  const plan = planOf(names)
  expect(plan).toMatchObject({ parts, isLanding: names.includes('land') })
  if (pressed) expect(plan.kinds.map(({ kind }) => kind)).toEqual(pressed)
})

test('no kind of screen has the name of a part, and all names differ', () => {
  const names = kinds.map(({ kind }) => kind)
  for (const name of names) expect(planOf(['all']).parts).not.toContain(name)
  expect(new Set(names).size).toBe(names.length)
})

test('an unknown name is refused, with those that there are', () => {
  expect(() => planOf(['start', 'hom'])).toThrow(/Unknown: hom. Choose from all, land, start, .*home/)
})
