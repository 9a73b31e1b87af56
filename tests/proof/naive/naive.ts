/** The naive model: the rules of docs/behaviour.md once more, as plain tables and conditions. */
import * as buttons from './buttons'
import * as edit from './edit'
import * as home from './home'
import { isDisabled, lineAt, lineOf } from './lists'
import { adopt, firstStart, type Memory, remembering } from './memory'
import { interrupted } from './programs'
import { enterLimitPage } from './sensors'
import * as shown from './shown'
import { type Around, usual } from './surroundings'
import { applyAutomatic } from './temperature'
import * as running from './time'

type Three = 'previous' | 'confirm' | 'next'

const FLOOR_INFO = '/home/menu/settings/floor-type/floor-type-info'
const EFFECT = '/home/menu/installer/installed-effect'
const programMenus = ['/home/menu/program/week', '/home/menu/program/remote-control']
const START_TIMER = '/home/menu/program/timer/start-timer'
const PROGRAMS = '/home/menu/program'
const RESET = '/home/menu/installer/reset'
const DELAYED_STARTUP = '/home/menu/installer/functions/delayed-startup'
const HOTEL = '/home/menu/installer/applications/hotel'
const REMOTE_CONTROL = '/home/menu/installer/applications/remote-control'
const GROUND_HEATING = '/home/menu/installer/applications/ground-heating'

/** Whether a line says which program is in force, even where that stays. */
function decides(path: string, line: string): boolean {
  // A factory reset gives every field its factory value (behaviour 4.14).
  if (path === DELAYED_STARTUP || path.startsWith(`${RESET}/`)) return true
  // Ground heating puts the timer program in force (behaviour 7.8).
  if (path === GROUND_HEATING) return line === 'word.on'
  return path.startsWith(PROGRAMS) && ['word.start', 'word.stop', 'word.yes'].includes(line)
}

export class Naive {
  readonly memory: Memory
  readonly around: Around = { ...usual }
  readonly time: running.Time = { ...running.noTime }
  /** The value being edited, `null` while nothing is. */
  draft: number | null = null

  constructor(settings: Readonly<Memory>) {
    this.memory = remembering(settings)
  }

  /** Which buttons may act on the screen in view. */
  enabled(seen: buttons.Seen): buttons.Enabled {
    return buttons.enabled(running.inForce(this.memory, this.time), seen, this.draft)
  }

  /** @param at when it is pressed, on the visitor's clock */
  press(seen: buttons.Seen, button: Three, at: number) {
    if (buttons.isPending(this.memory, seen)) return
    if (seen.path === '/home') this.pressHome(button, at)
    else if (edit.edits(seen.path)) this.pressEdit(seen.path, button)
    else if (button === 'confirm' && seen.path === FLOOR_INFO) this.leaveFloorInfo()
    else if (button === 'confirm') this.choose(seen, lineAt(seen.focus, seen.lines))
    edit.markEdited(this.memory, seen.path, this.draft)
  }

  private pressHome(button: Three, at: number) {
    const { memory, time } = this
    const before = running.inForce(memory, time)
    const after = { ...before }
    home.press(after, button)
    memory.keylock = after.keylock
    memory.powerControlValue = after.powerControlValue
    if (after.temperatureValue !== before.temperatureValue) {
      memory.temperatureValue = after.temperatureValue
      running.changeByHand(time, at)
    }
    if (after.timer !== before.timer) memory.timer = 'off'
    this.addHours(after.timerTime - before.timerTime)
  }

  /** With 24 hours stored and fewer left the timer counts as begun later, at most now (behaviour 31.3). */
  private addHours(hours: number) {
    const { memory, time } = this
    if (hours > 0 && memory.timerTime === 24 && time.running)
      time.running.timerSince = Math.min(time.clock, time.running.timerSince + 4 * 3_600_000)
    else if (hours !== 0) memory.timerTime += Math.sign(hours) * 4
  }

  /** What home shows. */
  home() {
    return { ...shown.shown(this), advice: shown.advice(this) }
  }

  /** The set temperature that the start screen shows (behaviour 5.18). */
  startTemperature() {
    return shown.temperature(this)
  }

  private pressEdit(path: string, button: Three) {
    const { memory, draft } = this
    if (button === 'previous') this.draft = edit.lower(memory, path, draft)
    else if (button === 'next') this.draft = edit.raise(memory, path, draft)
    else {
      this.draft = edit.confirmEdit(memory, path, draft)
      if (path === EFFECT && draft !== null) this.endGuideAfterEffect()
    }
  }

  /** After the installed power: the guide asks about floors that need time to dry (behaviour 4.6). */
  private endGuideAfterEffect() {
    if (this.memory.floorType !== 'tile/stone') this.memory.installationGuide = 'false'
  }

  /** After the text about the floor (behaviour 4.6). */
  private leaveFloorInfo() {
    if (this.memory.floorType === 'wood/laminate') this.memory.installationGuide = 'false'
  }

  /** A click or tap on a line (behaviour 1.19). */
  tap(seen: buttons.Seen, line: number) {
    if (!buttons.isPending(this.memory, seen)) this.choose(seen, line)
  }

  private choose({ path, lines }: buttons.Seen, index: number) {
    const { memory, around } = this
    const line = lines[index] ?? ''
    const act = isDisabled(memory, line) ? undefined : lineOf(path, line)
    if (!act) return
    this.inForce(decides(path, line), (now) => act(now, around))
    this.begin(path, line)
  }

  /**
   * A floor that is dry has given its place to what it interrupted, wherever that decides (behaviour 31.6).
   * @param isDecided whether what is done says which program is in force, even where that stays
   */
  private inForce(isDecided: boolean, act: (memory: Memory) => void) {
    const { memory, time } = this
    if (!running.isDry(memory, time)) return act(memory)
    const { program, secondaryProgram } = memory
    const dry = { ...memory, program: interrupted(memory), secondaryProgram: null }
    const after = { ...dry }
    act(after)
    const stays = after.program === dry.program && after.secondaryProgram === dry.secondaryProgram
    Object.assign(memory, after, stays && !isDecided && { program, secondaryProgram })
  }

  /** What a line starts, on the clock that runs. */
  private begin(path: string, line: string) {
    const { clock, running: runs } = this.time
    // A factory reset begins everything that time counts anew (behaviour 31.14).
    if (path.startsWith(`${RESET}/`) && line === 'word.yes') running.beginAnew(this.time)
    // A program that starts forgets any change by hand (behaviour 6.4).
    if (line === 'word.start' && programMenus.includes(path)) running.forgetChange(this.time)
    if (!runs) return
    // What sets the automatic temperature ends the post-heat time (behaviour 31.9).
    if (line === 'word.start' && [...programMenus, HOTEL].includes(path)) runs.leftSince = null
    if (line === 'word.on' && path === REMOTE_CONTROL) runs.leftSince = null
    if (path === DELAYED_STARTUP && this.memory.program === 'delayedStartup') runs.dryingSince = clock
    if (line === 'word.yes' && path === START_TIMER) runs.timerSince = clock
    if (line === 'word.on' && path === GROUND_HEATING) runs.timerSince = clock
  }

  /** Previous and next held together (behaviour 1.7). */
  holdLeftAndRight(seen: buttons.Seen) {
    // The lock is in force on home only (behaviour 5.11).
    if (seen.path === '/home' && !buttons.isPending(this.memory, seen)) this.memory.keylock = 'off'
  }

  /** The visitor arrives at a screen: an edited value is dropped (behaviour 2.12). */
  arrive(path: string, restarts: boolean) {
    this.draft = null
    edit.markEdited(this.memory, path, null)
    enterLimitPage(this.memory, this.around, path)
    // A restart begins with factory settings and the guide (behaviour 4.2).
    if (path === '/' && restarts) firstStart(this.memory)
  }

  /** The visitor arrives at another place with the same screen, such as the one with an overlay. */
  stay(path: string) {
    this.draft = null
    edit.markEdited(this.memory, path, null)
  }

  /** Whether the screen edits one of the values that the model follows. */
  edits(path: string): boolean {
    return edit.edits(path)
  }

  /** The panel's switch for the wifi card (behaviour 11.10). */
  switchWifiCard() {
    if (this.memory.wifiInstalled) this.memory.wifiInstalled = false
    else if (this.around.slot === 'free') this.memory.wifiInstalled = true
  }

  /** The panel's switch for the remote control (behaviour 17.3). */
  switchRemoteControl() {
    this.inForce(false, (now) => {
      now.remoteControlInstalled = !now.remoteControlInstalled
      applyAutomatic(now)
    })
    running.switchContact(this.memory, this.time)
  }

  /** Time has come to an instant. */
  pass(clock: number, overLimit: boolean) {
    running.pass(this.time, clock, overLimit)
  }

  /** Time no longer runs. */
  backToNow() {
    this.time.running = null
  }

  surround(change: Readonly<Partial<Around>>) {
    const { running: runs, clock } = this.time
    // Opening it again begins a new pause (behaviour 31.11).
    if (runs && change.windowOpen && !this.around.windowOpen) runs.windowSince = clock
    Object.assign(this.around, change)
  }

  /** Another tab stored a field (behaviour 19.1), asks for a reset (4.15), or made one (19.4). */
  store(settings: Readonly<Partial<Memory & { reset: boolean; restart: boolean }>>, restarts: boolean) {
    const before = { ...this.memory }
    adopt(this.memory, settings)
    this.beginElsewhere(before)
    if (settings.reset || (settings.restart && !restarts)) this.reset()
  }

  /** What another tab starts begins when it is heard of, on the clock that runs here. */
  private beginElsewhere(before: Memory) {
    const { memory, time } = this
    if (memory.remoteControlInstalled !== before.remoteControlInstalled) running.switchContact(memory, time)
    if (!time.running) return
    if (memory.program === 'delayedStartup' && before.program !== 'delayedStartup')
      time.running.dryingSince = time.clock
    if (memory.timer === 'on' && before.timer === 'off') time.running.timerSince = time.clock
  }

  reset() {
    firstStart(this.memory)
    running.beginAnew(this.time)
  }

  /** The next visitor finds everything as at a first visit; only the start screen begins the guide. */
  makeWay(language: string, atStart: boolean) {
    firstStart(this.memory)
    if (!atStart) this.memory.installationGuide = 'false'
    this.memory.language = language
    Object.assign(this.around, usual)
    Object.assign(this.time, { changedAt: null, running: null })
    this.draft = null
  }

  /** All that it knows, to be recalled (behaviour 29.1). */
  noted() {
    return structuredClone({
      memory: this.memory,
      around: this.around,
      draft: this.draft,
      changedAt: this.time.changedAt,
    })
  }

  recall({ memory, around, draft, changedAt }: ReturnType<Naive['noted']>) {
    this.time.changedAt = changedAt
    Object.assign(this.memory, memory)
    Object.assign(this.around, around)
    this.draft = draft
  }

  /** `?lang=` with one of the six languages (behaviour 3.6). */
  speak(language: string) {
    this.memory.language = language
  }
}
