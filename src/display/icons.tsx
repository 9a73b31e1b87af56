/** The display's icons, by the names that pictures use. */
import calendarClock from 'virtual:lucide/calendar-clock'
import calendarDays from 'virtual:lucide/calendar-days'
import flame from 'virtual:lucide/flame'
import hand from 'virtual:lucide/hand'
import languages from 'virtual:lucide/languages'
import moon from 'virtual:lucide/moon'
import power from 'virtual:lucide/power'
import settings from 'virtual:lucide/settings'
import shieldAlert from 'virtual:lucide/shield-exclamation-point'
import thermometerSun from 'virtual:lucide/thermometer-sun'
import triangleAlert from 'virtual:lucide/triangle-exclamation-point'
import wind from 'virtual:lucide/wind'
import wrench from 'virtual:lucide/wrench'
import zap from 'virtual:lucide/zap'
import type { HomeMode, Icon } from '../device/device'
import { Outline } from './outline'

/** The icons of the first screens. */
export const firstIcons = {
  program: calendarDays,
  energy: zap,
  settings,
  installer: wrench,
  language: languages,
} as const satisfies Partial<Record<Icon, string>>

export type FurtherIcons = Readonly<Record<Exclude<Icon, keyof typeof firstIcons>, string>>

const icons: Partial<Record<Icon, string>> = { ...firstIcons }

/** Adds the icons of all further screens, before any of them is shown. */
export function addIcons(further: FurtherIcons): void {
  Object.assign(icons, further)
}

const modeIcons: Readonly<Record<HomeMode, string>> = {
  program: calendarClock,
  set: hand,
  active: flame,
  standby: moon,
  'after-heating': thermometerSun,
  limited: shieldAlert,
  ventilation: wind,
  error: triangleAlert,
  off: power,
}

/** An icon in the size and colour of its place. It has no label: the text beside it is one. */
export function NamedIcon({ name }: { readonly name: Icon }) {
  return <Outline d={icons[name] ?? ''} />
}

export function ModeIcon({ mode }: { readonly mode: HomeMode }) {
  return <Outline d={modeIcons[mode]} className="icon mode-icon" />
}
