/**
 * Copies with some parts replaced. They are written out field by field because engines of Node 20's age copy the copy of
 * an object ten times slower by spreading it, and every press makes several.
 */
import type { Device, View, Visit } from './model'
import type { Settings } from './settings'

export function change(device: Device, parts: Partial<Device>): Device {
  const { settings, surroundings, trail, view, visit, bench, hands, clock, nativeLanguage, visitors } = device
  return Object.assign(
    { settings, surroundings, trail, view, visit, bench, hands, clock, nativeLanguage, visitors },
    parts,
  )
}

/** Changes what belongs to the screen in view. */
export function changeView(device: Device, parts: Partial<View>): Device {
  const { path, since, focus, draft, refusal, turns } = device.view
  return change(device, { view: Object.assign({ path, since, focus, draft, refusal, turns }, parts) })
}

/** Changes what is remembered for the visit. */
export function changeVisit(device: Device, parts: Partial<Visit>): Device {
  const { changedAt, network, failed, reconnecting } = device.visit
  return change(device, { visit: Object.assign({ changedAt, network, failed, reconnecting }, parts) })
}

/** Changes fields of the settings. */
export function set(device: Device, fields: Partial<Settings>): Device {
  return change(device, { settings: Object.assign(copyOf(device.settings), fields) })
}

function copyOf(settings: Settings): Settings {
  return {
    application: settings.application,
    program: settings.program,
    secondaryProgram: settings.secondaryProgram,
    timer: settings.timer,
    timerTime: settings.timerTime,
    temperatureValue: settings.temperatureValue,
    effectValue: settings.effectValue,
    powerControlValue: settings.powerControlValue,
    maxTemp: settings.maxTemp,
    comfortHeating: settings.comfortHeating,
    comfortHeatingMaxTemp: settings.comfortHeatingMaxTemp,
    editComfortHeating: settings.editComfortHeating,
    operatingTimeLimitation: settings.operatingTimeLimitation,
    editOperatingTimeLimitation: settings.editOperatingTimeLimitation,
    remoteControl: settings.remoteControl,
    remoteControlInstalled: settings.remoteControlInstalled,
    wifi: settings.wifi,
    wifiInstalled: settings.wifiInstalled,
    wifiNetwork: settings.wifiNetwork,
    keylock: settings.keylock,
    sensorChoice: settings.sensorChoice,
    sensorType: settings.sensorType,
    floorType: settings.floorType,
    ventilationFunction: settings.ventilationFunction,
    adaptiveFunction: settings.adaptiveFunction,
    summertime: settings.summertime,
    screensaver: settings.screensaver,
    timezone: settings.timezone,
    language: settings.language,
    roomSensorActualValue: settings.roomSensorActualValue,
    floorSensorActualValue: settings.floorSensorActualValue,
    roomSensorCalibrationValue: settings.roomSensorCalibrationValue,
    floorSensorCalibrationValue: settings.floorSensorCalibrationValue,
    installationGuide: settings.installationGuide,
    restart: settings.restart,
    reset: settings.reset,
    previousRoute: settings.previousRoute,
    power: settings.power,
  }
}
