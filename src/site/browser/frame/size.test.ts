import { describe, expect, test, vi } from 'vitest'
import { FakeFrameWindow } from '../../../../tests/helpers/fakes/frame'
import { connectSize, type Size } from './size'

function connect() {
  const window = new FakeFrameWindow()
  const told: Size[] = []
  const sizes = connectSize(window, window.page, (size) => told.push(size))
  return { window, page: window.page, told, ...sizes }
}

test('the size is told once it is drawn, and whenever it changes, in whole pixels that hold it', () => {
  const { window, page, told, measure } = connect()
  expect(told).toEqual([])
  window.rest()
  measure(false)
  // One message a drawing.
  page.height = 800
  window.draw()
  page.height = 700.2
  window.rest()
  page.width = 399.5
  window.rest()
  page.width = 390
  window.rest()
  const sizes = told.map(({ width, height }) => `${width} × ${height}`)
  expect(sizes).toEqual(['400 × 700', '400 × 701', '390 × 701'])
})

test('a frame that becomes as high as its page is made to fit by somebody', () => {
  const { window, page } = connect()
  page.height = 699.5
  window.rest()
  expect(window.dataset.framed).toBeUndefined()
  window.innerHeight = 700
  window.draw()
  expect(window.dataset.framed).toBe('sized')
})

test('a page and a frame that is made to fit chase each other: they stop, and one line says so', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { window, told, measure, page } = connect()
  const chase = () => {
    for (let time = 0; time < 30; time++) {
      window.innerHeight = page.height + 5
      page.height += 10
      window.draw()
    }
  }
  chase()
  expect(warn).not.toHaveBeenCalled()
  window.dataset.framed = 'sized'
  chase()
  const { calls } = warn.mock
  warn.mockRestore()
  expect(calls).toEqual([[expect.stringContaining('for ever')]])
  const frozen = told.length
  page.height = 3000
  window.rest()
  measure(false)
  expect(told.slice(frozen), 'who asks is answered').toEqual([{ width: 400, height: 3000 }])
})

test('it ends with all that it began', () => {
  const { window, page, told, dispose } = connect()
  window.rest()
  page.height = 800
  window.draw()
  dispose()
  window.innerHeight = 800
  window.rest()
  page.height = 900
  window.rest()
  expect(told).toHaveLength(1)
  expect(window.dataset.framed).toBeUndefined()
})

/** A frame that notes in words what is done. */
function noted() {
  const window = new FakeFrameWindow()
  const words: string[] = []
  const known = { isSized: false }
  Object.defineProperty(window.dataset, 'framed', {
    get: () => (known.isSized ? 'sized' : 'fixed'),
    set: (framed) => words.push(framed),
  })
  window.requestAnimationFrame = () => words.push('measure')
  const { measure } = connectSize(window, window.page, (size) => words.push(`${size.width} × ${size.height}`))
  return { window, words, known, measure }
}

type Change = (frame: ReturnType<typeof noted>) => void

const measured = (width: number, height: number, again = false): Change => {
  return ({ window, measure }) => {
    Object.assign(window.page, { width, height })
    measure(again)
  }
}
/** The page is drawn with this height, at a moment. */
const page = (height: number, at = 1): Change => {
  return ({ window }) => {
    window.page.height = height
    window.timeline.currentTime = at
    window.resizes.see({})
  }
}
const frame = (innerWidth: number, innerHeight: number, at = 1, isSized = true): Change => {
  return ({ window, known }) => {
    Object.assign(window, { innerWidth, innerHeight })
    window.timeline.currentTime = at
    known.isSized = isSized
    window.tell('resize')
  }
}

function tasksOf(changes: readonly Change[]): string {
  const connected = noted()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => connected.words.push('stop'))
  for (const change of changes) change(connected)
  warn.mockRestore()
  return connected.words.join(', ')
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

/** The changes of several drawings: the frame changes first (`null`: it does not), then the page. */
function drawings(count: number, frameAt: (drawing: number) => Change | null): readonly Change[] {
  return Array.from({ length: count }, (_, at) => [frameAt(at) ?? [], page(1000 + at, at)].flat()).flat()
}

describe('the frame and its page resize each other for ever', () => {
  // behaviour 25.2
  test('after twenty changes in a row, not earlier', () => {
    const chase = (count: number) => tasksOf(drawings(count, (at) => frame(400, at, at)))
    expect(chase(20)).not.toContain('stop')
    expect(chase(21)).toMatch(/(measure, ){20}stop$/)
  })

  test.each<[string, boolean, (drawing: number) => Change | null]>([
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
