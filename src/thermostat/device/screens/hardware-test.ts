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
/** Colours the title bars red (behaviour 13.1). */
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
  readonly valueTextOf: (device: Device) => Text
  readonly rawValueOf: (device: Device) => string | number
  readonly isLit?: (device: Device) => boolean
  readonly linesOf?: (device: Device) => readonly Line[]
  readonly confirm?: Action
  readonly confirmLabelOf?: (device: Device) => TextId
  readonly tickMs?: number
  readonly onTick?: Action
  readonly onEnter?: Action
}

/** Creates a screen with one big value and a lamp. */
function createTestScreen({
  valueTextOf,
  rawValueOf,
  isLit,
  linesOf,
  confirm,
  confirmLabelOf,
  ...screen
}: TestScreenOptions): Screen {
  return {
    ...screen,
    icon,
    context,
    actions: () => ({ confirm }),
    ...(confirmLabelOf && { legend: (device) => ({ confirm: confirmLabelOf(device) }) }),
    body: (device): Body => ({
      kind: 'test',
      value: rawValueOf(device),
      valueText: valueTextOf(device),
      lit: isLit?.(device) ?? false,
      lines: linesOf?.(device) ?? [],
    }),
  }
}

const relayText = (device: Device): Text => (device.hardware.relay ? 'word.on' : 'word.off')
const startOrStopText = (device: Device): TextId => (device.hardware.running ? 'word.stop' : 'word.start')
const toggleRunning: Action = (device) => changeHardware(device, { running: !device.hardware.running })
/** Stops a test that was left while it ran. “Relay dynamics” and “Demo” share `running`. */
const stopRunning: Action = (device) =>
  device.hardware.running ? changeHardware(device, { running: false }) : device

const toggleRelay: Action = (device) =>
  changeHardware(device, { relay: !device.hardware.relay, relayCycles: device.hardware.relayCycles + 1 })

export const relayToggle = createTestScreen({
  path: `${path}/relay-toggle`,
  title: 'test.relayToggle',
  valueTextOf: relayText,
  rawValueOf: (device) => (device.hardware.relay ? 'on' : 'off'),
  isLit: (device) => device.hardware.relay,
  linesOf: ({ hardware: { relayCycles } }) => [
    { text: 'test.relayCycles', values: [{ number: relayCycles }] },
  ],
  confirm: toggleRelay,
  confirmLabelOf: () => 'test.toggle',
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
  valueTextOf: ({ hardware: { relayCycles } }) => ({ number: relayCycles }),
  rawValueOf: (device) => device.hardware.relayCycles,
  isLit: (device) => device.hardware.relay,
  linesOf: (device) => [{ text: 'test.relay', values: [relayText(device)] }],
  confirm: toggleRunning,
  confirmLabelOf: startOrStopText,
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
  body: ({ hardware: { touches } }) => {
    const total = touches.previous + touches.confirm + touches.next
    return {
      kind: 'test',
      value: total,
      valueText: { number: total },
      lit: false,
      lines: [
        { text: 'key.previous', values: [{ number: touches.previous }], raw: touches.previous },
        { text: 'key.confirm', values: [{ number: touches.confirm }], raw: touches.confirm },
        { text: 'key.next', values: [{ number: touches.next }], raw: touches.next },
      ],
    }
  },
}

const DEMO_FROM_DEGREES = 5
const DEMO_TO_DEGREES = 35

/** The demo counts in `view.draft`, so it begins again after the screen is left. */
const demoDegreesOf = ({ view }: Device) => view.draft ?? DEMO_FROM_DEGREES

/** Counts from 5° to 35° again and again while it runs (behaviour 23.7). */
export const demo = createTestScreen({
  path: `${path}/demo`,
  title: 'test.demo',
  onEnter: stopRunning,
  tickMs: durations.demoStep,
  onTick: (device) => {
    if (!device.hardware.running) return device
    const degrees = demoDegreesOf(device)
    return changeView(device, { draft: degrees >= DEMO_TO_DEGREES ? DEMO_FROM_DEGREES : degrees + 1 })
  },
  valueTextOf: (device) => amount(demoDegreesOf(device), 'unit.degree'),
  rawValueOf: demoDegreesOf,
  isLit: (device) => device.hardware.running,
  confirm: toggleRunning,
  confirmLabelOf: startOrStopText,
})

export const crashCount = createTestScreen({
  path: `${path}/crash-count`,
  title: 'test.crashCount',
  valueTextOf: (device) => ({ number: device.hardware.crashes }),
  rawValueOf: (device) => device.hardware.crashes,
  confirm: (device) => changeHardware(device, { crashes: 0 }),
  confirmLabelOf: () => 'test.clear',
})
