/** The installer's applications: only one runs at a time, and starting one ends the previous one (behaviour 7). */
import { changeSettings } from '../change'
import type { Device } from '../model'
import type { Application } from '../names'
import { bounds } from '../settings'
import { isRunning, programFields, startTimerProgram, stopProgram, stopTimerProgram } from './programs'
import { applyAutomaticTemperature, applyTemperatureCap } from './temperature'

/** The settings that change when an application starts or ends. */
export const applicationFields = [
  'application',
  'comfortHeating',
  'temperatureValue',
  ...programFields,
] as const

/** Starts an application. Ends the previous one if it is another. */
export function startApplication(device: Device, application: Application): Device {
  const withoutPrevious = device.settings.application === application ? device : endCurrentApplication(device)
  const started = changeSettings(withoutPrevious, { application })
  switch (application) {
    case 'hotel':
      return applyAutomaticTemperature(started)
    case 'comfortHeating':
      return applyTemperatureCap(changeSettings(started, { comfortHeating: 'on' }))
    case 'groundHeating':
      return startTimerProgram(started)
    case 'powerControl':
      return started
  }
}

/** Ends an application if it is the current one. */
export function stopApplication(device: Device, application: Application): Device {
  return device.settings.application === application ? endCurrentApplication(device) : device
}

/** Ends the current application; with ground heating, also the timer program (behaviour 7.2). */
function endCurrentApplication(device: Device): Device {
  const ended = changeSettings(device, { application: null, comfortHeating: 'off' })
  return device.settings.application === 'groundHeating' && isRunning(device, 'timer')
    ? stopTimerProgram(ended)
    : ended
}

/**
 * Sets remote control, which is independent of `application`. `active` also sets the automatic temperature, `inactive`
 * stops the remote control program (behaviour 7.9, 8.5).
 */
export function setRemoteControl(device: Device, remoteControl: 'active' | 'inactive'): Device {
  const switched = changeSettings(device, { remoteControl })
  if (remoteControl === 'active') return applyAutomaticTemperature(switched)
  return isRunning(device, 'remoteControlProgram') ? stopProgram(switched) : switched
}

export function decreasePowerPercentage(device: Device): Device {
  return changePowerPercentage(device, -bounds.powerControl.step)
}

export function increasePowerPercentage(device: Device): Device {
  return changePowerPercentage(device, bounds.powerControl.step)
}

/** Changes the power of power control. The result stays within 0 to 100 % (behaviour 5.6). */
function changePowerPercentage(device: Device, percentagePoints: number): Device {
  const { min, max } = bounds.powerControl
  return changeSettings(device, {
    powerControlValue: Math.max(min, Math.min(max, device.settings.powerControlValue + percentagePoints)),
  })
}
