/** Plans the page of a task: finds a device on which the task is possible and not yet done, and the way from it. */
import {
  applyEvent,
  type Device,
  isRoute,
  type Language,
  type Path,
  type Text,
  type TimedDevice,
  waitUntilUnblocked,
} from '../../../thermostat/device/device'
import type { Act, Fix, TaskValue, TaskWithValue, WayStep } from '../model'
import { stepsOf } from '../steps'
import type { TaskId } from '../tasks/ids'
import { isExplainingTask, tasks } from '../tasks/tasks'
import { isRange, resolveValue } from '../values'
import { applyAct, findWay } from '../ways'
import { applyChange } from '../why/fixes'
import { whyImpossible } from '../why/impossible'
import { createDeviceAtHome, createDeviceInGuide, type DeviceSetup } from './devices'
import type { StartPoint } from './model'
import { requirementOf } from './requirements'

/** The start of the steps, with the requirements that it meets. */
export interface PlanStart {
  readonly value: TaskValue
  readonly requirements: readonly Text[]
  readonly startPoint: StartPoint
  readonly linkPath: Path | null
  readonly setup: DeviceSetup
}

export interface PagePlan extends PlanStart {
  readonly acts: readonly Act[]
}

/** More fixes in a row than any task needs. */
const MAX_FIXES = 4

const plans = new Map<string, PagePlan>()

/**
 * Returns the plan of a task. Only the task that changes the language has a plan for each language.
 * @param value the default value, or the first other one if the default is already set on a factory device
 */
export function pagePlanOf(id: TaskId, language: Language, value = valueFor(id, language)): PagePlan {
  const key = `${id} ${value} ${tasks[id].changes[0] === 'language' ? language : ''}`
  const plan = plans.get(key) ?? createPlan(id, language, value)
  plans.set(key, plan)
  return plan
}

/**
 * Returns the steps of a task from a device on which its goal does not hold yet. None if only the installation guide
 * leads to the task.
 */
export function stepsWhereNeeded({ task, value }: TaskWithValue, language: Language): readonly WayStep[] {
  // The menus of a guest room are locked: no steps turn it off.
  if (task === 'hotel' && value === 'off') return []
  const plan = pagePlanOf(task, language, value)
  if (plan.startPoint === 'guide') return []
  return stepsOf({ start: openLink(startOf(plan, language), plan), acts: plan.acts })
}

export function startOf({ startPoint, setup }: PlanStart, language: Language): TimedDevice {
  return startPoint === 'guide' ? createDeviceInGuide(language) : createDeviceAtHome(language, setup)
}

/** Returns the device on which the steps begin: after the address is open, if the plan has a link. */
export function openLink(device: TimedDevice, { linkPath }: PlanStart): TimedDevice {
  return linkPath ? waitUntilUnblocked(applyEvent(device, { type: 'go', path: linkPath })) : device
}

function createPlan(id: TaskId, language: Language, value: TaskValue): PagePlan {
  const start = findStart(id, createDeviceAtHome(language), value)
  const way = findWay(openLink(startOf(start, language), start), id, value)
  if (!way) throw new Error(`The manual has no way to “${id}” in “${language}”.`)
  return { ...start, acts: way.acts }
}

function findStart(id: TaskId, home: TimedDevice, value: TaskValue): PlanStart {
  const { usesFreshDevice, isDone } = tasks[id]
  const start: PlanStart = { value, requirements: [], startPoint: 'home', linkPath: null, setup: home.device }
  if (usesFreshDevice) return { ...start, requirements: ['manual.need.guide'], startPoint: 'guide' }
  // The answer to a question may be on the home screen, where the steps begin.
  const mustUndo = isDone(home.device, value) && !isExplainingTask(id)
  return makePossible(id, mustUndo ? undoFirst(id, start) : start)
}

/** Returns the default value, or the first other one if the default is already set. */
function valueFor(id: TaskId, language: Language): TaskValue {
  const { values, isDone } = tasks[id]
  const { device } = createDeviceAtHome(language)
  const value = resolveValue(device, id)
  const others = values && !isRange(values) ? values : []
  return [value, ...others].find((one) => !isDone(device, one)) ?? value
}

/** For tasks that are already done on a factory device: the task that undoes them, and the resulting requirement. */
const undoTasks: Readonly<Partial<Record<TaskId, readonly [task: TaskId, requirement: Text]>>> = {
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
  const other = otherValueOf(id, start.value)
  if (other !== undefined) {
    const before = pagePlanOf(id, 'en', other)
    return { ...start, startPoint: before.startPoint, linkPath: before.linkPath, setup: endOf(before) }
  }
  const undo = undoTasks[id]
  if (!undo)
    throw new Error(
      `“${id}” is already done on a factory device. Add the task that undoes it to undoTasks in src/help/guidance/manual/page-plan.ts.`,
    )
  const [task, requirement] = undo
  const before = pagePlanOf(task, 'en')
  return { ...start, requirements: [...before.requirements, requirement], setup: endOf(before) }
}

/** Returns another value of the task, which undoes this one; `undefined` for a task without a choice. */
function otherValueOf(id: TaskId, value: TaskValue): TaskValue | undefined {
  const { values } = tasks[id]
  if (!values) return undefined
  const all = isRange(values) ? [values.defaultValue, values.min, values.max] : values
  return all.find((one) => one !== value)
}

function endOf(plan: PagePlan): Device {
  return plan.acts.reduce((timedDevice, act) => applyAct(timedDevice, act), startOf(plan, 'en')).device
}

/** Applies fixes one after another until the task has a way. */
function makePossible(id: TaskId, start: PlanStart): PlanStart {
  const device = startOf(start, 'en')
  if (findWay(device, id, start.value)) return start
  const { why, fixes } = whyImpossible(device, id, start.value)
  const [fix] = fixes
  if (fix && isLink(fix)) return startOutsideMenus(id, start, fix)
  const after = fix && applyChange(device, fix)
  if (!after || start.requirements.length === MAX_FIXES)
    throw new Error(
      `The manual has no plan for “${id}”, which is impossible because of ${JSON.stringify(why)}. ` +
        'Add a fix to src/help/guidance/why/fixes.ts.',
    )
  return makePossible(id, {
    ...start,
    requirements: [...start.requirements, requirementOf(fix)],
    setup: after.device,
  })
}

/** Starts a task that no menu leads to: in the installation guide, or else at its address. */
function startOutsideMenus(id: TaskId, start: PlanStart, link: Fix & LinkFix): PlanStart {
  if (findWay(createDeviceInGuide('en'), id, start.value))
    return { ...start, startPoint: 'guide', requirements: [...start.requirements, 'manual.need.guide'] }
  return {
    ...start,
    startPoint: 'link',
    linkPath: link.deviceEvent.path,
    requirements: [...start.requirements, requirementOf(link)],
  }
}

interface LinkFix {
  readonly deviceEvent: { readonly type: 'go'; readonly path: Path }
}

/** True if a fix opens an address. Only a web page can do that. */
export function isLink(fix: Fix): fix is Fix & LinkFix {
  return 'deviceEvent' in fix && fix.deviceEvent.type === 'go' && isRoute(fix.deviceEvent.path)
}
