/** The first line of a program's or an application's menu: start it, or stop it while it runs. */
import type { Device } from '../../model'
import type { Path } from '../../paths'
import { show } from '../../rules/moving'
import type { MenuLine } from './menu'

interface Startable {
  readonly runs: (device: Device) => boolean
  /** What starts it, or the question that does. */
  readonly start: ((device: Device) => Device) | Path
  readonly stop: (device: Device) => Device
}

export function startOrStop({ runs, start, stop }: Startable): MenuLine {
  const begin = typeof start === 'string' ? undefined : start
  const question = typeof start === 'string' ? start : undefined
  return {
    text: (device) => (runs(device) ? 'word.stop' : 'word.start'),
    icon: (device) => (runs(device) ? 'stop' : 'play'),
    to: (device) => (runs(device) ? undefined : question),
    does: (device) => {
      if (runs(device)) return show(stop(device), 'stop')
      return begin ? show(begin(device), 'start') : device
    },
  }
}
