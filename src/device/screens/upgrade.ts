/** The upgrade screen: confirm starts it, it counts to the end, and the device goes home. */
import { changeView } from '../change'
import type { Device, Screen } from '../model'
import { routes } from '../paths'
import { durations } from '../rules/durations'
import { go } from '../rules/moving'
import { VERSION } from './installer/system-info'

const NEW_VERSION = '4.3.0'
const PERCENT_A_STEP = 5

const isDone = ({ view: { draft } }: Device) => (draft ?? 0) >= 100
const begin = (device: Device): Device => changeView(device, { draft: 0 })
const goHome = (device: Device) => go(device, routes.home)

export const upgrade: Screen = {
  path: '/upgrade',
  title: 'upgrade.title',
  icon: 'upgrade',
  context: 'installer',
  every: durations.upgradeStep,
  tick: (device) => {
    const { draft } = device.view
    return draft === null ? device : changeView(device, { draft: Math.min(100, draft + PERCENT_A_STEP) })
  },
  actions: (device) => ({
    confirm: device.view.draft === null ? begin : isDone(device) ? goHome : undefined,
  }),
  legend: (device) =>
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
