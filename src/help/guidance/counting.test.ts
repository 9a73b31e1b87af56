import { describe, expect, test } from 'vitest'
import type { TimedDevice } from '../../thermostat/device/device'
import { atHome, openAt } from '../../thermostat/device/testing'
import { countTo, holdToEnd, numberInView } from './counting'
import { replay } from './ways'

const power = '/home/menu/installer/installed-effect'
const editing = (effectValue: number) => openAt(power, { settings: { effectValue } }).press('confirm')

/** The device after the acts of a count, done one by one. */
const replayed = (counted: ReturnType<typeof countTo>, from: TimedDevice) =>
  (counted?.acts ?? []).reduce<TimedDevice>((after, act) => replay(after, act), from).device

describe('The number in view', () => {
  test('is what home sets, or the value that is edited', () => {
    expect(numberInView(atHome().device)).toBe(19)
    expect(numberInView(editing(600).device)).toBe(600)
  })

  test('is none before it is edited, and none in a menu', () => {
    expect(numberInView(openAt(power).device)).toBe(null)
    expect(numberInView(openAt('/home/menu').device)).toBe(null)
  })
})

describe('Counting', () => {
  test.each([
    ['up to three steps are pressed', 600, 630, '3 × next', 3],
    ['four are held', 600, 640, 'hold next', 3],
    ['downwards too', 600, 570, '3 × previous', 3],
    ['the whole range is one hold', 0, 9990, 'hold next', 3],
    ['where holding is too quick, presses remain', 0, 9980, 'hold next, 1 × previous', 4],
    ['10 W are below the first step: beyond and back', 0, 40, '1 × next, 1 × previous', 2],
    ['51 W are no tens, 0 W are', 51, 60, 'hold previous, 2 × next', 5],
    ['or 9,990 W are', 9981, 9970, '1 × next, 2 × previous', 3],
  ])('%s: from %i to %i', (_, from, to, acts, presses) => {
    const visitor = editing(from)
    const counted = countTo(visitor, to)
    const said = counted?.acts.map(({ buttons: [button], times, holdMs }) =>
      holdMs > 0 ? `hold ${button}` : `${times} × ${button}`,
    )
    expect(said?.join(', ')).toBe(acts)
    expect(counted?.presses).toBe(presses)
    expect(numberInView(replayed(counted, visitor))).toBe(to)
  })

  test('home counts the set temperature', () => {
    const end = { device: { settings: { temperatureValue: 30 } } }
    expect(countTo(atHome(), 30)).toMatchObject({ presses: 3, end })
  })

  test.each([
    ['a number that no step falls on', editing(0), 605],
    ['a number out of range', atHome(), 36],
    ['the number that is there', atHome(), 19],
    ['a number where none is in view', openAt('/home/menu'), 3],
    ['a temperature while the heating is off', atHome({ power: 'off' }), 20],
  ])('does not lead to %s', (_, visitor, to) => {
    expect(countTo(visitor, to)).toBe(null)
  })
})

describe('A hold to the end of a list', () => {
  const info = '/home/menu/installer/system-info'

  test('counts as three presses', () => {
    const visitor = openAt(info)
    const last = visitor.lines.length - 1
    const held = holdToEnd(visitor, 'next')
    expect(held).toMatchObject({ presses: 3, end: { device: { view: { focus: last } } } })
    expect(replayed(held, visitor).view.focus).toBe(last)
  })

  test('is none where three presses do', () => {
    expect(holdToEnd(openAt('/home/menu'), 'next')).toBe(null)
    expect(holdToEnd(openAt(info), 'previous')).toBe(null)
  })

  test('is none where a button counts without an end', () => {
    expect(holdToEnd(openAt('/hardware-test/touch-info'), 'next')).toBe(null)
  })
})
