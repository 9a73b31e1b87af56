/** What has to be done for given settings, and in which order. */
import { type Device, type FieldName, factorySettings, type Settings } from '../../device/device'
import type { Application, Program } from '../../device/settings'
import { hopTo, placeOf } from './hops'
import { modeOperations } from './mode-operations'
import { aloneOperations, type Operation } from './operations'
import { bestOrder, type Done } from './order'
import { type Stages, stagesTo } from './stages'
import { wifiOperations } from './wifi-operations'

/** Settings that decide over each other. */
export const modeFields = [
  'application',
  'program',
  'remoteControl',
  'comfortHeating',
  'secondaryProgram',
  'timer',
  'sensorChoice',
  'comfortHeatingMaxTemp',
  'powerControlValue',
  'timerTime',
  'temperatureValue',
  'power',
  'keylock',
] as const satisfies readonly FieldName[]

export const wifiFields = ['wifi', 'wifiNetwork', 'timezone'] as const satisfies readonly FieldName[]

/** What is wanted. */
export interface Aims {
  readonly target: Settings
  /** The settings that are not asked for. */
  readonly left: readonly FieldName[]
  /** Whether it begins in the installation guide. */
  readonly hasGuide: boolean
  /** Whether the language comes first: else last, so that the display speaks one language all the while. */
  readonly isLanguageFirst: boolean
  /** How many changes of settings are looked at before there counts as no way. */
  readonly patience: number
}

/** @returns `null` where nothing leads there */
export function orderOf(aims: Aims, modes: Stages, begin: Device, hop = hopTo): readonly Done[] | null {
  const wifi = wifiTo(aims, begin)
  if (!wifi) return null
  const alone = aloneOperations(aims.target, begin)
  const language = alone.find(({ field }) => field === 'language') ?? null
  const [first, last] = aims.isLanguageFirst ? [language, null] : [null, language]
  return bestOrder({ modes, wifi, alone, first, last }, placeOf(begin), hop)
}

/**
 * The orders in which settings that decide over each other can be made.
 * @returns `null` where none leads there
 */
export function modesTo({ target, left, patience }: Aims, begin: Device): Stages | null {
  const all = modeOperations(target)
  const names = modeFields.filter((name) => !left.includes(name))
  const lasting: readonly FieldName[] = ['application', 'program', 'secondaryProgram', 'timer']
  const to = (operations: readonly Operation[]) =>
    stagesTo(begin, target, operations, { names, lasting, patience })
  return to(all.filter((operation) => isLikely(operation, target))) ?? to(all)
}

/** Whether an operation is likely to have a part in it: what else there is is tried only in need. */
function isLikely({ field, value, id }: Operation, target: Settings): boolean {
  const applications: readonly (Application | null)[] = [
    target.application,
    target.comfortHeatingMaxTemp === factorySettings.comfortHeatingMaxTemp ? null : 'comfortHeating',
    target.powerControlValue === factorySettings.powerControlValue ? null : 'powerControl',
  ]
  const isTimed = target.timerTime !== factorySettings.timerTime || target.timer === 'on'
  const programs: readonly (Program | null)[] = [
    target.program,
    target.secondaryProgram,
    isTimed ? 'timer' : null,
  ]
  const named = (one: string | null) => one !== null && (value === one || id === `stop ${one}`)
  if (field === 'application') return applications.some(named)
  if (field === 'program') return programs.some(named)
  return field === 'temperatureValue' || target[field] !== factorySettings[field]
}

/** With the card where it is, else by putting it in and taking it out. */
function wifiTo({ target, left, patience }: Aims, begin: Device): Stages | null {
  const all = wifiOperations(target)
  const names = (['wifiInstalled', ...wifiFields] as const).filter(
    (name) => !left.some((one) => one === name),
  )
  const lasting: readonly FieldName[] = ['wifi', 'wifiNetwork', 'wifiInstalled']
  const to = (operations: readonly Operation[]) =>
    stagesTo(begin, target, operations, { names, lasting, patience })
  return to(all.filter(({ switches }) => !switches)) ?? to(all)
}
