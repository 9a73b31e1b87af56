/** Where the page of a task begins: derived by asking what makes the task possible, and not yet done. */
import type { Language, Moment, Path, Text } from '../../device/device'
import type { Fix, Value } from '../model'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { isRange, valueOn } from '../values'
import { wayTo } from '../ways'
import { fixed } from '../why/fixes'
import { whyImpossible } from '../why/impossible'
import { atHome, inGuide, type Standing } from './devices'
import type { From } from './model'
import { needOf } from './needs'

export interface Plan {
  readonly value: Value
  readonly needs: readonly Text[]
  readonly from: From
  readonly link: Path | null
  readonly standing: Standing
}

/** More fixes in a row than anything needs. */
const MOST_FIXES = 4

const known = new Map<string, Plan>()

/** The plan of a task. It is the same in every language, but for the task that is about the language. */
export function planOf(id: TaskId, language: Language): Plan {
  const key = tasks[id].changes[0] === 'language' ? `${id} ${language}` : id
  const plan = known.get(key) ?? planFrom(id, atHome(language))
  known.set(key, plan)
  return plan
}

/** The device where the steps of a plan begin. */
export function beginOf({ from, standing }: Plan, language: Language): Moment {
  return from === 'guide' ? inGuide(language) : atHome(language, standing)
}

function planFrom(id: TaskId, home: Moment): Plan {
  const { onFreshDevice, holds } = tasks[id]
  const value = valueFor(id, home)
  const plan: Plan = { value, needs: [], from: 'home', link: null, standing: home.device }
  if (onFreshDevice) return { ...plan, needs: ['manual.need.guide'], from: 'guide' }
  return possible(id, holds(home.device, value) ? undone(id, plan) : plan)
}

/** The usual value, or the first other one where that is so already. */
function valueFor(id: TaskId, { device }: Moment): Value {
  const { values, holds } = tasks[id]
  const value = valueOn(device, id)
  const others = values && !isRange(values) ? values : []
  return [value, ...others].find((one) => !holds(device, one)) ?? value
}

/** What undoes a task that is done at the factory, and what is true then. */
const undoneBy: Readonly<Partial<Record<TaskId, readonly [task: TaskId, is: Text]>>> = {
  'turn-on': ['turn-off', 'why.turnedOff'],
  'unlock-keys': ['lock-keys', 'why.locked'],
  'stop-week-program': ['start-week-program', on('program.week')],
  'stop-timer': ['start-timer', on('program.timer')],
  'stop-remote-control': ['start-remote-control', on('program.remoteControl')],
  'reset-programs': ['start-week-program', 'manual.need.program'],
  'heat-now': ['delay-start', on('functions.delayedStartup')],
  'reset-wifi-account': ['connect-wifi', 'manual.need.connected'],
}

function on(what: Text): Text {
  return { id: 'why.on', values: { what } }
}

function undone(id: TaskId, plan: Plan): Plan {
  const undo = undoneBy[id]
  if (!undo) throw new Error(`The manual cannot begin “${id}”: it is done already, and nothing undoes it.`)
  const [task, is] = undo
  const before = planOf(task, 'en')
  const end = wayTo(beginOf(before, 'en'), task, before.value)?.end
  if (!end) throw new Error(`The manual cannot begin “${id}”: there is no way to “${task}”.`)
  return { ...plan, needs: [...before.needs, is], standing: end.device }
}

/** Applies the fixes that the task needs, one after another. */
function possible(id: TaskId, plan: Plan): Plan {
  const begin = beginOf(plan, 'en')
  if (wayTo(begin, id, plan.value)) return plan
  const { why, fixes } = whyImpossible(begin, id, plan.value)
  const [fix] = fixes
  if (fix && isLink(fix)) return beyondMenus(id, plan, fix)
  const after = fix && fixed(begin, fix)
  if (!after || plan.needs.length === MOST_FIXES)
    throw new Error(`The manual has no plan for “${id}”: ${JSON.stringify(why)}`)
  return possible(id, { ...plan, needs: [...plan.needs, needOf(fix)], standing: after.device })
}

/** What no menu leads to: in the installation guide, or else by its address. */
function beyondMenus(id: TaskId, plan: Plan, link: Fix & Link): Plan {
  if (wayTo(inGuide('en'), id, plan.value))
    return { ...plan, from: 'guide', needs: [...plan.needs, 'manual.need.guide'] }
  const path = tasks[id].where.find((one) => one === link.happening.path) ?? null
  return { ...plan, from: 'link', link: path, needs: [...plan.needs, needOf(link)] }
}

interface Link {
  readonly happening: { readonly type: 'go'; readonly path: string }
}

/** Whether a fix opens an address, which only a page beside the device can. */
export function isLink(fix: Fix): fix is Fix & Link {
  return 'happening' in fix && fix.happening.type === 'go'
}
