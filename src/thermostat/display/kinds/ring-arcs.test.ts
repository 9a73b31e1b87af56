import { expect, test } from 'vitest'
import { ringArcs } from './ring-arcs'

test.each([
  ['a filling that grows keeps what it had', 0.25, 0.5, 0.75, { still: 0.25, moving: 0.25 }],
  ['a filling that shrinks', 0.5, 0.375, null, { still: 0.375, moving: 0.125 }],
  ['a filling at rest', 0.5, 0.5, null, { still: 0.5, moving: 0 }],
  ['a change larger than the filling is at once', 0.125, 0.5, null, { still: 0.5, moving: 0 }],
  // Otherwise the end of the arc would be seen beyond the mark, which moves at once.
  [
    'an end that falls with the reading is never beyond its mark',
    0.5,
    0.49,
    0.49,
    { still: 0.49, moving: 0 },
  ],
  ['a press that sets what the reading is', 0.5, 0.53125, 0.53125, { still: 0.5, moving: 0.03125 }],
  ['an end that rises with the reading', 0.49, 0.5, 0.5, { still: 0.5, moving: 0 }],
])('%s', (_name, before, fill, readingPosition, arcs) => {
  expect(ringArcs(before, fill, readingPosition)).toEqual(arcs)
})
