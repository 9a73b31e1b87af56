/** What home, the start screen and the notice show (behaviour 5, 21.5), with the sentences of chapter 31. */
import type { Memory } from './memory'
import type { Around } from './surroundings'
import { isGuestRoom } from './temperature'
import * as running from './time'
import { lastEvent, nextEvent } from './week'

export interface Model {
  readonly memory: Memory
  readonly around: Around
  readonly time: running.Time
}

/** The same with what is in force now. */
interface Now extends Model {
  readonly stored: Memory
}

function nowOf(model: Model): Now {
  return { ...model, memory: running.inForce(model.memory, model.time), stored: model.memory }
}

/** What home shows, as far as the model follows it. */
export interface Shown {
  readonly mode: string
  /** The value that previous and next change. */
  readonly value: number
  /** The number below the big one, `null` where there is none. */
  readonly set: number | null
  readonly program: string | null
  /** The days that a new floor still dries, `null` where it does not. */
  readonly days: number | null
  readonly error: boolean
}

export function shown(model: Model): Shown {
  const now = nowOf(model)
  const { memory, time } = now
  const { program, application } = memory
  return {
    mode: mode(now),
    ...numbers(now),
    program: program ?? application,
    days:
      program === 'delayedStartup' && !isFaulty(now) && mode(now) !== 'limited'
        ? running.dryingDays(time)
        : null,
    error: isFaulty(now),
  }
}

/** A fault, or the sensor in charge is missing (behaviour 22.4). */
function isFaulty({ memory, around }: Model): boolean {
  if (around.fault !== 0) return true
  if (around.floorSensorConnected || memory.application === 'powerControl') return false
  return memory.sensorChoice === 'floorSensor' || memory.sensorChoice === 'floorSensorRoom'
}

/** The first that applies (behaviour 5.13). */
function mode(model: Now): string {
  const { memory, around, time, stored } = model
  if (isFaulty(model)) return 'error'
  if (memory.power === 'off') return 'off'
  if (around.windowOpen && memory.ventilationFunction === 'on' && running.isWindowPausing(time))
    return 'ventilation'
  if (around.floorOverLimit || time.running?.overLimit) return 'limited'
  if (around.operatingPause && memory.operatingTimeLimitation > 0) return 'limited'
  if (running.isOperatingPause(memory, time)) return 'limited'
  if (around.postHeat || running.isPostHeating(stored, time)) return 'after-heating'
  return twoStates(model) ?? (running.isUndisturbed(memory, time) ? 'program' : 'set')
}

/** Active or standby (behaviour 5.14). */
function twoStates(model: Model): string | null {
  const { program, application, timer, remoteControlInstalled } = model.memory
  const say = (active: boolean) => (active ? 'active' : 'standby')
  if (program === 'delayedStartup') return say(false)
  if (program === 'timer' && !isGuestRoom(model.memory)) return say(timer === 'on')
  if (program === 'remoteControlProgram' || application === 'hotel') return say(remoteControlInstalled)
  if (application === 'groundHeating') return say(timer === 'on')
  return null
}

/** The set temperature in force, in degrees (behaviour 5.18). */
export function temperature(model: Model): number {
  const { time } = model
  const memory = running.inForce(model.memory, time)
  // While time runs the timer program has its own (behaviour 31.4).
  const isOff = memory.program === 'timer' && memory.timer === 'off' && !isGuestRoom(memory)
  return isOff && !time.running ? 17 : memory.temperatureValue
}

function numbers(model: Now): { value: number; set: number | null } {
  const { program, application, timer, timerTime, powerControlValue } = model.memory
  const isTimer = program === 'timer' && !isGuestRoom(model.memory)
  const hours = timer === 'on' ? timerTime : 0
  const degrees = temperature({ ...model, memory: model.stored })
  // The hours are the big number, and what the buttons change (behaviour 5.4, 5.5).
  if (application === 'groundHeating')
    return isTimer ? { value: hours, set: null } : { value: degrees, set: degrees }
  if (isTimer && hours > 0) return { value: hours, set: hours }
  if (application === 'powerControl') return { value: powerControlValue, set: null }
  return { value: degrees, set: degrees }
}

/** The second line of the notice on home, but for the last two, which the trail decides (behaviour 21.5). */
export function advice(model: Model): string | null {
  const now = nowOf(model)
  const { memory, time } = now
  if (model.around.fault === 6) return 'page.advice.faultHot'
  if (memory.keylock === 'on') return 'page.advice.oneFinger'
  if (isGuestRoom(memory)) return 'page.advice.guestRoom'
  if (isFaulty(model)) return heatsOn(model) ? 'page.advice.faultOn' : 'page.advice.faultOff'
  if (memory.power === 'off') return 'page.advice.turnedOff'
  if (memory.program === 'delayedStartup') return 'page.advice.drying'
  if (isUnlimited(now)) return 'page.advice.floorUnlimited'
  const isTimer = memory.program === 'timer' && memory.application !== 'groundHeating'
  if (isTimer && memory.timer === 'off') return 'page.advice.timerOver 17'
  if (memory.program !== 'week') return null
  if (!running.isUndisturbed(memory, time)) return `page.advice.until ${clockOf(nextEvent(time.clock).at)}`
  const wanted = lastEvent(time.clock).degrees
  return wanted === memory.temperatureValue ? null : `page.advice.week ${wanted}`
}

/** Nothing keeps a floor of wood or vinyl from more than 27° (behaviour 21.5). */
function isUnlimited(model: Now): boolean {
  const { floorType, application, sensorChoice } = model.memory
  if (floorType === 'tile/stone') return false
  if (application === 'powerControl' || sensorChoice === 'roomSensor') return true
  if (sensorChoice === 'roomSensorFloor') return false
  return temperature({ ...model, memory: model.stored }) > 27
}

/** Minutes after midnight. */
function clockOf(at: number): number {
  const date = new Date(at)
  return date.getUTCHours() * 60 + date.getUTCMinutes()
}

/** Whether it heats with a fault (behaviour 21.7). */
function heatsOn({ memory, around }: Model): boolean {
  const { fault } = around
  if (fault === 8) return true
  if (fault > 4) return false
  if (memory.application === 'powerControl') return true
  const used: Readonly<Record<string, readonly string[]>> = {
    floorSensor: ['floor'],
    roomSensor: ['room'],
    floorSensorRoom: ['floor', 'room'],
    roomSensorFloor: ['room', 'floor'],
  }
  const lost = fault === 1 || fault === 2 ? 'room' : 'floor'
  return !used[memory.sensorChoice]?.includes(lost)
}
