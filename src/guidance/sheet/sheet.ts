/** Plans the hand-over sheet, and proves it by doing it (guidance G19 to G23). */

import { set } from '../../device/change'
import {
  type FieldName,
  factorySettings,
  type Happening,
  type Moment,
  rest,
  type Settings,
  sharedFields,
  step,
  type Text,
} from '../../device/device'
import { factoryDevice } from '../../device/factory-device'
import { routes } from '../../device/paths'
import { bounds } from '../../device/settings'
import { HOLD } from '../counting'
import { replay, wayTo } from '../ways'
import { throughGuide } from './guide'
import type { Doing, Row, Sheet } from './model'
import { nameOf, shownValue } from './names'
import { isHeld } from './operations'
import type { Done } from './order'
import type { Stages } from './stages'
import { type Aims, modeFields, modesTo, orderOf, wifiFields } from './work'

/** What a device does at the moment, and what its sensors read in the demo: no sheet is about it. */
const momentary: readonly FieldName[] = [
  'installationGuide',
  'restart',
  'reset',
  'roomSensorActualValue',
  'floorSensorActualValue',
]
/** The settings that the presses of a sheet make. */
export const handedOver = sharedFields.filter((name) => !momentary.includes(name))

const accessories = ['wifiInstalled', 'remoteControlInstalled'] as const

/**
 * The presses that lead from a factory device to given settings.
 * @param isLanguageFirst whether the display is to speak the language of the settings from the beginning
 */
export function sheetOf(target: Settings, isLanguageFirst = false): Sheet {
  const wanted = { ...target, ...withoutButtons(target) }
  const aims = { target: wanted, left: [], hasGuide: hasGuide(target), isLanguageFirst, patience: 30_000 }
  const sheet = planned(aims) ?? inPart(aims)
  const { settings } = sheet.end.device
  const unmade = handedOver.filter((name) => name !== 'language' && settings[name] !== target[name])
  return { ...sheet, rows: [...sheet.rows, ...unmade.map((name) => rowOf(name, target, []))] }
}

const hasGuide = ({ floorType }: Settings) => floorType !== factorySettings.floorType

/** No button changes the highest temperature, nor an installed power by less than its step. */
function withoutButtons({ effectValue }: Settings): Partial<Settings> {
  const { maxTemp } = factorySettings
  const isStep = effectValue % bounds.installedPower.step === 0
  return isStep ? { maxTemp } : { maxTemp, effectValue: factorySettings.effectValue }
}

/** What stands in the way of the rest is found by asking for one setting after the other. */
function inPart(aims: Aims): Sheet {
  const all: readonly FieldName[] = [...wifiFields, ...modeFields]
  let now: Aims = { ...aims, left: all, patience: 1000 }
  let best = planned(now)
  for (const name of all) {
    const more = { ...now, left: now.left.filter((one) => one !== name) }
    const sheet = planned(more)
    if (sheet) [best, now] = [sheet, more]
  }
  if (!best) throw new Error('A factory device has no sheet.')
  return best
}

/** With the card where it is to be, else with the other. @returns `null` where no presses make it */
function planned(aims: Aims): Sheet | null {
  const { target, left } = aims
  const { device } = beginning(aims, target.wifiInstalled)
  const modes = modesTo(aims, set(device, { floorType: target.floorType }))
  if (!modes) return null
  for (const hasCard of [target.wifiInstalled, !target.wifiInstalled]) {
    const sheet = plannedFrom(beginning(aims, hasCard), aims, modes)
    if (!sheet) continue
    const end = sheet.end.device
    if (handedOver.every((name) => left.includes(name) || isHeld(end, name, target[name]))) return sheet
  }
  return null
}

function plannedFrom(begin: Moment, aims: Aims, modes: Stages): Sheet | null {
  const { target } = aims
  const guide = aims.hasGuide ? guided(begin, target) : { pieces: [], end: begin }
  const order = guide && orderOf(aims, modes, guide.end.device)
  if (!order) return null
  const pieces = [...guide.pieces, ...piecesOf(order, target)]
  const doings = pieces.flatMap((piece) => piece.doings)
  const end = doings.reduce(does, begin)
  return { around: aroundOf(begin), begin, rows: rowsOf(pieces, target), end, presses: pressesOf(doings) }
}

/** A factory device at home, its guide done, with what must be around it. */
function beginning({ target, hasGuide }: Aims, wifiInstalled: boolean): Moment {
  const { remoteControlInstalled, sensorChoice } = target
  const settings = { ...factorySettings, wifiInstalled, remoteControlInstalled }
  const device = factoryDevice(routes.home, { settings })
  // Without its limit no other floor than tiles takes the room sensor, but where no floor sensor is.
  const floorSensorConnected = sensorChoice !== 'roomSensor' || !hasGuide
  return { device: { ...device, surroundings: { ...device.surroundings, floorSensorConnected } }, now: 0 }
}

function aroundOf({ device: { settings, surroundings } }: Moment): readonly Text[] {
  const all: readonly Text[] = [
    ...(settings.wifiInstalled ? ['sheet.card' as const] : []),
    ...(settings.remoteControlInstalled ? [] : ['sheet.noRemoteControl' as const]),
    ...(surroundings.floorSensorConnected ? [] : ['sheet.noFloorSensor' as const]),
  ]
  return all
}

/** Some doings, and the setting whose row they are: where there is none, they are part of the next row. */
interface Piece {
  readonly field: FieldName | null
  /** Whether they are part of the row before instead. */
  readonly isAfter?: boolean
  readonly doings: readonly Doing[]
}

/** To the guide by a reset, and through it: only there some settings are asked for. */
function guided(begin: Moment, made: Settings): { pieces: readonly Piece[]; end: Moment } | null {
  const reset = wayTo(begin, 'factory-reset', 'everything')
  if (!reset) return null
  const acts: Doing = { acts: reset.acts }
  const fresh = rest(does(begin, acts))
  const happenings = accessories
    .filter((name) => fresh.device.settings[name] !== begin.device.settings[name])
    .map((name): Happening => ({ type: 'switch', name }))
  const again: readonly Doing[] = happenings.length > 0 ? [{ around: 'sheet.again', happenings }] : []
  const through = throughGuide(again.reduce(does, fresh), made)
  if (!through) return null
  const pieces = through.asked.map(({ field, acts }) => ({ field, doings: [{ acts }] }))
  return { pieces: [{ field: null, doings: [acts, ...again] }, ...pieces], end: through.end }
}

/** An operation has a row of its own if what it sets is what is wanted, and nothing sets it again. */
function piecesOf(order: readonly Done[], made: Settings): readonly Piece[] {
  return order.map(({ operation, hop, isSettled: isAfter }, index): Piece => {
    const { field, value } = operation
    const isLast = !order.slice(index + 1).some((later) => later.operation.field === field)
    const isOwn = isLast && value === made[field] && value !== factorySettings[field]
    if (!operation.switches) return { field: isOwn ? field : null, doings: [{ acts: hop.acts }], isAfter }
    const happenings: readonly Happening[] = [{ type: 'switch', name: operation.switches }]
    return {
      field: null,
      doings: [{ around: operation.value === 'in' ? 'sheet.cardIn' : 'sheet.cardOut', happenings }],
      isAfter,
    }
  })
}

/** What has no row of its own belongs to the next one, or to the last. */
function rowsOf(pieces: readonly Piece[], target: Settings): readonly Row[] {
  const rows: Row[] = []
  let waiting: readonly Doing[] = []
  for (const { field, doings, isAfter } of pieces) {
    waiting = [...waiting, ...doings]
    const before = field === null && isAfter ? rows.pop() : undefined
    const own = before?.field ?? field
    if (own === null) continue
    rows.push(rowOf(own, target, [...(before?.doings ?? []), ...waiting]))
    waiting = []
  }
  if (waiting.length === 0) return rows
  const last = rows.pop()
  return [...rows, rowOf(last?.field ?? 'wifiNetwork', target, [...(last?.doings ?? []), ...waiting])]
}

function rowOf(field: FieldName, target: Settings, doings: readonly Doing[]): Row {
  return { field, name: nameOf(field), value: shownValue(field, target), doings: joined(doings) }
}

/** Acts that follow each other, as one. */
function joined(doings: readonly Doing[]): readonly Doing[] {
  const all: Doing[] = []
  for (const doing of doings) {
    const last = all.at(-1)
    if (last && 'acts' in last && 'acts' in doing)
      all[all.length - 1] = { acts: [...last.acts, ...doing.acts] }
    else all.push(doing)
  }
  return all
}

/** Does what a row says, as a hand would. */
export function does(moment: Moment, doing: Doing): Moment {
  if ('acts' in doing) return rest(doing.acts.reduce((before, act) => replay(before, act), moment))
  const device = doing.happenings.reduce(
    (before, happening) => step(before, { ...happening, at: moment.now }),
    moment.device,
  )
  return { ...moment, device }
}

function pressesOf(doings: readonly Doing[]): number {
  const acts = doings.flatMap((doing) => ('acts' in doing ? doing.acts : []))
  return acts.reduce((sum, { holds, times }) => sum + (holds > 0 ? HOLD : times), 0)
}
