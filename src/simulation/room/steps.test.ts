import { expect, test } from 'vitest'
import { nextOffered, offeredByDrag, offeredByKey } from './steps'

const offered = [160, 170, 180, 190]

test('a step leads from a reading between two offered values to the next one', () => {
  expect(nextOffered(offered, 174, 1)).toBe(180)
  expect(nextOffered(offered, 174, -1)).toBe(170)
})

test('a step beyond the last offered value changes nothing', () => {
  expect(nextOffered(offered, 190, 1)).toBe(190)
  expect(nextOffered(offered, 215, 1)).toBe(215)
  expect(nextOffered(offered, 160, -1)).toBe(160)
})

test('keys move the value as on a slider, and other keys do nothing', () => {
  expect(offeredByKey(offered, 170, 'ArrowUp')).toBe(180)
  expect(offeredByKey(offered, 170, 'ArrowRight')).toBe(180)
  expect(offeredByKey(offered, 170, 'ArrowDown')).toBe(160)
  expect(offeredByKey(offered, 170, 'ArrowLeft')).toBe(160)
  expect(offeredByKey(offered, 170, 'Home')).toBe(160)
  expect(offeredByKey(offered, 170, 'End')).toBe(190)
  expect(offeredByKey(offered, 170, 'Enter')).toBeUndefined()
})

test('a drag moves as many values as it has steps, and back to where it began', () => {
  expect(offeredByDrag(offered, 174, 2)).toBe(190)
  expect(offeredByDrag(offered, 174, -1)).toBe(170)
  expect(offeredByDrag(offered, 174, 0)).toBe(174)
  expect(offeredByDrag(offered, 174, -9)).toBe(160)
})
