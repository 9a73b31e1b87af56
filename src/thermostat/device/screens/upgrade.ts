/** The upgrade screen. Confirm starts the upgrade, which counts to 100 %. Then confirm opens home (behaviour 13.8). */
import type { ButtonLegend } from '../body'
import { change, changeView } from '../change'
import type { Device, Screen } from '../model'
import { routes } from '../paths'
import { durations } from '../rules/durations'
import { goTo } from '../rules/navigation'
import { NEW_VERSION, versionOf } from './installer/system-info'

const PERCENT_PER_TICK = 5

/**
 * Returns the progress in percent; `null` before the upgrade starts. `view.draft` counts it, so leaving the screen
 * cancels an unfinished upgrade.
 */
const progressOf = ({ view, hardware }: Device) => (hardware.upgraded ? 100 : view.draft)
const beginUpgrade = (device: Device): Device => changeView(device, { draft: 0 })
const finishUpgrade = (device: Device): Device =>
  change(changeView(device, { draft: null }), { hardware: { ...device.hardware, upgraded: true } })
const goHome = (device: Device) => goTo(device, routes.home)

function phaseOf(device: Device): 'available' | 'running' | 'done' {
  const percent = progressOf(device)
  if (percent === null) return 'available'
  return percent < 100 ? 'running' : 'done'
}

const confirmActions = { available: beginUpgrade, running: undefined, done: goHome } as const
const legends = {
  available: { confirm: 'upgrade.begin' },
  running: {},
  done: { confirm: 'legend.continue' },
} as const satisfies Record<string, ButtonLegend>

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
  actions: (device) => ({ confirm: confirmActions[phaseOf(device)] }),
  legend: (device) => legends[phaseOf(device)],
  body: (device) => ({
    kind: 'progress',
    percent: progressOf(device) ?? 0,
    text: `upgrade.${phaseOf(device)}`,
    lines: [
      { text: 'upgrade.installed', values: [{ verbatim: versionOf(device) }] },
      { text: 'upgrade.new', values: [{ verbatim: NEW_VERSION }] },
    ],
  }),
}
