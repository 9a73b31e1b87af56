/** The upgrade screen. Confirm starts the upgrade, which counts to 100 %. Then confirm opens home (behaviour 13.8). */
import type { ButtonLegend } from '../body'
import { change, changeView } from '../change'
import type { Device, Screen } from '../model'
import { routes } from '../paths'
import { durations } from '../rules/durations'
import { goTo } from '../rules/navigation'
import { NEW_VERSION, versionOf } from './installer/system-info'

const PERCENT_PER_TICK = 5

/** Returns the progress in percent; `null` before the upgrade starts. */
const progressOf = ({ view, hardware }: Device) => (hardware.upgraded ? 100 : view.draft)
const beginUpgrade = (device: Device): Device => changeView(device, { draft: 0 })
const finishUpgrade = (device: Device): Device =>
  change(changeView(device, { draft: null }), { hardware: { ...device.hardware, upgraded: true } })
const goHome = (device: Device) => goTo(device, routes.home)

export const upgrade: Screen = {
  path: '/upgrade',
  title: 'upgrade.title',
  icon: 'upgrade',
  context: 'installer',
  tickMs: durations.upgradeStep,
  onTick: (device) => {
    const { draft } = device.view
    if (draft === null) return device
    const percent = draft + PERCENT_PER_TICK
    return percent < 100 ? changeView(device, { draft: percent }) : finishUpgrade(device)
  },
  actions: (device) => ({ confirm: selectByProgress(device, beginUpgrade, undefined, goHome) }),
  legend: (device) =>
    selectByProgress<ButtonLegend>(device, { confirm: 'upgrade.begin' }, {}, { confirm: 'legend.continue' }),
  body: (device) => ({
    kind: 'progress',
    percent: progressOf(device) ?? 0,
    text: selectByProgress(device, 'upgrade.available', 'upgrade.running', 'upgrade.done'),
    lines: [
      { text: 'upgrade.installed', values: [{ verbatim: versionOf(device) }] },
      { text: 'upgrade.new', values: [{ verbatim: NEW_VERSION }] },
    ],
  }),
}

/** Returns `offered` before the upgrade, `running` during it and `done` after it. */
function selectByProgress<Value>(device: Device, offered: Value, running: Value, done: Value): Value {
  const percent = progressOf(device)
  return percent === null ? offered : percent < 100 ? running : done
}
