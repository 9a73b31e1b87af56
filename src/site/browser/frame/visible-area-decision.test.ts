import { expect, test } from 'vitest'
import type { EffectOf } from '../state-machine'
import type { VisibleArea } from './parent-info'
import {
  decideVisibleArea,
  initialVisibleAreaState,
  scrollFor,
  type VisibleAreaEffects,
  type VisibleAreaEvent,
} from './visible-area-decision'

const sightOf = (window: number): VisibleArea => ({ top: 100, bottom: 600, windowHeight: window })
const place = { getBoundingClientRect: () => expect.unreachable() }

const fit: VisibleAreaEvent = { type: 'fit', follows: false }
const follow: VisibleAreaEvent = { type: 'fit', follows: true }
const width = (width: number): VisibleAreaEvent => ({ type: 'resize', width })
const toggle = (isPopoverOpen: boolean): VisibleAreaEvent => ({ type: 'toggle', isPopoverOpen })
const focus = (isPopoverOpen = false): VisibleAreaEvent => ({ type: 'focus', place, isPopoverOpen })
const told = (window: number, isPopoverOpen = false): VisibleAreaEvent => {
  return { type: 'sight', sight: sightOf(window), isPopoverOpen }
}

/** The tasks after each of these events, in words: `ask; window 480 unseen end`. */
function tasksOf(events: readonly VisibleAreaEvent[]): string {
  let state = initialVisibleAreaState(400)
  return events
    .map((event) => {
      const decision = decideVisibleArea(state, event)
      state = decision.state
      return decision.effects.map(wordOf).join(' ')
    })
    .join('; ')
}

function wordOf(task: EffectOf<VisibleAreaEffects>): string {
  switch (task.type) {
    case 'ask':
      return task.begins ? 'ask' : 'end'
    case 'window':
      return `window ${task.height}`
    case 'seen':
      return task.sight ? 'seen' : 'unseen'
    case 'bring':
      return 'bring'
  }
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
