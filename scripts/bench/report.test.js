import { expect, test } from 'vitest'
import { pressLines, ratiosOf, startLines } from './report.js'

const floor = { presses: 20, p50: 10, p98: 16, work: 8, frames: 1, paintings: 2 }

/** Returns the line of a press that differs from the floor's only in these figures. */
function said(/** @type {Partial<typeof floor>} */ differs, landed = {}) {
  const rows = [{ kind: 'home', floor, product: { ...floor, ...differs } }]
  return pressLines({ slowdown: 4, rows }, landed).find((line) => line.includes('home'))
}

test('a start has both figures, their ratio, the landed one and the aim', () => {
  const start = { setting: 'as is', floor: { picture: 100, usable: 200 } }
  const landed = { 'picture, as is': 0.9, 'usable, as is': 1.5 }
  const lines = startLines(
    [
      { ...start, product: { picture: 90, usable: 420 } },
      { ...start, setting: '4× slower, slow 4G', product: { picture: 110, usable: 260 } },
    ],
    landed,
  )
  expect(lines[1]).toMatch(/first picture, as is +100 +90 +0\.90 +0\.90 +≤ 1\.00$/)
  expect(lines[2]).toMatch(/first picture, 4× slower, slow 4G +100 +110 +1\.10 +— +≤ 1\.00 {2}✗$/)
  expect(lines[3]).toMatch(/usable, as is +200 +420 +2\.10 +1\.50 +≤ 1\.50 {2}✗ {2}worse than landed$/)
  expect(lines[4]).toMatch(/usable, 4× slower, slow 4G +200 +260 +1\.30 +— +≤ 1\.30$/)
})

test('a press has both figures, their ratio and the landed one', () => {
  const drawn = { p50: 15, p98: 20, work: 12, frames: 4.5, paintings: 6 }
  expect(said(drawn, { 'press, home': 1.2 })).toMatch(
    /home +10\.0 +15\.0 +16\.0 +20\.0 +1\.25 +1\.20 +8\.0 +12\.0 +1\.50 +4\.5 +6\.0$/,
  )
  expect(said(drawn, { 'press, home': 1 })).toMatch(/ {2}worse than landed$/)
})

test('a press that a visitor has to wait for is marked', () => {
  expect(said({ p98: 100, work: 70 })).not.toContain('✗')
  expect(said({ p98: 100.1 })).toMatch(/✗$/)
})

test('the stored figures are ratios to the bare React page', () => {
  const product = { picture: 90, usable: 300 }
  const start = { setting: 'as is', floor: { picture: 100, usable: 200 }, product }
  const press = { kind: 'home', floor, product: { ...floor, p98: 32 } }
  const ratios = { 'picture, as is': 0.9, 'usable, as is': 1.5, 'press, home': 2 }
  expect(ratiosOf([start], [press])).toEqual(ratios)
})
