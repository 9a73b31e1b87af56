import { describe, expect, test } from 'vitest'
import type { Text } from '../../../../common/texts/text'
import { degrees, openAt } from '../../testing'

const path = '/home/menu/program'
const time = (hours: number, minutes = 0): Text => ({ time: hours * 60 + minutes })
/** The text of a duration, not of a time of day. */
const fourHours: Text = { id: 'unit.timeSpan', values: { time: { time: 240 } } }

// behaviour 6.12
describe('The question to delete the program settings', () => {
  const running = { program: 'timer', secondaryProgram: 'week', timer: 'on' } as const

  test('yes removes the program, shows the overlay and goes back to the menu', () => {
    const visitor = openAt(path, { settings: running }).choose('program.reset', 'word.yes')
    expect(visitor.settings).toMatchObject({ program: null, secondaryProgram: null, timer: 'off' })
    expect(visitor.picture.overlay).toEqual({ status: 'save', context: 'program', text: 'overlay.deleted' })
    expect(visitor.wait(1500).path).toBe(path)
    expect(visitor.overlay).toBeNull()
  })

  test('no changes nothing', () => {
    const visitor = openAt(path, { settings: running }).choose('program.reset', 'word.no')
    expect(visitor.path).toBe(path)
    expect(visitor.settings).toMatchObject(running)
  })

  test('yes changes no other settings', () => {
    const settings = { application: 'hotel', temperatureValue: 22, keylock: 'off' } as const
    expect(openAt(`${path}/reset`, { settings }).choose('word.yes').settings).toMatchObject(settings)
  })
})

describe('The week program has four events for each type of day', () => {
  const weekdays = [
    ['week.event.wakeUp', [time(6), degrees(22)], false],
    ['week.event.leave', [time(8), degrees(17)], false],
    ['week.event.backHome', [time(15), degrees(22)], false],
    ['week.event.sleep', [time(23), degrees(17)], false],
  ]
  const weekend = [
    ['week.event.wakeUp', [time(7), degrees(22)], false],
    ['week.event.leave', [time(10), degrees(17)], true],
    ['week.event.backHome', [time(16, 30), degrees(22)], true],
    ['week.event.sleep', [time(23), degrees(17)], false],
  ]

  // behaviour 6.9
  test.each([
    ['week.weekdays', 0, [0, 1, 2, 3, 4], weekdays],
    ['week.weekend', 1, [5, 6], weekend],
  ])('in the tab %s', (name, tab, days, events) => {
    const { tabs, content } = openAt(`${path}/week/review`).press('next', tab).body('tabs')
    expect(tabs[tab]).toBe(name)
    if (content.kind !== 'events') throw new Error(content.kind)
    expect(content.days).toEqual(days)
    expect(content.lines.map(({ text, values, disabled }) => [text, values, disabled ?? false])).toEqual(
      events,
    )
  })

  // behaviour 6.10
  test('whose values get the focus by previous and next, but cannot be changed', () => {
    const visitor = openAt(`${path}/week/edit`)
    const { settings } = visitor
    const { groups } = visitor.body('walk')
    expect(groups.map(({ title, lines }) => [title, lines.length])).toEqual([
      ['week.weekdays', 4],
      ['week.weekend', 4],
    ])
    expect(visitor.press('next', 30).focus).toBe(15)
    expect(visitor.press('previous', 5).body('walk').focus).toBe(10)
    expect(visitor.body('walk').groups).toEqual(groups)
    expect(visitor.settings).toEqual(settings)
  })
})

describe('The timer and remote control programs', () => {
  test.each([
    ['timer', 'sample.runTime'],
    ['remote-control', 'sample.postHeat'],
  ] as const)('%s shows active 22, standby 17 and 4 hours', (name, third) => {
    const expected = [
      ['sample.active', [degrees(22)], 22],
      ['sample.standby', [degrees(17)], 17],
      [third, [fourHours], '04:00'],
    ]
    const review = openAt(`${path}/${name}/review`)
    expect(review.lines.map(({ text, values, raw }) => [text, values, raw])).toEqual(expected)
    const edit = openAt(`${path}/${name}/edit`)
    const lines = edit.body('walk').groups.flatMap((group) => group.lines)
    expect(lines.map(({ text, values, raw }) => [text, values, raw])).toEqual(expected)
    expect(edit.press('next', 9).focus).toBe(2)
  })

  // behaviour 6.10
  test.each(['timer', 'remote-control'])('%s: the review opens the info, which has pages', (name) => {
    const visitor = openAt(`${path}/${name}/review`)
    expect(visitor.body('reading').link).toEqual({ text: 'word.info', path: `${path}/${name}/review/info` })
    expect(visitor.picture.legend).toEqual({ confirm: 'word.info' })
    expect(visitor.press('confirm').path).toBe(`${path}/${name}/review/info`)
    const { pageCount, text } = visitor.body('info')
    expect(visitor.enabled).not.toContain('confirm')
    expect(visitor.press('next', 9).body('info')).toMatchObject({ page: pageCount - 1, pageCount })
    expect(visitor.body('info').text).not.toEqual(text)
    expect(visitor.press('back').path).toBe(`${path}/${name}/review`)
  })
})

test('the question to start the timer names the stored hours', () => {
  const visitor = openAt(`${path}/timer/start-timer`, { settings: { program: 'timer', timerTime: 16 } })
  expect(visitor.body('question').question).toEqual({ id: 'timer.start.question', values: { hours: 16 } })
})
