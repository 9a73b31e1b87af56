/** The installer's applications: one at a time, starting one ends the one before (behaviour 7). */
import { set } from '../change'
import type { Device } from '../model'
import type { Application } from '../names'
import { bounds } from '../settings'
import { isRunning, programFields, startTimerProgram, stopProgram, stopTimerProgram } from './programs'
import { applyAutomaticTemperature, applyTemperatureCap } from './temperature'

/** What starting and ending applications changes. */
export const applicationFields = [
  'application',
  'comfortHeating',
  'temperatureValue',
  ...programFields,
] as const

/** Starts an application, after ending what the one before brought with it. */
export function startApplication(device: Device, application: Application): Device {
  const free = device.settings.application === application ? device : endApplication(device)
  const started = set(free, { application })
  switch (application) {
    case 'hotel':
      return applyAutomaticTemperature(started)
    case 'comfortHeating':
      return applyTemperatureCap(set(started, { comfortHeating: 'on' }))
    case 'groundHeating':
      return startTimerProgram(started)
    case 'powerControl':
      return started
  }
}

/** Ends an application if it is the one in force. */
export function stopApplication(device: Device, application: Application): Device {
  return device.settings.application === application ? endApplication(device) : device
}

function endApplication(device: Device): Device {
  const ended = set(device, { application: null, comfortHeating: 'off' })
  return device.settings.application === 'groundHeating' && isRunning(device, 'timer')
    ? stopTimerProgram(ended)
    : ended
}

/** Remote control is no value of `application`; switching it off also stops its program (behaviour 7.9). */
export function setRemoteControl(device: Device, remoteControl: 'active' | 'inactive'): Device {
  const switched = set(device, { remoteControl })
  if (remoteControl === 'active') return applyAutomaticTemperature(switched)
  return isRunning(device, 'remoteControlProgram') ? stopProgram(switched) : switched
}

export function lessPower(device: Device): Device {
  return changePower(device, -bounds.powerControl.step)
}

export function morePower(device: Device): Device {
  return changePower(device, bounds.powerControl.step)
}

/** Moves the power by so many percent, within 0 to 100 (behaviour 5.6). */
function changePower(device: Device, by: number): Device {
  const { min, max } = bounds.powerControl
  return set(device, {
    powerControlValue: Math.max(min, Math.min(max, device.settings.powerControlValue + by)),
  })
}
