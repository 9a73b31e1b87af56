import { describe, expect, test } from 'vitest'
import type { TimedDevice } from '../../thermostat/device/device'
import { atHome, openAt } from '../../thermostat/device/testing'
import { findActsToNumber, findHoldToEnd, numberInView } from './counting'
import { applyAct } from './ways'

const power = '/home/menu/installer/installed-effect'
const editing = (effectValue: number) => openAt(power, { settings: { effectValue } }).press('confirm')

const replayed = (counted: ReturnType<typeof findActsToNumber>, from: TimedDevice) =>
  (counted?.acts ?? []).reduce<TimedDevice>((after, act) => applyAct(after, act), from).device

describe('the number on the screen', () => {
  test('is the setpoint on home, or the edited value', () => {
    expect(numberInView(atHome().device)).toBe(19)
    expect(numberInView(editing(600).device)).toBe(600)
  })

  test('is null before editing begins, and in a menu', () => {
    expect(numberInView(openAt(power).device)).toBe(null)
    expect(numberInView(openAt('/home/menu').device)).toBe(null)
  })
})

describe('counting', () => {
  test.each([
    ['up to three steps are single presses', 600, 630, '3 × next', 3],
    ['four steps are a hold', 600, 640, 'hold next', 3],
    ['the same downwards', 600, 570, '3 × previous', 3],
    ['the whole range is one hold', 0, 9990, 'hold next', 3],
    ['a hold that goes too far is followed by presses', 0, 9980, 'hold next, 1 × previous', 4],
    ['past the target and back', 0, 40, '1 × next, 1 × previous', 2],
    ['over the lower bound, because 51 W is no multiple of 10', 51, 60, 'hold previous, 2 × next', 5],
    ['over the upper bound', 9981, 9970, '1 × next, 2 × previous', 3],
  ])('%s: from %i to %i', (_, from, to, acts, presses) => {
    const visitor = editing(from)
    const counted = findActsToNumber(visitor, to)
    const description = counted?.acts.map(({ buttons: [button], times, holdMs }) =>
      holdMs > 0 ? `hold ${button}` : `${times} × ${button}`,
    )
    expect(description?.join(', ')).toBe(acts)
    expect(counted?.pressCount).toBe(presses)
    expect(numberInView(replayed(counted, visitor))).toBe(to)
  })

  test('home counts the setpoint', () => {
    const end = { device: { settings: { temperatureValue: 30 } } }
    expect(findActsToNumber(atHome(), 30)).toMatchObject({ pressCount: 3, end })
  })

  test.each([
    ['a number between two steps', editing(0), 605],
    ['a number out of range', atHome(), 36],
    ['the current number', atHome(), 19],
    ['a number on a screen without one', openAt('/home/menu'), 3],
    ['a temperature while the heating is off', atHome({ power: 'off' }), 20],
  ])('returns null for %s', (_, visitor, to) => {
    expect(findActsToNumber(visitor, to)).toBe(null)
  })
})

describe('a hold to the end of a list', () => {
  const info = '/home/menu/installer/system-info'

  test('counts as three presses', () => {
    const visitor = openAt(info)
    const last = visitor.lines.length - 1
    const held = findHoldToEnd(visitor, 'next')
    expect(held).toMatchObject({ pressCount: 3, end: { device: { view: { focus: last } } } })
    expect(replayed(held, visitor).view.focus).toBe(last)
  })

  test('is null if at most three presses are enough', () => {
    expect(findHoldToEnd(openAt('/home/menu'), 'next')).toBe(null)
    expect(findHoldToEnd(openAt(info), 'previous')).toBe(null)
  })

  test('is null if a button counts without an end', () => {
    expect(findHoldToEnd(openAt('/hardware-test/touch-info'), 'next')).toBe(null)
  })
})
