import { describe, expect, test } from 'vitest'
import { sample } from '../../../tests/helpers/sample'
import type { Moment, Text, TextId } from '../../device/device'
import { openAt, openFirst } from '../../device/testing'
import type { Value } from '../model'
import type { TaskId } from '../tasks/ids'
import { taskIds, tasks } from '../tasks/tasks'
import { isRange, usualValue } from '../values'
import { wayTo } from '../ways'
import { whyImpossible } from './impossible'
import { reached, states } from './testing'

const idOf = (text: Text): string =>
  typeof text === 'string' ? text : 'id' in text ? text.id : JSON.stringify(text)

describe.each(sample(Object.entries(states), 10))('from a device %s', (_, open) => {
  // behaviour 29.3
  test('every task has a way, or a reason and what makes it possible', () => {
    for (const task of taskIds) {
      const { device, now } = open()
      const value = usualValue(task)
      const end = reached({ device, now }, task, value)
      const { maxTemp, floorType } = device.settings
      const isOutOfRange = maxTemp < 21 && task === 'change-temperature'
      const isUnprotected = floorType !== 'tile/stone' && task === 'power-share'
      expect(tasks[task].holds(end.device, value), task).toBe(!isOutOfRange && !isUnprotected)
    }
  })
})

/** The reason and the labels of the fixes, by their ids. */
function said(moment: Moment, task: TaskId, value: Value = usualValue(task)): readonly string[] {
  const { why, fixes } = whyImpossible(moment, task, value)
  return [why, ...fixes.map(({ label }) => label)].map(idOf)
}

describe('the reason names what is missing, the first fix adds it', () => {
  const card = { wifiInstalled: true } as const
  test.each<[string, Moment, TaskId, Value | undefined, ...TextId[]]>([
    ['no card', openAt('/home'), 'connect-wifi', undefined, 'why.wifiCard', 'fix.wifiCard'],
    [
      'a slot in use',
      openAt('/home', { settings: card, surroundings: { slot: 'occupied' } }),
      'connect-wifi',
      undefined,
      'why.slot.occupied',
      'fix.slot',
    ],
    [
      'a slot that takes no card, which is missing too',
      openAt('/home', { surroundings: { slot: 'incompatible' } }),
      'connect-wifi',
      undefined,
      'why.slot.incompatible',
      'fix.slot',
    ],
    [
      'a connection that fails',
      openAt('/home', { settings: card, surroundings: { connectionFails: true } }),
      'connect-wifi',
      undefined,
      'why.connection',
      'fix.connection',
    ],
    ['a time zone without a card', openAt('/home'), 'set-time-zone', 'UTC+3', 'why.wifiCard', 'fix.wifiCard'],
    [
      'a time zone without a network',
      openAt('/home', { settings: card }),
      'set-time-zone',
      'UTC+3',
      'why.disconnected',
      'fix.connectWifi',
    ],
    [
      'a time zone where no connection holds',
      openAt('/home', { settings: card, surroundings: { connectionFails: true } }),
      'set-time-zone',
      'UTC+3',
      'why.connection',
      'fix.connection',
    ],
    [
      'a time zone that lacks three things',
      openAt('/home', { surroundings: { slot: 'occupied' } }),
      'set-time-zone',
      'UTC+3',
      'why.slot.occupied',
      'fix.slot',
    ],
    [
      'a clock that WiFi sets',
      openAt('/home', { settings: { ...card, wifi: 'on', wifiNetwork: 'Home' } }),
      'set-clock',
      undefined,
      'why.wifiClock',
      'fix.wifiCardOut',
    ],
    [
      'no floor sensor',
      openAt('/home', { surroundings: { floorSensorConnected: false } }),
      'choose-sensor',
      undefined,
      'why.floorSensor',
      'fix.floorSensor',
    ],
    [
      'a broken floor sensor',
      openAt('/home', { surroundings: { fault: 3 } }),
      'choose-sensor',
      undefined,
      'why.fault',
      'fix.fault',
    ],
    [
      'a floor that needs a limit',
      openAt('/home', { settings: { floorType: 'wood/laminate', sensorChoice: 'floorSensor' } }),
      'choose-sensor',
      'roomSensor',
      'sensorChoice.refused.floorNeedsLimit',
      'fix.chooseNamed',
    ],
    [
      'a guest room',
      openAt('/home', { settings: { application: 'hotel' } }),
      'see-energy',
      undefined,
      'why.guestRoom',
      'fix.remoteControlOff',
    ],
    [
      'a guest room, and more to do behind it',
      openAt('/home', { settings: { application: 'hotel' } }),
      'start-remote-control',
      undefined,
      'why.guestRoom',
      'fix.remoteControlOff',
    ],
    ['an application', openAt('/home'), 'comfort-maximum', undefined, 'why.off', 'fix.on'],
    [
      'hours instead of a temperature',
      openAt('/home', { settings: { program: 'timer', timer: 'on' } }),
      'change-temperature',
      undefined,
      'why.on',
      'fix.off',
    ],
    [
      'percent instead of a temperature',
      openAt('/home', { settings: { application: 'powerControl' } }),
      'change-temperature',
      undefined,
      'why.on',
      'fix.off',
    ],
    [
      'a maximum',
      openAt('/home', { settings: { application: 'comfortHeating', comfortHeating: 'on' } }),
      'change-temperature',
      30,
      'why.rangeOf',
      'fix.choose',
    ],
    [
      'a limit that no screen changes',
      openAt('/home', { settings: { maxTemp: 18 } }),
      'change-temperature',
      undefined,
      'why.range',
      'fix.choose',
    ],
  ])('%s', (_, moment, task, value, ...ids) => {
    expect(said(moment, task, value).slice(0, 2)).toEqual(ids)
  })

  test('a task before it is named as the display names it, and leads on', () => {
    const why = { id: 'why.off', values: { what: 'applications.powerControl' } }
    expect(whyImpossible(openAt('/home'), 'power-share', 65)).toEqual({
      why,
      fixes: [
        {
          why,
          label: { id: 'fix.on', values: { what: 'applications.powerControl' } },
          task: 'power-control',
          value: 'on',
        },
      ],
    })
  })
})

test('the guide keeps nobody from what lies behind it', () => {
  const guide = openFirst('/').wait(2000)
  expect(wayTo(guide, 'see-energy', 'week')).not.toBeNull()
  expect(said(guide, 'comfort-maximum')).toEqual(['why.off', 'fix.on'])
})

describe('a floor that needs a limit keeps the sensor that protects it', () => {
  const floors = ['wood/laminate', 'plastic/vinyl'] as const
  const standings = [{}, { application: 'hotel' }, { application: 'powerControl' }, { power: 'off' }] as const

  test.each(floors)('no fix of any task takes it away: %s', (floorType) => {
    for (const standing of standings)
      for (const { id, value } of sample(taskIds.flatMap(withValues), 20)) {
        const moment = openAt('/home', { settings: { ...standing, floorType } })
        if (wayTo(moment, id, value)) continue
        for (const fix of whyImpossible(moment, id, value).fixes)
          expect(fix, `${id} ${value}`).not.toHaveProperty('happening.change.floorSensorConnected', false)
      }
  })

  test.each(floors)('instead of the room sensor, the room with a floor limit is offered: %s', (floorType) => {
    const moment = openAt('/home', { settings: { floorType } })
    expect(whyImpossible(moment, 'choose-sensor', 'roomSensor')).toEqual({
      why: 'sensorChoice.refused.floorNeedsLimit',
      fixes: [
        {
          why: 'sensorChoice.refused.floorNeedsLimit',
          label: { id: 'fix.chooseNamed', values: { what: 'sensorChoice.roomFloor' } },
          task: 'choose-sensor',
          value: 'roomSensorFloor',
        },
      ],
    })
    expect(wayTo(moment, 'choose-sensor', 'roomSensorFloor')).not.toBeNull()
  })

  test('where that is chosen already, there is nothing better', () => {
    const settings = { floorType: 'wood/laminate', sensorChoice: 'roomSensorFloor' } as const
    expect(whyImpossible(openAt('/home', { settings }), 'choose-sensor', 'roomSensor').fixes).toEqual([])
  })
})

/** A task with each value that it lists. */
function withValues(id: TaskId): readonly { id: TaskId; value: Value }[] {
  const { values } = tasks[id]
  return (values && !isRange(values) ? values : [usualValue(id)]).map((value) => ({ id, value }))
}
