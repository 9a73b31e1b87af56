/** The devices on which a task is possible for certain. docs/guidance.md explains surprising needs. */
import type { TaskId } from '../../../src/help/guidance/guidance'
import { type Device, pathOf } from '../../../src/thermostat/device/device'
import { isGuestRoom } from '../../../src/thermostat/device/knowledge'

const withoutWifi = ({ settings }: Device) => settings.wifi === null
const isConnected = ({ settings }: Device) =>
  settings.wifiInstalled && settings.wifi === 'on' && settings.wifiNetwork !== null
const canConnect = ({ settings, surroundings }: Device) =>
  settings.wifiInstalled && surroundings.slot === 'free' && !surroundings.connectionFails

/** E3 and E4 are faults of the floor sensor. */
const readsFloor = ({ surroundings: { floorSensorConnected, fault } }: Device) =>
  floorSensorConnected && fault !== 3 && fault !== 4

const runsNoTimer = ({ settings }: Device) => settings.program !== 'timer'

/** A task that is not listed only needs menus that are open. */
const needs: Readonly<Partial<Record<TaskId, (device: Device) => boolean>>> = {
  'change-temperature': (device) => runsNoTimer(device) && device.settings.application !== 'powerControl',
  'start-remote-control': ({ settings }) => settings.remoteControl === 'active',
  'set-clock': withoutWifi,
  'set-date': withoutWifi,
  'set-time-zone': isConnected,
  'connect-wifi': canConnect,
  'reset-wifi-account': isConnected,
  'floor-type': ({ settings }) => settings.installationGuide !== 'false',
  'choose-sensor': (device) => device.settings.application !== 'powerControl' && readsFloor(device),
  'comfort-maximum': ({ settings }) =>
    settings.application === 'comfortHeating' && settings.comfortHeating === 'on',
  'power-share': (device) => device.settings.application === 'powerControl' && runsNoTimer(device),
  update: (device) => pathOf(device) === '/upgrade',
  'why-error': ({ surroundings }) => surroundings.fault === 1,
}

export function meetsNeeds(device: Device, taskId: TaskId): boolean {
  return !isGuestRoom(device.settings) && (needs[taskId]?.(device) ?? true)
}
