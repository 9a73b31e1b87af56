import { beforeAll, expect, test, vi } from 'vitest'
import { type EarlyPress, replay } from './early-presses'

/** An element inside the button of that name, or beside all buttons. */
class FakeElement {
  private readonly key: string | undefined
  constructor(key?: string) {
    this.key = key
  }
  closest() {
    return this.key === undefined ? null : { dataset: { key: this.key } }
  }
}

beforeAll(() => {
  vi.stubGlobal('Element', FakeElement)
  return () => vi.unstubAllGlobals()
})

const on = (key?: string) => new FakeElement(key) as unknown as EventTarget
const pointer = (type: string, key: string | undefined, timeStamp = 0, change = {}) =>
  ({ type, pointerId: 1, button: 0, target: on(key), timeStamp, ...change }) as unknown as EarlyPress
const keyboard = (type: string, key: string, timeStamp = 0, button?: string) =>
  ({ type, key, target: on(button), timeStamp }) as unknown as EarlyPress
const click = (key: string | undefined, detail = 0): EarlyPress => ({
  type: 'click',
  detail,
  target: on(key),
  timeStamp: 0,
})

/** What the hands did, with the waits in ms; each wait is over at once. */
function done(...presses: EarlyPress[]): string[] {
  const told: string[] = []
  replay(
    presses,
    {
      press: (holder, button) => told.push(`${holder} presses ${button}`),
      release: (holder) => told.push(`${holder} comes up`),
      letGo: () => told.push('let go'),
      keyDown: ({ key }) => told.push(`${key} down`),
      keyUp: ({ key }) => told.push(`${key} up`),
    },
    (run, delay) => {
      told.push(`${delay} ms`)
      run()
    },
  )
  return told
}

test('fingers press and release in their order, and their clicks add nothing', () => {
  expect(
    done(
      pointer('pointerdown', 'next'),
      pointer('pointerup', 'next', 80),
      click('next', 1),
      pointer('pointerdown', 'confirm', 200),
      pointer('pointerup', undefined, 280),
    ),
  ).toEqual([
    'pointer 1 presses next',
    'pointer 1 comes up',
    'pointer 1 presses confirm',
    'pointer 1 comes up',
  ])
})

test('a finger that is still down holds the button', () => {
  expect(done(pointer('pointerdown', 'confirm'))).toEqual(['pointer 1 presses confirm'])
})

test('a hold takes its time again', () => {
  expect(done(pointer('pointerdown', 'confirm'), pointer('pointerup', 'confirm', 3000))).toEqual([
    'pointer 1 presses confirm',
    '3000 ms',
    'pointer 1 comes up',
  ])
})

test('a pointer that the browser took away presses nothing', () => {
  expect(done(pointer('pointerdown', 'next'), pointer('pointercancel', 'next', 20))).toEqual([
    'pointer 1 presses next',
    'let go',
  ])
})

test('nothing happens beside the buttons, with the other mouse buttons, or on a button of no device', () => {
  expect(done(pointer('pointerdown', undefined), click(undefined))).toEqual([])
  expect(done(pointer('pointerdown', 'next', 0, { button: 2 }))).toEqual([])
  expect(done(click('explode'))).toEqual([])
})

test('keys are left to the keyboard, but Enter and space on a button click it', () => {
  expect(done(keyboard('keydown', 'ArrowRight'), keyboard('keyup', 'ArrowRight', 60))).toEqual([
    'ArrowRight down',
    'ArrowRight up',
  ])
  expect(
    done(keyboard('keydown', 'Enter', 0, 'next'), click('next'), keyboard('keyup', 'Enter', 60, 'next')),
  ).toEqual(['click presses next', 'click comes up'])
})
