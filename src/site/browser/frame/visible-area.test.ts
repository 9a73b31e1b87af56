import { expect, test } from 'vitest'
import { FakeElement, FakeFrameWindow } from '../../../../tests/helpers/fakes/frame'
import type { VisibleArea } from './parent-info'
import { connectVisibleArea } from './visible-area'

const sight: VisibleArea = { top: 100, bottom: 600, windowHeight: 480 }

function connect() {
  const window = new FakeFrameWindow()
  const said: string[] = []
  const connection = connectVisibleArea(window, (news) => {
    if (news.type === 'scroll') said.push(`scroll to ${news.top}`)
    else said.push(news.begins ? 'begin' : 'end')
  })
  const popover = (isOpen: boolean) => {
    window.isPopoverOpen = isOpen
    window.document.dispatch('toggle')
  }
  return { ...connection, window, style: window.style, said: () => said.splice(0), popover }
}

const element = (top: number) => Object.assign(new FakeElement(), { top, height: 44 })

// behaviour 25.1
test('while a popover is open the sight is followed, and forgotten when it closes', () => {
  const { popover, onVisibleArea, said, style } = connect()
  popover(true)
  onVisibleArea(sight)
  onVisibleArea({ ...sight, top: 150, bottom: 650 })
  expect(said()).toEqual(['begin'])
  expect(Object.fromEntries(style)).toMatchObject({ '--seen-top': '150px', '--seen-bottom': '650px' })
  popover(false)
  expect(said()).toEqual(['end'])
  expect([...style.keys()]).toEqual(['--window'])
})

test('what the keyboard focuses out of sight is scrolled into it', () => {
  const { window, onVisibleArea, said } = connect()
  for (const top of [50.5, 300]) {
    window.focus(element(top))
    onVisibleArea(sight)
  }
  expect(said()).toEqual(['begin', 'scroll to 42', 'end', 'begin', 'end'])
  window.isPopoverOpen = true
  onVisibleArea(sight)
  window.focus(element(0))
  expect(said()).toEqual(['scroll to -8'])
})

test('what a pointer focuses, and what is no element, asks for nothing; a frame of another width does', () => {
  const { window, said } = connect()
  for (const one of [Object.assign(element(0), { focusVisible: false }), null, new EventTarget()])
    window.focus(one)
  window.innerHeight = 700
  window.draw()
  expect(said()).toEqual([])
  window.innerWidth = 300
  window.draw()
  expect(said()).toEqual(['begin'])
})

test('it ends with all that it began', () => {
  const { dispose, popover, window, said } = connect()
  dispose()
  popover(true)
  window.focus(element(0))
  window.innerWidth = 300
  window.draw()
  expect(said()).toEqual([])
})
