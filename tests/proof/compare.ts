/** Makes a random visit with the device and with the naive model, and stops where they disagree. */

import {
  type Button,
  controls,
  type Device,
  factorySettings,
  here,
  type Input,
  type Moment,
  type Settings,
  step,
} from '../../src/device/device'
import { freshDevice } from '../scenarios/fresh'
import { BEGINNING } from '../scenarios/scenario'
import { type Act, doAct, type Memorable, type Story } from './acts'
import { homeOf, seenOf, startTemperatureOf } from './displayed'
import type { Seen } from './naive/buttons'
import { fieldsOfMemory } from './naive/memory'
import { Naive } from './naive/naive'

/**
 * Makes a random visit.
 * @returns the number of presses in it
 * @throws where device and model disagree
 */
export function compare({ path, settings, acts }: Story<Act | Memorable>): number {
  const pair = new Pair(path, settings)
  let presses = 0
  for (const act of acts) {
    if (act.do === 'note') pair.note()
    else if (act.do === 'restore') pair.restore()
    else pair.take(act)
    if (act.do === 'press' || act.do === 'hold') presses++
  }
  return presses
}

class Pair {
  private moment: Moment
  private readonly naive: Naive
  /** When the temperature was last changed: by which repeat of a held button, the model cannot say. */
  private repeatedAt = BEGINNING
  private noted: { readonly device: Device; readonly naive: ReturnType<Naive['noted']> } | null = null

  constructor(path: string, settings: Partial<Settings> | null) {
    this.moment = { device: freshDevice(path, settings ?? undefined), now: BEGINNING }
    const all = { ...factorySettings, ...settings }
    this.naive = new Naive(all)
    this.naive.time.clock = BEGINNING
    const restarts = settings === null ? path === '/' : all.restart
    if (restarts) this.naive.reset()
    this.naive.arrive(here(this.device.trail).path, restarts)
    this.compare()
  }

  private get device(): Device {
    return this.moment.device
  }

  note() {
    this.noted = { device: this.device, naive: this.naive.noted() }
  }

  restore() {
    const { moment, noted } = this
    if (!noted) return
    const device = step(moment.device, { type: 'restore', device: noted.device, at: moment.now })
    this.moment = { ...moment, device }
    this.naive.recall(noted.naive)
    this.compare()
  }

  take(act: Act) {
    const before = seenOf(this.device)
    this.moment = doAct(this.moment, act, (device, input) => this.step(device, input))
    if (act.do === 'hold') this.held(before, act.buttons, act.ms)
    this.compare()
  }

  /** Device and model get every input; the model is also told which screen it led to. */
  private step(before: Device, input: Input): Device {
    this.tell(seenOf(before), input)
    const after = step(before, input)
    if (!after.passing) this.naive.time.clock = after.clock
    if (after.settings.temperatureValue !== before.settings.temperatureValue) this.repeatedAt = input.at
    const [from, to] = [here(before.trail), here(after.trail)]
    if (to.path !== from.path) this.naive.arrive(to.path, before.settings.restart)
    else if (input.type === 'address' || to.overlay !== from.overlay || number(after) !== number(before))
      this.naive.stay(to.path)
    // For the next visitor the model starts again, whatever the arrival changed.
    if (input.type === 'next-visitor') this.naive.makeWay(String(input.language), input.path === null)
    return after
  }

  private tell(seen: Seen, input: Input) {
    const { naive } = this
    switch (input.type) {
      case 'down':
        if (input.button !== 'back' && input.button !== 'close') naive.press(seen, input.button, input.at)
        return
      case 'hold':
        return naive.holdLeftAndRight(seen)
      case 'tap':
        return naive.tap(seen, input.line)
      case 'switch':
        return input.name === 'wifiInstalled' ? naive.switchWifiCard() : naive.switchRemoteControl()
      case 'surroundings':
        return naive.surround(input.change)
      case 'stored':
        return naive.store(input.settings, this.device.settings.restart)
      case 'language':
        return naive.speak(input.language)
      case 'pass':
        return naive.pass(input.clock, input.overLimit)
      case 'now':
        return naive.backToNow()
      case 'reset':
        return naive.reset()
    }
  }

  /** The model does not count the repeats of a held button (behaviour 1.4): it repeats until both agree. */
  private held(seen: Seen, buttons: readonly Button[], ms: number) {
    const [button, other] = buttons
    if (other) {
      if (ms >= 3000) this.naive.holdLeftAndRight(seen)
      return
    }
    if (button !== 'previous' && button !== 'next') return
    if (here(this.device.trail).path !== seen.path) return
    for (let repeat = 0; repeat < MOST_REPEATS && this.difference() !== null; repeat++)
      this.naive.press(seen, button, this.repeatedAt)
    if (ms >= LONG)
      for (let repeat = 0; repeat < MOST_REPEATS; repeat++) this.naive.press(seen, button, this.repeatedAt)
  }

  private compare() {
    const difference = this.difference()
    if (difference) throw new Error(`On ${here(this.device.trail).path}: ${difference}`)
  }

  /** The first thing that differs between device and model, as a sentence; `null` when nothing does. */
  private difference(): string | null {
    return this.disagreement() ?? this.wrongButton() ?? this.wrongDisplay()
  }

  /** The first value that differs between device and model, as a sentence; `null` when all are equal. */
  private disagreement(): string | null {
    const { settings, view } = this.device
    const { memory, draft } = this.naive
    // The guide is also on while it is pending.
    const guide = settings.installationGuide === 'false' ? 'false' : 'true'
    if (guide !== memory.installationGuide) return differs('the guide', guide, memory.installationGuide)
    for (const field of fieldsOfMemory)
      if (field !== 'installationGuide' && settings[field] !== memory[field])
        return differs(field, settings[field], memory[field])
    if (this.device.clock !== this.naive.time.clock)
      return differs('the clock', this.device.clock, this.naive.time.clock)
    if (view.draft !== draft && this.naive.edits(here(this.device.trail).path))
      return differs('the edited value', view.draft, draft)
    // Without a wifi card there is no network (behaviour 11.10, 11.12).
    if (!settings.wifiInstalled && settings.wifiNetwork !== null) return 'a network without a wifi card'
    return null
  }

  /** The first button that is enabled in one of the two and disabled in the other, as a sentence. */
  private wrongButton(): string | null {
    const actual = controls(this.device)
    const wanted = this.naive.enabled(seenOf(this.device))
    for (const button of ['previous', 'confirm', 'next', 'back', 'close'] as const)
      if (wanted[button] !== undefined && wanted[button] !== actual[button])
        return differs(`${button} enabled`, actual[button], wanted[button])
    return null
  }

  /** The first thing that home or the start screen shows otherwise than the model says, as a sentence. */
  private wrongDisplay(): string | null {
    const { device, naive } = this
    const home = homeOf(device)
    if (home) return firstDifference(home, naive.home())
    const temperature = startTemperatureOf(device)
    return temperature === null
      ? null
      : firstDifference({ temperature }, { temperature: naive.startTemperature() })
  }
}

/** The first value that differs, as a sentence. */
function firstDifference(device: object, model: object): string | null {
  for (const [name, value] of Object.entries(model)) {
    const actual: unknown = Object.entries(device).find(([key]) => key === name)?.[1]
    if (actual !== value) return differs(name, actual, value)
  }
  return null
}

/** More repeats than any value has steps. */
const MOST_REPEATS = 1000
/** Held for this long, a button reaches the bound of every value (behaviour 1.4). */
const LONG = 10_000

/** The number of the place on the trail where the visitor is. */
function number({ trail }: Device): number {
  return trail.dropped + trail.at
}

function differs(what: string, device: unknown, model: unknown): string {
  return `${what} is ${JSON.stringify(device)}, the model says ${JSON.stringify(model)}`
}
