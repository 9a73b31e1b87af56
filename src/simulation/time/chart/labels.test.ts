import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateTextWidth, type Flag, type Mark, placeFlags, placeInOrder, placeLabels } from './labels'

describe('labels of lines', () => {
  const bounds = { min: 0, max: 100, minDistance: 14 }

  test('stay at the ends of their lines if these have the same order and are not close', () => {
    expect(placeInOrder([10, 40, 80], bounds)).toEqual([10, 40, 80])
  })

  test('move apart by the same distance if their lines are close', () => {
    expect(placeInOrder([40, 42], bounds)).toEqual([34, 48])
    expect(placeInOrder([40, 40, 80], bounds)).toEqual([33, 47, 80])
  })

  test('keep their order if their lines cross', () => {
    expect(placeInOrder([60, 40], bounds)).toEqual([43, 57])
    expect(placeInOrder([80, 60, 40], bounds)).toEqual([46, 60, 74])
  })

  test('stay within the chart', () => {
    expect(placeInOrder([97, 98, 99], bounds)).toEqual([72, 86, 100])
    expect(placeInOrder([-50], bounds)).toEqual([0])
  })
})

describe('labels in a row', () => {
  const row = { left: 0, right: 100, fontSize: 10, gap: 4 }
  function place(...wanted: readonly (readonly [x: number, text: string])[]) {
    const labels = wanted.map(([x, text]) => ({ x, text }))
    return placeLabels(labels, row).map(({ text }) => text)
  }

  test('are all placed if they fit, otherwise the most important ones', () => {
    expect(place([20, '05'], [40, '06'])).toEqual(['05', '06'])
    expect(place([20, '05'], [30, '06'], [80, '09'])).toEqual(['05', '09'])
  })

  test('are never cut off; a shorter one can take the place', () => {
    expect(place([12, 'Wednesday'], [12, '00'], [97, '03'])).toEqual(['00'])
  })
})

const area = { left: 0, right: 200, rowCount: 2, fontSize: 12 }

describe('labels of events', () => {
  const mark = (x: number, ...texts: readonly string[]) => ({ x, texts })

  test.each([
    ['are to the right of their marks', 20, ['22°'], false],
    ['are to the left of their marks at the end of the chart', 195, ['22°'], true],
    [
      'use the shorter text if the longer one does not fit',
      20,
      ['A text that is much too long for the chart', '22°'],
      false,
    ],
  ])('%s', (_, x, texts, isLeft) => {
    expect(placeFlags([mark(x, ...texts)], area)).toEqual([{ x, text: '22°', row: 1, isLeft }])
  })

  test('move to a higher row if another mark is near', () => {
    const flags = placeFlags([mark(26, '17°'), mark(20, '22°')], area)
    expect(flags.map((flag) => flag?.row)).toEqual([1, 0])
  })

  test('are left out if they are less important and do not fit', () => {
    const crowd = [100, 101, 102, 103, 104].map((x) => mark(x, 'Window open'))
    const [first, ...others] = placeFlags(crowd, area)
    expect(first).not.toBeNull()
    expect(others.filter((flag) => flag === null).length).toBeGreaterThanOrEqual(3)
  })

  test('never overlap each other or another mark', () => {
    const anyMark: fc.Arbitrary<Mark> = fc.record({
      x: fc.integer({ min: 0, max: 200 }),
      texts: fc.constantFrom(['Back home 22°', '22°'], ['Window open'], ['17°']),
    })
    fc.assert(
      fc.property(fc.array(anyMark, { maxLength: 12 }), (marks) => {
        const flags = placeFlags(marks, area).flatMap((flag) => (flag ? [flag] : []))
        for (const flag of flags)
          for (const other of flags) if (flag !== other) expect(overlaps(flag, other)).toBe(false)
      }),
    )
  })
})

/** True if a label overlaps another one or its mark. */
function overlaps(flag: Flag, other: Flag): boolean {
  const [own, others] = [extentOf(flag), extentOf(other)]
  const overlapsLabel = flag.row === other.row && own.left < others.right && others.left < own.right
  const overlapsMark = flag.row >= other.row && own.left < other.x && other.x < own.right
  return overlapsLabel || overlapsMark
}

function extentOf({ x, text, isLeft }: Flag) {
  const width = estimateTextWidth(text, 12)
  return isLeft ? { left: x - width, right: x } : { left: x, right: x + width }
}
