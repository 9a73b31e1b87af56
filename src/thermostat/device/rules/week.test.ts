import { describe, expect, test } from 'vitest'
import { openAt } from '../testing'
import { HOUR } from '../time'
import { lastEventAt } from './week'

/** Tuesday 11 March 2025 and the days around it. */
const at = (day: 'Fri' | 'Sat' | 'Sun' | 'Mon' | 'Tue', time: string) => {
  const date = { Fri: '07', Sat: '08', Sun: '09', Mon: '10', Tue: '11' }[day]
  return Date.parse(`2025-03-${date}T${time}:00Z`)
}

describe('the last event of the week program', () => {
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
  ] as const)('on %s at %s it was that of %s at %s: a disabled one does not count', (day, time, on, was) => {
    expect(lastEventAt(at(day, time))).toBe(at(on, was))
  })
})

// behaviour 5.15
describe('a week program runs and the visitor has not changed the temperature since its last event', () => {
  const home = (now: number) => openAt('/home', { settings: { program: 'week' }, at: now })
  // behaviour 18.10
  test('program, until previous or next is pressed', () => {
    const visitor = home(at('Tue', '12:00'))
    expect(visitor.home.mode).toBe('program')
    expect(visitor.press('next').home.mode).toBe('set')
  })

  test('set, until the next event', () => {
    const visitor = home(at('Tue', '14:58')).press('previous')
    expect(visitor.wait(60_000).home.mode).toBe('set')
    expect(visitor.wait(60_000).home.mode).toBe('program')
  })

  test('a change by hand counts from its own moment, not from the minute that the clock shows', () => {
    const visitor = home(at('Tue', '14:59'))
    // The page slept through the event, and a press wakes it before its timer does.
    visitor.now += 90_000
    expect(visitor.press('next').wait(60_000).home.mode).toBe('set')
  })

  test('a temperature changed with an event stands until the one after', () => {
    const visitor = home(at('Tue', '15:00')).press('next')
    expect(visitor.home.mode).toBe('set')
    expect(visitor.wait(7 * HOUR).home.mode).toBe('set')
    expect(visitor.wait(1 * HOUR).home.mode).toBe('program')
  })

  test('at the weekend it stands over the disabled events', () => {
    const visitor = home(at('Sat', '09:00')).press('next')
    expect(visitor.wait(12 * HOUR).home.mode).toBe('set')
    expect(visitor.wait(3 * HOUR).home.mode).toBe('program')
  })

  test('a program that starts is undisturbed, whatever was set before it ran', () => {
    const visitor = openAt('/home', { at: at('Tue', '12:00') }).press('next')
    expect(visitor.home.mode).toBe('set')
    visitor.go('/home/menu/program/week').press('confirm').go('/home')
    expect(visitor.settings.program).toBe('week')
    expect(visitor.home.mode).toBe('program')
  })

  test('changing something else leaves the program in force', () => {
    expect(home(at('Tue', '12:00')).press('confirm').press('next').press('close').home.mode).toBe('program')
  })
})
