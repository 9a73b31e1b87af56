/** Where the page of a task begins: derived by asking what makes the task possible, and not yet done. */
import {
  applyEvent,
  type Language,
  type Path,
  type Text,
  type TimedDevice,
  waitUntilIdle,
} from '../../../thermostat/device/device'
import type { Act, Fix, Value } from '../model'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { isRange, resolveValue } from '../values'
import { replay, wayTo } from '../ways'
import { applyChange } from '../why/fixes'
import { whyImpossible } from '../why/impossible'
import { type DeviceSetup, deviceAtHome, deviceInGuide } from './devices'
import type { StartPoint } from './model'
import { requirementOf } from './requirements'

/** Where the steps begin, and why there. */
export interface PlanStart {
  readonly value: Value
  readonly needs: readonly Text[]
  readonly from: StartPoint
  readonly link: Path | null
  readonly setup: DeviceSetup
}

export interface PagePlan extends PlanStart {
  readonly acts: readonly Act[]
}

/** More fixes in a row than anything needs. */
const MAX_FIXES = 4

const plans = new Map<string, PagePlan>()

/** The plan of a task. It is the same in every language, but for the task that is about the language. */
export function pagePlanOf(id: TaskId, language: Language): PagePlan {
  const key = tasks[id].changes[0] === 'language' ? `${id} ${language}` : id
  const plan = plans.get(key) ?? createPlan(id, language)
  plans.set(key, plan)
  return plan
}

/** The device where the page begins. */
export function startOf({ from, setup }: PlanStart, language: Language): TimedDevice {
  return from === 'guide' ? deviceInGuide(language) : deviceAtHome(language, setup)
}

/** The device where its steps begin: once the address is open, where a link leads there. */
export function openLink(device: TimedDevice, { link }: PlanStart): TimedDevice {
  return link ? waitUntilIdle(applyEvent(device, { type: 'go', path: link })) : device
}

function createPlan(id: TaskId, language: Language): PagePlan {
  const start = findStart(id, deviceAtHome(language))
  const way = wayTo(openLink(startOf(start, language), start), id, start.value)
  if (!way) throw new Error(`The manual has no way to “${id}” in “${language}”.`)
  return { ...start, acts: way.acts }
}

function findStart(id: TaskId, home: TimedDevice): PlanStart {
  const { onFreshDevice, isDone } = tasks[id]
  const value = valueFor(id, home)
  const start: PlanStart = { value, needs: [], from: 'home', link: null, setup: home.device }
  if (onFreshDevice) return { ...start, needs: ['manual.need.guide'], from: 'guide' }
  return makePossible(id, isDone(home.device, value) ? undoFirst(id, start) : start)
}

/** The usual value, or the first other one where that is so already. */
function valueFor(id: TaskId, { device }: TimedDevice): Value {
  const { values, isDone } = tasks[id]
  const value = resolveValue(device, id)
  const others = values && !isRange(values) ? values : []
  return [value, ...others].find((one) => !isDone(device, one)) ?? value
}

/** What undoes a task that is done at the factory, and what is true then. */
const undoTasks: Readonly<Partial<Record<TaskId, readonly [task: TaskId, is: Text]>>> = {
  'turn-on': ['turn-off', 'why.turnedOff'],
  'unlock-keys': ['lock-keys', 'why.locked'],
  'stop-week-program': ['start-week-program', 'done.start-week-program'],
  'stop-timer': ['start-timer', { id: 'why.on', values: { what: 'program.timer' } }],
  'stop-remote-control': ['start-remote-control', 'done.start-remote-control'],
  'reset-programs': ['start-week-program', 'manual.need.program'],
  'heat-now': ['delay-start', 'done.delay-start'],
  'reset-wifi-account': ['connect-wifi', 'manual.need.connected'],
}

function undoFirst(id: TaskId, start: PlanStart): PlanStart {
  const undo = undoTasks[id]
  if (!undo)
    throw new Error(
      `Name the task that undoes “${id}” in undoneBy of src/help/guidance/manual/page-plan.ts: it is done at the factory.`,
    )
  const [task, is] = undo
  const before = pagePlanOf(task, 'en')
  const end = before.acts.reduce((moment, act) => replay(moment, act), startOf(before, 'en'))
  return { ...start, needs: [...before.needs, is], setup: end.device }
}

/** Applies the fixes that the task needs, one after another. */
function makePossible(id: TaskId, start: PlanStart): PlanStart {
  const device = startOf(start, 'en')
  if (wayTo(device, id, start.value)) return start
  const { why, fixes } = whyImpossible(device, id, start.value)
  const [fix] = fixes
  if (fix && isLink(fix)) return startOutsideMenus(id, start, fix)
  const after = fix && applyChange(device, fix)
  if (!after || start.needs.length === MAX_FIXES)
    throw new Error(
      `The manual has no plan for “${id}”, where this is said: ${JSON.stringify(why)}. ` +
        'Add what makes it possible to src/help/guidance/why/fixes.ts.',
    )
  return makePossible(id, { ...start, needs: [...start.needs, requirementOf(fix)], setup: after.device })
}

/** What no menu leads to: in the installation guide, or else by its address. */
function startOutsideMenus(id: TaskId, start: PlanStart, link: Fix & LinkFix): PlanStart {
  if (wayTo(deviceInGuide('en'), id, start.value))
    return { ...start, from: 'guide', needs: [...start.needs, 'manual.need.guide'] }
  const path = tasks[id].screens.find((one) => one === link.deviceEvent.path) ?? null
  return { ...start, from: 'link', link: path, needs: [...start.needs, requirementOf(link)] }
}

interface LinkFix {
  readonly deviceEvent: { readonly type: 'go'; readonly path: string }
}

/** Whether a fix opens an address, which only a page beside the device can. */
export function isLink(fix: Fix): fix is Fix & LinkFix {
  return 'deviceEvent' in fix && fix.deviceEvent.type === 'go'
}
