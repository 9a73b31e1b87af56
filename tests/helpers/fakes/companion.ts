/** A companion beside a live device, on a clock that the test moves. */
import { createStore } from 'zustand/vanilla'
import type { TaskNews } from '../../../src/app/requests'
import { createDeviceStore, type Running } from '../../../src/browser/store'
import { connectTimers } from '../../../src/browser/timers'
import { type CompanionState, closed, type Play } from '../../../src/companion/play'
import { createCompanion } from '../../../src/companion/store'
import { createScenes } from '../../../src/companion/time/scenes'
import { type Button, type Device, type Happening, here, type Settings } from '../../../src/device/device'
import { openAt } from '../../../src/device/testing'
import type { TaskId, Value } from '../../../src/guidance/guidance'
import { createClockwork } from '../../../src/time/clockwork'
import { notStarted, type Timeline } from '../../../src/time/model'
import { FakeFrames } from './frames'
import { FakeWindow } from './window'

interface Given {
  readonly path?: string
  readonly settings?: Partial<Settings>
  /** Whether what lets time run is there only once it is loaded. */
  readonly late?: boolean
}

/** A live device on a clock that the test moves. */
export function openLiveDevice({ path = '/home', settings = {} }: Given = {}) {
  const window = new FakeWindow()
  const now = () => window.clock.epoch()
  const { device } = openAt(path, { settings, at: now() })
  const store = createDeviceStore(device, now)
  connectTimers(window, store, now)
  return { window, store }
}

export function openCompanion(given: Given = {}) {
  const { window, store } = openLiveDevice(given)
  const { late = false } = given
  const news: TaskNews[] = []
  const frames = new FakeFrames()
  const timeline = createStore<Timeline>(() => notStarted)
  const time = createClockwork(store, frames, timeline)
  const scenes = createScenes(store, time)
  let load = () => {}
  const play = createStore<Play>(() => closed)
  const companion = createCompanion(
    store,
    window,
    play,
    (one) => news.push(one),
    async (use) => {
      load = () => use(scenes)
      if (!late) load()
    },
  )
  const deviceNow = () => store.getState().device
  const send = (happening: Happening) => store.getState().send(happening)

  /** Lets time pass until the companion is in a state. @throws after a minute */
  function until(...states: readonly CompanionState[]) {
    for (let ms = 0; ms < 60_000; ms += 50) {
      if (states.includes(play.getState().state)) return ms
      window.clock.pass(50)
    }
    throw new Error(`It is still ${play.getState().state}.`)
  }

  return {
    window,
    frames,
    time,
    load: () => load(),
    companion,
    /** Opens it, to look for a task. */
    search: () => play.setState({ state: 'finding' }),
    news,
    send,
    device: deviceNow,
    play: play.getState,
    onPlay: play.subscribe,
    settings: () => deviceNow().settings,
    path: () => here(deviceNow().trail).path,
    /** What the visitor presses, each press as short as a tap. */
    press(...buttons: readonly Button[]) {
      for (const button of buttons) {
        send({ type: 'down', button })
        window.clock.pass(80)
        send({ type: 'up', button })
      }
    },
    /** Calls `hear` with every input that changes the device, and with the device before it. */
    onChange: (hear: (now: Pick<Running, 'device' | 'input'>, before: Device) => void) =>
      store.subscribe((now, before) => hear(now, before.device)),
    wait: (ms: number) => window.clock.pass(ms),
    until,
    /** Chooses a task and has it shown to its end. */
    showToEnd(task: TaskId, value?: Value) {
      companion.choose(task, value)
      companion.show()
      until('reached', 'explaining')
    },
    /** Does what makes the task possible. */
    fix() {
      const [fix] = play.getState().fixes
      if (!fix) throw new Error('Nothing is offered.')
      companion.fix(fix)
    },
  }
}
