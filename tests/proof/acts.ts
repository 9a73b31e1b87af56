/** What a visitor may do to the device, drawn by fast-check: few numbers each, so that a failure shrinks fast and reads well. */
import fc from 'fast-check'
import { type Button, type Input, paths, type Settings, type Surroundings } from '../../src/device/device'

export type Act =
  | { readonly do: 'press'; readonly button: Button }
  /** A button is held, left and right together, or the same said at once. */
  | { readonly do: 'hold'; readonly button: Button; readonly ms: number }
  | { readonly do: 'hold both'; readonly ms: number }
  | { readonly do: 'held both' }
  | { readonly do: 'tap'; readonly line: number }
  | { readonly do: 'swipe'; readonly to: Extract<Input, { type: 'swipe' }>['to'] }
  /** Time passes for a browser that is awake, or for one that slept. */
  | { readonly do: 'wait' | 'sleep'; readonly ms: number }
  | { readonly do: 'go'; readonly path: string }
  | { readonly do: 'browse'; readonly steps: number }
  | {
      readonly do: 'address'
      readonly path: string
      readonly status: string | null
      readonly context: string | null
    }
  | { readonly do: 'switch'; readonly name: 'wifiInstalled' | 'remoteControlInstalled' }
  | { readonly do: 'surround'; readonly change: Partial<Surroundings> }
  | { readonly do: 'store'; readonly settings: Partial<Settings> }
  | { readonly do: 'speak'; readonly language: NonNullable<Settings['language']> }
  | { readonly do: 'reset' }
  /** The visitor leaves the page that shows the device, and another one comes. */
  | { readonly do: 'make way'; readonly path: string | null }

/** A choice of these, each as often as its number says. One draw of a whole number is the cheapest that fast-check has. */
function often(...choices: readonly (readonly [times: number, ...acts: Act[]])[]): fc.Arbitrary<Act> {
  return fc.constantFrom(
    ...choices.flatMap(([times, ...acts]) => Array.from({ length: times }, () => acts)).flat(),
  )
}

const presses = often(
  [8, { do: 'press', button: 'confirm' }],
  [7, { do: 'press', button: 'next' }],
  [5, { do: 'press', button: 'previous' }],
  [2, { do: 'press', button: 'back' }],
  [1, { do: 'press', button: 'close' }],
)

const hands = often(
  [
    1,
    ...(['previous', 'next'] as const).flatMap((button) =>
      [400, 900, 3000, 9000].map((ms): Act => ({ do: 'hold', button, ms })),
    ),
  ],
  [2, { do: 'hold', button: 'confirm', ms: 3000 }],
  [1, { do: 'hold', button: 'confirm', ms: 900 }, { do: 'hold', button: 'back', ms: 900 }],
  [2, { do: 'hold both', ms: 3000 }],
  [1, { do: 'hold both', ms: 900 }, { do: 'held both' }],
  [2, ...[0, 1, 2, 3, 4, 5, 9].map((line): Act => ({ do: 'tap', line }))],
  [1, ...(['left', 'right', 'up', 'down'] as const).map((to): Act => ({ do: 'swipe', to }))],
)

const time = often(
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

const addresses = often(
  [1, ...paths.map((path): Act => ({ do: 'go', path }))],
  [3, ...[-1, 1, -2].map((steps): Act => ({ do: 'browse', steps }))],
  ...paths.map((path): readonly [1, ...Act[]] => [
    1,
    { do: 'address', path, status: null, context: null },
    { do: 'address', path, status: 'save', context: 'installer' },
  ]),
  [1, { do: 'address', path: '/nowhere', status: 'x', context: 'y' }],
)

const surroundings = often(
  [6, { do: 'switch', name: 'wifiInstalled' }],
  [9, { do: 'switch', name: 'remoteControlInstalled' }],
  [
    3,
    { do: 'surround', change: { floorSensorConnected: false } },
    { do: 'surround', change: { floorSensorConnected: true } },
  ],
  [2, { do: 'surround', change: { fault: 3 } }, { do: 'surround', change: { fault: 0 } }],
  [1, ...([1, 2, 4, 5, 6, 7, 8] as const).map((fault): Act => ({ do: 'surround', change: { fault } }))],
  [
    1,
    ...(['occupied', 'incompatible', 'free', 'free'] as const).map(
      (slot): Act => ({ do: 'surround', change: { slot } }),
    ),
  ],
  [
    1,
    ...[true, false].flatMap((on): Act[] => [
      { do: 'surround', change: { windowOpen: on } },
      { do: 'surround', change: { floorOverLimit: on } },
      { do: 'surround', change: { operatingPause: on } },
      { do: 'surround', change: { postHeat: on } },
      { do: 'surround', change: { connectionFails: on } },
    ]),
  ],
  [1, { do: 'surround', change: { roomReading: 220 } }, { do: 'surround', change: { floorReading: 160 } }],
)

const on = fc.constantFrom('on' as const, 'off' as const)
const active = fc.constantFrom('active' as const, 'inactive' as const)
const program = fc.constantFrom(
  null,
  'timer' as const,
  'week' as const,
  'delayedStartup' as const,
  'remoteControlProgram' as const,
)
const calibration = fc.constantFrom(-30, -29, -1, 0, 1, 29, 30)

/** What another tab may store, or an earlier visit may have left: each field at, beside and between its bounds. */
const someSettings: fc.Arbitrary<Partial<Settings>> = fc.record(
  {
    application: fc.constantFrom(null, 'hotel', 'powerControl', 'groundHeating', 'comfortHeating'),
    program,
    secondaryProgram: program,
    timer: on,
    timerTime: fc.constantFrom(4, 8, 20, 24),
    temperatureValue: fc.constantFrom(5, 6, 19, 20, 21, 22, 23, 24, 25, 26, 27, 34, 35),
    effectValue: fc.constantFrom(0, 1, 9, 10, 11, 40, 50, 60, 9979, 9980, 9981, 9990),
    powerControlValue: fc.constantFrom(0, 5, 50, 95, 100),
    maxTemp: fc.constantFrom(5, 19, 24, 34, 35),
    comfortHeating: on,
    comfortHeatingMaxTemp: fc.constantFrom(23, 24, 25, 26, 27),
    operatingTimeLimitation: fc.constantFrom(0, 1, 14, 15),
    remoteControl: active,
    remoteControlInstalled: fc.boolean(),
    wifiInstalled: fc.boolean(),
    keylock: on,
    sensorChoice: fc.constantFrom('floorSensor', 'roomSensor', 'roomSensorFloor', 'floorSensorRoom'),
    sensorType: fc.constantFrom('NTC2K', 'NTC10K', 'NTC100K'),
    floorType: fc.constantFrom('tile/stone', 'wood/laminate', 'plastic/vinyl'),
    ventilationFunction: on,
    adaptiveFunction: on,
    summertime: on,
    screensaver: fc.constantFrom('time/date', 'time/temp', 'none'),
    timezone: fc.constantFrom('UTC+0', 'UTC+1', 'UTC+3'),
    language: fc.constantFrom(null, 'en', 'de'),
    roomSensorActualValue: fc.constantFrom(160, 190, 220),
    floorSensorActualValue: fc.constantFrom(160, 190, 220),
    roomSensorCalibrationValue: calibration,
    floorSensorCalibrationValue: calibration,
    installationGuide: fc.constantFrom('true', 'false'),
    power: on,
    restart: fc.boolean(),
  },
  { requiredKeys: [], noNullPrototype: true },
)

const stored = fc.oneof(
  { weight: 9, arbitrary: someSettings.map((settings): Act => ({ do: 'store', settings })) },
  often(
    [2, { do: 'speak', language: 'sv' }, { do: 'speak', language: 'en' }],
    [1, { do: 'reset' }, { do: 'store', settings: { reset: true } }],
    [1, { do: 'make way', path: null }, { do: 'make way', path: '/home/menu' }],
  ),
)

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 70, arbitrary: presses },
  { weight: 10, arbitrary: hands },
  { weight: 8, arbitrary: time },
  { weight: 7, arbitrary: addresses },
  { weight: 4, arbitrary: surroundings },
  { weight: 1, arbitrary: stored },
)

export interface Visit {
  readonly path: string
  /** What an earlier visit left; `null` for a first start. */
  readonly settings: Partial<Settings> | null
  readonly acts: readonly Act[]
}

const LONGEST_VISIT = 300

/** A visit: how it begins and what is done in it. */
export const visit: fc.Arbitrary<Visit> = fc.record(
  {
    path: fc.oneof(fc.constantFrom('/', '/home'), fc.constantFrom(...paths)),
    settings: fc.option(someSettings),
    acts: fc.array(act, { maxLength: LONGEST_VISIT, size: 'max' }),
  },
  { noNullPrototype: true },
)
