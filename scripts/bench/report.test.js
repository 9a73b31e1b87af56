import { expect, test } from 'vitest'
import { pressLines, startLines } from './report.js'

const floor = { presses: 20, p50: 10, p98: 16, work: 8, frames: 1, paintings: 2 }

/** What is said of a press that is like the floor's in all but this. */
function said(/** @type {Partial<typeof floor>} */ differs, { slowdown = 4 } = {}) {
  const rows = [{ kind: 'home', floor, product: { ...floor, ...differs } }]
  return pressLines({ slowdown, rows }).find((line) => line.includes('home'))
}

test('a start has both figures, their ratio, and an aim where a visitor would feel it', () => {
  const start = { setting: 'as is', floor: { picture: 100, usable: 200 } }
  const lines = startLines([
    { ...start, product: { picture: 90, usable: 420 } },
    { ...start, setting: '4× slower', product: { picture: 90, usable: 420 } },
    { ...start, setting: '4× slower, slow 4G', product: { picture: 90, usable: 300 } },
  ])
  expect(lines[1]).toMatch(/first picture, as is +100 +90 +0\.90$/)
  expect(lines[4]).toMatch(/usable, as is +200 +420 +2\.10 +≤ 2\.00 {2}✗$/)
  expect(lines[5]).toMatch(/usable, 4× slower +200 +420 +2\.10$/)
  expect(lines[6]).toMatch(/usable, 4× slower, slow 4G +200 +300 +1\.50 +≤ 1\.50$/)
})

test('a press has both figures and their ratio', () => {
  expect(said({ p50: 15, p98: 20, work: 12, frames: 4.5, paintings: 6 })).toMatch(
    /home +10\.0 +15\.0 +16\.0 +20\.0 +1\.25 +8\.0 +12\.0 +1\.50 +4\.5 +6\.0$/,
  )
})

test('a press that a visitor has to wait for is marked, on a slow processor', () => {
  expect(said({ p98: 100, work: 70 })).not.toContain('✗')
  expect(said({ p98: 100.1 })).toMatch(/✗$/)
  expect(said({ p98: 100.1 }, { slowdown: 1 })).not.toContain('✗')
})
