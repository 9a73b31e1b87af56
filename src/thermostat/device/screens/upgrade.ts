/** The upgrade screen: confirm starts it, it counts to the end, and the device goes home. */
import type { ButtonLegend } from '../body'
import { change, changeView } from '../change'
import type { Device, Screen } from '../model'
import { routes } from '../paths'
import { durations } from '../rules/durations'
import { go } from '../rules/moving'
import { NEW_VERSION, versionOf } from './installer/system-info'

const PERCENT_A_STEP = 5

/** How many percent are done; `null` before it begins. */
const progress = ({ view, hardware }: Device) => (hardware.upgraded ? 100 : view.draft)
const begin = (device: Device): Device => changeView(device, { draft: 0 })
const finish = (device: Device): Device =>
  change(changeView(device, { draft: null }), { hardware: { ...device.hardware, upgraded: true } })
const goHome = (device: Device) => go(device, routes.home)

export const upgrade: Screen = {
  path: '/upgrade',
  title: 'upgrade.title',
  icon: 'upgrade',
  context: 'installer',
  every: durations.upgradeStep,
  tick: (device) => {
    const { draft } = device.view
    if (draft === null) return device
    const done = draft + PERCENT_A_STEP
    return done < 100 ? changeView(device, { draft: done }) : finish(device)
  },
  actions: (device) => ({ confirm: byProgress(device, begin, undefined, goHome) }),
  legend: (device) =>
    byProgress<ButtonLegend>(device, { confirm: 'upgrade.begin' }, {}, { confirm: 'legend.continue' }),
  body: (device) => ({
    kind: 'progress',
    done: progress(device) ?? 0,
    text: byProgress(device, 'upgrade.available', 'upgrade.running', 'upgrade.done'),
    lines: [
      { text: 'upgrade.installed', values: [{ verbatim: versionOf(device) }] },
      { text: 'upgrade.new', values: [{ verbatim: NEW_VERSION }] },
    ],
  }),
}

/** What goes with an upgrade that is offered, that runs, and that is done. */
function byProgress<Value>(device: Device, offered: Value, running: Value, done: Value): Value {
  const percent = progress(device)
  return percent === null ? offered : percent < 100 ? running : done
}
