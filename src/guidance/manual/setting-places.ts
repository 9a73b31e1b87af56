/** Where each setting is, what it is called, and what it may hold: read from the screens that change it. */
import {
  type FieldName,
  factorySettings,
  fieldNames,
  fields,
  type Path,
  paths,
  picture,
  screenAt,
  type Text,
} from '../../device/device'
import { factoryDevice } from '../../device/factory-device'
import { applicationNames, programNames } from '../../device/screens/names'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { valueText } from '../value-text'
import { isRange } from '../values'

export interface Place {
  readonly path: Path
  readonly name: Text
  /** What it may hold, where that is no number. */
  readonly choices: readonly Choice[] | null
}

type Choice = readonly [value: string | null, text: Text]

/** The screens that change a setting, but for those that change everything. */
export function screensOf(field: FieldName): readonly Path[] {
  return paths.filter((path) => {
    const { edits = [] } = screenAt(path)
    return edits.includes(field) && edits.length < fieldNames.length
  })
}

/** @throws where no screen shows it */
export function placeOf(field: FieldName): Place {
  const shown = screensOf(field).map((path) => shownOn(path, field))
  const place = elsewhere[field] ?? shown.find((one) => one !== null)
  if (!place) throw new Error(`The manual does not know which screen shows the setting “${field}”.`)
  return place
}

/** The place on a screen whose number, or whose mark, follows what the setting holds; `null` on others. */
function shownOn(path: Path, field: FieldName): Place | null {
  const name = screenAt(path).title
  const { initial } = fields[field]
  const body = bodyWith(path, field, initial)
  if (body.kind === 'stepper' && typeof initial === 'number') {
    const other = [1, 10].map((more) => initial + more).find((number) => fields[field].allows(number))
    const changed = bodyWith(path, field, other)
    return changed.kind === 'stepper' && changed.value === other ? { path, name, choices: null } : null
  }
  if (body.kind !== 'choice') return null
  const choices = body.lines.flatMap(({ raw, text }): Choice[] => (raw ? [[String(raw), text]] : []))
  return choices.every(([value]) => isMarked(path, field, value)) ? { path, name, choices } : null
}

function isMarked(path: Path, field: FieldName, value: string | null): boolean {
  const body = bodyWith(path, field, value)
  return body.kind === 'choice' && body.lines.some(({ raw, marked }) => marked && raw === value)
}

function bodyWith(path: Path, field: FieldName, value: unknown) {
  return picture(factoryDevice(path, { settings: { ...factorySettings, [field]: value } })).body
}

const line = (menu: Text, text: Text): Text => ({ id: 'surroundings.line', values: { menu, line: text } })

/** The values of a task as choices of a setting. */
function choicesOf(task: TaskId): readonly Choice[] {
  const { values } = tasks[task]
  if (!values || isRange(values)) throw new Error(`The task “${task}” has no values to choose from.`)
  return values.map((value) => [String(value), valueText(task, value)])
}

/** Settings that no single screen shows with all that they may hold. */
const elsewhere: Readonly<Partial<Record<FieldName, Place>>> = {
  temperatureValue: { path: '/home', name: 'manual.setting.temperature', choices: null },
  timerTime: { path: '/home', name: line('program.timer', 'sample.runTime'), choices: null },
  powerControlValue: { path: '/home', name: line('applications.powerControl', 'home.power'), choices: null },
  power: {
    path: '/home/turn-off',
    name: 'manual.setting.heating',
    choices: [
      ['on', 'word.on'],
      ['off', 'word.off'],
    ],
  },
  program: {
    path: '/home/menu/program',
    name: 'systemInfo.program',
    choices: [[null, 'home.noProgram'], ...Object.entries(programNames)],
  },
  application: {
    path: '/home/menu/installer/applications',
    name: 'systemInfo.application',
    choices: [[null, 'home.noProgram'], ...Object.entries(applicationNames)],
  },
  wifi: {
    path: '/home/menu/settings/wifi/connect-wifi',
    name: 'wifi.title',
    choices: [
      [null, 'wifi.state.disconnected'],
      ['on', 'wifi.state.connected'],
    ],
  },
  wifiNetwork: {
    path: '/home/menu/settings/wifi/choose-network',
    name: 'manual.setting.network',
    choices: [[null, 'manual.setting.none'], ...choicesOf('connect-wifi')],
  },
}
