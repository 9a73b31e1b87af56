import { describe, expect, test } from 'vitest'
import { decideSize, initialSizeState, type SizeEvent } from './size-decision'

const FRAME = { width: 400, height: 150 }

const measured = (width: number, height: number, evenIfUnchanged = false): SizeEvent => {
  return { type: 'measured', size: { width, height }, evenIfUnchanged }
}
const page = (height: number, at = 1): SizeEvent => ({ type: 'page', height, at })
const frame = (width: number, height: number, at = 1, isSized = true): SizeEvent => {
  return { type: 'frame', size: { width, height }, at, isSized }
}

/** The effects of these events as text. */
function effectsOf(events: readonly SizeEvent[]): string {
  let state = initialSizeState(FRAME)
  const words = events.flatMap((event) => {
    const transition = decideSize(state, event)
    state = transition.state
    return transition.effects.map((effect) =>
      effect.type === 'report' ? `${effect.size.width} × ${effect.size.height}` : effect.type,
    )
  })
  return words.join(', ')
}

test.each([
  ['every size is reported once', [measured(4, 7), measured(4, 7), measured(4, 8)], '4 × 7, 4 × 8'],
  ['a new width is a new size', [measured(4, 7), measured(3, 7)], '4 × 7, 3 × 7'],
  ['a parent that asks again gets the size again', [measured(4, 7), measured(4, 7, true)], '4 × 7, 4 × 7'],
  ['a hidden page reports no size', [measured(4, 0, true), measured(0, 7, true)], ''],
  [
    'a page that is shown again reports no old size',
    [measured(9, 9), measured(0, 0, true), measured(9, 9)],
    '9 × 9, 9 × 9',
  ],
])('%s', (_title, events, effects) => {
  expect(effectsOf(events)).toBe(effects)
})

test.each([
  ['as high as the rendered page', [page(700), frame(400, 700)], 'measure, markSized'],
  [
    'as high as the rendered page, each time',
    [page(700), frame(400, 700), page(650), frame(400, 650)],
    'measure, markSized, measure, markSized',
  ],
  ['as high as the page from the start', [page(150), page(200)], 'markSized, measure, measure'],
  ['not before the page is rendered', [frame(400, 700)], ''],
  ['not at another height', [page(700), frame(400, 500)], 'measure'],
  ['not at another width only', [page(160), page(150), frame(300, 150)], 'measure, measure'],
])('a frame with the page’s height is fitted by the host page: %s', (_title, events, effects) => {
  expect(effectsOf(events)).toBe(effects)
})

/** The events of several rendered frames: the frame changes first, unless `frameAt` returns `null`, then the page. */
function renders(count: number, frameAt: (render: number) => SizeEvent | null): readonly SizeEvent[] {
  return Array.from({ length: count }, (_, at) => [frameAt(at) ?? [], page(1000 + at, at)].flat()).flat()
}

describe('an endless resize loop is detected', () => {
  // behaviour 25.2
  test('after twenty changes in a row, not earlier', () => {
    const loop = (count: number) => effectsOf(renders(count, (at) => frame(400, at, at)))
    expect(loop(20)).not.toContain('stop')
    expect(loop(21)).toMatch(/(measure, ){20}stop$/)
  })

  test.each<[string, boolean, (render: number) => SizeEvent | null]>([
    ['with a scroll bar that appears and disappears', true, (at) => frame(at % 2 ? 385 : 400, 200, at)],
    ['not with an older width', false, (at) => frame(400 + (at % 3), at, at)],
    ['not while the visitor resizes the window', false, (at) => frame(1000 - at, at, at)],
    ['not when the page changes later than the frame', false, (at) => frame(400, at, at - 0.5)],
    ['not when only the page changes', false, () => null],
    ['not when the host page does not fit the frame', false, (at) => frame(400, at, at, false)],
    ['not with an independent change in between', false, (at) => (at % 15 ? frame(400, at, at) : null)],
  ])('%s', (_title, stops, frameAt) => {
    expect(effectsOf(renders(60, frameAt)).includes('stop')).toBe(stops)
  })
})
