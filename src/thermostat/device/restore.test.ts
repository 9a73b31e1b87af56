import { expect, test } from 'vitest'
import type { Device } from './device'
import { atHome, type Visitor } from './testing'

const restore = (visitor: Visitor, device: Device) => visitor.send({ type: 'restore', device })

/** Returns a visitor who is editing a value. */
const whileEditing = () =>
  atHome({ temperatureValue: 24, wifiInstalled: true }, { windowOpen: true })
    .go('/home/menu', '/home/menu/installer', '/home/menu/installer/installed-effect')
    .press('confirm')
    .press('next', 3)

// behaviour 29.8
test('a restored device has its settings, trail, focus, draft and surroundings again', () => {
  const visitor = whileEditing()
  const { device, picture, trailPaths } = visitor
  visitor.press('confirm').wait(2000).press('close').setSurroundings({ windowOpen: false })
  restore(visitor, device)
  expect(visitor.picture).toEqual(picture)
  expect(visitor.trailPaths).toEqual(trailPaths)
  expect(visitor.device).toEqual({ ...device, view: { ...device.view, since: visitor.now } })
  expect(visitor.press('next').draft).toBe(80)
})

test('a restored device keeps the present clock, and its overlay lasts its whole time again', () => {
  const visitor = whileEditing().press('confirm')
  const { device } = visitor
  visitor.wait(180_000)
  restore(visitor, device)
  expect(visitor.device.clock).toBe(visitor.now)
  expect(visitor.overlay?.status).toBe('save')
  expect(visitor.wait(1300).overlay?.status).toBe('save')
  expect(visitor.wait(300).overlay).toBeNull()
})

test('no button is down on a restored device, whether it was held before or is held now', () => {
  const visitor = atHome().down('next')
  const { device } = visitor
  visitor.up('next').down('previous')
  restore(visitor, device)
  expect(Object.values(visitor.device.holds)).toEqual([null, null, null, null, null])
  expect(visitor.wait(5000).settings.temperatureValue).toBe(20)
})
