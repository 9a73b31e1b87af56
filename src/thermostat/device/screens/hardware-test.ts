/** The screens of the hardware test. Their values are never stored. */
import { amount, type Text, type TextId } from '../../../common/texts/text'
import type { Body, Line } from '../body'
import { change, changeView } from '../change'
import type { Action, Device, Hardware, Screen } from '../model'
import type { Path } from '../paths'
import { durations } from '../rules/durations'
import { createIncrements } from '../rules/increments'
import { menu } from './kinds/menu'
import { stepper } from './kinds/stepper'

const path = '/hardware-test'
const context = 'installer'
const icon = 'test'

const changeHardware = (device: Device, values: Partial<Hardware>): Device =>
  change(device, { hardware: { ...device.hardware, ...values } })

export const hardwareTest = menu({
  path,
  title: 'test.title',
  icon,
  context,
  lines: [
    { text: 'test.relayToggle', to: `${path}/relay-toggle` },
    { text: 'test.clockCalibration', to: `${path}/rtc-calibration` },
    { text: 'test.relayDynamics', to: `${path}/relay-dynamics` },
    { text: 'test.timeout', to: `${path}/timeout` },
    { text: 'test.touchInfo', to: `${path}/touch-info` },
    { text: 'test.demo', to: `${path}/demo` },
    { text: 'test.crashCount', to: `${path}/crash-count` },
  ],
})

interface TestScreenOptions {
  readonly path: Path
  readonly title: TextId
  readonly shown: (device: Device) => Text
  readonly value: (device: Device) => string | number
  readonly lit?: (device: Device) => boolean
  readonly lines?: (device: Device) => readonly Line[]
  readonly confirm?: Action
  readonly legend?: (device: Device) => TextId
  readonly tickMs?: number
  readonly onTick?: Action
  readonly onEnter?: Action
}

/** Creates a screen with one big value. */
function createTestScreen({
  shown: valueText,
  value,
  lit,
  lines,
  confirm,
  legend,
  ...screen
}: TestScreenOptions): Screen {
  return {
    ...screen,
    icon,
    context,
    actions: () => ({ confirm }),
    ...(legend && { legend: (device) => ({ confirm: legend(device) }) }),
    body: (device): Body => ({
      kind: 'test',
      value: value(device),
      valueText: valueText(device),
      lit: lit?.(device) ?? false,
      lines: lines?.(device) ?? [],
    }),
  }
}

const relayText = (device: Device): Text => (device.hardware.relay ? 'word.on' : 'word.off')
const startOrStopText = (device: Device): TextId => (device.hardware.running ? 'word.stop' : 'word.start')
const toggleRunning: Action = (device) => changeHardware(device, { running: !device.hardware.running })
const stopRunning: Action = (device) =>
  device.hardware.running ? changeHardware(device, { running: false }) : device

const toggleRelay: Action = (device) =>
  changeHardware(device, { relay: !device.hardware.relay, relayCycles: device.hardware.relayCycles + 1 })

export const relayToggle = createTestScreen({
  path: `${path}/relay-toggle`,
  title: 'test.relayToggle',
  shown: relayText,
  value: (device) => (device.hardware.relay ? 'on' : 'off'),
  lit: (device) => device.hardware.relay,
  lines: ({ hardware: { relayCycles } }) => [{ text: 'test.relayCycles', values: [{ number: relayCycles }] }],
  confirm: toggleRelay,
  legend: () => 'test.toggle',
})

/** Parts per million. */
const clockTrimRange = { min: -60, max: 60 } as const

export const clockCalibration = stepper({
  path: `${path}/rtc-calibration`,
  title: 'test.clockCalibration',
  icon,
  context,
  savedValueOf: (device) => device.hardware.clockTrim,
  ...createIncrements(clockTrimRange),
  save: (device, clockTrim) => changeHardware(device, { clockTrim }),
  toText: (value) => ({ number: value, signed: true, unit: 'unit.partsPerMillion' }),
  scale: { ...clockTrimRange, marks: [-60, -30, 0, 30, 60] },
  showsOverlay: false,
})

/** The relay switches once a second while the test runs. */
export const relayDynamics = createTestScreen({
  path: `${path}/relay-dynamics`,
  title: 'test.relayDynamics',
  onEnter: stopRunning,
  tickMs: durations.relaySwitch,
  onTick: (device, at) => (device.hardware.running ? toggleRelay(device, at) : device),
  shown: ({ hardware: { relayCycles } }) => ({ number: relayCycles }),
  value: (device) => device.hardware.relayCycles,
  lit: (device) => device.hardware.relay,
  lines: (device) => [{ text: 'test.relay', values: [relayText(device)] }],
  confirm: toggleRunning,
  legend: startOrStopText,
})

/** Seconds. */
const timeoutRange = { min: 10, max: 120 } as const
const TIMEOUT_STEP_SECONDS = 10

export const timeout = stepper({
  path: `${path}/timeout`,
  title: 'test.timeout',
  icon,
  context,
  savedValueOf: (device) => device.hardware.timeout,
  ...createIncrements(timeoutRange, TIMEOUT_STEP_SECONDS),
  save: (device, timeout) => changeHardware(device, { timeout }),
  toText: (value) => amount(value, 'unit.seconds'),
  scale: { ...timeoutRange, marks: [30, 60, 90, 120] },
  hint: 'test.timeout.hint',
  showsOverlay: false,
})

const countTouch = (button: keyof Hardware['touches']) => (device: Device) =>
  changeHardware(device, {
    touches: { ...device.hardware.touches, [button]: device.hardware.touches[button] + 1 },
  })

export const touchInfo: Screen = {
  path: `${path}/touch-info`,
  title: 'test.touchInfo',
  icon,
  context,
  actions: () => ({
    previous: countTouch('previous'),
    confirm: countTouch('confirm'),
    next: countTouch('next'),
  }),
  body: ({ hardware: { touches } }) => ({
    kind: 'test',
    value: touches.previous + touches.confirm + touches.next,
    valueText: { number: touches.previous + touches.confirm + touches.next },
    lit: false,
    lines: [
      { text: 'key.previous', values: [{ number: touches.previous }], raw: touches.previous },
      { text: 'key.confirm', values: [{ number: touches.confirm }], raw: touches.confirm },
      { text: 'key.next', values: [{ number: touches.next }], raw: touches.next },
    ],
  }),
}

const DEMO_FROM_DEGREES = 5
const DEMO_TO_DEGREES = 35

/** Counts through the temperatures while the demo runs. */
export const demo = createTestScreen({
  path: `${path}/demo`,
  title: 'test.demo',
  onEnter: stopRunning,
  tickMs: durations.demoStep,
  onTick: (device) => {
    if (!device.hardware.running) return device
    const shown = device.view.draft ?? DEMO_FROM_DEGREES
    return changeView(device, { draft: shown >= DEMO_TO_DEGREES ? DEMO_FROM_DEGREES : shown + 1 })
  },
  shown: ({ view }) => amount(view.draft ?? DEMO_FROM_DEGREES, 'unit.degree'),
  value: ({ view }) => view.draft ?? DEMO_FROM_DEGREES,
  lit: (device) => device.hardware.running,
  confirm: toggleRunning,
  legend: startOrStopText,
})

export const crashCount = createTestScreen({
  path: `${path}/crash-count`,
  title: 'test.crashCount',
  shown: (device) => ({ number: device.hardware.crashes }),
  value: (device) => device.hardware.crashes,
  confirm: (device) => changeHardware(device, { crashes: 0 }),
  legend: () => 'test.clear',
})
