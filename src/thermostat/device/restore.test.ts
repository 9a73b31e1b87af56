import { expect, test } from 'vitest'
import type { Device } from './device'
import { atHome, type Visitor } from './testing'

const restore = (visitor: Visitor, device: Device) => visitor.send({ type: 'restore', device })

/** A visitor who edits a value in the middle of a menu, on a device of their own. */
const atWork = () =>
  atHome({ temperatureValue: 24, wifiInstalled: true }, { windowOpen: true })
    .go('/home/menu', '/home/menu/installer', '/home/menu/installer/installed-effect')
    .press('confirm')
    .press('next', 3)

// behaviour 29.8
test('a device is again as it was: settings, place, focus, what is being edited, and what is around it', () => {
  const visitor = atWork()
  const { device, picture, trail } = visitor
  visitor.press('confirm').wait(2000).press('close').setSurroundings({ windowOpen: false })
  restore(visitor, device)
  expect(visitor.picture).toEqual(picture)
  expect(visitor.trail).toEqual(trail)
  expect(visitor.device).toEqual({ ...device, view: { ...device.view, since: visitor.now } })
  expect(visitor.press('next').draft).toBe(80)
})

test('it lives on in the present: its clock goes on, and an overlay is on for its whole time', () => {
  const visitor = atWork().press('confirm')
  const { device } = visitor
  visitor.wait(180_000)
  restore(visitor, device)
  expect(visitor.device.clock).toBe(visitor.now)
  expect(visitor.overlay?.status).toBe('save')
  expect(visitor.wait(1300).overlay?.status).toBe('save')
  expect(visitor.wait(300).overlay).toBeNull()
})

test('no button is down on it, whatever was held then and is held now', () => {
  const visitor = atHome().down('next')
  const { device } = visitor
  visitor.up('next').down('previous')
  restore(visitor, device)
  expect(Object.values(visitor.device.holds)).toEqual([null, null, null, null, null])
  expect(visitor.wait(5000).settings.temperatureValue).toBe(20)
})
