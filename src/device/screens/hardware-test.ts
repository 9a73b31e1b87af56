/** The hardware test and debug screens. What they change ends with the visit. */
import { change, changeView } from '../change'
import type { Action, Bench, Device, Screen } from '../model'
import type { Body, Line } from '../picture'
import { withinBounds } from '../rules/steps'
import { amount, type Text, type TextId } from '../text'
import { menu } from './kinds/menu'
import { stepper } from './kinds/stepper'

const path = '/hardware-test'
const context = 'installer'
const icon = 'test'

const bench = (device: Device, values: Partial<Bench>): Device =>
  change(device, { bench: { ...device.bench, ...values } })

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
  readonly name: string
  readonly title: TextId
  readonly shown: (device: Device) => Text
  readonly value: (device: Device) => string | number
  readonly lit?: (device: Device) => boolean
  readonly lines?: (device: Device) => readonly Line[]
  /** What confirm does, and how its key says so. */
  readonly confirm?: Action
  readonly key?: (device: Device) => Text
  readonly every?: number
  readonly tick?: Action
  readonly enter?: Action
}

/** One big value that confirm acts on. */
function test({ name, title, shown, value, lit, lines, confirm, key, ...counts }: TestOptions): Screen {
  return {
    path: `${path}/${name}`,
    title,
    icon,
    context,
    ...counts,
    actions: () => ({ confirm }),
    ...(key && { keys: (device) => ({ confirm: key(device) }) }),
    body: (device): Body => ({
      kind: 'test',
      value: value(device),
      shown: shown(device),
      lit: lit?.(device) ?? false,
      lines: lines?.(device) ?? [],
    }),
  }
}

const relayText = (device: Device): Text => (device.bench.relay ? 'word.on' : 'word.off')
const startOrStop = (device: Device): Text => (device.bench.running ? 'word.stop' : 'word.start')
const startOrStopRunning: Action = (device) => bench(device, { running: !device.bench.running })
const atRest: Action = (device) => (device.bench.running ? bench(device, { running: false }) : device)

const toggleRelay: Action = (device) =>
  bench(device, { relay: !device.bench.relay, relayCycles: device.bench.relayCycles + 1 })

export const relayToggle = test({
  name: 'relay-toggle',
  title: 'test.relayToggle',
  shown: relayText,
  value: (device) => (device.bench.relay ? 'on' : 'off'),
  lit: (device) => device.bench.relay,
  lines: ({ bench: { relayCycles } }) => [{ text: 'test.relayCycles', values: [{ number: relayCycles }] }],
  confirm: toggleRelay,
  key: () => 'test.toggle',
})

export const clockCalibration = stepper({
  path: `${path}/rtc-calibration`,
  title: 'test.clockCalibration',
  icon,
  context,
  value: (device) => device.bench.clockTrim,
  ...withinBounds({ min: -60, max: 60 }),
  save: (device, clockTrim) => bench(device, { clockTrim }),
  shown: (value) => ({ number: value, signed: true, unit: 'unit.partsPerMillion' }),
  scale: { min: -60, max: 60, marks: [-60, -30, 0, 30, 60] },
  confirms: false,
})

/** The relay switches once a second for as long as the test runs. */
export const relayDynamics = test({
  name: 'relay-dynamics',
  title: 'test.relayDynamics',
  enter: atRest,
  every: 1000,
  tick: (device) => (device.bench.running ? toggleRelay(device) : device),
  shown: ({ bench: { relayCycles } }) => ({ number: relayCycles }),
  value: (device) => device.bench.relayCycles,
  lit: (device) => device.bench.relay,
  lines: (device) => [{ text: 'test.relay', values: [relayText(device)] }],
  confirm: startOrStopRunning,
  key: startOrStop,
})

export const timeout = stepper({
  path: `${path}/timeout`,
  title: 'test.timeout',
  icon,
  context,
  value: (device) => device.bench.timeout,
  ...withinBounds({ min: 10, max: 120 }, 10),
  save: (device, timeout) => bench(device, { timeout }),
  shown: (value) => amount(value, 'unit.seconds'),
  scale: { min: 10, max: 120, marks: [30, 60, 90, 120] },
  hint: 'test.timeout.hint',
  confirms: false,
})

const touched = (button: keyof Bench['touches']) => (device: Device) =>
  bench(device, { touches: { ...device.bench.touches, [button]: device.bench.touches[button] + 1 } })

/** Counts the touches of the three keys. */
export const touchInfo: Screen = {
  path: `${path}/touch-info`,
  title: 'test.touchInfo',
  icon,
  context,
  actions: () => ({ previous: touched('previous'), confirm: touched('confirm'), next: touched('next') }),
  body: ({ bench: { touches } }) => ({
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
  name: 'demo',
  title: 'test.demo',
  enter: atRest,
  every: 300,
  tick: (device) => {
    if (!device.bench.running) return device
    const shown = device.view.draft ?? DEMO_FROM
    return changeView(device, { draft: shown >= DEMO_TO ? DEMO_FROM : shown + 1 })
  },
  shown: ({ view }) => amount(view.draft ?? DEMO_FROM, 'unit.degree'),
  value: ({ view }) => view.draft ?? DEMO_FROM,
  lit: (device) => device.bench.running,
  confirm: startOrStopRunning,
  key: startOrStop,
})

export const crashCount = test({
  name: 'crash-count',
  title: 'test.crashCount',
  shown: (device) => ({ number: device.bench.crashes }),
  value: (device) => device.bench.crashes,
  confirm: (device) => bench(device, { crashes: 0 }),
  key: () => 'test.clear',
})
