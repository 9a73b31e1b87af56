/** Sets up what a control of the panel needs (behaviour 17.10), by the rules of the screens that set it. */
import { changeSettings } from '../change'
import type { Device, HouseControlName } from '../model'
import { changeTimestamps } from '../simulated-time'
import { setRemoteControl } from './applications'
import { missingRequirementOf } from './mode'
import { isRunning, startProgram } from './programs'
import { toggleWifiCard } from './wifi'

/** The operating time limit that is set if there is none, in minutes of each hour. */
const USUAL_LIMIT_MINUTES = 5

/** Returns the same device if the control needs nothing, or if its requirement cannot be met. */
export function meetRequirement(device: Device, name: HouseControlName): Device {
  if (!missingRequirementOf(device, name)) return device
  switch (name) {
    case 'windowOpen':
      // The pause counts from now, because a visitor who turns the function on wants to see it.
      return changeTimestamps(changeSettings(device, { ventilationFunction: 'on' }), {
        windowSince: device.clock,
      })
    case 'operatingPause':
      return changeSettings(device, { operatingTimeLimitation: USUAL_LIMIT_MINUTES })
    case 'connectionFails':
      return toggleWifiCard(device)
    default:
      return startRemoteControlProgram(device)
  }
}

function startRemoteControlProgram(device: Device): Device {
  const active = device.settings.remoteControl === 'active' ? device : setRemoteControl(device, 'active')
  return isRunning(active, 'remoteControlProgram') ? active : startProgram(active, 'remoteControlProgram')
}

/** True if something is missing that `meetRequirement` can set up. It cannot put a card into an occupied slot. */
export function canMeetRequirement(device: Device, name: HouseControlName): boolean {
  return !!missingRequirementOf(device, name) && !missingRequirementOf(meetRequirement(device, name), name)
}
