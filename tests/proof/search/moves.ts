/** What a visitor may do on any screen, as the inputs that a browser would send. */
import type { Button, Device, Happening } from '../../../src/device/device'
import { momentOf } from './values'

export type Core = typeof import('../../../src/device/device')

export interface Move {
  readonly name: string
  /** The button that it presses, where it is nothing but a press. */
  readonly press?: Button
  /** Done beside the device, so that it is one and the same on every screen. */
  readonly beside?: true
  readonly does: (core: Core, device: Device) => Device
}

function send(core: Core, device: Device, at: number, ...happenings: readonly Happening[]): Device {
  let now = device
  for (const happening of happenings) now = core.step(now, { ...happening, at })
  return now
}

function press(button: Button): Move {
  return {
    name: button,
    press: button,
    does: (core, device) =>
      send(core, device, momentOf(device), { type: 'down', button }, { type: 'up', button }),
  }
}

/** Every timer runs out at its moment. */
function awake(core: Core, device: Device, from: number, ms: number): Device {
  let now = device
  for (;;) {
    const due = Math.min(...core.timers(now).map((timer) => timer.due))
    if (due > from + ms) return now
    now = core.step(now, { type: 'wake', at: Math.max(due, from) })
  }
}

function hold(ms: number, ...buttons: readonly Button[]): Move {
  return {
    name: `hold ${buttons.join(' and ')}`,
    does: (core, device) => {
      const at = momentOf(device)
      const down = send(core, device, at, ...buttons.map((button) => ({ type: 'down' as const, button })))
      const held = awake(core, down, at, ms)
      return send(core, held, at + ms, ...buttons.map((button) => ({ type: 'up' as const, button })))
    },
  }
}

const input = (name: string, one: Happening): Move => ({
  name,
  does: (core, device) => send(core, device, momentOf(device), one),
})

const beside = (name: string, one: Happening): Move => ({ ...input(name, one), beside: true })

/** Until the next timer runs out that is not the clock's. */
const wait: Move = {
  name: 'wait',
  does: (core, device) => {
    const due = core.screenTimers(device).map((timer) => timer.due)
    return due.length === 0 ? device : core.step(device, { type: 'wake', at: Math.min(...due) })
  },
}

/** More lines than any menu has, and one beyond them. */
const lines = [0, 1, 2, 3, 4, 5, 6, 7, 21, 99]

export const moves: readonly Move[] = [
  press('previous'),
  press('confirm'),
  press('next'),
  press('back'),
  press('close'),
  wait,
  hold(1200, 'previous'),
  hold(1200, 'next'),
  hold(3000, 'confirm'),
  hold(3000, 'previous', 'next'),
  ...lines.map((line) => input(`tap ${line}`, { type: 'tap', line })),
  ...(['left', 'right', 'up', 'down'] as const).map((to) => input(`swipe ${to}`, { type: 'swipe', to })),
  beside('switch wifi card', { type: 'switch', name: 'wifiInstalled' }),
  beside('switch remote control', { type: 'switch', name: 'remoteControlInstalled' }),
  beside('connection fails', { type: 'surroundings', change: { connectionFails: true } }),
  beside('connection works', { type: 'surroundings', change: { connectionFails: false } }),
  beside('take the card out elsewhere', { type: 'stored', settings: { wifiInstalled: false } }),
  input('go to another screen', { type: 'go', path: '/upgrade' }),
  input('reset', { type: 'reset' }),
  input('next visitor', { type: 'next-visitor', path: null, language: null }),
  input('next visitor at home', { type: 'next-visitor', path: '/home', language: 'sv' }),
]
