/** The installation guide: the order of its steps, forward and back (behaviour 4.6, 4.7). */
import { change, changeSettings } from '../change'
import type { Device } from '../model'
import { routes } from '../paths'
import { factorySettings, type Settings } from '../settings'
import { keepLanguage } from './language'
import { goTo } from './navigation'

/** True also for `pending`, the value until the splash screen ends. */
export function isGuideOn({ settings }: Device): boolean {
  return settings.installationGuide !== 'false'
}

/** Sets the factory settings and switches the guide on, as at a first start. */
export function restartWithGuide(device: Device): Device {
  const settings: Settings = { ...factorySettings, restart: true, installationGuide: 'pending' }
  return keepLanguage(device, change(device, { settings }))
}

/** The path of a screen of the guide: each path in `routes` except home. */
export type GuideStep = Exclude<(typeof routes)[keyof typeof routes], typeof routes.home>

interface GuideNavigation {
  /** Returns the next step; `null` after the last one. */
  next(settings: Settings): GuideStep | null
  /** Returns the step that the back button opens. Absent if the button goes back along the trail. */
  back?(settings: Settings): GuideStep
}

const navigationByStep: Readonly<Record<GuideStep, GuideNavigation>> = {
  [routes.language]: {
    next: ({ wifiInstalled }) => (wifiInstalled ? routes.connectWifi : routes.setTime),
  },
  [routes.connectWifi]: { next: () => routes.setTime, back: () => routes.language },
  [routes.setTime]: {
    next: () => routes.setDate,
    back: ({ wifiInstalled }) => (wifiInstalled ? routes.connectWifi : routes.language),
  },
  [routes.setDate]: { next: () => routes.floorType, back: () => routes.setTime },
  // No step of the guide leads here, but the screen can be opened by its address (behaviour 4.6).
  [routes.setTimezone]: { next: () => routes.floorType },
  [routes.floorType]: { next: () => routes.installedEffect },
  [routes.installedEffect]: {
    next: ({ floorType }) => (floorType === 'tile/stone' ? routes.floorTypeInfo : null),
    back: () => routes.floorType,
  },
  // With wood or vinyl, no step leads here, but the screen can be opened by its address (behaviour 4.6).
  [routes.floorTypeInfo]: {
    next: ({ floorType }) => (floorType === 'wood/laminate' ? null : routes.delayedStartup),
  },
  [routes.delayedStartup]: { next: () => null },
}

/** True if the guide is on and this screen is one of its steps. */
export function isGuideStep(device: Device, path: string): path is GuideStep {
  return isGuideOn(device) && path in navigationByStep
}

export function continueGuide(device: Device, path: GuideStep): Device {
  const next = navigationByStep[path].next(device.settings)
  return next === null ? endGuide(device) : goTo(device, next)
}

/** The settings that the end of the guide changes. */
export const guideFields = ['installationGuide', 'restart'] as const

/** Ends the guide and opens home, as after its last step. */
export function endGuide(device: Device): Device {
  return goTo(changeSettings(device, { installationGuide: 'false', restart: false }), routes.home)
}

/** Returns the step that the back button opens; `undefined` if the guide is off or does not change the button. */
export function guideBackTargetOf(device: Device, path: string): GuideStep | undefined {
  return isGuideStep(device, path) ? navigationByStep[path].back?.(device.settings) : undefined
}
