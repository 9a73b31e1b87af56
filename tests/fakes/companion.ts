/** A companion beside a live device, on a clock that the test moves. */
import { createStore } from 'zustand/vanilla'
import { createDeviceStore, type Running } from '../../src/browser/store'
import { connectTimers } from '../../src/browser/timers'
import type { Door, TaskNews } from '../../src/companion/door'
import type { WithReasons } from '../../src/companion/reasons'
import { createCompanion } from '../../src/companion/store'
import { createScenes } from '../../src/companion/time/scenes'
import { type Button, type Device, type Happening, here, type Settings } from '../../src/device/device'
import { openAt } from '../../src/device/testing'
import * as why from '../../src/guidance/why/why'
import { createClockwork } from '../../src/time/clockwork'
import type { TimeDoor } from '../../src/time/door'
import { FakeFrames } from './frames'
import { FakeWindow } from './window'

interface Given {
  readonly path?: string
  readonly settings?: Partial<Settings>
  readonly withReasons?: WithReasons
  /** Whether what lets time run is there only once it is loaded. */
  readonly late?: boolean
}

const atOnce: WithReasons = (use) => use(why)

export function openCompanion({
  path = '/home',
  settings = {},
  withReasons = atOnce,
  late = false,
}: Given = {}) {
  const window = new FakeWindow()
  const now = () => window.clock.epoch()
  const { device } = openAt(path, { settings, at: now() })
  const store = createDeviceStore(device, now)
  connectTimers(window, store, now)
  const entrance = createStore<Door>(() => ({ state: 'closed', task: null, request: null }))
  const news: TaskNews[] = []
  const frames = new FakeFrames()
  const timeDoor = createStore<TimeDoor>(() => ({ isStarted: false, speed: 1, request: null }))
  const time = createClockwork(store, frames, timeDoor)
  const scenes = createScenes(store, time)
  let load = () => {}
  const companion = createCompanion(
    store,
    window,
    withReasons,
    (use) => {
      load = () => use(scenes)
      if (!late) load()
    },
    entrance,
    (one) => news.push(one),
  )
  const deviceNow = () => store.getState().device
  const send = (happening: Happening) => store.getState().send(happening)
  return {
    window,
    frames,
    time,
    load: () => load(),
    entrance,
    companion,
    news,
    send,
    device: deviceNow,
    play: companion.getState,
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
    /** Lets time pass until the companion is in a state. @throws after a minute */
    until(...states: readonly Door['state'][]) {
      for (let ms = 0; ms < 60_000; ms += 50) {
        if (states.includes(companion.getState().state)) return ms
        window.clock.pass(50)
      }
      throw new Error(`It is still ${companion.getState().state}.`)
    },
  }
}
