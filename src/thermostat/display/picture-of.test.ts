import { expect, test } from 'vitest'
import { step } from '../device/device'
import { NOON as at, openAt } from '../device/testing'
import { pictureOf } from './picture-of'

const { device } = openAt('/home')

test('a button that goes down makes no new picture, what it does makes one', () => {
  const before = pictureOf(device)
  expect(pictureOf(device)).toBe(before)
  const held = step(device, { type: 'down', button: 'confirm', at })
  expect(held.hands).not.toEqual(device.hands)
  expect(pictureOf(held)).toBe(before)
  const released = step(held, { type: 'up', button: 'confirm', at })
  expect(pictureOf(released).path).toBe('/home/menu')
})

test('while time runs, seconds that change nothing are the same picture', () => {
  const house = { room: 190, floor: 190, outdoor: -50 }
  const passed = (clock: number, floor = 190) =>
    step(device, { type: 'pass', clock, house: { ...house, floor }, overLimit: false, at })
  const before = pictureOf(passed(at))
  expect(pictureOf(passed(at + 1000))).toBe(before)
  expect(pictureOf(passed(at + 2000, 191))).not.toBe(before)
})
