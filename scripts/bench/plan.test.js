import { expect, test } from 'vitest'
import { kinds } from './kinds.js'
import { planOf } from './plan.js'

test('without a name every part is measured, on every kind of screen', () => {
  const plan = planOf([])
  expect(plan.parts).toEqual(['core', 'start', 'presses', 'heap', 'load', 'find'])
  expect(plan.kinds).toEqual(kinds)
})

test('quick measures starts and presses, with fewer loads and turns', () => {
  const [quick, whole] = [planOf(['quick']), planOf([])]
  expect(quick.parts).toEqual(['start', 'presses'])
  expect(quick.kinds).toEqual(kinds)
  expect(quick.loads).toBeLessThan(whole.loads)
  expect(quick.turns).toBeLessThan(whole.turns)
})

test('named parts are measured alone', () => {
  expect(planOf(['quick', 'start']).parts).toEqual(['start'])
  expect(planOf(['heap', 'core']).parts).toEqual(['core', 'heap'])
})

test('named kinds of screens are pressed on, and nothing else is measured', () => {
  const { parts, kinds } = planOf(['menu', 'home'])
  expect(parts).toEqual(['presses'])
  expect(kinds.map(({ path }) => path)).toEqual(['/home', '/home/menu'])
})

test('no kind of screen has the name of a part', () => {
  for (const { kind } of kinds) expect(planOf([]).parts).not.toContain(kind)
})

test('an unknown name is refused, with those that there are', () => {
  expect(() => planOf(['quick', 'hom'])).toThrow(/Unknown: hom. Choose from quick, core, .*home/)
})
