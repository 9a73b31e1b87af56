/** A device connected to a browser's history; the test moves the trail. */
import { connectAddress } from '../../../src/site/browser/address'
import { historyIndexOf, urlOf } from '../../../src/site/browser/url'
import {
  type Device,
  here,
  type Input,
  placeAt,
  step,
  type Trail,
} from '../../../src/thermostat/device/device'
import { push, replace, travel } from '../../../src/thermostat/device/testing'
import { createDeviceStore } from '../../../src/thermostat/device-store'
import { NOON } from './clock'
import { deviceAt } from './device'
import { FakeHistory } from './history'
import { FakeWindow } from './window'

interface Options {
  readonly url?: string
  readonly base?: string
  readonly tab?: FakeHistory
  readonly trail?: Trail
}

export function openAddress({
  base = '/',
  url = `${base}home`,
  tab = new FakeHistory(url),
  trail,
}: Options = {}) {
  const window = new FakeWindow({ history: tab })
  const { clock } = window
  const heard: string[] = []
  const advance = (device: Device, input: Input) => {
    heard.push(told(input))
    return step(device, input)
  }
  const store = createDeviceStore(deviceAt('/home', trail ? { trail } : {}), () => NOON, advance)
  const { dispose } = connectAddress(window, store, base, trail ?? null, null)
  const change = (next: (trail: Trail) => Trail) =>
    store.setState(({ device }) => ({ device: { ...device, trail: next(device.trail) } as Device }))
  const trailNow = () => store.getState().device.trail
  /** Lets all pending steps arrive. */
  const rest = () => {
    while (tab.arrive() || clock.running > 0) clock.pass(clock.running > 0 ? 1 : 0)
  }
  return {
    tab,
    dispose,
    clock,
    /** The inputs that the device received. */
    heard,
    change,
    /** Changes the device but not its trail. */
    stir: () => store.setState(({ device }) => ({ device: { ...device } })),
    trailNow,
    go: (...paths: string[]) => {
      for (const path of paths) change((now) => push(now, placeAt(path)))
    },
    step: (steps: number) => change((now) => travel(now, steps)),
    instead: (path: string) => change((now) => replace(now, placeAt(path))),
    rest,
    /** The visitor goes so many entries forward, or back if negative, and arrives. */
    browse(steps: number) {
      tab.press(steps)
      rest()
    },
    /** The browser's place, from its address and its entry. */
    shown: () => ({ url: tab.url, index: historyIndexOf(tab.state) }),
    /** The device's place. */
    wanted: () => ({ url: urlOf(here(trailNow()), base), index: trailNow().dropped + trailNow().at }),
  }
}

function told(input: Input): string {
  const said = ['type', 'to', 'path', 'index', 'language'].map((name) => Reflect.get(input, name))
  return said.filter((one) => one !== undefined).join(' ')
}
