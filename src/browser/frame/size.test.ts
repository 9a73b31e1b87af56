import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeFrameWindow } from '../fakes/frame'
import { type Size, watchSize } from './size'

const spy = () => vi.spyOn(console, 'warn').mockReturnValue()
let warn: ReturnType<typeof spy>
beforeEach(() => {
  warn = spy()
})
afterEach(() => {
  const { calls } = warn.mock
  warn.mockRestore()
  expect(calls).toEqual([])
})

function watch({ isFollowed = false } = {}) {
  const window = new FakeFrameWindow()
  const told: Size[] = []
  const followed = vi.fn()
  const sizes = watchSize(window, window.page, {
    onSize: (size) => told.push(size),
    onFollowed: followed,
    isFollowed: () => isFollowed,
  })
  return { window, page: window.page, told, followed, sizes }
}

test('the size is told once it is drawn, and whenever it changes, in whole pixels that hold it', () => {
  const { window, page, told } = watch()
  expect(told).toEqual([])
  window.rest()
  page.height = 700.2
  window.rest()
  page.width = 399.5
  window.rest()
  page.width = 390
  window.rest()
  expect(told).toEqual([
    { width: 400, height: 700 },
    { width: 400, height: 701 },
    { width: 390, height: 701 },
  ])
})

test('one message a drawing, and never the same size twice', () => {
  const { window, page, told, sizes } = watch()
  window.rest()
  page.height = 800
  window.draw()
  expect(told).toHaveLength(1)
  page.height = 900
  window.draw()
  expect(told).toEqual([
    { width: 400, height: 700 },
    { width: 400, height: 900 },
  ])
  window.rest()
  page.height = 1000
  window.draw()
  page.height = 900
  window.rest()
  sizes.tell()
  expect(told).toHaveLength(2)
})

test('a page that is not shown has no size to tell', () => {
  const { window, page, told, sizes } = watch()
  page.height = 0
  window.rest()
  sizes.tellAgain()
  page.width = 0
  page.height = 700
  window.rest()
  sizes.tellAgain()
  expect(told).toEqual([])
  page.width = 400
  window.rest()
  expect(told).toEqual([{ width: 400, height: 700 }])
})

test('whoever asks need not wait for a drawing, and may be told again', () => {
  const { told, page, sizes } = watch()
  sizes.tell()
  sizes.tell()
  expect(told).toEqual([{ width: 400, height: 700 }])
  sizes.tellAgain()
  expect(told).toHaveLength(2)
  page.height = 800
  sizes.tell()
  expect(told).toHaveLength(3)
})

test('a frame that becomes as high as its page is made to fit by somebody', () => {
  const { window, page, followed } = watch()
  window.innerHeight = 700
  window.draw()
  expect(followed, 'the page was not measured before').not.toHaveBeenCalled()
  window.innerHeight = 500
  window.draw()
  window.innerHeight = 700
  window.draw()
  expect(followed).toHaveBeenCalledTimes(1)
  window.innerWidth = 300
  window.draw()
  expect(followed, 'another width only').toHaveBeenCalledTimes(1)
  page.height = 650.5
  window.draw()
  window.innerHeight = 651
  window.draw()
  expect(followed).toHaveBeenCalledTimes(2)
  window.innerHeight = 700
  window.draw()
  expect(followed, 'another height').toHaveBeenCalledTimes(2)
})

/** What a parent does that makes the frame as high as the page, and a page that then wants to be higher still. */
function chase(watched: ReturnType<typeof watch>, times: number, more = (height: number) => height + 10) {
  const { window, page, told } = watched
  for (let time = 0; time < times; time++) {
    window.draw()
    window.innerHeight = told.at(-1)?.height ?? window.innerHeight
    page.height = more(page.height)
  }
  window.rest()
}

test('a page and a frame that chase each other stop, and one line says so', () => {
  const watched = watch({ isFollowed: true })
  const { window, told, sizes, page } = watched
  chase(watched, 100)
  expect(told.length).toBeGreaterThan(15)
  expect(told.length).toBeLessThan(30)
  expect(window.observed).toBe(0)
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls[0]).toEqual([expect.stringContaining('for ever')])
  const frozen = told.length
  page.height = 3000
  window.rest()
  expect(told).toHaveLength(frozen)
  sizes.tellAgain()
  expect(told.at(-1), 'who asks is answered').toEqual({ width: 400, height: 3000 })
  warn.mockReset()
})

test('up and down for ever is a chase as well, also by a scroll bar that comes and goes', () => {
  for (const narrower of [0, 15]) {
    const watched = watch({ isFollowed: true })
    const { window } = watched
    chase(watched, 60, (height) => {
      window.innerWidth = height === 700 ? 400 - narrower : 400
      return height === 700 ? 740 : 700
    })
    expect(window.observed).toBe(0)
  }
  expect(warn).toHaveBeenCalledTimes(2)
  warn.mockReset()
})

test('twenty changes in a row are borne, the next one not', () => {
  for (const [changes, observed] of [
    [20, 1],
    [21, 0],
  ] as const) {
    const { window, page } = watch({ isFollowed: true })
    window.rest()
    for (let change = 0; change < changes; change++) {
      window.innerHeight = page.height
      page.height += 10
      window.draw()
    }
    expect(window.observed).toBe(observed)
  }
  warn.mockReset()
})

test('whoever drags at the window, or folds the panel for hours, chases nothing', () => {
  const { window, page } = watch({ isFollowed: true })
  for (let width = 1000; width > 900; width--) {
    window.innerWidth = width
    page.height += 1
    window.innerHeight = page.height
    window.draw()
  }
  for (let time = 0; time < 100; time++) {
    page.height = time % 2 ? 700 : 1400
    window.rest()
    window.innerHeight = page.height
    window.rest()
  }
  expect(window.observed).toBe(1)
})

test('a width of long ago is a new one', () => {
  const { window, page } = watch({ isFollowed: true })
  for (let time = 0; time < 60; time++) {
    window.innerWidth = 400 + (time % 3)
    page.height++
    window.draw()
  }
  expect(window.observed).toBe(1)
})

test('a change that nothing caused ends the chain', () => {
  const { window, page } = watch({ isFollowed: true })
  window.rest()
  for (let time = 0; time < 40; time++) {
    if (time % 15 !== 0) window.innerHeight = page.height
    page.height += 10
    window.draw()
  }
  expect(window.observed).toBe(1)
})

test('a frame whose height somebody drags at, and a device that fits into it, chase nothing', () => {
  const { window, page } = watch({ isFollowed: false })
  for (let height = 400; height < 500; height++) {
    window.innerHeight = height
    page.height = height + 50
    window.draw()
  }
  expect(window.observed).toBe(1)
})

test('it ends with all that it began', () => {
  const { window, page, told, sizes } = watch()
  window.rest()
  page.height = 800
  window.draw()
  sizes.dispose()
  window.rest()
  expect(told).toHaveLength(1)
  expect(window.observed).toBe(0)
  expect(window.atWindow.count).toBe(0)
})
