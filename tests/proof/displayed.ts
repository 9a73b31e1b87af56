/** What the device displays, in the terms of the naive model. */

import { adviceOf } from '../../src/device/advice'
import { screenOf } from '../../src/device/controls'
import { type Device, here, type Text } from '../../src/device/device'
import type { Seen } from './naive/buttons'
import type { Shown } from './naive/shown'

export function seenOf(device: Device): Seen {
  const { path, overlay } = here(device.trail)
  return {
    path,
    overlay: overlay !== null,
    focus: device.view.focus,
    // A getter, because most inputs do not need the lines, and they cost more than a press.
    get lines() {
      return linesOf(device)
    },
  }
}

function linesOf(device: Device): readonly string[] {
  const body = screenOf(device).body(device)
  const hasChoice = body.kind === 'menu' || body.kind === 'choice' || body.kind === 'question'
  return hasChoice ? body.lines.map(({ path, text }) => path ?? nameOf(text)) : []
}

function nameOf(text: Text): string {
  return typeof text === 'string' ? text : 'verbatim' in text ? text.verbatim : JSON.stringify(text)
}

/** What home and its notice show; `null` on another screen. */
export function homeOf(device: Device): (Shown & { readonly advice: string | null }) | null {
  const body = screenOf(device).body(device)
  if (body.kind !== 'home') return null
  const { mode, value, set, program, remarks } = body
  const days = remarks.find((remark) => idOf(remark) === 'home.daysRemaining')
  return {
    mode,
    value,
    set: set && numberIn(set),
    program: programs[idOf(program)] ?? null,
    days: days ? numberIn(days) : null,
    error: remarks.some((remark) => idOf(remark) === 'error.code'),
    advice: adviceIn(adviceOf(device)),
  }
}

/** The degrees on the start screen; `null` on another screen. */
export function startTemperatureOf(device: Device): number | null {
  const body = screenOf(device).body(device)
  return body.kind === 'start' ? numberIn(body.temperature) : null
}

/** The program or application in force, by the name in the status row. */
const programs: Readonly<Record<string, string | null>> = {
  'program.week': 'week',
  'program.timer': 'timer',
  'program.remoteControl': 'remoteControlProgram',
  'functions.delayedStartup': 'delayedStartup',
  'applications.hotel': 'hotel',
  'applications.comfortHeating': 'comfortHeating',
  'applications.powerControl': 'powerControl',
  'applications.groundHeating': 'groundHeating',
  'home.noProgram': null,
}

/** Where the trail decides the model says nothing. */
const byTrail = ['page.advice.menu', 'page.advice.noProgram']

function adviceIn(text: Text | null): string | null {
  if (text === null || byTrail.includes(idOf(text))) return null
  const number = numberIn(text)
  return number === null ? idOf(text) : `${idOf(text)} ${number}`
}

const idOf = (text: Text): string => (typeof text === 'string' ? text : 'id' in text ? text.id : '')

/** The first number in a text. */
function numberIn(text: Text | number): number | null {
  if (typeof text === 'number') return text
  if (typeof text === 'string') return null
  if ('number' in text) return text.number
  if ('time' in text) return text.time
  const values = 'values' in text ? Object.values(text.values) : []
  return values.map(numberIn).find((number) => number !== null) ?? null
}
