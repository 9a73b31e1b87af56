/** A companion beside a live device, on a clock that the test moves. */
import { createStore } from 'zustand/vanilla'
import { createDeviceStore, type Running } from '../../src/browser/store'
import { connectTimers } from '../../src/browser/timers'
import type { Door, TaskNews } from '../../src/companion/door'
import type { WithReasons } from '../../src/companion/reasons'
import { createCompanion } from '../../src/companion/store'
import { type Button, type Device, type Happening, here, type Settings } from '../../src/device/device'
import { openAt } from '../../src/device/testing'
import * as why from '../../src/guidance/why/why'
import { FakeWindow } from './window'

interface Given {
  readonly path?: string
  readonly settings?: Partial<Settings>
  readonly withReasons?: WithReasons
}

const atOnce: WithReasons = (use) => use(why)

export function openCompanion({ path = '/home', settings = {}, withReasons = atOnce }: Given = {}) {
  const window = new FakeWindow()
  const now = () => window.clock.epoch()
  const { device } = openAt(path, { settings, at: now() })
  const store = createDeviceStore(device, now)
  connectTimers(window, store, now)
  const entrance = createStore<Door>(() => ({ state: 'closed', task: null, request: null }))
  const news: TaskNews[] = []
  const companion = createCompanion(store, window, withReasons, entrance, (one) => news.push(one))
  const deviceNow = () => store.getState().device
  const send = (happening: Happening) => store.getState().send(happening)
  return {
    window,
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
