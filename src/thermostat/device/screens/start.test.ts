import { describe, expect, test } from 'vitest'
import { atHome, degrees, NOON, openAt } from '../testing'
import { MINUTE } from '../time'

// behaviour 4.1
describe('start screen with a clock and the temperature value', () => {
  test('the time, the day, the set temperature', () => {
    const at = NOON + 5 * MINUTE
    const { picture } = openAt('/', { settings: { temperatureValue: 23 }, at })
    const shown = { clock: { time: 12 * 60 + 5 }, date: { date: at, as: 'day' }, temperature: degrees(23) }
    expect(picture.body).toEqual({ kind: 'start', splash: false, ...shown })
  })

  test('coming back to it in the guide shows the splash again, and keeps what was set', () => {
    const visitor = atHome({ installationGuide: 'true', effectValue: 70 }).go('/')
    expect(visitor.settings).toMatchObject({ installationGuide: 'pending', effectValue: 70 })
    expect(visitor.wait(1900).path).toBe('/home/menu/settings/language')
    expect(visitor.settings).toMatchObject({ installationGuide: 'true', effectValue: 70 })
  })

  test('coming to it with a restart asked for by another tab restarts the guide', () => {
    const visitor = atHome({ effectValue: 70 }).store({ restart: true }).go('/')
    expect(visitor.settings).toMatchObject({ installationGuide: 'pending', effectValue: 0 })
  })
})
