import { expect, test } from 'vitest'
import { FakeElement, FakeFrameWindow } from '../fakes/frame'
import { keepLookout } from './lookout'
import type { Sight } from './sight'

const sight: Sight = { top: 100, bottom: 600, window: 480 }

function keep() {
  const window = new FakeFrameWindow()
  const said: string[] = []
  const lookout = keepLookout(window, {
    tell: (begins) => said.push(begins ? 'begin' : 'end'),
    scrollTo: (top) => said.push(`scroll to ${top}`),
  })
  return {
    window,
    style: window.style,
    lookout,
    /** What was said since it was last asked. */
    said: () => said.splice(0),
    popover(isOpen: boolean) {
      window.isPopoverOpen = isOpen
      // As the browser says it: while it is captured only.
      window.atDocument.tell('toggle', {}, false)
    },
    focus(target: unknown) {
      window.atDocument.tell('focusin', { target })
    },
  }
}

test('nothing is asked while nothing needs it', () => {
  const { said, window, popover } = keep()
  window.innerHeight = 700
  window.draw()
  popover(false)
  expect(said()).toEqual([])
})

test('the device fits into the visitor’s window: asked once, answered once', () => {
  const { lookout, said, style } = keep()
  lookout.fit()
  lookout.fit()
  expect(said()).toEqual(['begin'])
  lookout.onSight(sight)
  expect(said()).toEqual(['end'])
  expect([...style]).toEqual([['--window', '480px']])
  lookout.fit()
  expect(said()).toEqual(['begin'])
  lookout.onSight({ ...sight, window: 900 })
  expect(style.get('--window')).toBe('900px')
})

test('a frame of another width may be in a window of another height', () => {
  const { window, said } = keep()
  window.innerWidth = 300
  window.draw()
  expect(said()).toEqual(['begin'])
})

test('while a popover is open the sight is followed, and forgotten when it closes', () => {
  const { popover, lookout, said, style } = keep()
  popover(true)
  expect(said()).toEqual(['begin'])
  lookout.onSight(sight)
  lookout.onSight({ ...sight, top: 150, bottom: 650, window: 999 })
  expect(said()).toEqual([])
  expect(Object.fromEntries(style)).toMatchObject({ '--seen-top': '150px', '--seen-bottom': '650px' })
  popover(false)
  expect(said()).toEqual(['end'])
  expect([...style.keys()]).toEqual(['--window'])
})

test('the window’s height is taken when it was asked for, not while a phone’s bars move', () => {
  const { popover, lookout, said, style } = keep()
  popover(true)
  lookout.onSight(sight)
  lookout.onSight({ ...sight, window: 540 })
  expect(style.get('--window')).toBe('480px')
  lookout.fit()
  expect(said(), 'it is told anyway').toEqual(['begin'])
  expect(style.get('--window')).toBe('480px')
  lookout.onSight({ ...sight, window: 540 })
  expect(style.get('--window')).toBe('540px')
})

test('a second popover goes by what is known', () => {
  const { popover, lookout, said } = keep()
  popover(true)
  lookout.onSight(sight)
  popover(true)
  expect(said()).toEqual(['begin'])
})

test('a sight that nobody needs any more is ended', () => {
  const { lookout, said, style } = keep()
  lookout.onSight(sight)
  expect(said()).toEqual(['end'])
  expect(style.has('--seen-top')).toBe(false)
})

test('a popover that closes before the answer leaves nothing behind', () => {
  const { popover, lookout, said } = keep()
  popover(true)
  popover(false)
  lookout.onSight(sight)
  expect(said()).toEqual(['begin', 'end'])
})

function element(top: number, height = 44) {
  return Object.assign(new FakeElement(), { top, height, width: 100, focusVisible: true })
}

test('what the keyboard focuses above or below the sight is scrolled into it, with a margin', () => {
  const { focus, lookout, said } = keep()
  focus(element(50.5))
  expect(said()).toEqual(['begin'])
  lookout.onSight(sight)
  expect(said()).toEqual(['scroll to 42', 'end'])
  focus(element(700.5))
  lookout.onSight(sight)
  expect(said()).toEqual(['begin', 'scroll to 273', 'end'])
})

test('what is in sight stays where it is, up to both edges', () => {
  const { focus, lookout, said } = keep()
  for (const top of [100, 300, 556]) {
    focus(element(top))
    lookout.onSight(sight)
    expect(said()).toEqual(['begin', 'end'])
  }
})

test('it is scrolled to once only', () => {
  const { focus, lookout, said } = keep()
  focus(element(0))
  lookout.onSight(sight)
  lookout.onSight(sight)
  expect(said()).toEqual(['begin', 'scroll to -8', 'end', 'end'])
})

test('while the sight is known the focus need not ask', () => {
  const { popover, focus, lookout, said } = keep()
  popover(true)
  lookout.onSight(sight)
  said()
  focus(element(0))
  expect(said()).toEqual(['scroll to -8'])
})

test('what a pointer focuses, and what is no element, scrolls nothing', () => {
  const { focus, said } = keep()
  focus(Object.assign(element(0), { focusVisible: false }))
  focus(null)
  focus(new EventTarget())
  expect(said()).toEqual([])
})

test('it ends with all that it began', () => {
  const { lookout, window } = keep()
  lookout.dispose()
  expect(window.atWindow.count).toBe(0)
  expect(window.atDocument.count).toBe(0)
})
