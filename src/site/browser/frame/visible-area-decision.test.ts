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

const areaOf = (windowHeight: number): VisibleArea => ({ top: 100, bottom: 600, windowHeight })
const element = { getBoundingClientRect: () => expect.unreachable() }

const fit: VisibleAreaEvent = { type: 'fit', keepsUpdating: false }
const fitAndUpdate: VisibleAreaEvent = { type: 'fit', keepsUpdating: true }
const width = (width: number): VisibleAreaEvent => ({ type: 'resize', width })
const toggle = (isPopoverOpen: boolean): VisibleAreaEvent => ({ type: 'toggle', isPopoverOpen })
const focus = (isPopoverOpen = false): VisibleAreaEvent => ({ type: 'focus', element, isPopoverOpen })
const area = (window: number, isPopoverOpen = false): VisibleAreaEvent => {
  return { type: 'area', area: areaOf(window), isPopoverOpen }
}

/** The effects of each event as text: `subscribe; window 480 closed unsubscribe`. */
function effectsOf(events: readonly VisibleAreaEvent[]): string {
  let state = initialVisibleAreaState(400)
  return events
    .map((event) => {
      const transition = decideVisibleArea(state, event)
      state = transition.state
      return transition.effects.map(describeEffect).join(' ')
    })
    .join('; ')
}

function describeEffect(effect: EffectOf<VisibleAreaEffects>): string {
  switch (effect.type) {
    case 'subscribe':
      return effect.isOn ? 'subscribe' : 'unsubscribe'
    case 'setWindowHeight':
      return `window ${effect.height}`
    case 'setPopoverArea':
      return effect.area ? 'open' : 'closed'
    case 'reveal':
      return 'reveal'
  }
}

/** A popover is open, and the parent has reported the visible area. */
const open = [toggle(true), area(480, true)]
const CLOSED = 'window 480 closed'
const REVEALED = 'window 480 reveal closed unsubscribe'
const OPEN = 'subscribe; window 480 open; '
const fitted = (window: number) => `window ${window} closed unsubscribe`
const FITTED = fitted(480)

test.each([
  ['without a need the parent is not asked', [width(400), toggle(false)], '; '],
  ['the device fits after one request and one answer', [fit, fit, area(480)], `subscribe; ; ${FITTED}`],
  [
    'after another request another height counts',
    [area(480), fit, area(540)],
    `${FITTED}; subscribe; ${fitted(540)}`,
  ],
  ['a new width of the frame asks again', [area(480), width(300)], `${FITTED}; subscribe`],
  ['the same width does not ask again', [width(300), area(480), width(300)], `subscribe; ${FITTED}; `],
  ['an open popover follows the visible area', [...open, area(540, true)], `${OPEN}open`],
  ['a closed popover ends that', [...open, toggle(false), toggle(false)], `${OPEN}closed unsubscribe; `],
  ['a requested height is used', [...open, fit, area(540, true)], `${OPEN}; window 540 open`],
  ['a second popover uses the known area', [...open, toggle(true)], `${OPEN}open`],
  [
    'a popover may close before the answer',
    [toggle(true), toggle(false), area(480)],
    `subscribe; ; ${FITTED}`,
  ],
  ['an area that is not needed is refused', [area(480), area(540)], `${FITTED}; closed unsubscribe`],
  [
    'after the end a focus asks again',
    [...open, toggle(false), focus()],
    `${OPEN}closed unsubscribe; subscribe`,
  ],
  [
    'a focused element is revealed once',
    [focus(), area(480), area(480)],
    `subscribe; ${REVEALED}; closed unsubscribe`,
  ],
  ['with a known area a focus does not ask', [...open, focus(true)], `${OPEN}reveal open`],
  ['a focus notices that the popover has closed', [...open, focus()], `${OPEN}reveal closed unsubscribe`],
  // A parent that does not report a new window height keeps reporting the visible area.
  [
    'with updates the window height may change',
    [fitAndUpdate, area(480), area(900)],
    'subscribe; window 480 closed; window 900 closed',
  ],
  [
    'a phone’s browser bars change nothing',
    [fitAndUpdate, area(600), area(664)],
    'subscribe; window 600 closed; closed',
  ],
  [
    'a popover uses the updates',
    [fitAndUpdate, area(480), toggle(true), toggle(false)],
    `subscribe; ${CLOSED}; open; closed`,
  ],
])('%s', (_title, events, effects) => {
  expect(effectsOf(events)).toBe(effects)
})

test.each([
  ['above', 50.5, 42],
  ['at the upper edge', 100, null],
  ['at the lower edge', 556, null],
  ['below', 700.5, 273],
])('an element %s is revealed with a margin', (_where, top, scroll) => {
  expect(scrollFor({ top, bottom: top + 44 }, areaOf(480))).toBe(scroll)
})
