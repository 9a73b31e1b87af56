/** Screens in states that look different, for the gallery, which also draws every route. */
import { faults } from '../../src/thermostat/device/device'
import { overlayStatuses } from '../../src/thermostat/device/trail'
import { atHome, type Scenario, scenario } from '../scenarios/scenario'

const installer = '/home/menu/installer'
const settings = '/home/menu/settings'
const onWifi = { wifiInstalled: true, wifi: 'on', wifiNetwork: 'Home' } as const

const systemInfo = {
  path: `${installer}/system-info`,
  settings: { program: 'week', application: 'comfortHeating', ...onWifi },
} as const

const contextPaths = {
  program: '/home/menu/program/week',
  'energy-consumption': '/home/menu/energy-consumption',
  settings: `${settings}/keylock`,
  installer: `${installer}/functions/adaptive-function`,
} as const

const homes: readonly Scenario[] = [
  scenario('home, set', atHome({ temperatureValue: 21 }), (p) => p),
  scenario('home, cool', atHome({ temperatureValue: 5 }), (p) => p),
  scenario('home, week program', atHome({ program: 'week', temperatureValue: 22, ...onWifi }), (p) => p),
  scenario('home, locked, no network', atHome({ keylock: 'on', wifiInstalled: true }), (p) => p),
  scenario('home, hotel active', atHome({ application: 'hotel', temperatureValue: 22 }), (p) => p),
  scenario(
    'home, hotel standby',
    atHome({ application: 'hotel', remoteControlInstalled: false, temperatureValue: 15 }),
    (p) => p,
  ),
  scenario(
    'home, remote control',
    atHome({ program: 'remoteControlProgram', remoteControl: 'active' }),
    (p) => p,
  ),
  scenario('home, timer running', atHome({ program: 'timer', timer: 'on', timerTime: 12 }), (p) => p),
  scenario(
    'home, ground heating',
    atHome({ application: 'groundHeating', program: 'timer', timer: 'on' }),
    (p) => p,
  ),
  scenario(
    'home, ground heating, outdoors',
    atHome({ application: 'groundHeating', program: 'timer' }),
    (p) => p.wait('6 s'),
  ),
  scenario('home, power control', atHome({ application: 'powerControl' }), (p) => p),
  scenario(
    'home, power control off',
    atHome({ application: 'powerControl', powerControlValue: 0 }),
    (p) => p,
  ),
  scenario(
    'home, comfort heating',
    atHome({ application: 'comfortHeating', comfortHeating: 'on' }),
    (p) => p,
  ),
  scenario('home, drying', atHome({ program: 'delayedStartup' }), (p) => p),
  scenario('home, ventilation', atHome({ ventilationFunction: 'on' }), (p) =>
    p.setSurroundings({ windowOpen: true }),
  ),
  scenario('home, limited', atHome(), (p) => p.setSurroundings({ floorOverLimit: true })),
  scenario('home, after-heating', atHome(), (p) => p.setSurroundings({ postHeat: true })),
  scenario('home, off', atHome({ power: 'off' }), (p) => p),
  scenario('home, no sensor', atHome(), (p) => p.setSurroundings({ floorSensorConnected: false })),
  ...faults
    .slice(1)
    .map((fault) => scenario(`home, error E${fault}`, atHome(), (p) => p.setSurroundings({ fault }))),
]

const overlays: readonly Scenario[] = [
  ...overlayStatuses.flatMap((status) =>
    Object.entries(contextPaths).map(([context, path]) =>
      scenario(
        `overlay, ${status}, ${context}`,
        { path: `${path}?status=${status}&context=${context}`, settings: {} },
        (p) => p,
      ),
    ),
  ),
  scenario(
    'overlay, turned off',
    { path: '/home/turn-off?status=stop&context=installer', settings: {} },
    (p) => p,
  ),
  scenario(
    'overlay, heating on',
    { path: '/home/turn-on?status=start&context=program', settings: {} },
    (p) => p,
  ),
  scenario(
    'overlay, deleted',
    { path: '/home/menu/program/reset?status=save&context=program', settings: {} },
    (p) => p,
  ),
  scenario(
    'overlay, account reset',
    { path: `${settings}/wifi/reset-account?status=save&context=settings`, settings: {} },
    (p) => p,
  ),
]

const wifi: readonly Scenario[] = [
  scenario('wifi, not installed', { path: `${settings}/wifi`, settings: {} }, (p) => p),
  scenario('wifi, not compatible', { path: `${settings}/wifi`, settings: onWifi }, (p) =>
    p.setSurroundings({ slot: 'incompatible' }),
  ),
  scenario('wifi, slot occupied', { path: `${settings}/wifi`, settings: onWifi }, (p) =>
    p.setSurroundings({ slot: 'occupied' }),
  ),
  scenario('wifi, disconnected', { path: `${settings}/wifi`, settings: { wifiInstalled: true } }, (p) => p),
  scenario('wifi, connecting', { path: `${settings}/wifi`, settings: onWifi }, (p) =>
    p.setSurroundings({ connectionFails: true }).setSurroundings({ connectionFails: false }),
  ),
  scenario('wifi, connected', { path: `${settings}/wifi`, settings: onWifi }, (p) => p),
  scenario('wifi, failed', { path: `${settings}/wifi`, settings: onWifi }, (p) =>
    p.setSurroundings({ connectionFails: true }),
  ),
  scenario(
    'wifi, scanning',
    { path: `${settings}/wifi/choose-network`, settings: { wifiInstalled: true } },
    (p) => p,
  ),
  scenario(
    'wifi, found',
    { path: `${settings}/wifi/choose-network`, settings: { wifiInstalled: true } },
    (p) => p.wait('2 s'),
  ),
  scenario('settings with wifi', { path: settings, settings: onWifi }, (p) => p),
]

const infos = [
  ['hotel', `${installer}/applications/hotel/review/info`],
  ['timer', '/home/menu/program/timer/review/info'],
  ['remote control', '/home/menu/program/remote-control/review/info'],
] as const

const edited: readonly Scenario[] = [
  scenario(
    'installed power, edited',
    { path: `${installer}/installed-effect`, settings: { effectValue: 1250 } },
    (p) => p.press('confirm'),
  ),
  scenario(
    'operating time, edited',
    { path: `${installer}/functions/operating-time-limitation`, settings: { operatingTimeLimitation: 9 } },
    (p) => p.press('confirm'),
  ),
  scenario(
    'comfort maximum, edited',
    {
      path: `${installer}/applications/comfort-heating/set-comfort-heating-temp`,
      settings: { application: 'comfortHeating', comfortHeating: 'on' },
    },
    (p) => p.press('confirm'),
  ),
  scenario(
    'calibration, positive',
    {
      path: `${installer}/sensor/calibration/floor-sensor`,
      settings: { floorSensorCalibrationValue: 15, floorSensorActualValue: 205 },
    },
    (p) => p.press('confirm'),
  ),
  scenario(
    'calibration, negative',
    {
      path: `${installer}/sensor/calibration/room-sensor`,
      settings: { roomSensorCalibrationValue: -15, roomSensorActualValue: 175 },
    },
    (p) => p.press('confirm'),
  ),
  scenario('week edit, tenth value', { path: '/home/menu/program/week/edit', settings: {} }, (p) =>
    p.press('next', 9),
  ),
  scenario('week at the weekend', { path: '/home/menu/program/week/review', settings: {} }, (p) =>
    p.press('next'),
  ),
  ...[1, 2, 3].map((tab) =>
    scenario(`energy, tab ${tab + 1}`, { path: '/home/menu/energy-consumption', settings: {} }, (p) =>
      p.press('next', tab),
    ),
  ),
  scenario('system info, line 9', systemInfo, (p) => p.press('next', 8)),
  scenario('system info, line 15', systemInfo, (p) => p.press('next', 14)),
  scenario('system info, the last line', systemInfo, (p) => p.pressToEnd('next')),
  ...infos.flatMap(([name, path]) =>
    [2, 3].map((page) =>
      scenario(`${name} info, page ${page}`, { path, settings: {} }, (p) => p.press('next', page - 1)),
    ),
  ),
  ...(['tile/stone', 'wood/laminate', 'plastic/vinyl'] as const).flatMap((floorType) =>
    [0, 1].map((page) =>
      scenario(
        `floor info, ${floorType.replace('/', ' or ')}, page ${page + 1}`,
        { path: `${settings}/floor-type/floor-type-info`, settings: { floorType } },
        (p) => p.press('next', page),
      ),
    ),
  ),
]

const refusedAndGuided: readonly Scenario[] = [
  scenario(
    'sensor choice refused, power control',
    { path: `${installer}/sensor/sensor-choice`, settings: { application: 'powerControl' } },
    (p) => p.press('confirm'),
  ),
  scenario(
    'sensor choice refused, floor limit',
    { path: `${installer}/sensor/sensor-choice`, settings: { floorType: 'wood/laminate' } },
    (p) => p.press('next').press('confirm'),
  ),
  scenario(
    'sensor choice refused, no floor sensor',
    { path: `${installer}/sensor/sensor-choice`, settings: {} },
    (p) => p.setSurroundings({ floorSensorConnected: false }).press('confirm'),
  ),
  scenario('program, remote control disabled', { path: '/home/menu/program', settings: {} }, (p) =>
    p.press('next', 2),
  ),
  scenario(
    'week program running',
    { path: '/home/menu/program/week', settings: { program: 'week' } },
    (p) => p,
  ),
  scenario(
    'functions in use',
    {
      path: `${installer}/functions`,
      settings: {
        adaptiveFunction: 'on',
        ventilationFunction: 'on',
        operatingTimeLimitation: 5,
        program: 'delayedStartup',
      },
    },
    (p) => p.press('next', 3),
  ),
  scenario(
    'delayed start-up running',
    { path: `${installer}/functions/delayed-startup`, settings: { program: 'delayedStartup' } },
    (p) => p,
  ),
  scenario(
    'delayed start-up in the guide',
    { path: `${installer}/functions/delayed-startup`, settings: { installationGuide: 'true' } },
    (p) => p,
  ),
  scenario('splash', {}, (p) => p),
  scenario('upgrade running', { path: '/upgrade', settings: {} }, (p) => p.press('confirm').wait('2 s')),
  scenario('upgrade done', { path: '/upgrade', settings: {} }, (p) => p.press('confirm').wait('6 s')),
  scenario('relay on', { path: '/hardware-test/relay-toggle', settings: {} }, (p) => p.press('confirm')),
]

export const states: readonly Scenario[] = [...homes, ...overlays, ...wifi, ...edited, ...refusedAndGuided]
