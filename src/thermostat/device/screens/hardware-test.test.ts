import { describe, expect, test } from 'vitest'
import { degrees, openAt } from '../testing'

const open = (name: string) => openAt(`/hardware-test/${name}`)

describe('The hardware test screens', () => {
  // behaviour 23.2
  test('relay toggle: confirm switches the relay and counts each switch', () => {
    const visitor = open('relay-toggle')
    expect(visitor.body('test')).toMatchObject({ value: 'off', valueText: 'word.off', lit: false })
    expect(visitor.press('confirm').body('test')).toMatchObject({
      value: 'on',
      valueText: 'word.on',
      lit: true,
    })
    expect(visitor.lines[0]?.values).toEqual([{ number: 1 }])
    expect(visitor.press('confirm').body('test')).toMatchObject({ value: 'off', lit: false })
    expect(visitor.lines[0]?.values).toEqual([{ number: 2 }])
    expect(visitor.picture.legend).toEqual({ confirm: 'test.toggle' })
  })

  // behaviour 23.3
  test('RTC calibration: a value is saved without an overlay', () => {
    const visitor = open('rtc-calibration').press('confirm').press('next', 3)
    expect(visitor.body('stepper')).toMatchObject({
      value: 3,
      valueText: { number: 3, signed: true, unit: 'unit.partsPerMillion' },
      scale: { min: -60, max: 60, marks: [-60, -30, 0, 30, 60] },
      editing: true,
    })
    expect(visitor.press('confirm').overlay).toBeNull()
    expect(visitor.body('stepper')).toMatchObject({ value: 3, editing: false })
    expect(visitor.press('confirm').hold('previous', 30_000).draft).toBe(-60)
    expect(visitor.hold('next', 30_000).draft).toBe(60)
  })

  // behaviour 23.5
  test('timeout: in steps of 10 s', () => {
    const visitor = open('timeout').press('confirm').press('next')
    expect(visitor.body('stepper')).toMatchObject({
      value: 40,
      valueText: { number: 40, unit: 'unit.seconds' },
      scale: { min: 10, max: 120, marks: [30, 60, 90, 120] },
      hint: 'test.timeout.hint',
    })
    expect(visitor.press('confirm').overlay).toBeNull()
    expect(visitor.press('confirm').press('previous', 20).draft).toBe(10)
    expect(visitor.press('next', 20).draft).toBe(120)
  })

  // behaviour 23.4
  test('relay dynamics: the relay switches once a second while it runs', () => {
    const visitor = open('relay-dynamics').wait(5000)
    expect(visitor.body('test')).toMatchObject({ value: 0, valueText: { number: 0 } })
    expect(visitor.picture.legend).toEqual({ confirm: 'word.start' })
    visitor.press('confirm').wait(4000)
    expect(visitor.body('test').value).toBe(4)
    expect(visitor.lines[0]?.values).toEqual(['word.off'])
    expect(visitor.picture.legend).toEqual({ confirm: 'word.stop' })
    expect(visitor.wait(1000).body('test').lit).toBe(true)
    expect(visitor.press('confirm').wait(5000).body('test').value).toBe(5)
  })

  // behaviour 23.4
  test.each(['relay-dynamics', 'demo'])('%s is stopped on arrival', (name) => {
    const visitor = open(name).press('confirm')
    expect(visitor.device.hardware.running).toBe(true)
    visitor.press('back').go(`/hardware-test/${name}`)
    expect(visitor.device.hardware.running).toBe(false)
  })

  // behaviour 23.6
  test('touch info: counts the touches of the three buttons', () => {
    const visitor = open('touch-info').press('previous').press('confirm', 2).press('next', 3)
    expect(visitor.lines.map(({ raw }) => raw)).toEqual([1, 2, 3])
    const shown = [1, 2, 3].map((number) => [{ number }])
    expect(visitor.lines.map(({ values }) => values)).toEqual(shown)
    expect(visitor.body('test')).toMatchObject({ value: 6, valueText: { number: 6 }, lit: false })
  })

  // behaviour 23.7
  test('demo: counts through the temperatures repeatedly', () => {
    const visitor = open('demo').wait(3000)
    expect(visitor.body('test')).toMatchObject({ value: 5, valueText: degrees(5), lit: false })
    visitor.press('confirm').wait(3000)
    expect(visitor.body('test')).toMatchObject({ value: 15, lit: true, valueText: { unit: 'unit.degree' } })
    expect(visitor.wait(6000).body('test').value).toBe(35)
    expect(visitor.wait(300).body('test').value).toBe(5)
    expect(visitor.press('confirm').wait(3000).body('test').value).toBe(5)
  })

  // behaviour 23.8
  test('crash count: confirm clears it', () => {
    const visitor = open('crash-count')
    expect(visitor.body('test')).toMatchObject({ value: 3, lit: false, lines: [] })
    expect(visitor.picture.legend).toEqual({ confirm: 'test.clear' })
    expect(visitor.press('confirm').body('test')).toMatchObject({ value: 0, valueText: { number: 0 } })
  })

  test('they change no setting', () => {
    const visitor = open('relay-toggle').press('confirm')
    visitor.go('/hardware-test/timeout').press('confirm').press('next').press('confirm')
    visitor.go('/hardware-test/crash-count').press('confirm')
    expect({ ...visitor.settings, previousRoute: null }).toEqual(open('demo').settings)
  })
})
