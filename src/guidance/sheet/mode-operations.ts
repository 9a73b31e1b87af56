/** What changes settings that decide over each other: applications, the temperature, lock and power. */
import { set } from '../../device/change'
import type { Device, Path, Settings } from '../../device/device'
import { routes } from '../../device/paths'
import { setRemoteControl, startApplication, stopApplication } from '../../device/rules/applications'
import { isTimerInForce } from '../../device/rules/in-force'
import { refusalOf } from '../../device/rules/sensor-choice'
import { applyTemperatureCap, isGuestRoom, temperatureRange } from '../../device/rules/temperature'
import { type Application, applications } from '../../device/settings'
import { type Operation, where } from './operations'
import { programFields, programOperations } from './program-operations'

const installer = '/home/menu/installer'
const sensor = `${installer}/sensor` as const
const settings = '/home/menu/settings'

const applicationScreens: Readonly<Record<Application, Path>> = {
  hotel: `${installer}/applications/hotel`,
  comfortHeating: `${installer}/applications/comfort-heating`,
  powerControl: `${installer}/applications/power-control`,
  groundHeating: `${installer}/applications/ground-heating`,
}
const comfortMaximum = `${applicationScreens.comfortHeating}/set-comfort-heating-temp` as Path

const applicationFields = ['application', 'comfortHeating', 'temperatureValue', ...programFields] as const

/** Settings that decide over each other: applications, programs, the temperature, sensors, lock and power. */
export function modeOperations(target: Settings): readonly Operation[] {
  return [
    ...applications.flatMap(applicationOperations),
    ...valueOperations(target),
    ...programOperations(),
    ...lastOperations(),
  ]
}

function applicationOperations(application: Application): readonly Operation[] {
  const screen = applicationScreens[application]
  const own = { field: 'application', where: [screen], changes: applicationFields } as const
  return [
    {
      ...own,
      id: `start ${application}`,
      value: application,
      // Where it is chosen, its maximum follows.
      where: application === 'comfortHeating' ? [screen, comfortMaximum] : [screen],
      does: where(
        (now) => now.application !== application,
        (device) => startApplication(device, application),
      ),
    },
    { ...own, id: `stop ${application}`, value: '', does: (device) => stopApplication(device, application) },
  ]
}

const isSetAtHome = ({ power }: Settings, device: Device) => power === 'on' && !isTimerInForce(device)

function valueOperations(target: Settings): readonly Operation[] {
  const { temperatureValue, timerTime, comfortHeatingMaxTemp, powerControlValue, sensorChoice } = target
  return [
    {
      id: 'temperature',
      field: 'temperatureValue',
      value: temperatureValue,
      where: [routes.home],
      changes: ['temperatureValue'],
      does: where(
        (now, device) => {
          const { min, max } = temperatureRange(now)
          const isWithin = temperatureValue >= min && temperatureValue <= max
          // A guest sets degrees, whatever runs.
          return isSetAtHome(now, device) && now.application !== 'powerControl' && isWithin
        },
        (device) => set(device, { temperatureValue }),
      ),
    },
    {
      id: 'hours',
      field: 'timerTime',
      value: timerTime,
      where: [routes.home],
      changes: ['timerTime'],
      does: where(
        (now, device) => now.power === 'on' && isTimerInForce(device) && now.timer === 'on',
        (device) => set(device, { timerTime }),
      ),
    },
    {
      id: 'comfort maximum',
      field: 'comfortHeatingMaxTemp',
      value: comfortHeatingMaxTemp,
      where: [comfortMaximum],
      changes: ['comfortHeatingMaxTemp', 'temperatureValue'],
      does: where(
        (now) => now.comfortHeating === 'on',
        (device) => applyTemperatureCap(set(device, { comfortHeatingMaxTemp })),
      ),
    },
    {
      id: 'share of power',
      field: 'powerControlValue',
      value: powerControlValue,
      where: [routes.home],
      changes: ['powerControlValue'],
      does: where(
        (now, device) => isSetAtHome(now, device) && now.application === 'powerControl',
        (device) => set(device, { powerControlValue }),
      ),
    },
    {
      id: 'sensor',
      field: 'sensorChoice',
      value: sensorChoice,
      where: [
        `${sensor}/sensor-choice`,
        `${sensor}/sensor-choice/room-sensor-floor`,
        `${sensor}/sensor-choice/floor-sensor-room`,
      ],
      changes: ['sensorChoice'],
      does: where(
        (_, device) => refusalOf(device, sensorChoice) === null,
        (device) => set(device, { sensorChoice }),
      ),
    },
    {
      id: 'remote control',
      field: 'remoteControl',
      value: target.remoteControl,
      where: [`${installer}/applications/remote-control`],
      changes: ['remoteControl', 'program', 'temperatureValue'],
      does: (device) => setRemoteControl(device, target.remoteControl),
    },
  ]
}

/** What closes the menus, or home: done when everything else is. */
function lastOperations(): readonly Operation[] {
  return [
    {
      id: 'turn off',
      field: 'power',
      value: 'off',
      where: ['/home/turn-off'],
      changes: ['power'],
      does: where(
        (now) => now.power === 'on' && !isGuestRoom(now),
        (device) => set(device, { power: 'off' }),
      ),
    },
    {
      id: 'lock',
      field: 'keylock',
      value: 'on',
      where: [`${settings}/keylock`],
      changes: ['keylock'],
      does: (device) => set(device, { keylock: 'on' }),
    },
  ]
}
