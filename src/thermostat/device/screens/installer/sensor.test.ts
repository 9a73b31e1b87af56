import { describe, expect, test } from 'vitest'
import { fields, type Settings } from '../../settings'
import type { Surroundings } from '../../surroundings'
import { degrees, openAt } from '../../testing'

const path = '/home/menu/installer/sensor'
const choicePath = `${path}/sensor-choice`
const open = (screen: string, settings: Partial<Settings> = {}, surroundings: Partial<Surroundings> = {}) =>
  openAt(`${path}${screen}`, { settings, surroundings })

// behaviour 9.4
describe('The sensor choice', () => {
  const choices = [
    ['floorSensor', 'sensorChoice.floor'],
    ['roomSensor', 'sensorChoice.room'],
    ['floorSensorRoom', 'sensorChoice.floorRoom'],
    ['roomSensorFloor', 'sensorChoice.roomFloor'],
  ] as const

  test('lists its options in this order', () => {
    const { lines } = open('/sensor-choice')
    expect(lines.map(({ raw, text }) => [raw, text])).toEqual(choices)
    const pages = [`${choicePath}/floor-sensor-room`, `${choicePath}/room-sensor-floor`]
    expect(lines.map(({ path }) => path)).toEqual([undefined, undefined, ...pages])
  })

  test.each(choices)('marks %s when it is stored', (sensorChoice) => {
    const visitor = open('/sensor-choice', { sensorChoice })
    expect(visitor.lines[visitor.focus]).toMatchObject({ raw: sensorChoice, marked: true })
    expect(visitor.lines.filter(({ marked }) => marked)).toHaveLength(1)
  })

  test.each([
    ['sensorChoice.floorRoom', 'floorSensorRoom', 'floor-sensor-room'],
    ['sensorChoice.roomFloor', 'roomSensorFloor', 'room-sensor-floor'],
  ] as const)('opens a limit page, which stores the choice on arrival: %s', (text, choice, page) => {
    const visitor = open('/sensor-choice').choose(text)
    expect(visitor.path).toBe(`${choicePath}/${page}`)
    expect(visitor.settings.sensorChoice).toBe(choice)
    expect(visitor.overlay).toBeNull()
    const back = visitor.press('back')
    expect(back.lines[back.focus]).toMatchObject({ raw: choice, marked: true })
  })

  test.each([
    ['sensorChoice.floor', { application: 'powerControl' }, {}, 'powerControl'],
    ['sensorChoice.roomFloor', {}, { fault: 3 }, 'noFloorSensor'],
    ['sensorChoice.floorRoom', {}, { floorSensorConnected: false }, 'noFloorSensor'],
    ['sensorChoice.room', { floorType: 'wood/laminate' }, {}, 'floorNeedsLimit'],
  ] as const)(
    'refuses %s with %o, %o, shows why, and stores nothing',
    (text, settings, surroundings, reason) => {
      const visitor = open('/sensor-choice', settings, surroundings)
      const before = visitor.settings
      visitor.choose(text)
      expect(visitor.path).toBe(choicePath)
      expect(visitor.body('choice').refusal).toBe(`sensorChoice.refused.${reason}`)
      expect(visitor.settings).toEqual(before)
    },
  )
})

describe('The limit pages', () => {
  // behaviour 9.7
  test('room sensor with floor limit shows min off, max 30 degrees', () => {
    const body = open('/sensor-choice/room-sensor-floor').body('reading')
    expect(body.lines).toEqual([
      { text: 'sensorLimit.floorMin', values: ['word.off'], raw: 'off' },
      { text: 'sensorLimit.floorMax', values: [degrees(30)], raw: 30 },
    ])
    expect(body.hint).toBe('sensorLimit.floor.hint')
    expect(body.refusal).toBeUndefined()
  })

  test('floor sensor with room limit shows max 25 degrees', () => {
    const lines = [{ text: 'sensorLimit.roomMax', values: [degrees(25)], raw: 25 }]
    const body = open('/sensor-choice/floor-sensor-room').body('reading')
    expect(body).toMatchObject({ lines, hint: 'sensorLimit.room.hint' })
  })
})

// behaviour 28.5
test('the sensor types are shown with sample temperatures, and confirm stores one', () => {
  const visitor = open('/sensor-type')
  const reading = (number: number) => ({ number, digits: 1, unit: 'unit.degree' })
  expect(visitor.lines.map(({ raw, values }) => [raw, values?.[0]])).toEqual([
    ['NTC2K', reading(-10.8)],
    ['NTC10K', reading(19)],
    ['NTC12K', reading(29.7)],
    ['NTC15K', reading(35)],
    ['NTC22K', reading(44.5)],
    ['NTC33K', reading(55.2)],
    ['NTC47K', reading(60)],
    ['NTC100K', reading(60)],
  ])
  expect(visitor.choose({ verbatim: 'NTC33K' }).settings.sensorType).toBe('NTC33K')
  expect(visitor.overlay).toEqual({ status: 'save', context: 'installer' })
})

describe('A limit page opened by its address shows why its choice is refused', () => {
  test.each([
    ['room-sensor-floor', { application: 'powerControl' }, {}, 'powerControl'],
    ['floor-sensor-room', { application: 'powerControl' }, {}, 'powerControl'],
    ['room-sensor-floor', {}, { floorSensorConnected: false }, 'noFloorSensor'],
  ] as const)('%s with %o, %o stores nothing', (screen, settings, surroundings, reason) => {
    const visitor = open('', settings, surroundings).go(`${choicePath}/${screen}`)
    const refusal = `sensorChoice.refused.${reason}`
    expect(visitor.body('reading')).toMatchObject({ refusal, lines: [] })
    expect(visitor.settings.sensorChoice).toBe('floorSensor')
  })
})

describe.each([
  ['floor', 'floorSensorCalibrationValue', 'floorSensorActualValue', 'roomSensorActualValue'],
  ['room', 'roomSensorCalibrationValue', 'roomSensorActualValue', 'floorSensorActualValue'],
] as const)('The calibration of the %s sensor', (sensor, calibration, actual, other) => {
  const start = (settings: Partial<Settings> = {}, surroundings: Partial<Surroundings> = {}) =>
    open(`/calibration/${sensor}-sensor`, settings, surroundings).press('confirm')

  // behaviour 9.9, 15.2
  test('moves by 1 from -30 to 30, and its buttons are disabled at the bounds', () => {
    const visitor = start()
    expect(visitor.press('next').draft).toBe(1)
    expect(visitor.pressToEnd('next').draft).toBe(30)
    expect(visitor.pressToEnd('previous').draft).toBe(-30)
  })

  test.each([
    ['next', 3, 7, 197],
    ['previous', 6, -2, 188],
  ] as const)('moves the stored actual value by the same amount: %s', (button, steps, value, reading) => {
    const visitor = start({ [calibration]: 4, [actual]: 194 }).press(button, steps)
    expect(visitor.settings).toMatchObject({ [calibration]: 4, [actual]: 194 })
    visitor.press('confirm')
    expect(visitor.settings).toMatchObject({ [calibration]: value, [actual]: reading, [other]: 190 })
  })

  test.each([
    ['next', 890],
    ['previous', -390],
  ] as const)('moves an actual value no further than the allowed range: %s from %i', (button, reading) => {
    const { settings } = start({ [actual]: reading })
      .press(button, 30)
      .press('confirm')
    expect(fields[actual].allows(settings[actual])).toBe(true)
  })

  test('is shown in degrees', () => {
    expect(start().press('next', 3).body('stepper').valueText).toMatchObject({ number: 0.3, digits: 1 })
    const shown = { number: -2.5, digits: 1, signed: true, unit: 'unit.degree' }
    expect(start({ [calibration]: -25 }).body('stepper').valueText).toEqual(shown)
  })

  test('changes the reading beside it while it is edited', () => {
    const reading = (visitor: ReturnType<typeof start>) => visitor.lines[0]?.values?.[0]
    expect(reading(start().press('next', 2))).toMatchObject({ number: 19.2 })
    expect(reading(start({ [calibration]: 5 }, { [`${sensor}Reading`]: 220 }))).toMatchObject({
      number: 22.5,
    })
    const fault = sensor === 'room' ? 1 : 3
    expect(reading(start({}, { fault }))).toBe('home.noReading')
  })

  // behaviour 9.10
  test.each([
    [-30, 'cool'],
    [-1, 'cool'],
    [0, 'even'],
    [1, 'warm'],
    [30, 'warm'],
  ] as const)('%i is shown as %s', (value, tone) => {
    expect(start({ [calibration]: value }).body('stepper').tone).toBe(tone)
  })

  test('has a scale with marks', () => {
    const marks = [-30, -20, -10, 0, 10, 20, 30]
    expect(start().body('stepper').scale).toEqual({ min: -30, max: 30, marks })
  })
})
