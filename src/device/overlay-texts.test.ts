/** Texts of overlays and hints that no other test checks. */
import { describe, expect, test } from 'vitest'
import { openAt } from './testing'
import { statuses } from './trail'

describe('the overlay', () => {
  const labels = {
    start: 'overlay.started',
    save: 'overlay.saved',
    stop: 'overlay.stopped',
    connecting: 'overlay.connecting',
    connected: 'overlay.connected',
  } as const

  // behaviour 16.2
  test.each(statuses)('Labels: started, saved, stopped, wifi connecting, wifi connected: %s', (status) => {
    const { overlay } = openAt('/home/menu/program/week', { status, context: 'program' }).picture
    expect(overlay).toEqual({ status, context: 'program', text: labels[status] })
  })

  test("Timer start/stop show 'Started!'/'Stopped!'", () => {
    const visitor = openAt('/home/menu/program/timer').press('confirm', 2)
    expect(visitor.picture.overlay?.text).toBe('overlay.started')
    visitor.wait(1500).go('/home/menu/program/timer').press('confirm')
    expect(visitor.picture.overlay?.text).toBe('overlay.stopped')
  })

  test('of a delay says that the delay starts or ends, not the heating', () => {
    const visitor = openAt('/home/menu/installer/functions/delayed-startup').press('confirm')
    expect(visitor.picture.overlay).toMatchObject({ status: 'start', text: 'overlay.delayStarted' })
    visitor.wait(1500).press('confirm')
    expect(visitor.picture.overlay).toMatchObject({ status: 'stop', text: 'overlay.delayCancelled' })
  })
})

// behaviour 10.2
describe('ventilation pauses heating for 15 minutes', () => {
  test('and says so', () => {
    const visitor = openAt('/home/menu/installer/functions/ventilation-function')
    expect(visitor.body('choice').hint).toBe('functions.ventilation.hint')
  })
})
