/** All routes of the device. The type `Path` lists them, so a misspelt route does not compile. */

const program = '/home/menu/program'
const settings = '/home/menu/settings'
const timeAndDate = `${settings}/time-and-date`
const wifi = `${settings}/wifi`
const installer = '/home/menu/installer'
const applications = `${installer}/applications`
const functions = `${installer}/functions`
const sensor = `${installer}/sensor`
const test = '/hardware-test'

/** Every route, in the order of the menus. */
export const paths = [
  '/',
  '/home',
  '/home/turn-off',
  '/home/turn-on',
  '/home/menu',

  program,
  `${program}/week`,
  `${program}/week/review`,
  `${program}/week/edit`,
  `${program}/timer`,
  `${program}/timer/start-timer`,
  `${program}/timer/review`,
  `${program}/timer/review/info`,
  `${program}/timer/edit`,
  `${program}/remote-control`,
  `${program}/remote-control/review`,
  `${program}/remote-control/review/info`,
  `${program}/remote-control/edit`,
  `${program}/reset`,

  '/home/menu/energy-consumption',

  settings,
  wifi,
  `${wifi}/connect-wifi`,
  `${wifi}/choose-network`,
  `${wifi}/choose-network/enter-password`,
  `${wifi}/choose-network/enter-password/connected`,
  `${wifi}/reset-account`,
  timeAndDate,
  `${timeAndDate}/set-time`,
  `${timeAndDate}/set-date`,
  `${timeAndDate}/set-timezone`,
  `${settings}/language`,
  `${settings}/screensaver`,
  `${settings}/keylock`,
  `${settings}/summertime`,
  `${settings}/floor-type`,
  `${settings}/floor-type/floor-type-info`,

  installer,
  `${installer}/system-info`,
  applications,
  `${applications}/hotel`,
  `${applications}/hotel/review`,
  `${applications}/hotel/review/info`,
  `${applications}/hotel/edit`,
  `${applications}/hotel/interval`,
  `${applications}/comfort-heating`,
  `${applications}/comfort-heating/set-comfort-heating-temp`,
  `${applications}/power-control`,
  `${applications}/ground-heating`,
  `${applications}/ground-heating/review`,
  `${applications}/remote-control`,
  sensor,
  `${sensor}/sensor-choice`,
  `${sensor}/sensor-choice/floor-sensor-room`,
  `${sensor}/sensor-choice/room-sensor-floor`,
  `${sensor}/sensor-type`,
  `${sensor}/calibration`,
  `${sensor}/calibration/floor-sensor`,
  `${sensor}/calibration/room-sensor`,
  `${installer}/installed-effect`,
  functions,
  `${functions}/adaptive-function`,
  `${functions}/ventilation-function`,
  `${functions}/delayed-startup`,
  `${functions}/operating-time-limitation`,
  `${installer}/reset`,
  `${installer}/reset/reset-everything`,
  `${installer}/reset/save-data`,

  '/upgrade',
  test,
  `${test}/relay-toggle`,
  `${test}/rtc-calibration`,
  `${test}/relay-dynamics`,
  `${test}/timeout`,
  `${test}/touch-info`,
  `${test}/demo`,
  `${test}/crash-count`,
] as const

export type Path = (typeof paths)[number]

/** The routes of the installer's functions, in the order of their menu. */
export const functionPaths: readonly Path[] = paths.filter((path) => path.startsWith(`${functions}/`))

/** The maximum length of a path. All routes of the device are much shorter. */
export const MAX_PATH_LENGTH = 200

/** True if a value has the form of a path, whether or not the device has this route. */
export function isPath(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/') && value.length <= MAX_PATH_LENGTH
}

const knownPaths: ReadonlySet<string> = new Set(paths)

/** True if a path is a route of the device. All other paths show the empty display. */
export function isRoute(path: string): path is Path {
  return knownPaths.has(path)
}

/** Returns the parent routes of a path, from the nearest to `/`. */
export function routesAbove(path: string): readonly Path[] {
  if (path === '/') return []
  const parent = path.slice(0, path.lastIndexOf('/')) || '/'
  return isRoute(parent) ? [parent, ...routesAbove(parent)] : routesAbove(parent)
}

/** Home and the steps of the installation guide. */
export const routes = {
  home: '/home',
  language: `${settings}/language`,
  connectWifi: `${wifi}/connect-wifi`,
  setTime: `${timeAndDate}/set-time`,
  setDate: `${timeAndDate}/set-date`,
  setTimezone: `${timeAndDate}/set-timezone`,
  floorType: `${settings}/floor-type`,
  floorTypeInfo: `${settings}/floor-type/floor-type-info`,
  installedEffect: `${installer}/installed-effect`,
  delayedStartup: `${functions}/delayed-startup`,
} as const satisfies Readonly<Record<string, Path>>
