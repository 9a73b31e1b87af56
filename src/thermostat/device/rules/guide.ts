/** The installation guide: its order and its way back (behaviour 4.6). */
import { change, set } from '../change'
import type { Device } from '../model'
import { routes } from '../paths'
import { factorySettings, type Settings } from '../settings'
import { go } from './moving'

export function isGuideOn({ settings }: Device): boolean {
  return settings.installationGuide !== 'false'
}

/** Begins a first start: factory settings, guide switched on once its splash is over. */
export function beginGuide(device: Device): Device {
  return change(device, { settings: { ...factorySettings, restart: true, installationGuide: 'pending' } })
}

/** A screen of the guide. */
export type GuideStep = Exclude<(typeof routes)[keyof typeof routes], typeof routes.home>

interface Step {
  /** The step after this one; `null` ends the guide. */
  next(settings: Settings): GuideStep | null
  /** Where back leads, when it is not one step on the trail. */
  back?(settings: Settings): GuideStep
}

const steps: Readonly<Record<GuideStep, Step>> = {
  [routes.language]: {
    next: ({ wifiInstalled }) => (wifiInstalled ? routes.connectWifi : routes.setTime),
  },
  [routes.connectWifi]: { next: () => routes.setTime, back: () => routes.language },
  [routes.setTime]: {
    next: () => routes.setDate,
    back: ({ wifiInstalled }) => (wifiInstalled ? routes.connectWifi : routes.language),
  },
  [routes.setDate]: { next: () => routes.floorType, back: () => routes.setTime },
  // Not on the way, but time and date leads there with wifi (behaviour 4.6).
  [routes.setTimezone]: { next: () => routes.floorType },
  [routes.floorType]: { next: () => routes.installedEffect },
  [routes.installedEffect]: {
    next: ({ floorType }) => (floorType === 'tile/stone' ? routes.floorTypeInfo : null),
    back: () => routes.floorType,
  },
  [routes.floorTypeInfo]: {
    next: ({ floorType }) => (floorType === 'wood/laminate' ? null : routes.delayedStartup),
  },
  [routes.delayedStartup]: { next: () => null },
}

/** Whether this screen is being used as a step of the guide. */
export function isGuideStep(device: Device, path: string): path is GuideStep {
  return isGuideOn(device) && path in steps
}

export function continueGuide(device: Device, path: GuideStep): Device {
  const next = steps[path].next(device.settings)
  return next === null ? endGuide(device) : go(device, next)
}

/** What the end of the guide changes. */
export const guideFields = ['installationGuide', 'restart'] as const

function endGuide(device: Device): Device {
  return go(set(device, { installationGuide: 'false', restart: false }), routes.home)
}

/** Where back leads inside the guide; `undefined` where it is what it is outside. */
export function guideBack(device: Device, path: string): GuideStep | undefined {
  return isGuideStep(device, path) ? steps[path].back?.(device.settings) : undefined
}
