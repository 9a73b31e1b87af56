import { describe, expect, test } from 'vitest'
import type { Settings } from '../../settings'
import { degrees, openAt } from '../../testing'

const path = '/home/menu/installer'
const open = (screen: string, settings: Partial<Settings> = {}) => openAt(`${path}/${screen}`, { settings })
const comfort = { application: 'comfortHeating', comfortHeating: 'on' } as const
const comfortPath = 'applications/comfort-heating/set-comfort-heating-temp'
/** The text of a duration, not of a time of day. */
const fourHours = { id: 'unit.timeSpan', values: { time: { time: 240 } } }

describe('Editing a value', () => {
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
    'starts with the first confirm, and the second stores it with an overlay: %s',
    (screen, field, settings, value, next) => {
      const visitor = open(screen, settings)
      expect(visitor.body('stepper')).toMatchObject({ value, editing: false })
      expect(visitor.picture.legend).toEqual({ confirm: 'legend.change' })
      expect(visitor.press('next').press('previous').settings[field]).toBe(value)
      expect(visitor.press('confirm').body('stepper')).toMatchObject({ value, editing: true })
      expect(visitor.press('next').body('stepper')).toMatchObject({ value: next, editing: true })
      const legend = { previous: 'legend.less', confirm: 'legend.save', next: 'legend.more' }
      expect(visitor.picture.legend).toEqual(legend)
      expect(visitor.settings[field]).toBe(value)
      expect(visitor.press('confirm').settings[field]).toBe(next)
      expect(visitor.overlay).toEqual({ status: 'save', context: 'installer' })
      expect(visitor.body('stepper')).toMatchObject({ value: next, editing: false })
    },
  )
})

describe('The comfort maximum', () => {
  test('cannot be edited while comfort heating is off', () => {
    const visitor = open(comfortPath)
    expect(visitor.enabled).toEqual(['back', 'close'])
    expect(visitor.press('confirm').body('stepper')).toMatchObject({ value: 25, editing: false })
  })

  test('cannot be edited once another tab switches comfort heating off', () => {
    const visitor = open(comfortPath, comfort).press('confirm').storeInOtherTab({ comfortHeating: 'off' })
    expect(visitor.enabled).toEqual(['back', 'close'])
    expect(visitor.press('next').press('confirm').settings.comfortHeatingMaxTemp).toBe(25)
    expect(visitor.body('stepper')).toMatchObject({ value: 25, editing: false })
  })

  test('is shown on its scale', () => {
    const { body } = open(comfortPath, { ...comfort, comfortHeatingMaxTemp: 27 }).picture
    const scale = { min: 23, max: 27, marks: [23, 24, 25, 26, 27] }
    expect(body).toMatchObject({ value: 27, valueText: degrees(27), scale, tone: 'plain' })
  })
})

// behaviour 13.4
test('the installed power is in W, without a scale', () => {
  const shown = { valueText: { number: 70, unit: 'unit.watts' }, scale: null, hint: 'installedPower.hint' }
  expect(open('installed-effect', { effectValue: 70 }).body('stepper')).toMatchObject(shown)
})

test('the operating time limit is shown on its scale, with a hint', () => {
  const scale = { min: 0, max: 15, marks: [0, 5, 10, 15] }
  const body = open('functions/operating-time-limitation').body('stepper')
  expect(body).toMatchObject({ valueText: 'word.off', scale, hint: 'functions.operatingTime.hint' })
})

describe('Delayed start-up outside the guide is one question', () => {
  test.each([
    ['start', null, 'delayedStartup'],
    ['stop', 'delayedStartup', null],
  ] as const)('to %s it', (action, program, after) => {
    const visitor = open('functions/delayed-startup', { program })
    const question = `delayedStartup.${action}.question`
    expect(visitor.body('question')).toMatchObject({ question, lines: [{ text: 'word.okay' }] })
    expect(visitor.press('confirm').settings.program).toBe(after)
  })

  test('that back leaves without a change', () => {
    const visitor = openAt(`${path}/functions`).choose('functions.delayedStartup').press('back')
    expect(visitor.path).toBe(`${path}/functions`)
    expect(visitor.settings.program).toBeNull()
  })

  test('and has two answers in the guide', () => {
    const visitor = open('functions/delayed-startup', { installationGuide: 'true' })
    expect(visitor.body('question')).toMatchObject({
      question: 'delayedStartup.guide.question',
      lines: [{ text: 'delayedStartup.inFourWeeks' }, { text: 'delayedStartup.rightNow' }],
    })
  })
})

describe('The sample values of hotel', () => {
  const lines = [
    ['sample.active', [degrees(23)]],
    ['sample.standby', [degrees(20)]],
    ['sample.postHeat', [fourHours]],
  ]

  test('are shown by review, with a link to the info', () => {
    const visitor = open('applications/hotel/review')
    expect(visitor.lines.map(({ text, values }) => [text, values])).toEqual(lines)
    expect(visitor.picture.legend).toEqual({ confirm: 'word.info' })
    expect(visitor.press('confirm').path).toBe(`${path}/applications/hotel/review/info`)
    expect(visitor.body('info').text).toBe('hotel.info.1')
    expect(visitor.picture.legend).toBeNull()
  })

  test('are the same in edit', () => {
    const visitor = open('applications/hotel/edit')
    const { groups } = visitor.body('walk')
    expect(groups.flatMap((group) => group.lines.map(({ text, values }) => [text, values]))).toEqual(lines)
    expect(visitor.press('next', 9).focus).toBe(2)
    expect(visitor.settings).toEqual(open('applications/hotel/edit').settings)
  })

  test('include the interval from 20 to 23', () => {
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
test('the review of ground heating shows active 23, standby 15, post-heat 04:00', () => {
  const visitor = open('applications/ground-heating').choose('word.review')
  expect(visitor.path).toBe(`${path}/applications/ground-heating/review`)
  expect(visitor.lines.map(({ values }) => values)).toEqual([[degrees(23)], [degrees(15)], [fourHours]])
  expect(visitor.settings.application).toBeNull()
})

describe('The choices of on and off', () => {
  test.each([
    ['power-control', { application: 'powerControl' }],
    ['ground-heating', { application: 'groundHeating' }],
    ['remote-control', { remoteControl: 'active' }],
    ['comfort-heating', comfort],
  ] as const)('%s: the stored value is marked and has the focus', (screen, settings) => {
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
