/** The upgrade screen: confirm starts it, it counts to the end, and the device goes home. */
import { changeView } from '../change'
import type { Device, Screen } from '../model'
import { routes } from '../rules/guide'
import { go } from '../rules/moving'
import { VERSION } from './installer/system-info'

const NEW_VERSION = '4.3.0'
const TICK = 250
const PERCENT_A_TICK = 5

const isDone = ({ view: { draft } }: Device) => (draft ?? 0) >= 100
const begin = (device: Device): Device => changeView(device, { draft: 0 })
const goHome = (device: Device) => go(device, routes.home)

export const upgrade: Screen = {
  path: '/upgrade',
  title: 'upgrade.title',
  icon: 'upgrade',
  context: 'installer',
  every: TICK,
  tick: (device) => {
    const { draft } = device.view
    return draft === null ? device : changeView(device, { draft: Math.min(100, draft + PERCENT_A_TICK) })
  },
  actions: (device) => ({
    confirm: device.view.draft === null ? begin : isDone(device) ? goHome : undefined,
  }),
  keys: (device) =>
    device.view.draft === null
      ? { confirm: 'upgrade.begin' }
      : isDone(device)
        ? { confirm: 'legend.continue' }
        : {},
  body: (device) => {
    const { draft } = device.view
    return {
      kind: 'progress',
      done: draft ?? 0,
      text: draft === null ? 'upgrade.available' : isDone(device) ? 'upgrade.done' : 'upgrade.running',
      lines: [
        { text: 'upgrade.installed', values: [{ verbatim: isDone(device) ? NEW_VERSION : VERSION }] },
        { text: 'upgrade.new', values: [{ verbatim: NEW_VERSION }] },
      ],
    }
  },
}
