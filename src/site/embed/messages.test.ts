import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileMessages } from '../../../tests/helpers/hostile-messages'
import { parseEvent, parseHeight } from './messages'

test.each([
  { type: 'ready', path: '/home', lang: 'sv' },
  { type: 'screen', path: '/' },
  { type: 'language', lang: 'no' },
  ...['found', 'shown', 'tried', 'reached', 'left'].map((state) => ({
    type: 'task',
    task: 'lock-keys',
    state,
    presses: 7,
    fewest: 6,
  })),
  { type: 'time', at: '2026-11-23T05:30:00', speed: 600 },
  { type: 'time', at: null, speed: 1 },
  ...['previous', 'confirm', 'next', 'back', 'close'].map((button) => ({ type: 'press', button })),
])('a message of version 1 becomes an event: %o', ({ type, ...detail }) => {
  expect(parseEvent({ v: 1, type, ...detail })).toEqual({ type, detail })
})

test('an event has no other fields than those of its type', () => {
  const more = { path: '/home', lang: 'sv', button: 'next', height: 5, x: {} }
  expect(parseEvent({ v: 1, type: 'screen', ...more })?.detail).toEqual({ path: '/home' })
  expect(parseEvent({ v: 1, type: 'press', ...more })?.detail).toEqual({ button: 'next' })
})

const ready = { v: 1, type: 'ready', path: '/home', lang: 'sv' }
const notReady = [{ lang: null }, { path: null }, { path: 'home' }, { lang: 'xx' }]
const taskLeft = { v: 1, type: 'task', task: 'lock-keys', state: 'left', presses: 0, fewest: 0 }
const wrongFields = [{ task: 1 }, { state: 'valueOf' }, { presses: '0' }, { fewest: undefined }]

test.each([
  ...[null, undefined, 1, 'ready', '[iFrameSizer]x:1:1:init', [], new Map([['v', 1]])],
  ...[undefined, 2, '1'].map((v) => ({ v, type: 'screen', path: '/home' })),
  ...[undefined, 'go', 'constructor', ['ready']].map((type) => ({ ...ready, type })),
  ...notReady.map((wrong) => ({ ...ready, ...wrong })),
  ...[1, ''].map((path) => ({ v: 1, type: 'screen', path })),
  { v: 1, type: 'language', lang: '__proto__' },
  ...[undefined, 'toString'].map((button) => ({ v: 1, type: 'press', button })),
  { v: 1, type: 'task' },
  ...wrongFields.map((wrong) => ({ ...taskLeft, ...wrong })),
  { v: 1, type: 'error', reason: 'timeout' },
  ...[1, ['2026'], undefined].map((at) => ({ v: 1, type: 'time', at, speed: 600 })),
  { v: 1, type: 'time', at: null, speed: '600' },
])('an invalid message gives no event: %o', (data) => {
  expect(parseEvent(data)).toBeNull()
})

test('a hostile message gives no event, or one with details of the right types', () => {
  const types = { path: 'string', lang: 'string', button: 'string', task: 'string', presses: 'number' }
  fc.assert(
    fc.property(hostileMessages, (message) => {
      parseHeight(message)
      for (const [name, value] of Object.entries(parseEvent(message)?.detail ?? {}))
        if (name in types) expect(typeof value).toBe(types[name as keyof typeof types])
    }),
    { numRuns: 2000 },
  )
})

const resized = { type: 'iframe-resized', width: 400 }
const invalidHeights = [0, -1, 4001, Number.NaN, Number.POSITIVE_INFINITY, '600', null, undefined, [600]]
test.each([
  [612, 612],
  [611.2, 612],
  [4000, 4000],
])('the height %o is rounded up to %i pixels', (height, whole) => {
  expect(parseHeight({ ...resized, height })).toBe(whole)
})

const invalid = invalidHeights.map((height) => ({ ...resized, height }))
const others = [null, 'iframe-resized', { height: 600 }, { type: 'resized', height: 600 }]
test.each([...invalid, ...others])('%o has no height', (data) => expect(parseHeight(data)).toBeNull())
