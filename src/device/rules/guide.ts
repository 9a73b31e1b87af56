/** The installation guide: its order and its way back (sections 2, "Device controls", and 4, "Installation guide"). */
import { change, set } from '../change'
import type { Device } from '../model'
import { factorySettings } from '../settings'
import { go, goBackTo } from './moving'

export const paths = {
  home: '/home',
  language: '/home/menu/settings/language',
  connectWifi: '/home/menu/settings/wifi/connect-wifi',
  setTime: '/home/menu/settings/time-and-date/set-time',
  setDate: '/home/menu/settings/time-and-date/set-date',
  setTimezone: '/home/menu/settings/time-and-date/set-timezone',
  floorType: '/home/menu/settings/floor-type',
  floorTypeInfo: '/home/menu/settings/floor-type/floor-type-info',
  installedEffect: '/home/menu/installer/installed-effect',
  delayedStartup: '/home/menu/installer/functions/delayed-startup',
} as const

export function isGuideOn({ settings }: Device): boolean {
  return settings.installationGuide !== 'false'
}

/** Begins a first start: factory settings, guide switched on once its splash is over. */
export function beginGuide(device: Device): Device {
  return change(device, { settings: { ...factorySettings, restart: true, installationGuide: 'pending' } })
}

/** The step after this one; `null` ends the guide. */
function stepAfter({ settings }: Device, path: string): string | null {
  switch (path) {
    case paths.language:
      return settings.wifiInstalled ? paths.connectWifi : paths.setTime
    case paths.connectWifi:
      return paths.setTime
    case paths.setTime:
      return paths.setDate
    case paths.setDate:
      return paths.floorType
    case paths.floorType:
      return paths.installedEffect
    case paths.installedEffect:
      return settings.floorType === 'tile/stone' ? paths.floorTypeInfo : null
    default:
      return null
  }
}

const steps: readonly string[] = [
  paths.language,
  paths.connectWifi,
  paths.setTime,
  paths.setDate,
  paths.floorType,
  paths.installedEffect,
  paths.floorTypeInfo,
  paths.delayedStartup,
]

/** Whether this screen is being used as a step of the guide. */
export function isGuideStep(device: Device, path: string): boolean {
  return isGuideOn(device) && steps.includes(path)
}

export function continueGuide(device: Device, path: string): Device {
  const next = stepAfter(device, path)
  return next === null ? endGuide(device) : go(device, next)
}

export function endGuide(device: Device): Device {
  return go(set(device, { installationGuide: 'false', restart: false }), paths.home)
}

/** "Floor-type-info confirm: anything other than wood/laminate goes to delayed-startup; wood/laminate ends the guide and goes home." */
export function leaveFloorTypeInfo(device: Device): Device {
  return device.settings.floorType === 'wood/laminate' ? endGuide(device) : go(device, paths.delayedStartup)
}

/** The exceptions of back inside the guide; `null` where back is one step on the trail. */
export function guideBack(device: Device, path: string): Device | null {
  switch (path) {
    case paths.setTime:
      return goBackTo(device, device.settings.wifiInstalled ? paths.connectWifi : paths.language)
    case paths.setDate:
      return goBackTo(device, paths.setTime)
    case paths.connectWifi:
      return goBackTo(device, paths.language)
    case paths.installedEffect:
      return goBackTo(device, paths.floorType)
    default:
      return null
  }
}
