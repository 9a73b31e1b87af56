import { describe, expect, test } from 'vitest'
import { sample } from '../../../tests/helpers/sample'
import type { TimedDevice } from '../../thermostat/device/device'
import { atHome } from '../../thermostat/device/testing'
import { relatedTasksOf } from './manual/related'
import type { Fix, TaskValue, TaskWithValue } from './model'
import { losesProtection, sideEffectsBetween } from './side-effects'
import { isDestructive, suggestNextTask } from './suggestions'
import type { TaskId } from './tasks/ids'
import { taskIds, tasks } from './tasks/tasks'
import { defaultValueOf, isRange } from './values'
import { findWay } from './ways'
import { applyChange } from './why/fixes'
import { whyGreyed } from './why/greyed'
import { whyImpossible } from './why/impossible'
import { states } from './why/testing'

const resets: readonly TaskId[] = ['reset-programs', 'reset-wifi-account', 'factory-reset']

function valuesOf(id: TaskId): readonly TaskValue[] {
  const { values } = tasks[id]
  if (!values) return [defaultValueOf(id)]
  return isRange(values) ? [...new Set([values.defaultValue, values.min, values.max])] : values
}

const aims: readonly TaskWithValue[] = sample(
  taskIds.flatMap((task) => valuesOf(task).map((value) => ({ task, value }))),
  10,
)

/** Returns the forbidden side effect of a fix, or `null`. */
function wrongOf(moment: TimedDevice, fix: Fix): string | null {
  if ('task' in fix && resets.includes(fix.task)) return fix.task
  const after = applyChange(moment, fix)
  if (after && losesProtection(moment.device, after.device)) return 'the floor is no longer protected'
  if ('deviceEvent' in fix && fix.deviceEvent.type === 'surroundings')
    return fix.deviceEvent.change.floorSensorConnected === false ? 'the floor sensor' : null
  return null
}

/** Answers that tell to stop something, and the next task that does it. */
const toldToStop: Readonly<Partial<Record<TaskId, TaskId>>> = { away: 'stop-week-program' }

/** The most common states of a device. */
const usual = [
  'at home',
  'turned off',
  'locked',
  'in a guest room',
  'connected',
  'drying',
  'with the week program',
  'with a timer',
  'with power control',
  'with comfort heating',
  'with the remote control program',
] as const

function openedAs(name: string): TimedDevice {
  const visitor = states[name]?.()
  if (!visitor) throw new Error(`No device is named “${name}”.`)
  return { device: visitor.device, now: visitor.now }
}

describe.each(usual)('from a device %s', (name) => {
  test.each(['tile/stone', 'wood/laminate'] as const)(
    'no fix resets or unprotects anything: %s',
    (floorType) => {
      const { device: found, now } = openedAs(name)
      const moment = { device: { ...found, settings: { ...found.settings, floorType } }, now }
      const wrong = aims.flatMap(({ task, value }) => {
        if (findWay(moment, task, value)) return []
        const { fixes } = whyImpossible(moment, task, value)
        return fixes.flatMap((fix) => wrongOf(moment, fix) ?? []).map((what) => `${task}=${value}: ${what}`)
      })
      expect(wrong).toEqual([])
    },
  )

  test('a suggested next task resets and unprotects nothing, and ends only what an answer tells to stop', () => {
    const moment = openedAs(name)
    const wrong: string[] = []
    for (const done of aims) {
      const end = findWay(moment, done.task, done.value)?.end
      const next = end && suggestNextTask(end, done)
      if (!next) continue
      const after = findWay(end, next.task, next.value)?.end.device ?? end.device
      const isKept = tasks[done.task].changes.length === 0 || tasks[done.task].isDone(after, done.value)
      const isWrong =
        resets.includes(next.task) ||
        !isKept ||
        (toldToStop[done.task] !== next.task && sideEffectsBetween(end.device, after).length > 0)
      if (isWrong) wrong.push(`${done.task}=${done.value}: ${next.task}`)
    }
    expect(wrong).toEqual([])
  })
})

test('a topic leads to what helps with it, and one with which nothing helps leads to nothing', () => {
  const next = (value: string) => suggestNextTask(openedAs('at home'), { task: 'what-it-cannot-do', value })
  expect(next('code')).toMatchObject({ task: 'lock-keys' })
  expect(next('voice')).toBeNull()
  expect(next('all')).toBeNull()
})

test('related tasks and next tasks are not destructive', () => {
  const named = taskIds.flatMap((id) => [...relatedTasksOf(id), tasks[id].nextTask ?? []].flat())
  expect(named.filter((id) => isDestructive(id))).toEqual([])
})

describe('fixes after a task', () => {
  const lastDone = { task: 'start-timer', value: 8 } as const
  const withTimer = () => openedAs('with a timer')

  test('no fix stops the timer that the visitor has just started', () => {
    expect(whyImpossible(withTimer(), 'change-temperature', 23).fixes).toHaveLength(1)
    const refused = whyImpossible(withTimer(), 'change-temperature', 23, lastDone)
    expect(refused).toMatchObject({ why: { id: 'why.on' }, fixes: [] })
  })

  test('a task that is no longer in effect does not limit the fixes', () => {
    const ended = { task: 'start-week-program', value: '' } as const
    expect(whyImpossible(withTimer(), 'change-temperature', 23, ended).fixes).toHaveLength(1)
  })

  test('no fix turns something off to go beyond a bound', () => {
    const comfort = { application: 'comfortHeating', comfortHeating: 'on', temperatureValue: 26 } as const
    const guest = { application: 'hotel', temperatureValue: 23 } as const
    for (const settings of [comfort, guest]) {
      const { device, now } = atHome(settings)
      expect(whyGreyed({ device, now }, { button: 'next' })).toEqual({ why: 'why.highest', fixes: [] })
    }
  })
})
