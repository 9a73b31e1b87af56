import { expect, test, vi } from 'vitest'
import { FakeFrameWindow } from '../../../../tests/helpers/fakes/frame'
import { connectSize } from './size'
import type { Size } from './size-decision'

function connect() {
  const window = new FakeFrameWindow()
  const told: Size[] = []
  const sizes = connectSize(window, window.page, (size) => told.push(size))
  return { window, page: window.page, told, ...sizes }
}

test('the size is reported once the page is rendered and when it changes, rounded up to whole pixels', () => {
  const { window, page, told, measure } = connect()
  expect(told).toEqual([])
  window.drawUntilIdle()
  measure(false)
  // One message per rendered frame.
  page.height = 800
  window.draw()
  page.height = 700.2
  window.drawUntilIdle()
  page.width = 399.5
  window.drawUntilIdle()
  page.width = 390
  window.drawUntilIdle()
  const sizes = told.map(({ width, height }) => `${width} × ${height}`)
  expect(sizes).toEqual(['400 × 700', '400 × 701', '390 × 701'])
})

test('a frame with the page’s height is fitted by the host page', () => {
  const { window, page } = connect()
  page.height = 699.5
  window.drawUntilIdle()
  expect(window.dataset.framed).toBeUndefined()
  window.innerHeight = 700
  window.draw()
  expect(window.dataset.framed).toBe('sized')
})

test('an endless resize loop stops with one warning', () => {
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
  expect(calls).toEqual([[expect.stringContaining('endless loop')]])
  const frozen = told.length
  page.height = 3000
  window.drawUntilIdle()
  measure(false)
  expect(told.slice(frozen), 'who asks is answered').toEqual([{ width: 400, height: 3000 }])
})

test('dispose ends all listeners', () => {
  const { window, page, told, dispose } = connect()
  window.drawUntilIdle()
  page.height = 800
  window.draw()
  dispose()
  window.innerHeight = 800
  window.drawUntilIdle()
  page.height = 900
  window.drawUntilIdle()
  expect(told).toHaveLength(1)
  expect(window.dataset.framed).toBeUndefined()
})
