import { expect, test } from 'vitest'
import { checkPages } from './pdf.js'

test('a booklet has at most 39 pages', () => {
  expect(() => checkPages(Array(39).fill(1), [])).not.toThrow()
  expect(() => checkPages(Array(40).fill(1), [])).toThrow(
    'The booklet has 40 pages. It may have 39: leave something out.',
  )
})

test('a page is at least half full, unless it is the last of a chapter', () => {
  expect(() => checkPages([1, 0.3, 0.9, 0.2], [3])).not.toThrow()
  expect(() => checkPages([1, 0.3, 0.9, 0.2], [4])).toThrow('These pages are less than half full: 2.')
})
