import { describe, expect, test } from 'vitest'
import { NOON, openAt, openFirst } from '../testing'

// behaviour 4.1
describe('start screen with a clock and the temperature value', () => {
  test('the time, the day, the set temperature', () => {
    const visitor = openAt('/', { settings: { temperatureValue: 23 }, at: NOON + 5 * 60_000 })
    expect(visitor.body('start')).toEqual({
      kind: 'start',
      splash: false,
      clock: { time: 12 * 60 + 5 },
      date: { date: NOON + 5 * 60_000, as: 'day' },
      temperature: { number: 23, unit: 'unit.degree' },
    })
  })

  test('Confirm goes to /home', () => {
    const visitor = openAt('/')
    expect(visitor.enabled).toEqual(['confirm'])
    expect(visitor.press('confirm').path).toBe('/home')
  })

  test('With the guide on, a splash shows', () => {
    expect(openFirst().body('start').splash).toBe(true)
    expect(openAt('/', { settings: { installationGuide: 'true' } }).body('start').splash).toBe(true)
  })

  test('coming back to it in the guide shows the splash again, and keeps what was set', () => {
    const visitor = openAt('/home', { settings: { installationGuide: 'true', effectValue: 70 } }).go('/')
    expect(visitor.settings).toMatchObject({ installationGuide: 'pending', effectValue: 70 })
    expect(visitor.wait(1900).path).toBe('/home/menu/settings/language')
    expect(visitor.settings).toMatchObject({ installationGuide: 'true', effectValue: 70 })
  })

  test('coming to it with a restart asked for by another tab restarts the guide', () => {
    const visitor = openAt('/home', { settings: { effectValue: 70 } })
      .store({ restart: true })
      .go('/')
    expect(visitor.settings).toMatchObject({ installationGuide: 'pending', effectValue: 0 })
  })
})
