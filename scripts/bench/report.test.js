import { expect, test } from 'vitest'
import { pressLines, startLines } from './report.js'

const floor = { presses: 20, p50: 10, p98: 16, work: 8, frames: 1, paintings: 2 }

/** What is said of a press that is like the floor's in all but this. */
function said(/** @type {Partial<typeof floor>} */ differs, { isInAndOut = false, slowdown = 4 } = {}) {
  const rows = [{ kind: 'home', isInAndOut, floor, product: { ...floor, ...differs } }]
  return pressLines({ slowdown, rows }).find((line) => line.includes('home'))
}

test('a start has both figures, their ratio and its aim', () => {
  const start = { setting: 'as is', floor: { picture: 100, usable: 200 } }
  const lines = startLines([{ ...start, product: { picture: 90, usable: 260 } }])
  expect(lines[1]).toMatch(/first picture, as is +100 +90 +0\.90 +≤ 1\.00$/)
  expect(lines[2]).toMatch(/usable, as is +200 +260 +1\.30 +≤ 1\.25 {2}✗$/)
})

test('a press has both figures and their ratio', () => {
  expect(said({ p50: 15, p98: 20, work: 12, frames: 4.5, paintings: 6 })).toMatch(
    /home +10\.0 +15\.0 +16\.0 +20\.0 +1\.25 +8\.0 +12\.0 +1\.50 +4\.5 +6\.0$/,
  )
})

test('a press that misses an aim is marked with what it misses', () => {
  expect(said({ p50: 18, p98: 20, work: 16 })).not.toContain('✗')
  expect(said({ p50: 18.1 })).toMatch(/✗ median$/)
  expect(said({ p98: 20.1 })).toMatch(/✗ 98 %$/)
  expect(said({ work: 16.1 })).toMatch(/✗ main thread$/)
})

test('a press that leads to another screen may cost more', () => {
  expect(said({ work: 20 }, { isInAndOut: true })).not.toContain('✗')
  expect(said({ work: 20.1 }, { isInAndOut: true })).toMatch(/✗ main thread$/)
})

test('at full speed the paint has no aim', () => {
  expect(said({ p50: 40, p98: 60 }, { slowdown: 1 })).not.toContain('✗')
  expect(said({ work: 16.1 }, { slowdown: 1 })).toMatch(/✗ main thread$/)
})
