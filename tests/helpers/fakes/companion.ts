/** A companion beside a live device, on a clock that the test moves. */
import { createStore } from 'zustand/vanilla'
import type { TaskProgress } from '../../../src/common/requests'
import { createController } from '../../../src/help/companion/controller'
import { timedDeviceOf } from '../../../src/help/companion/device-queries'
import type { ChooseEvent, CompanionCommand, CompanionEvent } from '../../../src/help/companion/events'
import { type CompanionStatus, isInSandbox, statusOf } from '../../../src/help/companion/phase-state'
import { createCompanionStore } from '../../../src/help/companion/store'
import { createSceneControl } from '../../../src/help/companion/time/scene-control'
import type { TaskId, TaskValue } from '../../../src/help/guidance/guidance'
import { initialTimeline, type Timeline } from '../../../src/simulation/time/model'
import { createSimulationController } from '../../../src/simulation/time/simulation-controller'
import { connectTimers } from '../../../src/site/browser/timers'
import {
  type Button,
  currentEntry,
  type Device,
  type DeviceEvent,
  type Settings,
} from '../../../src/thermostat/device/device'
import { openAt } from '../../../src/thermostat/device/testing'
import { createDeviceStore, type DeviceState } from '../../../src/thermostat/device-store'
import { FakeFrames } from './frames'
import { FakeWindow } from './window'

interface LiveDeviceOptions {
  readonly path?: string
  readonly settings?: Partial<Settings>
  /** True if the scenes load only when the test calls `load`. */
  readonly late?: boolean
}

/** A live device on a clock that the test moves. */
export function openLiveDevice({ path = '/home', settings = {} }: LiveDeviceOptions = {}) {
  const window = new FakeWindow()
  const now = () => window.clock.epochMs()
  const { device } = openAt(path, { settings, at: now() })
  const store = createDeviceStore(device, now)
  connectTimers(window, store, now)
  return { window, store }
}

export function openCompanion(given: LiveDeviceOptions = {}) {
  const { window, store } = openLiveDevice(given)
  const progress: TaskProgress[] = []
  const frames = new FakeFrames()
  const timeline = createStore<Timeline>(() => initialTimeline)
  const time = createSimulationController(store, frames, timeline)
  const sceneControl = createSceneControl(store, time)
  let load = () => {}
  const core = createCompanionStore()
  core.onProgress((one) => progress.push(one))
  const { playScene } = core.connect(() =>
    createController(store, window, core, async (onLoaded) => {
      load = () => onLoaded(sceneControl)
      if (!given.late) load()
    }),
  )
  const companion = core.getState
  const moment = () => timedDeviceOf(store)
  const device = () => store.getState().device
  const send = (deviceEvent: DeviceEvent) => store.getState().send(deviceEvent)
  const tell = (event: CompanionEvent | CompanionCommand) =>
    core.send(typeof event === 'string' ? { type: event } : event)
  const choose = (task: TaskId, value?: TaskValue, more?: Partial<ChooseEvent>) =>
    tell({ type: 'choose', task, value, ...more })

  /** Lets time pass until the companion is in a state. @throws after a minute */
  function until(...states: readonly CompanionStatus[]) {
    for (let ms = 0; ms < 60_000; ms += 50) {
      if (states.includes(statusOf(companion()))) return ms
      window.clock.advance(50)
    }
    throw new Error(`It is still ${statusOf(companion())}.`)
  }

  return {
    window,
    frames,
    time,
    load: () => load(),
    playScene,
    /** The visitor has left: the page is disposed of. */
    dispose: core.dispose,
    companion,
    search: core.search,
    phaseState: () => companion().phaseState,
    state: () => statusOf(companion()),
    onCompanion: core.subscribe,
    progress,
    /** Sends the device an act of the visitor, or an event around it. */
    send,
    /** Sends the companion an event of the visitor. */
    tell,
    choose,
    moment,
    device,
    /** @throws where the companion's state and the device's store disagree */
    isSandbox() {
      const { isSandbox } = store.getState()
      if (isInSandbox(companion()) !== isSandbox) throw new Error('They disagree on what is in view.')
      return isSandbox
    },
    settings: () => device().settings,
    path: () => currentEntry(device().trail).path,
    /** Presses buttons one after the other, each as short as a tap. */
    press(...buttons: readonly Button[]) {
      for (const button of buttons) {
        send({ type: 'down', button })
        window.clock.advance(80)
        send({ type: 'up', button })
      }
    },
    /** Calls `hear` with every input that changes the device, and with the device before it. */
    onChange: (hear: (now: Pick<DeviceState, 'device' | 'input'>, before: Device) => void) =>
      store.subscribe((now, before) => hear(now, before.device)),
    wait: (ms: number) => window.clock.advance(ms),
    until,
    /** Chooses a task and has it shown to its end. */
    showToEnd(task: TaskId, value?: TaskValue) {
      choose(task, value, { mode: 'show' })
      until('reached', 'explaining')
    },
    /** Has the suggested next task shown, and returns its id. */
    chooseNext() {
      const { phaseState } = companion()
      const next = 'nextTask' in phaseState ? phaseState.nextTask : null
      if (!next) throw new Error('No task is suggested.')
      tell({ type: 'choose', ...next, mode: 'show' })
      return next.task
    },
    /** Does what makes the task possible. */
    fix() {
      const { greyedReason, phaseState } = companion()
      const [fix] = greyedReason?.fixes ?? ('fixes' in phaseState ? phaseState.fixes : [])
      if (!fix) throw new Error('Nothing is offered.')
      tell({ type: 'fix', fix })
    },
  }
}

/** Returns the steps of the task in hand. */
export function stepsOf({ phaseState }: Pick<ReturnType<typeof openCompanion>, 'phaseState'>) {
  const now = phaseState()
  if ('steps' in now) return now.steps
  return ('plan' in now && now.plan?.steps) || []
}
