/** A device connected to a fake browser history; tests change its trail. */
import { connectAddress } from '../../../src/site/browser/address'
import { historyIndexOf, urlOf } from '../../../src/site/browser/url'
import {
  createEntry,
  currentEntry,
  type Device,
  type Input,
  step,
  type Trail,
} from '../../../src/thermostat/device/device'
import { push, replace, travel } from '../../../src/thermostat/device/testing'
import { createDeviceStore } from '../../../src/thermostat/device-store'
import { NOON } from './clock'
import { deviceAt } from './device'
import { FakeHistory } from './history'
import { FakeWindow } from './window'

interface AddressOptions {
  readonly url?: string
  readonly base?: string
  readonly tab?: FakeHistory
  readonly trail?: Trail
}

export function openAddress({
  base = '/',
  url = `${base}home`,
  tab: history = new FakeHistory(url),
  trail,
}: AddressOptions = {}) {
  const window = new FakeWindow({ history })
  const { clock } = window
  const inputs: string[] = []
  const advance = (device: Device, input: Input) => {
    inputs.push(describeInput(input))
    return step(device, input)
  }
  const store = createDeviceStore(deviceAt('/home', trail ? { trail } : {}), () => NOON, advance)
  const { dispose } = connectAddress(window, store, base, trail ?? null, null)
  const change = (next: (trail: Trail) => Trail) =>
    store.setState(({ device }) => ({ device: { ...device, trail: next(device.trail) } as Device }))
  const trailNow = () => store.getState().device.trail
  /** Completes all pending traversals. */
  const settle = () => {
    while (history.arriveNext() || clock.pendingCount > 0) clock.advance(clock.pendingCount > 0 ? 1 : 0)
  }
  return {
    tab: history,
    dispose,
    clock,
    /** The inputs that the device received. */
    heard: inputs,
    change,
    /** Changes the device but not its trail. */
    touchDevice: () => store.setState(({ device }) => ({ device: { ...device } })),
    trailNow,
    go: (...paths: string[]) => {
      for (const path of paths) change((now) => push(now, createEntry(path)))
    },
    step: (steps: number) => change((now) => travel(now, steps)),
    replacePlace: (path: string) => change((now) => replace(now, createEntry(path))),
    rest: settle,
    /** Goes forward by this number of entries, or back if negative, with the browser's buttons. */
    browse(steps: number) {
      history.startBrowsing(steps)
      settle()
    },
    /** The place that the browser shows. */
    browserPlace: () => ({ url: history.url, index: historyIndexOf(history.state) }),
    devicePlace: () => ({
      url: urlOf(currentEntry(trailNow()), base),
      index: trailNow().dropped + trailNow().at,
    }),
  }
}

function describeInput(input: Input): string {
  const values = ['type', 'to', 'path', 'index', 'language'].map((name) => Reflect.get(input, name))
  return values.filter((value) => value !== undefined).join(' ')
}
