/** The display's icons, by the names that pictures use. */
import activity from 'virtual:lucide/activity'
import bedDouble from 'virtual:lucide/bed-double'
import calendarClock from 'virtual:lucide/calendar-clock'
import calendarDays from 'virtual:lucide/calendar-days'
import calendarRange from 'virtual:lucide/calendar-range'
import circleStop from 'virtual:lucide/circle-stop'
import clock from 'virtual:lucide/clock'
import download from 'virtual:lucide/download'
import eye from 'virtual:lucide/eye'
import flame from 'virtual:lucide/flame'
import gauge from 'virtual:lucide/gauge'
import hand from 'virtual:lucide/hand'
import heater from 'virtual:lucide/heater'
import house from 'virtual:lucide/house'
import info from 'virtual:lucide/info'
import languages from 'virtual:lucide/languages'
import layers from 'virtual:lucide/layers'
import layoutGrid from 'virtual:lucide/layout-grid'
import lock from 'virtual:lucide/lock'
import monitorDot from 'virtual:lucide/monitor-dot'
import moon from 'virtual:lucide/moon'
import moveHorizontal from 'virtual:lucide/move-horizontal'
import pencil from 'virtual:lucide/pencil'
import play from 'virtual:lucide/play'
import plug from 'virtual:lucide/plug'
import power from 'virtual:lucide/power'
import rotateCcw from 'virtual:lucide/rotate-ccw'
import settings from 'virtual:lucide/settings'
import shieldAlert from 'virtual:lucide/shield-exclamation-point'
import slidersHorizontal from 'virtual:lucide/sliders-horizontal'
import smartphone from 'virtual:lucide/smartphone'
import snowflake from 'virtual:lucide/snowflake'
import sun from 'virtual:lucide/sun'
import thermometer from 'virtual:lucide/thermometer'
import thermometerSun from 'virtual:lucide/thermometer-sun'
import timer from 'virtual:lucide/timer'
import toggleLeft from 'virtual:lucide/toggle-left'
import triangleAlert from 'virtual:lucide/triangle-exclamation-point'
import user from 'virtual:lucide/user'
import wifi from 'virtual:lucide/wifi'
import wind from 'virtual:lucide/wind'
import wrench from 'virtual:lucide/wrench'
import zap from 'virtual:lucide/zap'
import type { HomeMode, Icon } from '../device/device'
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
  limited: shieldAlert,
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
