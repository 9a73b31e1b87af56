import { describe, expect, test } from 'vitest'
import { hold, isAtRest, perform, press, rest, wait } from './gestures'
import type { Input } from './model'
import { step } from './step'
import { NOON, openAt } from './testing'

const editing = () => openAt('/home/menu/installer/installed-effect').press('confirm')

describe('perform', () => {
  test('does each gesture', () => {
    const home = openAt('/home')
    expect(perform(home, { do: 'press', button: 'next', times: 2 })).toEqual(press(home, 'next', 2))
    expect(perform(home, { do: 'press', button: 'next' })).toEqual(press(home, 'next'))
    expect(perform(home, { do: 'hold', buttons: ['next'], ms: 900 })).toEqual(hold(home, ['next'], 900))
    expect(perform(home, { do: 'wait', ms: 7000 })).toEqual(wait(home, 7000))
  })

  test('tells what takes its inputs of each of them', () => {
    const inputs: Input[] = []
    perform(openAt('/home'), { do: 'hold', buttons: ['previous', 'next'], ms: 100 }, (device, input) => {
      inputs.push(input)
      return step(device, input)
    })
    expect(inputs).toEqual([
      { type: 'down', button: 'previous', at: NOON },
      { type: 'down', button: 'next', at: NOON },
      { type: 'up', button: 'previous', at: NOON + 100 },
      { type: 'up', button: 'next', at: NOON + 100 },
    ])
  })
})

describe('wait', () => {
  test('ends at its moment, whether a timer ran out or not', () => {
    expect(wait(openAt('/home'), 1).now).toBe(NOON + 1)
    expect(wait(openAt('/home'), 61_000).now).toBe(NOON + 61_000)
  })

  test('says so where a timer stays due', () => {
    expect(() => wait(openAt('/home'), 61_000, (device) => device)).toThrow('never comes to rest')
  })
})

describe('at rest', () => {
  test('nothing is pending and no button is down', () => {
    expect(isAtRest(openAt('/home').device)).toBe(true)
    expect(isAtRest(openAt('/home').down('confirm').device)).toBe(false)
    expect(isAtRest(editing().device)).toBe(true)
  })

  test('an overlay ends by itself', () => {
    const saved = openAt('/home/menu/settings/keylock').press('confirm')
    expect(saved.overlay).not.toBeNull()
    expect(isAtRest(saved.device)).toBe(false)
    const rested = rest(saved)
    expect(isAtRest(rested.device)).toBe(true)
    expect(rested.now).toBe(NOON + 1500)
  })
})
