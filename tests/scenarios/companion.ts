/** Each task of the companion, done as it is shown; what it should change is said here once more. */
import { type Moment, rest, type SettingName, type Settings } from '../../src/device/device'
import {
  type Act,
  replay,
  type TaskId,
  taskIds,
  tasks,
  usualValue,
  type Value,
  wayTo,
} from '../../src/guidance/guidance'
import { freshDevice } from './fresh'
import {
  atHome,
  BEGINNING,
  type Duration,
  type Given,
  type Person,
  type Scenario,
  scenario,
} from './scenario'

interface Case {
  readonly value?: Value
  /** The default is home on a device as from the factory. */
  readonly given?: Given
  readonly reached: (person: Person) => Person
}

const menu = '/home/menu'
const program = `${menu}/program`
const clock = `${menu}/settings/time-and-date`
const installer = `${menu}/installer`
const withCard = atHome({ wifiInstalled: true })
const connected = atHome({ wifiInstalled: true, wifi: 'on', wifiNetwork: 'Home' })

const cases: Readonly<Partial<Record<TaskId, Case>>> = {
  'change-temperature': { reached: (p) => p.expectField('temperatureValue', 21).expectScreen('/home') },
  'turn-off': { reached: (p) => p.expectField('power', 'off') },
  'turn-on': { given: atHome({ power: 'off' }), reached: (p) => p.expectField('power', 'on') },
  'lock-keys': { reached: (p) => p.expectField('keylock', 'on') },
  'unlock-keys': { given: atHome({ keylock: 'on' }), reached: (p) => p.expectField('keylock', 'off') },
  'see-energy': { reached: (p) => p.expectScreen(`${menu}/energy-consumption`) },
  'see-operation': { reached: (p) => p.expectScreen(`${menu}/energy-consumption`) },
  'change-language': { value: 'de', reached: (p) => p.expectField('language', 'de') },
  'start-week-program': { reached: (p) => p.expectField('program', 'week') },
  'stop-week-program': { given: atHome({ program: 'week' }), reached: (p) => p.expectField('program', null) },
  'see-week-program': { reached: (p) => p.expectScreen(`${program}/week/review`) },
  'edit-week-program': { reached: (p) => p.expectScreen(`${program}/week/edit`) },
  'start-timer': {
    value: 8,
    reached: (p) => p.expectField('program', 'timer').expectField('timer', 'on').expectField('timerTime', 8),
  },
  'stop-timer': {
    given: atHome({ program: 'timer', timer: 'on' }),
    reached: (p) => p.expectField('program', null).expectField('timer', 'off'),
  },
  'start-remote-control': {
    given: atHome({ remoteControl: 'active' }),
    reached: (p) => p.expectField('program', 'remoteControlProgram'),
  },
  'stop-remote-control': {
    given: atHome({ remoteControl: 'active', program: 'remoteControlProgram' }),
    reached: (p) => p.expectField('program', null),
  },
  'reset-programs': { given: atHome({ program: 'week' }), reached: (p) => p.expectField('program', null) },
  'set-clock': { reached: (p) => p.expectScreen(`${clock}/set-time`) },
  'set-date': { reached: (p) => p.expectScreen(`${clock}/set-date`) },
  'set-time-zone': { given: connected, value: 'UTC+2', reached: (p) => p.expectField('timezone', 'UTC+2') },
  'summer-time': { value: 'off', reached: (p) => p.expectField('summertime', 'off') },
  'screen-saver': { reached: (p) => p.expectField('screensaver', 'time/temp') },
  'connect-wifi': {
    given: withCard,
    reached: (p) => p.expectField('wifi', 'on').expectField('wifiNetwork', 'Home'),
  },
  'reset-wifi-account': {
    given: connected,
    reached: (p) => p.expectField('wifi', null).expectField('wifiNetwork', null),
  },
  'choose-sensor': { reached: (p) => p.expectField('sensorChoice', 'roomSensorFloor') },
  'sensor-type': { reached: (p) => p.expectField('sensorType', 'NTC12K') },
  'calibrate-floor': { reached: (p) => p.expectField('floorSensorCalibrationValue', 5) },
  'calibrate-room': { value: -20, reached: (p) => p.expectField('roomSensorCalibrationValue', -20) },
  'installed-power': { value: 9990, reached: (p) => p.expectField('effectValue', 9990) },
  ventilation: { reached: (p) => p.expectField('ventilationFunction', 'on') },
  adaptive: { reached: (p) => p.expectField('adaptiveFunction', 'on') },
  'operating-time': { reached: (p) => p.expectField('operatingTimeLimitation', 5) },
  'delay-start': { reached: (p) => p.expectField('program', 'delayedStartup') },
  'heat-now': {
    given: atHome({ program: 'delayedStartup' }),
    reached: (p) => p.expectField('program', null),
  },
  hotel: { reached: (p) => p.expectField('application', 'hotel') },
  'comfort-heating': { reached: (p) => p.expectField('comfortHeating', 'on') },
  'ground-heating': { reached: (p) => p.expectField('application', 'groundHeating') },
  'power-control': { reached: (p) => p.expectField('application', 'powerControl') },
  'comfort-maximum': {
    given: atHome({ application: 'comfortHeating', comfortHeating: 'on' }),
    reached: (p) => p.expectField('comfortHeatingMaxTemp', 26),
  },
  'power-share': {
    given: atHome({ application: 'powerControl' }),
    reached: (p) => p.expectField('powerControlValue', 25),
  },
  'remote-control': { reached: (p) => p.expectField('remoteControl', 'active') },
  'system-info': { reached: (p) => p.expectScreen(`${installer}/system-info`) },
  install: { given: {}, reached: (p) => p.expectField('installationGuide', 'false') },
  'factory-reset': { reached: (p) => p.expectField('installationGuide', 'true') },
  'hardware-test': { reached: (p) => p.expectScreen('/hardware-test') },
}

/** The acts of a way, before them and after each the time until nothing is pending. */
function follow(person: Person, begin: Moment, acts: readonly Act[]): Person {
  let moment = rest(begin)
  const splash = moment.now - begin.now
  if (splash > 0) person.wait(ms(splash))
  for (const act of acts) {
    const after = replay(moment, act)
    if (act.holds > 0) person.hold(act.buttons, ms(act.holds))
    else for (const button of act.buttons) person.press(button, act.times)
    const waited = after.now - moment.now - act.holds
    if (waited > 0) person.wait(ms(waited))
    moment = after
  }
  return person
}

const ms = (duration: number): Duration => `${duration} ms`

function scenarioOf(id: TaskId, { value = usualValue(id), given = atHome(), reached }: Case): Scenario {
  const begin = { device: freshDevice(given.path ?? '/', given.settings), now: BEGINNING }
  const way = wayTo(begin, id, value)
  if (!way) throw new Error(`There is no way to ${id}.`)
  return scenario(`${id}: ${value}`, given, (person) => reached(follow(person, begin, way.acts)))
}

/** No buttons lead there from home. */
const withoutWay: readonly TaskId[] = ['floor-type', 'update']

/** A task that sets a setting needs no case of its own. */
function caseOf(id: TaskId): Case {
  const { sets } = tasks[id]
  const plain: Case | undefined = sets && {
    reached: (p) => p.expectField(sets, usualValue(id) as Settings[SettingName]),
  }
  const one = cases[id] ?? plain
  if (!one) throw new Error(`Say in tests/scenarios/companion.ts what the task ${id} should change.`)
  return one
}

export const companion = taskIds
  .filter((id) => tasks[id].group !== 'why' && !withoutWay.includes(id))
  .map((id) => scenarioOf(id, caseOf(id)))
