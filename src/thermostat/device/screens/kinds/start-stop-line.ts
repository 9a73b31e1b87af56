import type { Device } from '../../model'
import type { Path } from '../../paths'
import { showOverlay } from '../../rules/navigation'
import type { MenuLine } from './menu'

interface StartStopOptions {
  readonly isRunning: (device: Device) => boolean
  /** The action that starts it, or the path of a question that asks first. */
  readonly start: ((device: Device) => Device) | Path
  readonly stop: (device: Device) => Device
}

/** Returns the first line in the menu of a program or application. The line starts it, or stops it while it runs. */
export function startStopLine({ isRunning, start, stop }: StartStopOptions): MenuLine {
  const startAction = typeof start === 'string' ? undefined : start
  const questionPath = typeof start === 'string' ? start : undefined
  return {
    text: (device) => (isRunning(device) ? 'word.stop' : 'word.start'),
    icon: (device) => (isRunning(device) ? 'stop' : 'play'),
    to: (device) => (isRunning(device) ? undefined : questionPath),
    action: (device) => {
      if (isRunning(device)) return showOverlay(stop(device), 'stop')
      return startAction ? showOverlay(startAction(device), 'start') : device
    },
  }
}
