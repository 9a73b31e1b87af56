/** The system info screen: data of the device and its configuration (behaviour 13.5). */
import { amount, type Text, type TextId } from '../../../../common/texts/text'
import type { Device, Screen } from '../../model'
import { onOffText } from '../../names'
import { functionPaths, routes } from '../../paths'
import { programInForce } from '../../rules/drying'
import { goTo } from '../../rules/navigation'
import { isRunning } from '../../rules/programs'
import { sensorLimits } from '../../rules/sensor-choice'
import { temperatureRangeFields, temperatureRangeOf } from '../../rules/temperature'
import { isConnectionSetUp } from '../../rules/wifi'
import { type FieldName, fields, type SettingName, settingAt, settingText } from '../../settings'
import { focusActions, tapToFocus } from '../kinds/lines'

const FACTORY_VERSION = '4.2.1'
export const NEW_VERSION = '4.3.0'

/** Returns the firmware version. An upgrade is never stored (behaviour 13.8). */
export function versionOf({ hardware }: Device): string {
  return hardware.upgraded ? NEW_VERSION : FACTORY_VERSION
}

const exampleData = {
  module: 'WM-210',
  moduleVersion: '2.0.7',
  mac: '02:5E:4C:A1:90:3B',
  rssi: -58,
  batch: '2346-07',
  serialNumber: '10482217',
  meter: 1284.6,
  wmbusAddress: '10482217',
  wmbusKey: '7C3A91E05BD24F688E1072C9AF36D514',
} as const

const verbatim = (text: string): Text => ({ verbatim: text })

/** The text “---”, which home shows without a program. */
const noDataText: TextId = 'home.noProgram'

function temperatureLimitsText({ settings }: Device): Text {
  const { min, max } = temperatureRangeOf(settings)
  return {
    id: 'systemInfo.range',
    values: { min: amount(min, 'unit.degree'), max: amount(max, 'unit.degree') },
  }
}

function sensorLimitText({ settings }: Device): Text {
  switch (settings.sensorChoice) {
    case 'roomSensorFloor':
      return amount(sensorLimits.roomSensorFloor.max, 'unit.degree')
    case 'floorSensorRoom':
      return amount(sensorLimits.floorSensorRoom.max, 'unit.degree')
    default:
      return 'word.off'
  }
}

type SystemInfoRow = readonly [name: Text, toText: (device: Device) => Text, dependsOn: readonly FieldName[]]

function settingRow(name: SettingName): SystemInfoRow {
  return [fields[name].setting.name, ({ settings }) => settingText(name, settings[name]), [name]]
}

const functionRows = functionPaths.map(
  (path): SystemInfoRow =>
    // Delayed start-up is in the menu of the functions, but it is a program and has no setting of its own.
    path === routes.delayedStartup
      ? ['functions.delayedStartup', (device) => onOffText(isRunning(device, 'delayedStartup')), ['program']]
      : settingRow(settingAt(path)),
)

const textIfWifiInstalled = (text: string) => (device: Device) =>
  device.settings.wifiInstalled ? verbatim(text) : noDataText

const rows: readonly SystemInfoRow[] = [
  ['systemInfo.version', (device) => verbatim(versionOf(device)), []],
  ['systemInfo.module', textIfWifiInstalled(exampleData.module), ['wifiInstalled']],
  ['systemInfo.moduleVersion', textIfWifiInstalled(exampleData.moduleVersion), ['wifiInstalled']],
  ['systemInfo.mac', textIfWifiInstalled(exampleData.mac), ['wifiInstalled']],
  [
    'systemInfo.rssi',
    (device) => (isConnectionSetUp(device) ? amount(exampleData.rssi, 'unit.decibelMilliwatts') : noDataText),
    ['wifiInstalled', 'wifi', 'wifiNetwork'],
  ],
  ['systemInfo.batch', () => verbatim(exampleData.batch), []],
  ['systemInfo.serialNumber', () => verbatim(exampleData.serialNumber), []],
  ['systemInfo.meter', () => ({ number: exampleData.meter, digits: 1, unit: 'unit.kilowattHours' }), []],
  [fields.program.setting.name, (device) => settingText('program', programInForce(device)), ['program']],
  settingRow('application'),
  [
    'systemInfo.sensor',
    ({ settings }) => settingText('sensorChoice', settings.sensorChoice),
    ['sensorChoice'],
  ],
  settingRow('sensorType'),
  ['systemInfo.limits', temperatureLimitsText, temperatureRangeFields],
  ['systemInfo.sensorLimit', sensorLimitText, ['sensorChoice']],
  settingRow('effectValue'),
  ...functionRows,
  settingRow('remoteControl'),
  ['systemInfo.wmbusAddress', () => verbatim(exampleData.wmbusAddress), []],
  ['systemInfo.wmbusKey', () => verbatim(exampleData.wmbusKey), []],
]

/** The names of the lines, in the order of the screen. `string` lets callers search for any text id. */
export const systemInfoLineNames: readonly (Text | string)[] = rows.map(([text]) => text)

/** The index of the last line, below which the QR code of the key stands. */
const WMBUS_KEY_LINE = rows.length - 1

export const systemInfo: Screen = {
  path: '/home/menu/installer/system-info',
  title: 'systemInfo.title',
  icon: 'info',
  notice: 'static',
  dependsOn: rows.flatMap(([, , dependsOn]) => dependsOn),
  actions: (device) => focusActions(device, rows.length),
  tap: tapToFocus(rows.length),
  swipe: 'lines',
  focusCount: () => rows.length,
  longPress: () => openHardwareTest,
  body: (device) => ({
    kind: 'system-info',
    lines: rows.map(([text, toText]) => ({ text, values: [toText(device)] })),
    focus: device.view.focus,
    code: { text: `WMBUS:${exampleData.wmbusAddress}:${exampleData.wmbusKey}`, line: WMBUS_KEY_LINE },
  }),
}

const openHardwareTest = (device: Device) => goTo(device, '/hardware-test')
