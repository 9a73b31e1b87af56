import { expect, test } from 'vitest'
import { FakeElement, FakeFrameWindow } from '../../../../tests/helpers/fakes/frame'
import type { VisibleArea } from './parent-info'
import { connectVisibleArea } from './visible-area'

const area: VisibleArea = { top: 100, bottom: 600, windowHeight: 480 }

function connect() {
  const window = new FakeFrameWindow()
  const requests: string[] = []
  const connection = connectVisibleArea(window, (request) => {
    if (request.type === 'scroll') requests.push(`scroll to ${request.top}`)
    else requests.push(request.isOn ? 'subscribe' : 'unsubscribe')
  })
  const popover = (isOpen: boolean) => {
    window.isPopoverOpen = isOpen
    window.document.dispatch('toggle')
  }
  return { ...connection, window, style: window.style, takeRequests: () => requests.splice(0), popover }
}

const element = (top: number) => Object.assign(new FakeElement(), { top, height: 44 })

// behaviour 25.1
test('the page follows the visible area only while a popover is open', () => {
  const { popover, onVisibleArea, takeRequests, style } = connect()
  popover(true)
  onVisibleArea(area)
  onVisibleArea({ ...area, top: 150, bottom: 650 })
  expect(takeRequests()).toEqual(['subscribe'])
  expect(Object.fromEntries(style)).toMatchObject({ '--seen-top': '150px', '--seen-bottom': '650px' })
  popover(false)
  expect(takeRequests()).toEqual(['unsubscribe'])
  expect([...style.keys()]).toEqual(['--window'])
})

test('an element that the keyboard focuses out of view is scrolled into view', () => {
  const { window, onVisibleArea, takeRequests } = connect()
  for (const top of [50.5, 300]) {
    window.focus(element(top))
    onVisibleArea(area)
  }
  expect(takeRequests()).toEqual(['subscribe', 'scroll to 42', 'unsubscribe', 'subscribe', 'unsubscribe'])
  window.isPopoverOpen = true
  onVisibleArea(area)
  window.focus(element(0))
  expect(takeRequests()).toEqual(['scroll to -8'])
})

test('a new width of the frame asks for the visible area, a pointer’s focus and a focus without an element do not', () => {
  const { window, takeRequests } = connect()
  for (const target of [Object.assign(element(0), { focusVisible: false }), null, new EventTarget()])
    window.focus(target)
  window.innerHeight = 700
  window.draw()
  expect(takeRequests()).toEqual([])
  window.innerWidth = 300
  window.draw()
  expect(takeRequests()).toEqual(['subscribe'])
})

test('dispose ends all listeners', () => {
  const { dispose, popover, window, takeRequests } = connect()
  dispose()
  popover(true)
  window.focus(element(0))
  window.innerWidth = 300
  window.draw()
  expect(takeRequests()).toEqual([])
})
