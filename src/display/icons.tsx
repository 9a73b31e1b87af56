/** The display's one family of icons, by the names that pictures use. */
import type { LucideIcon } from 'lucide-react'
import Activity from 'lucide-react/icons/activity'
import BedDouble from 'lucide-react/icons/bed-double'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CalendarRange from 'lucide-react/icons/calendar-range'
import CircleStop from 'lucide-react/icons/circle-stop'
import Clock from 'lucide-react/icons/clock'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import Flame from 'lucide-react/icons/flame'
import Gauge from 'lucide-react/icons/gauge'
import Hand from 'lucide-react/icons/hand'
import Heater from 'lucide-react/icons/heater'
import House from 'lucide-react/icons/house'
import Info from 'lucide-react/icons/info'
import Languages from 'lucide-react/icons/languages'
import Layers from 'lucide-react/icons/layers'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Lock from 'lucide-react/icons/lock'
import MonitorDot from 'lucide-react/icons/monitor-dot'
import Moon from 'lucide-react/icons/moon'
import MoveHorizontal from 'lucide-react/icons/move-horizontal'
import Pencil from 'lucide-react/icons/pencil'
import Play from 'lucide-react/icons/play'
import Plug from 'lucide-react/icons/plug'
import Power from 'lucide-react/icons/power'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Settings from 'lucide-react/icons/settings'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Smartphone from 'lucide-react/icons/smartphone'
import Snowflake from 'lucide-react/icons/snowflake'
import Sun from 'lucide-react/icons/sun'
import Thermometer from 'lucide-react/icons/thermometer'
import ThermometerSun from 'lucide-react/icons/thermometer-sun'
import Timer from 'lucide-react/icons/timer'
import ToggleLeft from 'lucide-react/icons/toggle-left'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import User from 'lucide-react/icons/user'
import Wifi from 'lucide-react/icons/wifi'
import Wind from 'lucide-react/icons/wind'
import Wrench from 'lucide-react/icons/wrench'
import Zap from 'lucide-react/icons/zap'
import type { HomeMode, Icon } from '../device/device'

const icons: Readonly<Record<Icon, LucideIcon>> = {
  program: CalendarDays,
  energy: Zap,
  settings: Settings,
  installer: Wrench,
  week: CalendarRange,
  timer: Timer,
  remote: Smartphone,
  reset: RotateCcw,
  play: Play,
  stop: CircleStop,
  view: Eye,
  edit: Pencil,
  wifi: Wifi,
  clock: Clock,
  language: Languages,
  screensaver: MonitorDot,
  lock: Lock,
  summertime: Sun,
  info: Info,
  application: LayoutGrid,
  sensor: Thermometer,
  power: Plug,
  off: Power,
  functions: SlidersHorizontal,
  hotel: BedDouble,
  comfort: Heater,
  ground: Snowflake,
  calibration: Gauge,
  floor: Layers,
  room: House,
  relay: ToggleLeft,
  upgrade: Download,
  test: Activity,
  interval: MoveHorizontal,
  account: User,
}

const modeIcons: Readonly<Record<HomeMode, LucideIcon>> = {
  program: CalendarClock,
  set: Hand,
  active: Flame,
  standby: Moon,
  'after-heating': ThermometerSun,
  limited: ShieldAlert,
  ventilation: Wind,
  error: TriangleAlert,
  off: Power,
}

/** Drawn in the size and colour of its place; the text beside it says what it means. */
export function Glyph({ name }: { readonly name: Icon }) {
  const Drawing = icons[name]
  return <Drawing className="icon" />
}

export function ModeSymbol({ mode }: { readonly mode: HomeMode }) {
  const Drawing = modeIcons[mode]
  return <Drawing className="icon mode-icon" />
}
