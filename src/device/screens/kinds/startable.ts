/** The first line of a program's or an application's menu: start it, or stop it while it runs. */
import type { Device } from '../../model'
import { show } from '../../rules/moving'
import type { MenuLine } from './menu'

interface Startable {
  readonly runs: (device: Device) => boolean
  readonly start: (device: Device) => Device
  readonly stop: (device: Device) => Device
}

export function startOrStop({ runs, start, stop }: Startable): MenuLine {
  return {
    text: (device) => (runs(device) ? 'word.stop' : 'word.start'),
    icon: (device) => (runs(device) ? 'stop' : 'play'),
    does: (device) => (runs(device) ? show(stop(device), 'stop') : show(start(device), 'start')),
  }
}
