/** The upgrade screen: confirm starts it, it counts to the end, and the device goes home. */
import { changeView } from '../change'
import type { Device, Screen } from '../model'
import { paths } from '../rules/guide'
import { go } from '../rules/moving'
import { VERSION } from './installer/system-info'

const NEW_VERSION = '4.3.0'
const TICK = 250
const PERCENT_A_TICK = 5

const begin = (device: Device): Device => changeView(device, { draft: 0 })
const goHome = (device: Device) => go(device, paths.home)

export const upgrade: Screen = {
  path: '/upgrade',
  title: 'upgrade.title',
  icon: 'upgrade',
  context: 'installer',
  every: TICK,
  tick: (device) => {
    const { draft } = device.view
    if (draft === null || draft >= 100) return device
    return changeView(device, { draft: Math.min(100, draft + PERCENT_A_TICK) })
  },
  actions: ({ view: { draft } }) => ({ confirm: draft === null ? begin : draft >= 100 ? goHome : undefined }),
  keys: ({ view: { draft } }) =>
    draft === null ? { confirm: 'upgrade.begin' } : draft >= 100 ? { confirm: 'legend.continue' } : {},
  body: ({ view: { draft } }) => ({
    kind: 'progress',
    done: draft ?? 0,
    text: draft === null ? 'upgrade.available' : draft < 100 ? 'upgrade.running' : 'upgrade.done',
    lines: [
      {
        text: 'upgrade.installed',
        values: [{ verbatim: draft !== null && draft >= 100 ? NEW_VERSION : VERSION }],
      },
      { text: 'upgrade.new', values: [{ verbatim: NEW_VERSION }] },
    ],
  }),
}
