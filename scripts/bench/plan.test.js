import { expect, test } from 'vitest'
import { kinds, usualKinds } from './kinds.js'
import { planOf } from './plan.js'

test('without a name it is how a page starts, and the presses that visitors make most', () => {
  const { parts, kinds } = planOf([])
  expect(parts).toEqual(['start', 'presses'])
  expect(kinds).toBe(usualKinds)
  expect(kinds.map(({ kind }) => kind)).toEqual(['home', 'menu', 'in-and-out', 'task', 'time', 'time-starts'])
})

test('all is every part, on every kind of screen', () => {
  const plan = planOf(['all'])
  expect(plan.parts).toEqual(['start', 'presses', 'core', 'heap', 'load', 'find'])
  expect(plan.kinds).toBe(kinds)
})

test('named parts are measured alone, and figures are kept only when they are to be landed', () => {
  expect(planOf(['start'])).toMatchObject({ parts: ['start'], isLanding: false })
  expect(planOf(['heap', 'core']).parts).toEqual(['core', 'heap'])
  expect(planOf(['land', 'home'])).toMatchObject({ parts: ['presses'], isLanding: true })
})

test('named kinds of screens are pressed on, and nothing else is measured', () => {
  const { parts, kinds } = planOf(['menu', 'home'])
  expect(parts).toEqual(['presses'])
  expect(kinds.map(({ path }) => path)).toEqual(['/home', '/home/menu'])
})

test('no kind of screen has the name of a part, and no two have the same', () => {
  const names = kinds.map(({ kind }) => kind)
  for (const name of names) expect(planOf(['all']).parts).not.toContain(name)
  expect(new Set(names).size).toBe(names.length)
})

test('an unknown name is refused, with those that there are', () => {
  expect(() => planOf(['start', 'hom'])).toThrow(/Unknown: hom. Choose from all, land, start, .*home/)
})
