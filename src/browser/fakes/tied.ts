/** A device tied to a browser's history, whose trail the test moves as it likes. */
import { type Device, here, type Input, placeAt, step, type Trail } from '../../device/device'
import { push, replace, travel } from '../../device/trail'
import { tieAddress } from '../address'
import { createDeviceStore } from '../store'
import { stampOf, urlOf } from '../url'
import { FakeHistory } from './browser'
import { FakeClock, NOON } from './clock'
import { deviceAt } from './device'

interface Options {
  readonly url?: string
  readonly base?: string
  readonly tab?: FakeHistory
  readonly trail?: Trail
}

export function tie({ base = '/', url = `${base}home`, tab = new FakeHistory(url), trail }: Options = {}) {
  const clock = new FakeClock()
  const heard: string[] = []
  const tell = (input: Input): string => {
    switch (input.type) {
      case 'travel':
        return `travel ${input.to}`
      case 'address':
        return `address ${input.path} ${input.index}`
      case 'language':
        return `language ${input.language}`
      default:
        return input.type
    }
  }
  const store = createDeviceStore(
    deviceAt('/home', trail ? { trail } : {}),
    () => NOON,
    (device, input) => {
      heard.push(tell(input))
      return step(device, input)
    },
  )
  const tools = {
    history: tab.history,
    location: tab.location,
    setTimeout: clock.setTimeout,
    clearTimeout: clock.clearTimeout,
  }
  const address = tieAddress(tools, store, base, trail ?? null)
  tab.onPopState = address.onPopState
  const change = (next: (trail: Trail) => Trail) =>
    store.setState(({ device }) => ({ device: { ...device, trail: next(device.trail) } as Device }))
  /** Changes the device, and not its trail. */
  const stir = () => store.setState(({ device }) => ({ device: { ...device } }))
  const trailNow = () => store.getState().device.trail
  return {
    tab,
    dispose: address.dispose,
    clock,
    heard,
    change,
    stir,
    trailNow,
    go: (...paths: string[]) => {
      for (const path of paths) change((now) => push(now, placeAt(path)))
    },
    step: (steps: number) => change((now) => travel(now, steps)),
    instead: (path: string) => change((now) => replace(now, placeAt(path))),
    rest: () => {
      while (tab.arrive() || clock.running > 0) clock.pass(clock.running > 0 ? 1 : 0)
    },
    /** Where the browser is, as its address and its entry say. */
    shown: () => ({ url: tab.url, index: stampOf(tab.history.state) }),
    /** Where the device is. */
    wanted: () => ({ url: urlOf(here(trailNow()), base), index: trailNow().dropped + trailNow().at }),
  }
}
