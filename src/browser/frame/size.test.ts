import { expect, test, vi } from 'vitest'
import { FakeFrameWindow } from '../../../tests/fakes/frame'
import { connectSize } from './size'
import type { Size } from './size-decision'

function connect({ isSized = false } = {}) {
  const window = new FakeFrameWindow()
  const told: Size[] = []
  const onSized = vi.fn()
  const sizes = connectSize(window, window.page, {
    onSize: (size) => told.push(size),
    onSized,
    isSized: () => isSized,
  })
  return { window, page: window.page, told, onSized, sizes }
}

test('the size is told once it is drawn, and whenever it changes, in whole pixels that hold it', () => {
  const { window, page, told } = connect()
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
  const { window, page, told, sizes } = connect()
  window.rest()
  page.height = 800
  window.draw()
  expect(told).toHaveLength(1)
  page.height = 900
  window.draw()
  expect(told.map(({ height }) => height)).toEqual([700, 900])
  window.rest()
  sizes.measure(false)
  expect(told).toHaveLength(2)
})

test('whoever asks need not wait for a drawing, and may be told again', () => {
  const { told, sizes } = connect()
  sizes.measure(false)
  sizes.measure(true)
  expect(told).toHaveLength(2)
})

test('a frame that becomes as high as its page is made to fit by somebody', () => {
  const { window, page, onSized } = connect()
  page.height = 699.5
  window.rest()
  window.innerHeight = 700
  window.draw()
  expect(onSized).toHaveBeenCalledTimes(1)
})

/** What a parent does that makes the frame as high as the page, and a page that then wants to be higher still. */
function chase({ window, page }: ReturnType<typeof connect>): void {
  window.rest()
  for (let time = 0; time < 30; time++) {
    window.innerHeight = page.height
    page.height += 10
    window.draw()
  }
  window.rest()
}

test('a page and a frame that chase each other stop, and one line says so', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const connected = connect({ isSized: true })
  const { window, told, sizes, page } = connected
  chase(connected)
  const { calls } = warn.mock
  warn.mockRestore()
  expect(calls).toEqual([[expect.stringContaining('for ever')]])
  const frozen = told.length
  page.height = 3000
  window.rest()
  expect(told).toHaveLength(frozen)
  sizes.measure(true)
  expect(told.at(-1), 'who asks is answered').toEqual({ width: 400, height: 3000 })
})

test('whoever drags at the frame’s height chases nothing', () => {
  const connected = connect({ isSized: false })
  chase(connected)
  expect(connected.told).toHaveLength(30)
})

test('it ends with all that it began', () => {
  const { window, page, told, onSized, sizes } = connect()
  window.rest()
  page.height = 800
  window.draw()
  sizes.dispose()
  window.innerHeight = 800
  window.rest()
  page.height = 900
  window.rest()
  expect(told).toHaveLength(1)
  expect(onSized).not.toHaveBeenCalled()
})
