/** Everything that a visitor may do on any screen, as the inputs that a browser would send. */
import { nextVisitDevice, nextVisitSettings } from '../../../src/site/browser/next-visit'
import type { Button, Device, DeviceEvent, Language } from '../../../src/thermostat/device/device'
import { latestTimeOf } from './values'

export type Core = typeof import('../../../src/thermostat/device/device')

export interface Move {
  readonly name: string
  /** The button, if the move is one press. */
  readonly press?: Button
  /** True for a move in the panel or in another tab, which is the same on every screen. */
  readonly isScreenIndependent?: true
  readonly apply: (core: Core, device: Device) => Device
}

const timed = (device: Device) => ({ device, now: latestTimeOf(device) })

function press(button: Button): Move {
  return {
    name: button,
    press: button,
    apply: (core, device) => core.press(timed(device), button).device,
  }
}

function hold(ms: number, ...buttons: readonly Button[]): Move {
  return {
    name: `hold ${buttons.join(' and ')}`,
    apply: (core, device) => core.hold(timed(device), buttons, ms).device,
  }
}

const input = (name: string, one: DeviceEvent): Move => ({
  name,
  apply: (core, device) => core.step(device, { ...one, at: latestTimeOf(device) }),
})

const screenIndependent = (name: string, one: DeviceEvent): Move => ({
  ...input(name, one),
  isScreenIndependent: true,
})

/** In a showroom, the next visitor arrives. */
const nextVisitor = (name: string, path: string | null, language: Language | null): Move => ({
  name,
  apply: (_core, device) => {
    const { trail, fallbackLanguage } = device
    return nextVisitDevice(
      nextVisitSettings({ path, language }),
      path,
      trail,
      fallbackLanguage,
      latestTimeOf(device),
    )
  },
})

/** Waits for the next timer other than the clock's. */
const wait: Move = {
  name: 'wait',
  apply: (core, device) => {
    const due = core.timersExceptClockOf(device).map((timer) => timer.due)
    return due.length === 0 ? device : core.step(device, { type: 'wake', at: Math.min(...due) })
  },
}

/** Numbers of lines that menus have, and some that no menu has. */
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
  screenIndependent('switch wifi card', { type: 'switch', name: 'wifiInstalled' }),
  screenIndependent('switch remote control', { type: 'switch', name: 'remoteControlInstalled' }),
  screenIndependent('connection fails', { type: 'surroundings', change: { connectionFails: true } }),
  screenIndependent('connection works', { type: 'surroundings', change: { connectionFails: false } }),
  screenIndependent('take the card out elsewhere', { type: 'stored', settings: { wifiInstalled: false } }),
  input('go to another screen', { type: 'go', path: '/upgrade' }),
  input('reset', { type: 'reset' }),
  nextVisitor('next visitor', null, null),
  nextVisitor('next visitor at home', '/home', 'sv'),
]
