import { expect, test } from 'vitest'
import { FakeElement, FakeFrameWindow } from '../../../../tests/helpers/fakes/frame'
import type { Sight } from './parent-info'
import { connectSight, scrollFor } from './sight'

const sight: Sight = { top: 100, bottom: 600, window: 480 }

function connect() {
  const window = new FakeFrameWindow()
  const said: string[] = []
  const connection = connectSight(window, {
    askForSight: (begins) => said.push(begins ? 'begin' : 'end'),
    scrollTo: (top) => said.push(`scroll to ${top}`),
  })
  const popover = (isOpen: boolean) => {
    window.isPopoverOpen = isOpen
    window.document.tell('toggle')
  }
  return { ...connection, window, style: window.style, said: () => said.splice(0), popover }
}

const element = (top: number) => Object.assign(new FakeElement(), { top, height: 44 })

// behaviour 25.1
test('while a popover is open the sight is followed, and forgotten when it closes', () => {
  const { popover, onSight, said, style } = connect()
  popover(true)
  onSight(sight)
  onSight({ ...sight, top: 150, bottom: 650 })
  expect(said()).toEqual(['begin'])
  expect(Object.fromEntries(style)).toMatchObject({ '--seen-top': '150px', '--seen-bottom': '650px' })
  popover(false)
  expect(said()).toEqual(['end'])
  expect([...style.keys()]).toEqual(['--window'])
})

test('what the keyboard focuses out of sight is scrolled into it', () => {
  const { window, onSight, said } = connect()
  for (const top of [50.5, 300]) {
    window.focus(element(top))
    onSight(sight)
  }
  expect(said()).toEqual(['begin', 'scroll to 42', 'end', 'begin', 'end'])
  window.isPopoverOpen = true
  onSight(sight)
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

/** A frame that notes in words what is done: `ask`, `window 480 unseen end`. */
function noted() {
  const window = new FakeFrameWindow()
  const words: string[] = []
  window.style.set = (name, value) => {
    if (name !== '--seen-bottom')
      words.push(name === '--window' ? `window ${Number.parseInt(value, 10)}` : 'seen')
    return window.style
  }
  window.style.delete = (name) => {
    if (name === '--seen-top') words.push('unseen')
    return true
  }
  const connection = connectSight(window, {
    askForSight: (begins) => words.push(begins ? 'ask' : 'end'),
    scrollTo: () => words.push('bring'),
  })
  return { ...connection, window, words }
}

type Change = (frame: ReturnType<typeof noted>) => void

const sightOf = (window: number): Sight => ({ top: 100, bottom: 600, window })
const fit: Change = (frame) => frame.fit(false)
const follow: Change = (frame) => frame.fit(true)
const width = (innerWidth: number): Change => {
  return ({ window }) => {
    window.innerWidth = innerWidth
    window.tell('resize')
  }
}
const toggle = (isPopoverOpen: boolean): Change => {
  return ({ window }) => {
    window.isPopoverOpen = isPopoverOpen
    window.document.tell('toggle')
  }
}
const focus = (isPopoverOpen = false): Change => {
  return ({ window }) => {
    window.isPopoverOpen = isPopoverOpen
    window.focus(element(0))
  }
}
const told = (height: number, isPopoverOpen = false): Change => {
  return ({ window, onSight }) => {
    window.isPopoverOpen = isPopoverOpen
    onSight(sightOf(height))
  }
}

function tasksOf(changes: readonly Change[]): string {
  const frame = noted()
  const tasks = changes.map((change) => {
    change(frame)
    return frame.words.splice(0).join(' ')
  })
  return tasks.join('; ')
}

/** A popover is open, and the parent has told which part of the frame is in sight. */
const open = [toggle(true), told(480, true)]
const UNSEEN = 'window 480 unseen'
const BROUGHT = 'window 480 bring unseen end'
const OPEN = 'ask; window 480 seen; '
const fitted = (window: number) => `window ${window} unseen end`
const FITTED = fitted(480)

test.each([
  ['nothing is asked while nothing needs it', [width(400), toggle(false)], '; '],
  ['the device fits: asked once, answered once', [fit, fit, told(480)], `ask; ; ${FITTED}`],
  ['asked again, another height counts', [told(480), fit, told(540)], `${FITTED}; ask; ${fitted(540)}`],
  ['a frame of another width may be in another window', [told(480), width(300)], `${FITTED}; ask`],
  ['the new width is then known', [width(300), told(480), width(300)], `ask; ${FITTED}; `],
  ['while a popover is open the sight is followed', [...open, told(540, true)], `${OPEN}seen`],
  ['it is forgotten when the popover closes', [...open, toggle(false), toggle(false)], `${OPEN}unseen end; `],
  ['a height that was asked for is taken', [...open, fit, told(540, true)], `${OPEN}; window 540 seen`],
  ['a second popover goes by what is known', [...open, toggle(true)], `${OPEN}seen`],
  ['a popover may close before the answer', [toggle(true), toggle(false), told(480)], `ask; ; ${FITTED}`],
  ['a sight that nobody needs any more is ended', [told(480), told(540)], `${FITTED}; unseen end`],
  ['after the end it can be asked for again', [...open, toggle(false), focus()], `${OPEN}unseen end; ask`],
  ['what is focused comes into sight once', [focus(), told(480), told(480)], `ask; ${BROUGHT}; unseen end`],
  ['while the sight is known the focus need not ask', [...open, focus(true)], `${OPEN}bring seen`],
  ['a focus finds that the popover has closed', [...open, focus()], `${OPEN}bring unseen end`],
  // A parent that tells no change of its window goes on telling the sight.
  ['followed, it may change', [follow, told(480), told(900)], 'ask; window 480 unseen; window 900 unseen'],
  ["a phone's bars change nothing", [follow, told(600), told(664)], 'ask; window 600 unseen; unseen'],
  ['a popover goes by it', [follow, told(480), toggle(true), toggle(false)], `ask; ${UNSEEN}; seen; unseen`],
])('%s', (_what, events, tasks) => {
  expect(tasksOf(events)).toBe(tasks)
})

test.each([
  ['above', 50.5, 42],
  ['at the upper edge', 100, null],
  ['at the lower edge', 556, null],
  ['below', 700.5, 273],
])('a place %s comes into sight with a margin', (_where, top, scroll) => {
  expect(scrollFor({ top, bottom: top + 44 }, sightOf(480))).toBe(scroll)
})
