import { describe, expect, test } from 'vitest'
import { openAt } from '../testing'
import { HOUR } from '../time'
import { latestWeekEventTime } from './week'

/** Days of March 2025; Tuesday is the 11th. */
const at = (day: 'Fri' | 'Sat' | 'Sun' | 'Mon' | 'Tue', time: string) => {
  const date = { Fri: '07', Sat: '08', Sun: '09', Mon: '10', Tue: '11' }[day]
  return Date.parse(`2025-03-${date}T${time}:00Z`)
}

describe('The last event of the week program skips disabled events', () => {
  test.each([
    ['Tue', '06:00', 'Tue', '06:00'],
    ['Tue', '07:59', 'Tue', '06:00'],
    ['Tue', '08:00', 'Tue', '08:00'],
    ['Tue', '14:00', 'Tue', '08:00'],
    ['Tue', '22:59', 'Tue', '15:00'],
    ['Tue', '23:30', 'Tue', '23:00'],
    ['Tue', '05:59', 'Mon', '23:00'],
    ['Mon', '00:00', 'Sun', '23:00'],
    ['Fri', '09:00', 'Fri', '08:00'],
    ['Sat', '06:30', 'Fri', '23:00'],
    ['Sat', '12:00', 'Sat', '07:00'],
    ['Sun', '20:00', 'Sun', '07:00'],
    ['Sun', '23:00', 'Sun', '23:00'],
  ] as const)('on %s at %s it is that of %s at %s', (day, time, eventDay, eventTime) => {
    expect(latestWeekEventTime(at(day, time))).toBe(at(eventDay, eventTime))
  })
})

// behaviour 5.15
describe('A manual override of the week program', () => {
  const openHomeAt = (now: number) => openAt('/home', { settings: { program: 'week' }, at: now })
  // behaviour 18.10
  test('begins when previous or next is pressed', () => {
    const visitor = openHomeAt(at('Tue', '12:00'))
    expect(visitor.home.mode).toBe('program')
    expect(visitor.press('next').home.mode).toBe('set')
  })

  test('ends at the next event', () => {
    const visitor = openHomeAt(at('Tue', '14:58')).press('previous')
    expect(visitor.wait(60_000).home.mode).toBe('set')
    expect(visitor.wait(60_000).home.mode).toBe('program')
  })

  test('counts from the time of the press, not from the minute that the clock shows', () => {
    const visitor = openHomeAt(at('Tue', '14:59'))
    // The page was suspended during the event, and the press comes before its timer runs.
    visitor.now += 90_000
    expect(visitor.press('next').wait(60_000).home.mode).toBe('set')
  })

  test('at the time of an event lasts until the one after', () => {
    const visitor = openHomeAt(at('Tue', '15:00')).press('next')
    expect(visitor.home.mode).toBe('set')
    expect(visitor.wait(7 * HOUR).home.mode).toBe('set')
    expect(visitor.wait(1 * HOUR).home.mode).toBe('program')
  })

  test('at the weekend outlasts disabled events', () => {
    const visitor = openHomeAt(at('Sat', '09:00')).press('next')
    expect(visitor.wait(12 * HOUR).home.mode).toBe('set')
    expect(visitor.wait(3 * HOUR).home.mode).toBe('program')
  })

  test('from before the start of the program has no effect', () => {
    const visitor = openAt('/home', { at: at('Tue', '12:00') }).press('next')
    expect(visitor.home.mode).toBe('set')
    visitor.go('/home/menu/program/week').press('confirm').go('/home')
    expect(visitor.settings.program).toBe('week')
    expect(visitor.home.mode).toBe('program')
  })

  test('is not caused by other presses', () => {
    expect(openHomeAt(at('Tue', '12:00')).press('confirm').press('next').press('close').home.mode).toBe(
      'program',
    )
  })
})
