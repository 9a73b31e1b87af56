import { describe, expect, test } from 'vitest'
import { readTexts } from '../../../../tests/helpers/catalogs'
import {
  applyEvent,
  type Device,
  languages,
  type Settings,
  type Surroundings,
  type Text,
} from '../../../thermostat/device/device'
import { openAt } from '../../../thermostat/device/testing'
import { taskIds } from '../tasks/tasks'
import { textOfTaskValue } from '../value-text'
import { parseValue } from '../values'
import { type AnswerId, answerOf, answerRows, type DeviceAnswerId } from './answers'
import { type DiagnosisStep, diagnose } from './diagnose'
import { type DiagnosisEntry, diagnosisEntries } from './model'
import type { Branch, QuestionId } from './question'
import { questions } from './questions'
import { listSymptoms } from './table'

interface DeviceSetup {
  readonly settings?: Partial<Settings>
  readonly surroundings?: Partial<Surroundings>
  /** Hours of simulated time that have passed. */
  readonly hours?: number
}

/** Monday, 1 January 2024, at noon. */
const NOON = Date.UTC(2024, 0, 1, 12)
const HOUR_MS = 3_600_000

function deviceWith({ settings = {}, surroundings = {}, hours }: DeviceSetup = {}): Device {
  const { device } = openAt('/home', { settings, at: NOON })
  let timed = applyEvent({ device, now: NOON }, { type: 'surroundings', change: surroundings })
  if (hours === undefined) return timed.device
  const house = { room: 190, floor: 190, outdoor: -50 }
  for (const passed of [0, hours])
    timed = applyEvent(timed, {
      type: 'advance-time',
      clock: NOON + passed * HOUR_MS,
      house,
      overLimit: false,
    })
  return timed.device
}

const wood = { floorType: 'wood/laminate' } as const
const timerOff = { program: 'timer', timer: 'off' } as const
const remoteControl = { program: 'remoteControlProgram', remoteControl: 'active' } as const
const powerControl = { application: 'powerControl' } as const
const comfort = { application: 'comfortHeating', comfortHeating: 'on' } as const
const ventilation = { settings: { ventilationFunction: 'on' }, surroundings: { windowOpen: true } } as const

/** For each answer that a device shows: such a device, and the choices that lead to the check. */
const setups: Readonly<Record<DeviceAnswerId, readonly [DeviceSetup, ...string[]]>> = {
  'error-1': [{ surroundings: { fault: 1 } }, 'symptom.cold'],
  'error-2': [{ surroundings: { fault: 2 } }, 'symptom.cold'],
  'error-3': [{ surroundings: { fault: 3 } }, 'symptom.cold'],
  'error-4': [{ surroundings: { floorSensorConnected: false } }, 'symptom.cold'],
  'error-5': [{ surroundings: { fault: 5 } }, 'symptom.cold'],
  'error-6': [{ surroundings: { fault: 6 } }, 'symptom.clock'],
  'error-7': [{ surroundings: { fault: 7 } }, 'symptom.cold'],
  'error-8': [{ surroundings: { fault: 8 } }, 'symptom.code'],
  off: [{ settings: { power: 'off' } }, 'symptom.cold'],
  'guest-room': [{ settings: { application: 'hotel', remoteControlInstalled: true } }, 'symptom.buttons'],
  locked: [{ settings: { keylock: 'on' } }, 'symptom.buttons'],
  drying: [{ settings: { program: 'delayedStartup' } }, 'symptom.cold'],
  window: [ventilation, 'symptom.cold'],
  limit: [
    { settings: { sensorChoice: 'roomSensorFloor' }, surroundings: { floorOverLimit: true } },
    'symptom.cold',
  ],
  pause: [
    { settings: { operatingTimeLimitation: 5 }, surroundings: { operatingPause: true } },
    'symptom.cold',
  ],
  'timer-over': [{ settings: timerOff }, 'symptom.cold'],
  'timer-runs': [{ settings: { program: 'timer', timer: 'on', timerTime: 8 } }, 'symptom.changes'],
  standby: [{ settings: { ...remoteControl, remoteControlInstalled: false } }, 'symptom.cold'],
  contact: [{ settings: { ...remoteControl, remoteControlInstalled: true } }, 'symptom.changes'],
  'program-low': [{ settings: { program: 'week', temperatureValue: 17 } }, 'symptom.cold'],
  'program-runs': [{ settings: { program: 'week' } }, 'symptom.changes'],
  'comfort-maximum': [
    { settings: { ...comfort, comfortHeatingMaxTemp: 25, temperatureValue: 25 } },
    'symptom.cold',
  ],
  'set-low': [{ settings: { temperatureValue: 20 } }, 'symptom.cold', 'cold.always'],
  'set-high': [{ settings: { temperatureValue: 30 } }, 'symptom.bill'],
  'no-percent': [{ settings: { ...powerControl, powerControlValue: 0 } }, 'symptom.cold'],
  'many-percent': [{ settings: { ...powerControl, powerControlValue: 50 } }, 'symptom.bill'],
  'floor-without-sensor': [{ settings: { ...powerControl, ...wood } }, 'symptom.cold'],
  'floor-without-limit': [{ settings: { ...wood, sensorChoice: 'roomSensor' } }, 'symptom.bill'],
  'floor-above-usual': [{ settings: { ...wood, temperatureValue: 30 } }, 'symptom.bill'],
  'regulates-room': [{ settings: { sensorChoice: 'roomSensor' } }, 'symptom.cold', 'cold.room'],
}

// guidance G32
test.each(Object.entries(setups))('a device shows the answer “%s”', (id, [setup, ...chosen]) => {
  expect(diagnose('symptom', chosen, deviceWith(setup))).toMatchObject({
    kind: 'answer',
    id,
    isFromDevice: true,
  })
  const isRejected = diagnose('symptom', [...chosen, id], deviceWith(setup))
  expect(isRejected).not.toMatchObject({ id, isFromDevice: true })
})

// guidance G33
test('what the device shows is exact: its temperature, and when its timer ended', () => {
  const causeOf = (step: DiagnosisStep) => (step.kind === 'answer' ? step.answer : null)
  const cold = ['symptom.cold']
  const ended = deviceWith({ settings: { program: 'timer', timer: 'on', timerTime: 4 }, hours: 5 })
  expect(causeOf(diagnose('symptom', cold, ended))?.cause).toEqual({
    id: 'diagnosis.cause.timerEnded',
    values: { time: { time: 16 * 60 }, temperature: { number: 17, unit: 'unit.degree' } },
  })
  const low = diagnose(
    'symptom',
    [...cold, 'cold.always'],
    deviceWith({ settings: { temperatureValue: 20 } }),
  )
  expect(causeOf(low)).toMatchObject({
    cause: { values: { temperature: { number: 20 } } },
    target: { task: 'change-temperature', value: 23 },
  })
  const high = diagnose('symptom', ['symptom.hot', 'hot.danger.no', 'lowered.never'], deviceWith())
  expect(causeOf(high)?.target).toEqual({ task: 'change-temperature', value: 'cooler' })
  const summer = ['symptom.clock', 'clock.hour']
  expect(causeOf(diagnose('symptom', summer, deviceWith()))?.target?.value).toBe('off')
})

// guidance G35
test.each([false, true])(
  'a fresh thermostat is no cause: each symptom leads to questions (in the guide: %s)',
  (isInGuide) => {
    const fresh = deviceWith(isInGuide ? { settings: { installationGuide: 'true' } } : {})
    for (const { entry, chosen, answer } of paths) {
      expect(diagnose(entry, chosen, fresh), chosen.join(' ')).toMatchObject({
        id: answer,
        isFromDevice: false,
      })
      for (let count = 0; count < chosen.length; count++)
        expect(diagnose(entry, chosen.slice(0, count), fresh).kind).toBe('question')
    }
  },
)

// guidance G35
test('an answer to questions names nothing that is set on this page', () => {
  const set = deviceWith({ settings: { temperatureValue: 20 } })
  const chosen = ['symptom.cold', 'cold.always', 'set-low', 'word.other', 'howWarm.low']
  expect(diagnose('symptom', chosen, set)).toMatchObject({
    id: 'set-low',
    isFromDevice: false,
    answer: { cause: 'diagnosis.cause.setLow' },
  })
})

interface Path {
  readonly entry: DiagnosisEntry
  readonly chosen: readonly string[]
  readonly answer: AnswerId
  readonly questionCount: number
}

/** Lists all paths from a question to an answer, as if the device showed nothing. */
function pathsFrom(entry: DiagnosisEntry, ask: QuestionId, chosen: readonly string[] = []): readonly Path[] {
  return questions[ask].choices.flatMap(({ id, then }) => {
    const soFar = [...chosen, id]
    return 'ask' in then
      ? pathsFrom(entry, then.ask, soFar)
      : [{ entry, chosen: soFar, answer: then.answer, questionCount: soFar.length }]
  })
}

const symptomPaths = pathsFrom('symptom', 'symptom')
const sensorPaths = pathsFrom('which-sensor', 'covering')
const paths = [...symptomPaths, ...sensorPaths]
const choices = Object.values(questions).flatMap((question) => question.choices)
const checksOf = ({ checks = [] }: Branch) => checks

test('each path ends in an answer, after three questions at most', () => {
  expect(paths.length).toBeGreaterThan(40)
  // The symptom itself is no further question.
  expect(symptomPaths.filter(({ questionCount }) => questionCount > 1 + 3)).toEqual([])
  expect(sensorPaths.filter(({ questionCount }) => questionCount > 3)).toEqual([])
})

test('choices and rejected answers lead where the paths say', () => {
  const nothing = deviceWith()
  for (const { entry, chosen, answer } of paths) {
    const rejected = Object.keys(setups)
    expect(diagnose(entry, [...rejected, ...chosen], nothing), chosen.join(' ')).toMatchObject({ id: answer })
    for (let count = 0; count < chosen.length; count++)
      expect(diagnose(entry, [...rejected, ...chosen.slice(0, count)], nothing).kind).toBe('question')
  }
})

test('each question, each answer and each check is in use', () => {
  const reached = new Set([
    ...paths.map(({ answer }) => answer),
    ...choices.flatMap(({ then }) => checksOf(then)),
  ])
  expect(Object.keys(answerRows).filter((id) => !reached.has(id as AnswerId))).toEqual([])
  const asked = new Set([
    'symptom',
    'covering',
    ...choices.flatMap(({ then }) => ('ask' in then ? [then.ask] : [])),
  ])
  expect(Object.keys(questions).filter((id) => !asked.has(id))).toEqual([])
  const ids = [...choices.map(({ id }) => id), ...Object.keys(answerRows)]
  expect(new Set(ids).size).toBe(ids.length)
})

const devices = [undefined, ...Object.values(setups).map(([setup]) => deviceWith(setup))]
const answers = Object.keys(answerRows).flatMap((id) =>
  devices.map((device) => ({ id: id as AnswerId, device, answer: answerOf(id as AnswerId, device) })),
)

test('each task exists, and its value is valid on each device that shows the answer', () => {
  for (const { id, device, answer } of answers) {
    const { isFound } = answerRows[id]
    if (!answer.target || (device && isFound && !isFound(device))) continue
    const { task, value } = answer.target
    expect(taskIds, id).toContain(task)
    if (value !== '') expect(parseValue(task, String(value)), `${id}: ${task}=${value}`).toBe(value)
    expect(() => textOfTaskValue(task, value), id).not.toThrow()
  }
})

test('each answer has a task or says what to do first', () => {
  const empty = answers.filter(({ answer }) => !answer.target && !answer.firstStep)
  expect(empty.map(({ id }) => id)).toEqual([])
})

// guidance G34
describe('no answer is unsafe', () => {
  test('danger leads to the fuse and the electrician, and to no task of the device', () => {
    const dangers = paths.filter(
      ({ chosen }) => chosen.at(-1)?.endsWith('danger.yes') || chosen[0] === 'symptom.danger',
    )
    expect(dangers.length).toBe(5)
    for (const { answer } of [...dangers, { answer: 'stuck' }, { answer: 'error-6' }] as const)
      expect(answerOf(answer as AnswerId)).toMatchObject({ isDanger: true, firstStep: 'guide.safety.text' })
  })

  test('the first question after a symptom that may be dangerous asks about the danger, before any check', () => {
    for (const symptom of ['hot', 'always', 'clicks', 'dark']) {
      const chosen = [`symptom.${symptom}`]
      for (const device of devices.filter((one) => one?.surroundings.fault !== 6))
        expect(diagnose('symptom', chosen, device ?? deviceWith())).toMatchObject({
          question: { text: 'diagnosis.ask.danger' },
        })
    }
  })

  test('on wood and vinyl nothing leads to the room sensor alone or to power control', () => {
    const onWood = sensorPaths.filter(({ chosen }) => chosen[0] !== 'covering.tile')
    expect(onWood.length).toBe(16)
    for (const { answer } of onWood) expect(answerOf(answer).target?.value).not.toBe('roomSensor')
    for (const { id, device } of answers) {
      if (!device || device.settings.floorType === 'tile/stone' || !answerRows[id].isFound?.(device)) continue
      const { target } = answerOf(id, device)
      expect(`${target?.task} ${target?.value}`).not.toMatch(/^power-share|^power-control on|roomSensor$/)
    }
  })

  test('nobody is told to calibrate, to disconnect a sensor, or to reset the thermostat', () => {
    const tasks = answers.map(({ answer }) => answer.target?.task ?? '')
    expect(tasks.filter((task) => /calibrate|reset|hardware-test|heat-now/.test(task))).toEqual([])
    const texts = readTexts('companion-en')
    const said = Object.entries(texts).filter(([id]) => id.startsWith('diagnosis.'))
    expect(
      said.filter(([, text]) =>
        /disconnect|no danger|harmless|calibrat|unscrew|open the thermostat/i.test(text),
      ),
    ).toEqual([])
  })

  test('a sensor choice is offered for each of the four, and none without a floor sensor on wood', () => {
    const offered = new Set(sensorPaths.map(({ answer }) => answerOf(answer).target?.value))
    expect(offered).toEqual(
      new Set(['floorSensor', 'roomSensor', 'roomSensorFloor', 'floorSensorRoom', undefined]),
    )
  })
})

test.each(languages)('each text of the diagnosis exists in %s, in what the companion loads', (language) => {
  const loaded = { ...readTexts(language), ...readTexts(`companion-${language}`) }
  const idsIn = (text: Text): readonly string[] => {
    if (typeof text === 'string') return [text]
    if (!('id' in text)) return []
    return [
      text.id,
      ...Object.values(text.values).flatMap((value) => (typeof value === 'number' ? [] : idsIn(value))),
    ]
  }
  const texts = [
    ...Object.values(questions).map(({ text }) => text),
    ...choices.map(({ text }) => text),
    ...answers.flatMap(({ answer }) => [answer.cause, ...(answer.firstStep ? [answer.firstStep] : [])]),
  ]
  expect(texts.flatMap(idsIn).filter((id) => !(id in loaded))).toEqual([])
})

test('the table of the manual has each symptom, and each of its answers once', () => {
  const rows = listSymptoms()
  expect(rows.map(({ id }) => id)).toEqual(questions.symptom.choices.map(({ id }) => id))
  for (const { answers: listed } of rows) {
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length)
    expect(listed.length).toBeGreaterThan(0)
  }
  const listed = new Set(rows.flatMap((row) => row.answers.map(({ id }) => id)))
  const missed = symptomPaths.filter(({ answer }) => !listed.has(answer))
  expect(missed).toEqual([])
  expect(diagnosisEntries).toEqual(['symptom', 'which-sensor'])
})
