import { describe, expect, test } from 'vitest'
import type { Settings } from '../../settings'
import { degrees, openAt } from '../../testing'

const path = '/home/menu/installer'
const open = (screen: string, settings: Partial<Settings> = {}) => openAt(`${path}/${screen}`, { settings })
const comfort = { application: 'comfortHeating', comfortHeating: 'on' } as const
const comfortPath = 'applications/comfort-heating/set-comfort-heating-temp'
/** A time span, said so that it does not read as four o'clock. */
const fourHours = { id: 'unit.timeSpan', values: { time: { time: 240 } } }

describe('editing a value', () => {
  const values = [
    ['installed-effect', 'effectValue', {}, 0, 50],
    ['functions/operating-time-limitation', 'operatingTimeLimitation', {}, 0, 1],
    // behaviour 7.6
    [comfortPath, 'comfortHeatingMaxTemp', comfort, 25, 26],
    ['sensor/calibration/room-sensor', 'roomSensorCalibrationValue', {}, 0, 1],
    ['sensor/calibration/floor-sensor', 'floorSensorCalibrationValue', {}, 0, 1],
  ] as const

  // behaviour 15.1, 15.3
  test.each(values)(
    'First confirm activates editing (the value blinks), the second stores it and shows saved: %s',
    (screen, field, settings, value, more) => {
      const visitor = open(screen, settings)
      expect(visitor.body('stepper')).toMatchObject({ value, editing: false })
      expect(visitor.picture.legend).toEqual({ confirm: 'legend.change' })
      expect(visitor.press('next').press('previous').settings[field]).toBe(value)
      expect(visitor.press('confirm').body('stepper')).toMatchObject({ value, editing: true })
      expect(visitor.press('next').body('stepper')).toMatchObject({ value: more, editing: true })
      const legend = { previous: 'legend.less', confirm: 'legend.save', next: 'legend.more' }
      expect(visitor.picture.legend).toEqual(legend)
      expect(visitor.settings[field]).toBe(value)
      expect(visitor.press('confirm').settings[field]).toBe(more)
      expect(visitor.overlay).toEqual({ status: 'save', context: 'installer' })
      expect(visitor.body('stepper')).toMatchObject({ value: more, editing: false })
    },
  )
})

describe('Comfort heating max: editable only while editing is active and comfort heating is on', () => {
  test('while it is off nothing may be edited', () => {
    const visitor = open(comfortPath)
    expect(visitor.enabled).toEqual(['back', 'close'])
    expect(visitor.press('confirm').body('stepper')).toMatchObject({ value: 25, editing: false })
  })

  test('nor once another tab switches it off', () => {
    const visitor = open(comfortPath, comfort).press('confirm').store({ comfortHeating: 'off' })
    expect(visitor.enabled).toEqual(['back', 'close'])
    expect(visitor.press('next').press('confirm').settings.comfortHeatingMaxTemp).toBe(25)
    expect(visitor.body('stepper')).toMatchObject({ value: 25, editing: false })
  })

  test('(shows max temperature)', () => {
    const { body } = open(comfortPath, { ...comfort, comfortHeatingMaxTemp: 27 }).picture
    const scale = { min: 23, max: 27, marks: [23, 24, 25, 26, 27] }
    expect(body).toMatchObject({ value: 27, shown: degrees(27), scale, tone: 'plain' })
  })
})

// behaviour 13.4
test('installed-effect: power in W', () => {
  const shown = { shown: { number: 70, unit: 'unit.watts' }, scale: null, hint: 'installedPower.hint' }
  expect(open('installed-effect', { effectValue: 70 }).body('stepper')).toMatchObject(shown)
})

test('Operating time limit … switches floor heating off for that many minutes per hour', () => {
  const scale = { min: 0, max: 15, marks: [0, 5, 10, 15] }
  const body = open('functions/operating-time-limitation').body('stepper')
  expect(body).toMatchObject({ shown: 'word.off', scale, hint: 'functions.operatingTime.hint' })
})

describe('Delayed start-up outside the guide: one question, and confirm starts or stops it', () => {
  test.each([
    ['start', null, 'delayedStartup'],
    ['stop', 'delayedStartup', null],
  ] as const)('%s it', (what, program, after) => {
    const visitor = open('functions/delayed-startup', { program })
    const question = `delayedStartup.${what}.question`
    expect(visitor.body('question')).toMatchObject({ question, lines: [{ text: 'word.okay' }] })
    expect(visitor.press('confirm').settings.program).toBe(after)
  })

  test('back is no', () => {
    const visitor = openAt(`${path}/functions`).choose('functions.delayedStartup').press('back')
    expect(visitor.path).toBe(`${path}/functions`)
    expect(visitor.settings.program).toBeNull()
  })

  test('in the guide it asks when, with two answers', () => {
    const visitor = open('functions/delayed-startup', { installationGuide: 'true' })
    expect(visitor.body('question')).toMatchObject({
      question: 'delayedStartup.guide.question',
      lines: [{ text: 'delayedStartup.inFourWeeks' }, { text: 'delayedStartup.rightNow' }],
    })
  })
})

describe('hotel: Review shows active 23, standby 20, post-heat 04:00, and a link to the instructions', () => {
  const lines = [
    ['sample.active', [degrees(23)]],
    ['sample.standby', [degrees(20)]],
    ['sample.postHeat', [fourHours]],
  ]

  test('review and its info', () => {
    const visitor = open('applications/hotel/review')
    expect(visitor.lines.map(({ text, values }) => [text, values])).toEqual(lines)
    expect(visitor.picture.legend).toEqual({ confirm: 'word.info' })
    expect(visitor.press('confirm').path).toBe(`${path}/applications/hotel/review/info`)
    expect(visitor.body('info').text).toBe('hotel.info.1')
    expect(visitor.picture.legend).toBeNull()
  })

  test('edit walks through the same values', () => {
    const visitor = open('applications/hotel/edit')
    const { groups } = visitor.body('walk')
    expect(groups.flatMap((group) => group.lines.map(({ text, values }) => [text, values]))).toEqual(lines)
    expect(visitor.press('next', 9).focus).toBe(2)
    expect(visitor.settings).toEqual(open('applications/hotel/edit').settings)
  })

  test('The interval screen shows min 20 and max 23', () => {
    expect(open('applications/hotel/interval').body('reading')).toMatchObject({
      lines: [
        { text: 'word.min', values: [degrees(20)], raw: 20 },
        { text: 'word.max', values: [degrees(23)], raw: 23 },
      ],
      hint: 'hotel.interval.hint',
    })
  })
})

// behaviour 7.8
test('ground-heating review default: active 23, standby 15, post-heat 04:00, opened from the choice', () => {
  const visitor = open('applications/ground-heating').choose('word.review')
  expect(visitor.path).toBe(`${path}/applications/ground-heating/review`)
  expect(visitor.lines.map(({ values }) => values)).toEqual([[degrees(23)], [degrees(15)], [fourHours]])
  expect(visitor.settings.application).toBeNull()
})

describe('ground-heating, power-control, remote-control: on/off choices', () => {
  test.each([
    ['power-control', { application: 'powerControl' }],
    ['ground-heating', { application: 'groundHeating' }],
    ['remote-control', { remoteControl: 'active' }],
    ['comfort-heating', comfort],
  ] as const)('%s: the stored value is marked, focus starts on it', (screen, settings) => {
    const on = open(`applications/${screen}`, settings)
    expect(on.lines.slice(0, 2)).toMatchObject([
      { text: 'word.on', marked: true },
      { text: 'word.off', marked: false },
    ])
    expect(on.focus).toBe(0)
    const off = open(`applications/${screen}`, { application: 'hotel' })
    expect(off.lines.filter(({ marked }) => marked)).toMatchObject([{ text: 'word.off' }])
    expect(off.focus).toBe(1)
  })
})
