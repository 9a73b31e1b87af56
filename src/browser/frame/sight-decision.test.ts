import { expect, test } from 'vitest'
import type { Sight } from './parent-info'
import { decideSight, type SightEvent, scrollFor, startSight } from './sight-decision'

const sightOf = (window: number): Sight => ({ top: 100, bottom: 600, window })
const place = { getBoundingClientRect: () => expect.unreachable() }

const events = {
  fit: { type: 'fit' },
  'same width': { type: 'resize', width: 400 },
  'other width': { type: 'resize', width: 300 },
  'popover opens': { type: 'toggle', isPopoverOpen: true },
  'popover closes': { type: 'toggle', isPopoverOpen: false },
  focus: { type: 'focus', place, isPopoverOpen: false },
  'focus in popover': { type: 'focus', place, isPopoverOpen: true },
  480: { type: 'sight', sight: sightOf(480), isPopoverOpen: false },
  540: { type: 'sight', sight: sightOf(540), isPopoverOpen: false },
  '480 with popover': { type: 'sight', sight: sightOf(480), isPopoverOpen: true },
  '540 with popover': { type: 'sight', sight: sightOf(540), isPopoverOpen: true },
} satisfies Record<string, SightEvent>

/** What is to be done at each of these events, in words: `ask; window 480, end`. */
function tasksOf(names: readonly (keyof typeof events)[]): string {
  let state = startSight(400)
  const words = names.map((name) => {
    const decision = decideSight(state, events[name])
    state = decision.state
    return decision.tasks.map((task) => {
      switch (task.type) {
        case 'window':
          return `window ${task.height}`
        case 'seen':
          return task.sight ? 'seen' : 'unseen'
        default:
          return task.type
      }
    })
  })
  return words.map((some) => some.join(' ')).join('; ')
}

test.each<[string, (keyof typeof events)[], string]>([
  ['nothing is asked while nothing needs it', ['same width', 'popover closes'], '; '],
  ['the device fits: asked once, answered once', ['fit', 'fit', 480], 'ask; ; window 480 unseen end'],
  [
    'a window of another height is asked for again',
    ['fit', 480, 'fit', 540],
    'ask; window 480 unseen end; ask; window 540 unseen end',
  ],
  [
    'a frame of another width may be in a window of another height',
    [480, 'other width'],
    'window 480 unseen end; ask',
  ],
  ['the new width is then known', ['other width', 480, 'other width'], 'ask; window 480 unseen end; '],
  [
    'while a popover is open the sight is followed, and forgotten when it closes',
    ['popover opens', '480 with popover', '540 with popover', 'popover closes'],
    'ask; window 480 seen; seen; unseen end',
  ],
  [
    'a phone’s bars do not change the height that was taken, unless it was asked for',
    ['popover opens', '480 with popover', 'fit', '540 with popover'],
    'ask; window 480 seen; ; window 540 seen',
  ],
  [
    'a second popover goes by what is known',
    ['popover opens', '480 with popover', 'popover opens'],
    'ask; window 480 seen; seen',
  ],
  [
    'a popover that closes before the answer leaves nothing behind',
    ['popover opens', 'popover closes', 480],
    'ask; ; window 480 unseen end',
  ],
  ['a sight that nobody needs any more is ended', [480, 540], 'window 480 unseen end; unseen end'],
  [
    'after the end it can be asked for again',
    ['popover opens', '480 with popover', 'popover closes', 'focus'],
    'ask; window 480 seen; unseen end; ask',
  ],
  [
    'what is focused is brought into sight once',
    ['focus', 480, 480],
    'ask; window 480 bring unseen end; unseen end',
  ],
  [
    'while the sight is known the focus need not ask',
    ['popover opens', '480 with popover', 'focus in popover'],
    'ask; window 480 seen; bring seen',
  ],
  [
    'a focus finds that the popover has closed',
    ['popover opens', '480 with popover', 'focus'],
    'ask; window 480 seen; bring unseen end',
  ],
])('%s', (_what, names, tasks) => {
  expect(tasksOf(names)).toBe(tasks)
})

test.each([
  ['above', 50.5, 42],
  ['at the upper edge', 100, null],
  ['at the lower edge', 556, null],
  ['below', 700.5, 273],
])('a place %s comes into sight with a margin', (_where, top, scroll) => {
  expect(scrollFor({ top, bottom: top + 44 }, sightOf(480))).toBe(scroll)
})
