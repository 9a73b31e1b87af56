/** Troubleshooting of a task: tries it on devices in typical troubles (guidance G15). */
import type { FieldName, Language, Surroundings, Text, TimedDevice } from '../../../thermostat/device/device'
import type { Act, DeviceChange, Fix, TaskValue } from '../model'
import { stepsOf } from '../steps'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { isRange } from '../values'
import { findWay } from '../ways'
import { applyChange, guideFix } from '../why/fixes'
import { whyImpossible } from '../why/impossible'
import { refusalText } from '../why/refusal'
import { createDeviceAtHome, type DeviceSetup } from './devices'
import type { Trouble } from './model'
import { isLink, type PagePlan, pagePlanOf, startOf } from './page-plan'

/** Typical troubles, each as changes to apply one after another. */
const troubleChanges: readonly (readonly DeviceChange[])[] = [
  [{ task: 'lock-keys', value: '' }],
  [{ task: 'turn-off', value: '' }],
  [{ task: 'hotel', value: 'on' }],
  [{ task: 'start-timer', value: 8 }],
  [{ task: 'power-control', value: 'on' }],
  [{ task: 'ground-heating', value: 'on' }],
  [{ task: 'comfort-heating', value: 'on' }],
  [{ task: 'remote-control', value: 'off' }],
  [{ task: 'reset-wifi-account', value: '' }],
  [{ deviceEvent: { type: 'switch', name: 'wifiInstalled' } }, { task: 'connect-wifi', value: 'Home' }],
  [{ deviceEvent: { type: 'switch', name: 'wifiInstalled' } }],
  [changeSurroundings({ slot: 'occupied' })],
  [changeSurroundings({ slot: 'incompatible' })],
  [changeSurroundings({ connectionFails: true })],
  [changeSurroundings({ floorSensorConnected: false })],
  [changeSurroundings({ fault: 4 })],
  [{ deviceEvent: { type: 'stored', settings: { floorType: 'wood/laminate' } } }],
]

function changeSurroundings(change: Partial<Surroundings>): DeviceChange {
  return { deviceEvent: { type: 'surroundings', change } }
}

/** Reasons for obstacles that any way may remove (guidance G6). */
const obstacleTexts: Readonly<Partial<Record<FieldName, Text>>> = {
  keylock: 'why.locked',
  power: 'why.turnedOff',
}

/** A trouble that is independent of the language. */
interface TroubleCase extends Omit<Trouble, 'firstSteps'> {
  readonly acts: readonly Act[]
  readonly setup: DeviceSetup
}

const cache = new Map<TaskId, readonly TroubleCase[]>()

/** Returns each distinct trouble once, with its fixes. */
export function troublesOf(id: TaskId, language: Language): readonly Trouble[] {
  const found = cache.get(id) ?? findTroubles(id, pagePlanOf(id, language))
  cache.set(id, found)
  return found.map(({ why, fixes, acts, setup }) => ({
    why,
    fixes,
    firstSteps: stepsOf({ start: createDeviceAtHome(language, setup), acts }),
  }))
}

function findTroubles(id: TaskId, plan: PagePlan): readonly TroubleCase[] {
  if (plan.startPoint === 'link' || tasks[id].usesFreshDevice) return []
  if (plan.startPoint === 'guide') return createGuideOnlyTrouble(plan)
  const found = new Map<string, TroubleCase>()
  const needs = new Set(plan.requirements.map((need) => JSON.stringify(need)))
  for (const setup of createTroubleSetups(plan)) {
    const trouble = findFirstTrouble(id, plan, setup)
    const key = JSON.stringify(trouble?.why)
    if (trouble && !found.has(key) && !needs.has(key)) found.set(key, trouble)
  }
  return [...found.values()]
}

/** A task that only the guide offers is impossible after the guide. */
function createGuideOnlyTrouble({ setup }: PagePlan): readonly TroubleCase[] {
  const { why } = guideFix
  return [{ why, fixes: [guideFix], acts: [], setup }]
}

function createTroubleSetups(plan: PagePlan): readonly DeviceSetup[] {
  return troubleChanges.flatMap((changes) => {
    const after = changes.reduce<TimedDevice | null>(
      (timedDevice, change) => timedDevice && applyChange(timedDevice, change),
      startOf(plan, 'en'),
    )
    return after?.device ?? []
  })
}

/** Returns the value of the page, then the bounds of the range or all other values: some may be refused. */
function valuesOf(id: TaskId, value: TaskValue): readonly TaskValue[] {
  const { values } = tasks[id]
  if (!values) return [value]
  return [...new Set([value, ...(isRange(values) ? [values.min, values.max] : values)])]
}

/** Returns the trouble with the value of the page, else with the first other value that has one. */
function findFirstTrouble(id: TaskId, plan: PagePlan, setup: DeviceSetup): TroubleCase | null {
  for (const value of valuesOf(id, plan.value)) {
    const trouble = findTrouble(id, value, plan, setup)
    if (trouble) return trouble
  }
  return null
}

function findTrouble(id: TaskId, value: TaskValue, plan: PagePlan, setup: DeviceSetup): TroubleCase | null {
  const start = createDeviceAtHome('en', setup)
  const way = findWay(start, id, value)
  if (way) return value === plan.value ? findRemovedObstacle(way.acts, plan.setup, setup) : null
  const { why, fixes } = whyImpossible(start, id, value)
  const usable = fixes.filter((fix) => !isDemoOnly(fix))
  if (usable.length > 0) return { why, fixes: usable, acts: [], setup }
  const refusal = refusalText(start, tasks[id].screens, value)
  return refusal && { why: refusal, fixes: [], acts: [], setup }
}

/** True if a fix opens a link or simulates a condition such as a fault. */
function isDemoOnly(fix: Fix): boolean {
  if (!('deviceEvent' in fix)) return false
  const { deviceEvent } = fix
  if (deviceEvent.type !== 'surroundings') return isLink(fix)
  const { fault, windowOpen, floorOverLimit, operatingPause } = deviceEvent.change
  return Boolean(fault || windowOpen || floorOverLimit || operatingPause)
}

/** Returns the obstacle that the first steps of a way remove: a locked keypad, or a device that is off. */
function findRemovedObstacle(
  acts: readonly Act[],
  normal: DeviceSetup,
  setup: DeviceSetup,
): TroubleCase | null {
  for (const [name, why] of Object.entries(obstacleTexts) as [FieldName, Text][]) {
    if (setup.settings[name] === normal.settings[name]) continue
    const steps = stepsOf({ start: createDeviceAtHome('en', setup), acts })
    const last = steps.findIndex(({ after }) => after.device.settings[name] === normal.settings[name])
    if (last < 0 || last === steps.length - 1) continue
    return { why, fixes: [], acts: steps.slice(0, last + 1).flatMap((step) => step.acts), setup }
  }
  return null
}
