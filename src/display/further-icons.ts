/** The icons that only further screens show. */
import activity from 'virtual:lucide/activity'
import bedDouble from 'virtual:lucide/bed-double'
import calendarRange from 'virtual:lucide/calendar-range'
import circleStop from 'virtual:lucide/circle-stop'
import clock from 'virtual:lucide/clock'
import download from 'virtual:lucide/download'
import eye from 'virtual:lucide/eye'
import gauge from 'virtual:lucide/gauge'
import heater from 'virtual:lucide/heater'
import house from 'virtual:lucide/house'
import info from 'virtual:lucide/info'
import layers from 'virtual:lucide/layers'
import layoutGrid from 'virtual:lucide/layout-grid'
import lock from 'virtual:lucide/lock'
import monitorDot from 'virtual:lucide/monitor-dot'
import moveHorizontal from 'virtual:lucide/move-horizontal'
import pencil from 'virtual:lucide/pencil'
import play from 'virtual:lucide/play'
import plug from 'virtual:lucide/plug'
import power from 'virtual:lucide/power'
import rotateCcw from 'virtual:lucide/rotate-ccw'
import slidersHorizontal from 'virtual:lucide/sliders-horizontal'
import smartphone from 'virtual:lucide/smartphone'
import snowflake from 'virtual:lucide/snowflake'
import sun from 'virtual:lucide/sun'
import thermometer from 'virtual:lucide/thermometer'
import timer from 'virtual:lucide/timer'
import toggleLeft from 'virtual:lucide/toggle-left'
import user from 'virtual:lucide/user'
import wifi from 'virtual:lucide/wifi'
import type { FurtherIcons } from './icons'

export const furtherIcons: FurtherIcons = {
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
