import { expect, test } from 'vitest'
import { step } from '../device/device'
import { NOON as at, openAt } from '../device/testing'
import { pictureOf } from './picture-of'

const { device } = openAt('/home')

test('a held button keeps the picture, its action creates a new one', () => {
  const before = pictureOf(device)
  expect(pictureOf(device)).toBe(before)
  const held = step(device, { type: 'down', button: 'confirm', at })
  expect(held.holds).not.toEqual(device.holds)
  expect(pictureOf(held)).toBe(before)
  const released = step(held, { type: 'up', button: 'confirm', at })
  expect(pictureOf(released).path).toBe('/home/menu')
})

test('simulated seconds without a visible change keep the picture', () => {
  const house = { room: 190, floor: 190, outdoor: -50 }
  const afterPass = (clock: number, floor = 190) =>
    step(device, { type: 'advance-time', clock, house: { ...house, floor }, overLimit: false, at })
  const before = pictureOf(afterPass(at))
  expect(pictureOf(afterPass(at + 1000))).toBe(before)
  expect(pictureOf(afterPass(at + 2000, 191))).not.toBe(before)
})
