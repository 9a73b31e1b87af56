import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleSize } from '../../../tests/helpers/sample'
import {
  applyMove,
  arriveAtEntry,
  type HistoryEntries,
  lastIndexOf,
  nextMove,
  singleEntry,
  visitEntry,
} from './history-sync'

/** Parses `a b [c] d`: the addresses of a history, the current one in brackets. */
function row(text: string, low = 0): HistoryEntries {
  const words = text.split(' ')
  const at = words.findIndex((word) => word.startsWith('['))
  return { firstIndex: low, urls: words.map((word) => word.replace(/[[\]]/g, '')), currentIndex: low + at }
}

/** The moves that make the browser's history match the trail, as text, and the resulting entries. */
function moves(browser: HistoryEntries, trail: HistoryEntries): { text: string; end: HistoryEntries } {
  const texts: string[] = []
  let now = browser
  for (let move = nextMove(now, trail); move; move = nextMove(now, trail)) {
    if (texts.length > 200) throw new Error('the moves do not end')
    if (move.kind === 'go') expect(now.urls[move.to - now.firstIndex]).toBeDefined()
    texts.push(move.kind === 'go' ? `go ${move.to - now.currentIndex}` : `${move.kind} ${move.url}`)
    now = applyMove(now, move)
  }
  return { text: texts.join(', '), end: now }
}

describe('the browser makes as few moves as possible', () => {
  test.each([
    ['the same', 'a [b]', 'a [b]', ''],
    ['a press that goes on', 'a [b]', 'a b [c]', 'push c'],
    ['two at once', '[a]', 'a b [c]', 'push b, push c'],
    ['another address for the same place', 'a [b]', 'a [x]', 'replace x'],
    ['a replaced place, and on from there', 'a [b]', 'a x [c]', 'replace x, push c'],
    ['a step back', 'a b [c]', 'a [b] c', 'go -1'],
    ['two steps back', 'a b [c]', '[a] b c', 'go -2'],
    ['a step forwards, with more ahead', 'a [b] c d', 'a b [c] d', 'go 1'],
    ['the same way on again', 'a [b] c d', 'a b [c]', 'push c'],
    ['on to the last entry, which is still ahead', 'a [b] c', 'a b [c]', 'push c'],
    ['another way on', 'a [b] c d', 'a b [x]', 'push x'],
    ['back and another way on, at once', 'a b c [d]', 'a b [x]', 'go -2, push x'],
    ['back and the same way on, at once', 'a b c [d]', 'a b [c]', 'go -2, push c'],
    ['back and a replaced place, at once', 'a b [c]', 'a [x] c', 'go -1, replace x'],
    ['a way on that is still ahead', '[a] b c', 'a b [c]', 'go 2'],
    ['a way that is another ahead', 'a [b] x y', 'a [b] c d', 'push c, go -1'],
    ['a place replaced behind', 'a b [c]', 'a x [c]', 'go -2, push x, push c'],
  ])('%s', (_title, browser, trail, expected) => {
    expect(moves(row(browser), row(trail)).text).toBe(expected)
  })

  test.each([
    ['where the browser has no such entry, it shows the place', '[c]', 7, 'a [b] c', 5, 'replace b'],
    ['also far from it', 'a [b]', 0, '[x]', 9, 'replace x'],
    ['places that the trail forgot do not matter', 'x y a [b]', 0, 'a b [c]', 2, 'push c'],
    ['nor do entries behind that the browser does not know of', '[c]', 7, 'a b c [d]', 5, 'push d'],
  ])('%s', (_title, browser, low, trail, lowest, expected) => {
    expect(moves(row(browser, low), row(trail, lowest)).text).toBe(expected)
  })

  test('an entry outside the known ones becomes the only known one', () => {
    expect(visitEntry({ firstIndex: 5, urls: ['/a', '/b'], currentIndex: 6 }, 4, '/c')).toEqual({
      firstIndex: 4,
      urls: ['/c'],
      currentIndex: 4,
    })
    expect(visitEntry({ firstIndex: 5, urls: ['/a', '/b'], currentIndex: 6 }, 7, '/c')).toEqual({
      firstIndex: 7,
      urls: ['/c'],
      currentIndex: 7,
    })
  })
})

test('a long visit keeps a limited number of entries', () => {
  let browser = row('[a]')
  for (let to = 1; to < 1000; to++) browser = applyMove(browser, { kind: 'push', to, url: `${to}` })
  expect(browser.urls.length).toBeLessThanOrEqual(100)
  expect(browser.urls[browser.currentIndex - browser.firstIndex]).toBe('999')
})

const browser = row('a [b] c', 5)
const trail = row('a b [c]', 5)

test.each([
  ['our own step arrived, whatever it finds there', 5, 5, '?', '?', 'none', row('[?] b c', 5)],
  ['a place of the trail', null, 7, 'c', 'c', 'travel', row('a b [c]', 5)],
  ['though its address says more', null, 7, 'c?x', 'c', 'travel', row('a b [c?x]', 5)],
  ['a place of the trail that comes before our step', 5, 7, 'c', 'c', 'travel', row('a b [c]', 5)],
  ['another address than the trail has there', null, 7, 'x', 'x', 'address', singleEntry(7)],
  ['a place that the trail does not have', null, 8, 'c', 'c', 'address', singleEntry(8)],
  ['an entry that is not ours comes behind the present one', null, null, 'c', 'c', 'address', singleEntry(7)],
] as const)('the browser arrives: %s', (_title, awaited, index, url, spelled, input, browserThen) => {
  expect(arriveAtEntry(browser, trail, awaited, { index, url, canonicalUrl: spelled })).toEqual({
    browser: browserThen,
    input,
  })
})

test('any history can be brought into agreement with any trail', () => {
  const entries = fc
    .record({
      low: fc.nat(4),
      urls: fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 }),
      at: fc.nat(5),
    })
    .map(
      ({ low, urls, at }): HistoryEntries => ({
        firstIndex: low,
        urls,
        currentIndex: low + Math.min(at, urls.length - 1),
      }),
    )
  fc.assert(
    fc.property(entries, entries, (browser, trail) => {
      const { end } = moves(browser, trail)
      expect(end.currentIndex).toBe(trail.currentIndex)
      expect(lastIndexOf(end)).toBeGreaterThanOrEqual(trail.currentIndex)
      for (
        let index = Math.max(end.firstIndex, trail.firstIndex);
        index <= Math.min(lastIndexOf(end), lastIndexOf(trail));
        index++
      )
        expect(end.urls[index - end.firstIndex]).toBe(trail.urls[index - trail.firstIndex])
      // If the trail has an entry before its last place, the browser has no entries after that place.
      if (lastIndexOf(trail) > Math.max(end.firstIndex, trail.firstIndex))
        expect(lastIndexOf(end)).toBeLessThanOrEqual(lastIndexOf(trail))
    }),
    { numRuns: sampleSize(5000, 5) },
  )
})
