import { describe, expect, test } from 'vitest'
import { decideSize, initialSizeState, type SizeEvent } from './size-decision'

const FRAME = { width: 400, height: 150 }

const measured = (width: number, height: number, again = false): SizeEvent => {
  return { type: 'measured', size: { width, height }, again }
}
const page = (height: number, at = 1): SizeEvent => ({ type: 'page', height, at })
const frame = (width: number, height: number, at = 1, isSized = true): SizeEvent => {
  return { type: 'frame', size: { width, height }, at, isSized }
}

/** The tasks after these events, in words. */
function tasksOf(events: readonly SizeEvent[]): string {
  let state = initialSizeState(FRAME)
  const words = events.flatMap((event) => {
    const decision = decideSize(state, event)
    state = decision.state
    return decision.effects.map((task) =>
      task.type === 'tell' ? `${task.size.width} × ${task.size.height}` : task.type,
    )
  })
  return words.join(', ')
}

test.each([
  ['every size is told once', [measured(4, 7), measured(4, 7), measured(4, 8)], '4 × 7, 4 × 8'],
  ['another width is another size', [measured(4, 7), measured(3, 7)], '4 × 7, 3 × 7'],
  ['a parent that asks again is told again', [measured(4, 7), measured(4, 7, true)], '4 × 7, 4 × 7'],
  ['a page that is not shown has no size', [measured(4, 0, true), measured(0, 7, true)], ''],
  ['told when it is shown', [measured(9, 9), measured(0, 0, true), measured(9, 9)], '9 × 9, 9 × 9'],
])('%s', (_what, events, tasks) => {
  expect(tasksOf(events)).toBe(tasks)
})

test.each([
  ['as high as the page was drawn', [page(700), frame(400, 700)], 'measure, sized'],
  ['each time', [page(700), frame(400, 700), page(650), frame(400, 650)], 'measure, sized, measure, sized'],
  ['as high as the page at the first look', [page(150), page(200)], 'sized, measure, measure'],
  ['not before the page was drawn', [frame(400, 700)], ''],
  ['not at another height', [page(700), frame(400, 500)], 'measure'],
  ['not at another width only', [page(160), page(150), frame(300, 150)], 'measure, measure'],
])('a frame that becomes as high as its page is made to fit by somebody: %s', (_what, events, tasks) => {
  expect(tasksOf(events)).toBe(tasks)
})

/** The events of several drawings: the frame changes first (`null`: it does not), then the page. */
function drawings(count: number, frameAt: (drawing: number) => SizeEvent | null): readonly SizeEvent[] {
  return Array.from({ length: count }, (_, at) => [frameAt(at) ?? [], page(1000 + at, at)].flat()).flat()
}

describe('the frame and its page resize each other for ever', () => {
  // behaviour 25.2
  test('after twenty changes in a row, not earlier', () => {
    const chase = (count: number) => tasksOf(drawings(count, (at) => frame(400, at, at)))
    expect(chase(20)).not.toContain('stop')
    expect(chase(21)).toMatch(/(measure, ){20}stop$/)
  })

  test.each<[string, boolean, (drawing: number) => SizeEvent | null]>([
    ['with a scroll bar that comes and goes', true, (at) => frame(at % 2 ? 385 : 400, 200, at)],
    ['not with a width of long ago', false, (at) => frame(400 + (at % 3), at, at)],
    ['not when somebody drags at the window', false, (at) => frame(1000 - at, at, at)],
    ['not when the page changes later than the frame', false, (at) => frame(400, at, at - 0.5)],
    ['not when nothing but the page changes', false, () => null],
    ['not when nobody makes the frame fit', false, (at) => frame(400, at, at, false)],
    ['not with a change that nothing caused between', false, (at) => (at % 15 ? frame(400, at, at) : null)],
  ])('%s', (_what, stops, frameAt) => {
    expect(tasksOf(drawings(60, frameAt)).includes('stop')).toBe(stops)
  })
})
