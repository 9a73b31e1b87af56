/** Acts of a visitor, for fast-check: few values for each act, so that a failure shrinks fast. */
import fc from 'fast-check'
import {
  type DeviceEvent,
  type FieldName,
  faults,
  fieldNames,
  type Gesture,
  paths,
  perform,
  type Settings,
  type StepFunction,
  type Surroundings,
  step,
  type TimedDevice,
} from '../../src/thermostat/device/device'
import { freshDevice } from '../scenarios/fresh-device'
import { START_TIME } from '../scenarios/scenario'
import { settingsValues } from './search/values'

export type Act =
  | Gesture
  /** Lets time pass in a browser that runs no timers. */
  | { readonly do: 'sleep'; readonly ms: number }
  /** The browser's own back and forward. */
  | { readonly do: 'browse'; readonly steps: number }
  /** An address that the visitor types. */
  | {
      readonly do: 'address'
      readonly path: string
      readonly status: string | null
      readonly context: string | null
    }
  | { readonly do: 'send'; readonly deviceEvent: DeviceEvent }

/** Applies an act to a device. */
export function applyAct(moment: TimedDevice, act: Act, take: StepFunction): TimedDevice {
  const { device, now } = moment
  const number = device.trail.dropped + device.trail.at
  const send = (deviceEvent: DeviceEvent, at = now) => ({
    device: take(device, { ...deviceEvent, at }),
    now: at,
  })
  switch (act.do) {
    case 'sleep':
      return send({ type: 'wake' }, now + act.ms)
    case 'browse':
      return send({ type: 'move-in-history', to: number + act.steps })
    case 'address': {
      const { path, status, context } = act
      return send({ type: 'address', path, status, context, index: number + 1 })
    }
    case 'send':
      return send(act.deviceEvent)
    default:
      return perform(moment, act, take)
  }
}

const send = (deviceEvent: DeviceEvent): Act => ({ do: 'send', deviceEvent })
const surround = (change: Partial<Surroundings>) => send({ type: 'surroundings', change })

/** Chooses one of the acts by their weights. One whole number is the fastest choice in fast-check. */
function weighted(...choices: readonly (readonly [times: number, ...acts: Act[]])[]): fc.Arbitrary<Act> {
  return fc.constantFrom(
    ...choices.flatMap(([times, ...acts]) => Array.from({ length: times }, () => acts)).flat(),
  )
}

const presses = weighted(
  [8, { do: 'press', button: 'confirm' }],
  [7, { do: 'press', button: 'next' }],
  [5, { do: 'press', button: 'previous' }],
  [2, { do: 'press', button: 'back' }],
  [1, { do: 'press', button: 'close' }],
)

const holdsTapsAndSwipes = weighted(
  [
    1,
    ...(['previous', 'next'] as const).flatMap((button) =>
      [400, 900, 3000, 10_000].map((ms): Act => ({ do: 'hold', buttons: [button], ms })),
    ),
  ],
  [2, { do: 'hold', buttons: ['confirm'], ms: 3000 }],
  [1, { do: 'hold', buttons: ['confirm'], ms: 900 }, { do: 'hold', buttons: ['back'], ms: 900 }],
  [2, { do: 'hold', buttons: ['previous', 'next'], ms: 3000 }],
  [1, { do: 'hold', buttons: ['previous', 'next'], ms: 900 }],
  [1, send({ type: 'hold', buttons: ['previous', 'next'] })],
  [2, ...[0, 1, 2, 3, 4, 5, 9].map((line) => send({ type: 'tap', line }))],
  [1, ...(['left', 'right', 'up', 'down'] as const).map((to) => send({ type: 'swipe', to }))],
)

const time = weighted(
  [4, { do: 'wait', ms: 1500 }],
  [2, { do: 'wait', ms: 2000 }],
  [
    1,
    { do: 'wait', ms: 300 },
    { do: 'wait', ms: 6000 },
    { do: 'sleep', ms: 1500 },
    { do: 'sleep', ms: 9_000_000 },
  ],
)

const addresses = weighted(
  [1, ...paths.map((path) => send({ type: 'go', path }))],
  [3, ...[-1, 1, -2].map((steps): Act => ({ do: 'browse', steps }))],
  ...paths.map((path): readonly [1, ...Act[]] => [
    1,
    { do: 'address', path, status: null, context: null },
    { do: 'address', path, status: 'save', context: 'installer' },
  ]),
  [1, { do: 'address', path: '/nowhere', status: 'x', context: 'y' }],
)

const surroundings = weighted(
  [6, send({ type: 'switch', name: 'wifiInstalled' })],
  [9, send({ type: 'switch', name: 'remoteControlInstalled' })],
  [3, surround({ floorSensorConnected: false }), surround({ floorSensorConnected: true })],
  [2, surround({ fault: 3 }), surround({ fault: 0 })],
  [1, ...faults.map((fault) => surround({ fault }))],
  [1, ...(['occupied', 'incompatible', 'free', 'free'] as const).map((slot) => surround({ slot }))],
  [
    1,
    ...[true, false].flatMap((on): Act[] => [
      surround({ windowOpen: on }),
      surround({ floorOverLimit: on }),
      surround({ operatingPause: on }),
      surround({ postHeat: on }),
      surround({ connectionFails: on }),
    ]),
  ],
  [1, surround({ roomReading: 220 }), surround({ floorReading: 160 })],
  [
    1,
    ...(['windowOpen', 'operatingPause', 'connectionFails', 'remoteControlInstalled'] as const).map((name) =>
      send({ type: 'meet-requirement', name }),
    ),
  ],
)

/** Fields that are never stored by hand, or only with one value. */
const notGenerated: readonly FieldName[] = [
  'editComfortHeating',
  'editOperatingTimeLimitation',
  'wifiNetwork',
  'installationGuide',
  'reset',
  'previousRoute',
]

/** Settings that another tab or an earlier visit may have stored. */
const someSettings: fc.Arbitrary<Partial<Settings>> = fc.record(
  {
    ...Object.fromEntries(
      fieldNames
        .filter((name) => !notGenerated.includes(name))
        .map((name) => [name, fc.constantFrom(...settingsValues[name])]),
    ),
    installationGuide: fc.constantFrom('true', 'false'),
  },
  { requiredKeys: [], noNullPrototype: true },
)

const storage = fc.oneof(
  { weight: 9, arbitrary: someSettings.map((settings) => send({ type: 'stored', settings })) },
  weighted(
    [2, send({ type: 'language', language: 'sv' }), send({ type: 'language', language: 'en' })],
    [1, send({ type: 'reset' }), send({ type: 'stored', settings: { reset: true } })],
  ),
)

/** Acts of a visitor, the usual ones more often. */
export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 70, arbitrary: presses },
  { weight: 10, arbitrary: holdsTapsAndSwipes },
  { weight: 8, arbitrary: time },
  { weight: 7, arbitrary: addresses },
  { weight: 4, arbitrary: surroundings },
  { weight: 1, arbitrary: storage },
)

/** A random visit: its start and its acts. */
export interface RandomVisit<SomeAct = Act> {
  readonly path: string
  /** The storage of an earlier visit; `null` for a first start. */
  readonly settings: Partial<Settings> | null
  readonly acts: readonly SomeAct[]
}

/** @param longest the largest number of acts in a visit */
export function randomVisits<SomeAct>(
  acts: fc.Arbitrary<SomeAct>,
  longest: number,
): fc.Arbitrary<RandomVisit<SomeAct>> {
  return fc.record(
    {
      path: fc.oneof(fc.constantFrom('/', '/home'), fc.constantFrom(...paths)),
      settings: fc.option(someSettings),
      acts: fc.array(acts, { maxLength: longest, size: 'max' }),
    },
    { noNullPrototype: true },
  )
}

/** Returns the device at the end of a visit, with every button released. */
export function endOfVisit({ path, settings, acts }: RandomVisit): TimedDevice {
  const start: TimedDevice = { device: freshDevice(path, settings ?? undefined), now: START_TIME }
  const { device, now } = acts.reduce((moment, one) => applyAct(moment, one, step), start)
  return { device: step(device, { type: 'release', at: now }), now }
}
