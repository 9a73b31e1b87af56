/**
 * A visitor for tests, with a method for each action of a person. Time advances only in `wait`, `hold` and `sleep`.
 * Also exports functions and constants that tests in other folders need and device.ts does not export.
 */
import type { Text } from '../../common/texts/text'
import type { Body, BodyKind, Line } from './body'
import { createPicture, enabledButtonsOf, hold, press, step, type TimedDevice, wait } from './device'
import { createFactoryDevice } from './factory-device'
import type { Button, Device, DeviceEvent, HouseReadings } from './model'
import { functionPaths } from './paths'
import type { Picture } from './picture'
import { factorySettings, fields, type Settings, settingNames } from './settings'
import type { Surroundings } from './surroundings'
import type { Instant } from './time'
import { currentEntry, type Overlay, type Trail } from './trail'

export { sensorTypes } from './names'
export { push, replace, travel } from './trail'

/** The installer's functions that can only be on or off. */
export const onOffFunctions = settingNames.filter(
  (name) => functionPaths.includes(fields[name].setting.path) && fields[name].allows('on'),
)

/** Wednesday, 12 March 2025, 12:00: an hour in which the week program changes nothing. */
export const NOON = Date.UTC(2025, 2, 12, 12)

export interface DeviceOptions {
  /** Settings that differ from the factory settings. */
  readonly settings?: Partial<Settings>
  readonly surroundings?: Partial<Surroundings>
  readonly status?: string
  readonly context?: string
  /** The trail that the tab stored before a reload. */
  readonly trail?: Trail
  readonly at?: Instant
}

/** Returns a visitor who opened the page at an address, on a device that was set up before. */
export function openAt(path: string, options: DeviceOptions = {}): Visitor {
  const { settings, surroundings, status = null, context = null, trail = null, at = NOON } = options
  const address = { path, status, context }
  const device = createFactoryDevice(path, {
    settings: { ...factorySettings, ...settings },
    address,
    trail,
    at,
  })
  const visitor = new Visitor(device, at)
  return surroundings ? visitor.setSurroundings(surroundings) : visitor
}

/** Returns a visitor on a first start. @param settings for a test that a first start uses factory settings instead */
export function openFirstTime(path = '/', settings: Partial<Settings> = {}): Visitor {
  const options = { settings: { ...factorySettings, ...settings }, isFirstStart: true, at: NOON }
  const device = createFactoryDevice(path, options)
  return new Visitor(device, NOON)
}

export function atHome(settings: Partial<Settings> = {}, surroundings: Partial<Surroundings> = {}): Visitor {
  return openAt('/home', { settings, surroundings })
}

/** Returns a visitor at home in simulated time. @param elapsedMs since noon */
export function atHomeInSimulatedTime(settings: Partial<Settings> = {}, elapsedMs = 0): Visitor {
  return atHome(settings)
    .advanceTo(NOON)
    .advanceTo(NOON + elapsedMs)
}

export const degrees = (number: number): Text => ({ number, unit: 'unit.degree' })

/** The settings of a device that is connected to a network. */
export const online = { wifiInstalled: true, wifi: 'on', wifiNetwork: 'Home' } as const

export interface SimulatedDeviceOptions extends DeviceOptions {
  /** The ms of simulated time since noon. */
  readonly elapsedMs?: number
  /** Readings in tenths of a degree. */
  readonly room?: number
  readonly floor?: number
}

/** Returns a device at home, set to 20°, in a cold house in simulated time. */
export function deviceInSimulatedTime({
  elapsedMs = 0,
  room = 100,
  floor = 100,
  ...options
}: SimulatedDeviceOptions): Device {
  const settings = { temperatureValue: 20, ...options.settings }
  return openAt('/home', { ...options, settings })
    .advanceTo(NOON)
    .advanceTo(NOON + elapsedMs, { room, floor }).device
}

export class Visitor implements TimedDevice {
  device: Device
  now: Instant

  constructor(device: Device, now: Instant) {
    this.device = device
    this.now = now
  }

  send(deviceEvent: DeviceEvent): this {
    this.device = step(this.device, { ...deviceEvent, at: this.now })
    return this
  }

  down(...buttons: readonly Button[]): this {
    for (const button of buttons) this.send({ type: 'down', button })
    return this
  }

  up(...buttons: readonly Button[]): this {
    for (const button of buttons) this.send({ type: 'up', button })
    return this
  }

  press(button: Button, times = 1): this {
    return this.update(press(this, button, times))
  }

  /** Presses until the button is disabled. */
  pressToEnd(button: Button): this {
    while (this.enabled.includes(button)) this.press(button)
    return this
  }

  hold(buttons: Button | readonly Button[], ms: number): this {
    return this.update(hold(this, typeof buttons === 'string' ? [buttons] : buttons, ms))
  }

  /** Each timer fires exactly when it is due. */
  wait(ms: number): this {
    return this.update(wait(this, ms))
  }

  private update({ device, now }: TimedDevice): this {
    this.device = device
    this.now = now
    return this
  }

  /** Closes and opens a laptop: all due timers fire at the end. */
  sleep(ms: number): this {
    this.now += ms
    return this.send({ type: 'wake' })
  }

  go(...paths: readonly string[]): this {
    for (const path of paths) this.send({ type: 'go', path })
    return this
  }

  /** Enters an address in the browser. */
  address(path: string, status: string | null = null, context: string | null = null): this {
    const { at, dropped } = this.device.trail
    return this.send({ type: 'address', path, status, context, index: dropped + at + 1 })
  }

  /** Uses the browser's own back and forward. */
  goInHistory(steps: number): this {
    const { at, dropped } = this.device.trail
    return this.send({ type: 'move-in-history', to: dropped + at + steps })
  }

  tap(line: number): this {
    return this.send({ type: 'tap', line })
  }

  swipe(to: 'left' | 'right' | 'up' | 'down'): this {
    return this.send({ type: 'swipe', to })
  }

  /** Moves the focus to the line with this text and confirms it. With several texts, does so on each next screen. */
  choose(...texts: readonly Text[]): this {
    for (const text of texts) {
      const line = this.lines.findIndex(
        (candidate) => JSON.stringify(candidate.text) === JSON.stringify(text),
      )
      if (line < 0) throw new Error(`${this.path} has no line ${JSON.stringify(text)}`)
      const steps = line - this.focus
      this.press(steps < 0 ? 'previous' : 'next', Math.abs(steps))
      if (this.focus !== line) throw new Error(`${this.path} does not focus ${JSON.stringify(text)}`)
      this.press('confirm')
    }
    return this
  }

  /** Advances simulated time; the visitor's own time stands still. */
  advanceTo(clock: Instant, change: Partial<HouseReadings & { overLimit: boolean }> = {}): this {
    const { overLimit = false, ...readings } = change
    const house = { room: 190, floor: 190, outdoor: -50, ...readings }
    return this.send({ type: 'advance-time', clock, house, overLimit })
  }

  setSurroundings(change: Partial<Surroundings>): this {
    return this.send({ type: 'surroundings', change })
  }

  /** Stores settings in another tab. */
  storeInOtherTab(settings: Partial<Settings>): this {
    return this.send({ type: 'stored', settings })
  }

  /** Toggles one of the two switches of the panel. */
  toggle(name: 'wifiInstalled' | 'remoteControlInstalled'): this {
    return this.send({ type: 'switch', name })
  }

  get path(): string {
    return currentEntry(this.device.trail).path
  }

  /** The paths of the trail up to the current entry. */
  get trailPaths(): readonly string[] {
    const { places, at } = this.device.trail
    return places.slice(0, at + 1).map(({ path }) => path)
  }

  get overlay(): Overlay | null {
    return currentEntry(this.device.trail).overlay
  }

  get settings(): Settings {
    return this.device.settings
  }

  get focus(): number {
    return this.device.view.focus
  }

  get draft(): number | null {
    return this.device.view.draft
  }

  get picture(): Picture {
    return createPicture(this.device)
  }

  get enabled(): readonly Button[] {
    const isEnabled = enabledButtonsOf(this.device)
    return (Object.keys(isEnabled) as Button[]).filter((button) => isEnabled[button])
  }

  get lines(): readonly Line[] {
    const { body } = this.picture
    return 'lines' in body ? (body.lines ?? []) : []
  }

  get home(): Extract<Body, { kind: 'home' }> {
    return this.body('home')
  }

  /** Returns the body of the screen. @throws if it is of another kind */
  body<K extends BodyKind>(kind: K): Extract<Body, { kind: K }> {
    const { body } = this.picture
    if (body.kind !== kind) throw new Error(`${this.path} shows ${body.kind}, not ${kind}`)
    return body as Extract<Body, { kind: K }>
  }
}
