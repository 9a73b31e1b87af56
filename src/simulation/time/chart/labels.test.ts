import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Flag, type FlagRequest, placeFlags, placeLabels, spreadLabels, textWidth } from './labels'

describe('labels of lines', () => {
  const bounds = { least: 0, most: 100, height: 14 }

  test('stand where their lines end, as long as they are apart', () => {
    expect(spreadLabels([10, 80, 40], bounds)).toEqual([10, 80, 40])
  })

  test('move apart, the higher line’s above, also of the same height', () => {
    expect(spreadLabels([42, 40], bounds)).toEqual([54, 40])
    expect(spreadLabels([40, 40], bounds)).toEqual([40, 54])
  })

  test('stay within the chart', () => {
    expect(spreadLabels([99, 98, 97], bounds)).toEqual([100, 86, 72])
    expect(spreadLabels([-50], bounds)).toEqual([0])
  })
})

describe('labels in a row', () => {
  const row = { left: 0, right: 100, size: 10, gap: 4 }
  function place(...wanted: readonly (readonly [x: number, text: string])[]) {
    const labels = wanted.map(([x, text]) => ({ x, text }))
    return placeLabels(labels, row).map(({ text }) => text)
  }

  test('all stand where there is room, the most important else', () => {
    expect(place([20, '05'], [40, '06'])).toEqual(['05', '06'])
    expect(place([20, '05'], [30, '06'], [80, '09'])).toEqual(['05', '09'])
  })

  test('none is cut off; what is shorter may take its place', () => {
    expect(place([12, 'Wednesday'], [12, '00'], [97, '03'])).toEqual(['00'])
  })
})

const strip = { left: 0, right: 200, rows: 2, size: 12 }

describe('labels of events', () => {
  const mark = (x: number, ...texts: readonly string[]) => ({ x, texts })

  test.each([
    ['stand at the right of their marks', 20, ['22°'], false],
    ['or at the left where the chart ends', 195, ['22°'], true],
    ['are shorter where there is no room', 20, ['A text that is much too long for the chart', '22°'], false],
  ])('%s', (_, x, texts, isLeft) => {
    expect(placeFlags([mark(x, ...texts)], strip)).toEqual([{ x, text: '22°', row: 1, isLeft }])
  })

  test('stand higher where another mark is near', () => {
    const flags = placeFlags([mark(26, '17°'), mark(20, '22°')], strip)
    expect(flags.map((flag) => flag?.row)).toEqual([1, 0])
  })

  test('of the less important are left out', () => {
    const crowd = [100, 101, 102, 103, 104].map((x) => mark(x, 'Window open'))
    const [first, ...others] = placeFlags(crowd, strip)
    expect(first).not.toBeNull()
    expect(others.filter((flag) => flag === null).length).toBeGreaterThanOrEqual(3)
  })

  test('never cover each other or the staff of another, wherever they are', () => {
    const anyMark: fc.Arbitrary<FlagRequest> = fc.record({
      x: fc.integer({ min: 0, max: 200 }),
      texts: fc.constantFrom(['Back home 22°', '22°'], ['Window open'], ['17°']),
    })
    fc.assert(
      fc.property(fc.array(anyMark, { maxLength: 12 }), (marks) => {
        const flags = placeFlags(marks, strip).flatMap((flag) => (flag ? [flag] : []))
        for (const flag of flags)
          for (const other of flags) if (flag !== other) expect(covers(flag, other)).toBe(false)
      }),
    )
  })
})

/** Whether a label covers another one, or the line that leads from it to the chart. */
function covers(flag: Flag, other: Flag): boolean {
  const [mine, its] = [extent(flag), extent(other)]
  const isLabelCovered = flag.row === other.row && mine.left < its.right && its.left < mine.right
  const isStaffCovered = flag.row >= other.row && mine.left < other.x && other.x < mine.right
  return isLabelCovered || isStaffCovered
}

function extent({ x, text, isLeft }: Flag) {
  const width = textWidth(text, 12)
  return isLeft ? { left: x - width, right: x } : { left: x, right: x + width }
}
