/** What only the installation guide sets, the floor type, and what the guide asks besides (guidance G22). */
import { type Device, type FieldName, type Moment, pathOf, rest, type Settings } from '../../device/device'
import { routes } from '../../device/paths'
import { isGuideOn, isGuideStep } from '../../device/rules/guide'
import type { Act } from '../model'
import { search } from '../search'
import { isHeld } from './operations'

export interface Asked {
  /** The setting that it is about; `null` where it only leads on. */
  readonly field: FieldName | null
  readonly acts: readonly Act[]
}

/** What the guide may change. */
const guideFields: readonly FieldName[] = [
  'language',
  'wifi',
  'wifiNetwork',
  'floorType',
  'effectValue',
  'installationGuide',
  'restart',
]

interface Question {
  readonly field: FieldName
  readonly holds: (device: Device) => boolean
  readonly number?: number
}

/** Answers the guide's questions from its first step to its end, at home. @returns `null` where it cannot */
export function throughGuide(
  begin: Moment,
  target: Settings,
): { asked: readonly Asked[]; end: Moment } | null {
  const isNetwork = target.wifi === 'on' && target.wifiNetwork !== null && begin.device.settings.wifiInstalled
  const at = (device: Device) => pathOf(device)
  const questions: readonly Question[] = [
    {
      field: 'language',
      holds: (device) => isHeld(device, 'language', target.language) && at(device) !== routes.language,
    },
    ...(isNetwork
      ? [
          {
            field: 'wifiNetwork',
            holds: ({ settings }: Device) => settings.wifiNetwork === target.wifiNetwork,
          } as const,
        ]
      : []),
    {
      field: 'floorType',
      holds: (device) =>
        device.settings.floorType === target.floorType && at(device) === routes.installedEffect,
    },
    {
      field: 'effectValue',
      holds: (device) => device.settings.effectValue === target.effectValue && !isGuideOn(device),
      number: target.effectValue,
    },
  ]
  const asked: Asked[] = []
  let moment = rest(begin)
  for (const { field, holds, number } of questions) {
    const way = search(moment, {
      holds,
      fields: guideFields,
      mayChange: (name, before, after) =>
        guideFields.includes(name) &&
        (name !== 'wifi' || after.settings.wifi === target.wifi || before === after),
      isOnTheWay: (device) =>
        isGuideStep(device, at(device)) || at(device).startsWith(WIFI) || !isGuideOn(device),
      mayLeave: () => false,
      target: (device) => (at(device) === routes.installedEffect ? (number ?? null) : null),
    })
    if (!way) return null
    const isSet = !isHeld(begin.device, field, target[field])
    asked.push({ field: isSet ? field : null, acts: way.acts })
    moment = rest(way.end)
  }
  return { asked, end: moment }
}

const WIFI = '/home/menu/settings/wifi'
