/** Walks through a visit with the device and the naive model side by side, and stops where they disagree. */
import {
  type Button,
  controls,
  type Device,
  factorySettings,
  type Happening,
  here,
  type Settings,
  start,
  step,
  timers,
} from '../../src/device/device'
import { BEGINNING } from '../scenario'
import type { Act, Visit } from './acts'
import type { Seen } from './naive/buttons'
import { fieldsOfMemory } from './naive/memory'
import { Naive } from './naive/naive'

/**
 * Does a visit and gives the number of presses in it.
 * @throws where device and model disagree
 */
export function walk({ path, settings, acts }: Visit): number {
  const pair = new Pair(path, settings)
  let presses = 0
  for (const act of acts) {
    pair.take(act)
    if (act.do === 'press' || act.do === 'hold' || act.do === 'hold both') presses++
  }
  return presses
}

class Pair {
  private device: Device
  private readonly naive: Naive
  private now = BEGINNING

  constructor(path: string, settings: Partial<Settings> | null) {
    const first = settings === null
    const all = { ...factorySettings, ...settings }
    this.device = start({
      settings: all,
      first,
      address: { path, status: null, context: null },
      trail: null,
      session: null,
      nativeLanguage: 'en',
      at: this.now,
    })
    this.naive = new Naive(all)
    const restarts = first ? path === '/' : all.restart
    if (restarts) this.naive.reset()
    this.naive.arrive(this.seen.path, restarts)
    this.compare()
  }

  private get seen(): Seen {
    const { path, overlay } = here(this.device.trail)
    return { path, overlay: overlay !== null, focus: this.device.view.focus }
  }

  private send(happening: Happening) {
    const before = this.device
    this.device = step(before, { ...happening, at: this.now })
    this.arrive(before, happening.type === 'address')
  }

  /** Tells the model where the visitor came to. */
  private arrive(before: Device, anyway: boolean) {
    const from = here(before.trail)
    const to = here(this.device.trail)
    if (to.path !== from.path) this.naive.arrive(to.path, before.settings.restart)
    else if (anyway || to.overlay !== from.overlay || number(this.device) !== number(before))
      this.naive.stay(to.path)
  }

  /** Every timer runs out at its own moment. */
  private wait(ms: number) {
    const end = this.now + ms
    for (;;) {
      let due = Number.POSITIVE_INFINITY
      for (const timer of timers(this.device)) if (timer.due < due) due = timer.due
      if (due > end) break
      this.now = Math.max(this.now, due)
      this.send({ type: 'wake' })
    }
    this.now = end
  }

  private press(button: Button) {
    if (button !== 'back' && button !== 'close') this.naive.press(this.seen, button)
    this.send({ type: 'down', button })
    this.send({ type: 'up', button })
  }

  take(act: Act) {
    this.act(act)
    this.compare()
  }

  private act(act: Act) {
    const { naive } = this
    switch (act.do) {
      case 'press':
        return this.press(act.button)
      case 'hold':
        return this.hold(act.button, act.ms)
      case 'hold both':
        return this.holdBoth(act.ms)
      case 'held both':
        naive.holdLeftAndRight(this.seen)
        return this.send({ type: 'hold', buttons: ['previous', 'next'] })
      case 'tap':
        naive.tap(this.seen, act.line)
        return this.send({ type: 'tap', line: act.line })
      case 'swipe':
        return this.send({ type: 'swipe', to: act.to })
      case 'wait':
        return this.wait(act.ms)
      case 'sleep':
        this.now += act.ms
        return this.send({ type: 'wake' })
      case 'go':
        return this.send({ type: 'go', path: act.path })
      case 'browse':
        return this.send({ type: 'travel', to: number(this.device) + act.steps })
      case 'address': {
        const { path, status, context } = act
        return this.send({ type: 'address', path, status, context, index: number(this.device) + 1 })
      }
      case 'switch':
        if (act.name === 'wifiInstalled') naive.switchWifiCard()
        else naive.switchRemoteControl()
        return this.send({ type: 'switch', name: act.name })
      case 'surround':
        naive.surround(act.change)
        return this.send({ type: 'surroundings', change: act.change })
      case 'store':
        naive.store(act.settings)
        return this.send({ type: 'stored', settings: act.settings })
      case 'speak':
        naive.speak(act.language)
        return this.send({ type: 'language', language: act.language })
      case 'reset':
        naive.reset()
        return this.send({ type: 'reset' })
      case 'make way':
        this.send({ type: 'next-visitor', path: act.path, language: 'fi' })
        return naive.makeWay('fi', act.path === null)
    }
  }

  /**
   * "Holding previous or next repeats, faster after a second, and stops at the bound": how often it repeats is the device's own
   * business, so the model repeats until it agrees or cannot go on.
   */
  private hold(button: Button, ms: number) {
    const { seen } = this
    if (button !== 'back' && button !== 'close') this.naive.press(seen, button)
    this.send({ type: 'down', button })
    this.wait(ms)
    this.send({ type: 'up', button })
    if (button !== 'previous' && button !== 'next') return
    if (here(this.device.trail).path !== seen.path) return
    for (let repeat = 0; repeat < MOST_REPEATS && this.disagreement() !== null; repeat++)
      this.naive.press(seen, button)
    if (ms >= 9000 && seen.path !== LONGEST_SCALE)
      for (let repeat = 0; repeat < MOST_REPEATS; repeat++) this.naive.press(seen, button)
  }

  private holdBoth(ms: number) {
    const { seen } = this
    this.naive.press(seen, 'previous')
    this.send({ type: 'down', button: 'previous' })
    this.naive.press(this.seen, 'next')
    this.send({ type: 'down', button: 'next' })
    if (ms >= 3000 && this.seen.path === seen.path) this.naive.holdLeftAndRight(seen)
    this.wait(ms)
    this.send({ type: 'up', button: 'previous' })
    this.send({ type: 'up', button: 'next' })
  }

  private compare() {
    const difference = this.disagreement() ?? this.wrongButton()
    if (difference) throw new Error(`On ${here(this.device.trail).path}: ${difference}`)
  }

  /** Where a value of the device is another one than the model's. */
  private disagreement(): string | null {
    const { settings, view } = this.device
    const { memory, draft } = this.naive
    // "'true' / 'false' / pending": the guide is on while it is pending, too.
    const guide = settings.installationGuide === 'false' ? 'false' : 'true'
    if (guide !== memory.installationGuide) return differs('the guide', guide, memory.installationGuide)
    for (const field of fieldsOfMemory)
      if (field !== 'installationGuide' && settings[field] !== memory[field])
        return differs(field, settings[field], memory[field])
    if (view.draft !== draft && this.naive.edits(here(this.device.trail).path))
      return differs('the edited value', view.draft, draft)
    // "Whenever wifiInstalled becomes 'false', wifiNetwork is reset to 'undefined'."
    if (!settings.wifiInstalled && settings.wifiNetwork !== null) return 'a network without a wifi card'
    return null
  }

  /** Where a button may act that the model disables, or the other way round. */
  private wrongButton(): string | null {
    const actual = controls(this.device)
    const wanted = this.naive.enabled(this.seen)
    for (const button of ['previous', 'confirm', 'next', 'back', 'close'] as const)
      if (wanted[button] !== undefined && wanted[button] !== actual[button])
        return differs(`${button} enabled`, actual[button], wanted[button])
    return null
  }
}

/** More than any value has steps. */
const MOST_REPEATS = 1000
/** Has more steps than a long hold repeats. */
const LONGEST_SCALE = '/home/menu/installer/installed-effect'

/** The number of the place on the trail where the visitor is. */
function number({ trail }: Device): number {
  return trail.dropped + trail.at
}

function differs(what: string, device: unknown, model: unknown): string {
  return `${what} is ${JSON.stringify(device)}, the model says ${JSON.stringify(model)}`
}
