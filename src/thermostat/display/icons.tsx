/** The display's icons, by the names that pictures use. */

import type { HomeMode, Icon } from '../device/device'
import {
  activity,
  bedDouble,
  calendarClock,
  calendarDays,
  calendarRange,
  circleStop,
  clock,
  download,
  eye,
  flame,
  gauge,
  hand,
  heater,
  house,
  info,
  languages,
  layers,
  layoutGrid,
  lock,
  monitorDot,
  moon,
  moveHorizontal,
  pencil,
  play,
  plug,
  power,
  rotateCcw,
  settings,
  shieldExclamationPoint,
  slidersHorizontal,
  smartphone,
  snowflake,
  sun,
  thermometer,
  thermometerSun,
  timer,
  toggleLeft,
  triangleExclamationPoint as triangleAlert,
  user,
  wifi,
  wind,
  wrench,
  zap,
} from './icon-data'
import { Outline } from './outline'

const icons: Readonly<Record<Icon, string>> = {
  program: calendarDays,
  energy: zap,
  settings,
  installer: wrench,
  language: languages,
  week: calendarRange,
  timer,
  remote: smartphone,
  reset: rotateCcw,
  play,
  stop: circleStop,
  view: eye,
  edit: pencil,
  wifi,
  clock,
  screensaver: monitorDot,
  lock,
  summertime: sun,
  info,
  application: layoutGrid,
  sensor: thermometer,
  off: power,
  power: plug,
  functions: slidersHorizontal,
  hotel: bedDouble,
  comfort: heater,
  ground: snowflake,
  calibration: gauge,
  floor: layers,
  room: house,
  relay: toggleLeft,
  upgrade: download,
  test: activity,
  interval: moveHorizontal,
  account: user,
}

const modeIcons: Readonly<Record<HomeMode, string>> = {
  program: calendarClock,
  set: hand,
  active: flame,
  standby: moon,
  'after-heating': thermometerSun,
  limited: shieldExclamationPoint,
  ventilation: wind,
  error: triangleAlert,
  off: power,
}

/** An icon in the size and colour of its place. It has no label: the text beside it is one. */
export function NamedIcon({ name }: { readonly name: Icon }) {
  return <Outline d={icons[name]} />
}

export function ModeIcon({ mode }: { readonly mode: HomeMode }) {
  return <Outline d={modeIcons[mode]} className="icon mode-icon" />
}
