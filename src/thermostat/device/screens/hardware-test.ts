/** The hardware test and debug screens. What they change ends with the visit. */
import { amount, type Text, type TextId } from '../../../common/texts/text'
import type { Body, Line } from '../body'
import { change, changeView } from '../change'
import type { Action, Device, Hardware, Screen } from '../model'
import type { Path } from '../paths'
import { durations } from '../rules/durations'
import { withinBounds } from '../rules/steps'
import { menu } from './kinds/menu'
import { stepper } from './kinds/stepper'

const path = '/hardware-test'
const context = 'installer'
const icon = 'test'

const hardware = (device: Device, values: Partial<Hardware>): Device =>
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

interface TestOptions {
  readonly path: Path
  readonly title: TextId
  readonly shown: (device: Device) => Text
  readonly value: (device: Device) => string | number
  readonly lit?: (device: Device) => boolean
  readonly lines?: (device: Device) => readonly Line[]
  /** What confirm does, and how the legend says so. */
  readonly confirm?: Action
  readonly legend?: (device: Device) => TextId
  readonly every?: number
  readonly tick?: Action
  readonly enter?: Action
}

/** One big value that confirm acts on. */
function test({ shown, value, lit, lines, confirm, legend, ...named }: TestOptions): Screen {
  return {
    ...named,
    icon,
    context,
    actions: () => ({ confirm }),
    ...(legend && { legend: (device) => ({ confirm: legend(device) }) }),
    body: (device): Body => ({
      kind: 'test',
      value: value(device),
      shown: shown(device),
      lit: lit?.(device) ?? false,
      lines: lines?.(device) ?? [],
    }),
  }
}

const relayText = (device: Device): Text => (device.hardware.relay ? 'word.on' : 'word.off')
const startOrStop = (device: Device): TextId => (device.hardware.running ? 'word.stop' : 'word.start')
const startOrStopRunning: Action = (device) => hardware(device, { running: !device.hardware.running })
const atRest: Action = (device) => (device.hardware.running ? hardware(device, { running: false }) : device)

const toggleRelay: Action = (device) =>
  hardware(device, { relay: !device.hardware.relay, relayCycles: device.hardware.relayCycles + 1 })

export const relayToggle = test({
  path: `${path}/relay-toggle`,
  title: 'test.relayToggle',
  shown: relayText,
  value: (device) => (device.hardware.relay ? 'on' : 'off'),
  lit: (device) => device.hardware.relay,
  lines: ({ hardware: { relayCycles } }) => [{ text: 'test.relayCycles', values: [{ number: relayCycles }] }],
  confirm: toggleRelay,
  legend: () => 'test.toggle',
})

export const clockCalibration = stepper({
  path: `${path}/rtc-calibration`,
  title: 'test.clockCalibration',
  icon,
  context,
  value: (device) => device.hardware.clockTrim,
  ...withinBounds({ min: -60, max: 60 }),
  save: (device, clockTrim) => hardware(device, { clockTrim }),
  shown: (value) => ({ number: value, signed: true, unit: 'unit.partsPerMillion' }),
  scale: { min: -60, max: 60, marks: [-60, -30, 0, 30, 60] },
  confirms: false,
})

/** The relay switches once a second for as long as the test runs. */
export const relayDynamics = test({
  path: `${path}/relay-dynamics`,
  title: 'test.relayDynamics',
  enter: atRest,
  every: durations.relaySwitch,
  tick: (device, at) => (device.hardware.running ? toggleRelay(device, at) : device),
  shown: ({ hardware: { relayCycles } }) => ({ number: relayCycles }),
  value: (device) => device.hardware.relayCycles,
  lit: (device) => device.hardware.relay,
  lines: (device) => [{ text: 'test.relay', values: [relayText(device)] }],
  confirm: startOrStopRunning,
  legend: startOrStop,
})

export const timeout = stepper({
  path: `${path}/timeout`,
  title: 'test.timeout',
  icon,
  context,
  value: (device) => device.hardware.timeout,
  ...withinBounds({ min: 10, max: 120 }, 10),
  save: (device, timeout) => hardware(device, { timeout }),
  shown: (value) => amount(value, 'unit.seconds'),
  scale: { min: 10, max: 120, marks: [30, 60, 90, 120] },
  hint: 'test.timeout.hint',
  confirms: false,
})

const touched = (button: keyof Hardware['touches']) => (device: Device) =>
  hardware(device, { touches: { ...device.hardware.touches, [button]: device.hardware.touches[button] + 1 } })

/** Counts the touches of the three buttons. */
export const touchInfo: Screen = {
  path: `${path}/touch-info`,
  title: 'test.touchInfo',
  icon,
  context,
  actions: () => ({ previous: touched('previous'), confirm: touched('confirm'), next: touched('next') }),
  body: ({ hardware: { touches } }) => ({
    kind: 'test',
    value: touches.previous + touches.confirm + touches.next,
    shown: { number: touches.previous + touches.confirm + touches.next },
    lit: false,
    lines: [
      { text: 'key.previous', values: [{ number: touches.previous }], raw: touches.previous },
      { text: 'key.confirm', values: [{ number: touches.confirm }], raw: touches.confirm },
      { text: 'key.next', values: [{ number: touches.next }], raw: touches.next },
    ],
  }),
}

const DEMO_FROM = 5
const DEMO_TO = 35

/** The display counts through the device's temperatures by itself. */
export const demo = test({
  path: `${path}/demo`,
  title: 'test.demo',
  enter: atRest,
  every: durations.demoStep,
  tick: (device) => {
    if (!device.hardware.running) return device
    const shown = device.view.draft ?? DEMO_FROM
    return changeView(device, { draft: shown >= DEMO_TO ? DEMO_FROM : shown + 1 })
  },
  shown: ({ view }) => amount(view.draft ?? DEMO_FROM, 'unit.degree'),
  value: ({ view }) => view.draft ?? DEMO_FROM,
  lit: (device) => device.hardware.running,
  confirm: startOrStopRunning,
  legend: startOrStop,
})

export const crashCount = test({
  path: `${path}/crash-count`,
  title: 'test.crashCount',
  shown: (device) => ({ number: device.hardware.crashes }),
  value: (device) => device.hardware.crashes,
  confirm: (device) => hardware(device, { crashes: 0 }),
  legend: () => 'test.clear',
})
