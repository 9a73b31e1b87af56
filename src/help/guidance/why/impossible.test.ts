import { describe, expect, test } from 'vitest'
import { sample } from '../../../../tests/helpers/sample'
import type { Text, TextId, TimedDevice } from '../../../thermostat/device/device'
import { atHome, online, openFirstTime } from '../../../thermostat/device/testing'
import type { TaskValue } from '../model'
import type { TaskId } from '../tasks/ids'
import { taskIds, tasks } from '../tasks/tasks'
import { defaultValueOf } from '../values'
import { findWay } from '../ways'
import { whyImpossible } from './impossible'
import { applyFixes, states } from './testing'

const idOf = (text: Text): string =>
  typeof text === 'string' ? text : 'id' in text ? text.id : JSON.stringify(text)

// behaviour 29.3
test.each(sample(Object.entries(states), 10))(
  'a device %s: every task has a way, or a reason and a fix',
  (_, open) => {
    for (const task of taskIds) {
      const { device, now } = open()
      const value = defaultValueOf(task)
      const end = applyFixes({ device, now }, task, value)
      const { maxTemp, floorType } = device.settings
      const isOutOfRange = maxTemp < 21 && task === 'change-temperature'
      const isUnprotected = floorType !== 'tile/stone' && task === 'power-share'
      expect(tasks[task].isDone(end.device, value), task).toBe(!isOutOfRange && !isUnprotected)
    }
  },
)

/** Returns the text ids of the reason and of the labels of the fixes. */
function reasonAndFixes(
  moment: TimedDevice,
  task: TaskId,
  value: TaskValue = defaultValueOf(task),
): readonly string[] {
  expect(findWay(moment, task, value)).toBeNull()
  const { why, fixes } = whyImpossible(moment, task, value)
  return [why, ...fixes.map(({ label }) => label)].map(idOf)
}

describe('without a way, the reason names what is missing, and the first fix adds it', () => {
  const card = { wifiInstalled: true } as const
  const comfort = { application: 'comfortHeating', comfortHeating: 'on' } as const
  test.each<[TaskId, why: TextId, fix: TextId, TimedDevice, value?: TaskValue]>([
    ['connect-wifi', 'why.wifiCard', 'fix.wifiCard', atHome()],
    ['connect-wifi', 'why.slot.occupied', 'fix.slot', atHome(card, { slot: 'occupied' })],
    // The card is missing as well.
    ['connect-wifi', 'why.slot.incompatible', 'fix.slot', atHome({}, { slot: 'incompatible' })],
    ['connect-wifi', 'why.connection', 'fix.connection', atHome(card, { connectionFails: true })],
    ['set-time-zone', 'why.wifiCard', 'fix.wifiCard', atHome()],
    ['set-time-zone', 'why.disconnected', 'fix.connectWifi', atHome(card)],
    ['set-time-zone', 'why.connection', 'fix.connection', atHome(card, { connectionFails: true })],
    // Three things are missing.
    ['set-time-zone', 'why.slot.occupied', 'fix.slot', atHome({}, { slot: 'occupied' })],
    // WiFi sets the clock.
    ['set-clock', 'why.wifiClock', 'fix.wifiCardOut', atHome(online)],
    ['choose-sensor', 'why.floorSensor', 'fix.floorSensor', atHome({}, { floorSensorConnected: false })],
    ['choose-sensor', 'why.fault', 'fix.fault', atHome({}, { fault: 3 })],
    ['choose-sensor', 'why.on', 'fix.off', atHome({ application: 'powerControl' })],
    ['see-energy', 'why.guestRoom', 'fix.remoteControlOff', atHome({ application: 'hotel' })],
    // Further fixes are needed after this one.
    ['start-remote-control', 'why.guestRoom', 'fix.remoteControlOff', atHome({ application: 'hotel' })],
    ['start-remote-control', 'why.off', 'fix.on', atHome()],
    ['comfort-maximum', 'why.off', 'fix.on', atHome()],
    ['power-share', 'why.off', 'fix.on', atHome()],
    // Home shows hours or a percentage instead of a temperature, or neither.
    ['change-temperature', 'why.on', 'fix.off', atHome({ program: 'timer', timer: 'on' })],
    ['change-temperature', 'why.on', 'fix.off', atHome({ application: 'powerControl' })],
    ['change-temperature', 'why.on', 'fix.off', atHome({ program: 'timer' })],
    ['change-temperature', 'why.rangeOf', 'fix.choose', atHome(comfort), 30],
    // No screen changes this limit.
    ['change-temperature', 'why.range', 'fix.choose', atHome({ maxTemp: 18 })],
    // A reset would lead to the guide, but changes everything.
    ['floor-type', 'why.noMenu', 'fix.open', atHome()],
    // No button opens the upgrade.
    ['update', 'why.noMenu', 'fix.open', atHome()],
    ['why-error', 'why.noFault', 'fix.setFault', atHome()],
  ])('%s: %s, %s', (task, why, fix, moment, value) => {
    expect(reasonAndFixes(moment, task, value).slice(0, 2)).toEqual([why, fix])
  })

  test('a fix that is a task is named as on the display', () => {
    const values = { what: 'applications.powerControl' }
    const why = { id: 'why.off', values }
    const fix = { why, label: { id: 'fix.on', values }, task: 'power-control', value: 'on' }
    expect(whyImpossible(atHome(), 'power-share', 65)).toEqual({ why, fixes: [fix] })
  })
})

test('the guide is no reason why a task is impossible', () => {
  const guide = openFirstTime('/').wait(2000)
  expect(findWay(guide, 'see-energy', 'week')).not.toBeNull()
  expect(reasonAndFixes(guide, 'comfort-maximum')).toEqual(['why.off', 'fix.on'])
})

describe('a floor that needs a limit keeps its sensor', () => {
  const floors = ['wood/laminate', 'plastic/vinyl'] as const
  test.each(floors)('the room with a floor limit is offered instead of the room sensor: %s', (floorType) => {
    const moment = atHome({ floorType })
    const why = 'sensorChoice.refused.floorNeedsLimit'
    const label = { id: 'fix.chooseNamed', values: { what: 'sensorChoice.roomFloor' } }
    const fix = { why, label, task: 'choose-sensor', value: 'roomSensorFloor' }
    expect(whyImpossible(moment, 'choose-sensor', 'roomSensor')).toEqual({ why, fixes: [fix] })
    expect(findWay(moment, 'choose-sensor', 'roomSensorFloor')).not.toBeNull()
  })

  test('no fix is offered if the room with a floor limit is already chosen', () => {
    const settings = { floorType: 'wood/laminate', sensorChoice: 'roomSensorFloor' } as const
    expect(whyImpossible(atHome(settings), 'choose-sensor', 'roomSensor').fixes).toEqual([])
  })
})
