/** Texts of overlays and hints that no other test checks. */
import { describe, expect, test } from 'vitest'
import { openAt } from './testing'

describe('the overlay', () => {
  // behaviour 16.2
  test.each([
    ['start', 'overlay.started'],
    ['save', 'overlay.saved'],
    ['stop', 'overlay.stopped'],
    ['connecting', 'overlay.connecting'],
    ['connected', 'overlay.connected'],
  ])('Labels: started, saved, stopped, wifi connecting, wifi connected: %s', (status, text) => {
    const { overlay } = openAt('/home/menu/program/week', { status, context: 'program' }).picture
    expect(overlay).toEqual({ status, context: 'program', text })
  })

  test('of a delay says that the delay starts or ends, not the heating', () => {
    const visitor = openAt('/home/menu/installer/functions/delayed-startup').press('confirm')
    expect(visitor.picture.overlay).toMatchObject({ status: 'start', text: 'overlay.delayStarted' })
    visitor.wait(1500).press('confirm')
    expect(visitor.picture.overlay).toMatchObject({ status: 'stop', text: 'overlay.delayCancelled' })
  })
})
