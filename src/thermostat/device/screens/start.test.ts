import { describe, expect, test } from 'vitest'
import { atHome, degrees, NOON, openAt } from '../testing'
import { MINUTE } from '../time'

// behaviour 4.1
describe('The start screen', () => {
  test('shows the time, the day and the set temperature', () => {
    const at = NOON + 5 * MINUTE
    const { picture } = openAt('/', { settings: { temperatureValue: 23 }, at })
    const shown = { clock: { time: 12 * 60 + 5 }, date: { date: at, as: 'day' }, temperature: degrees(23) }
    expect(picture.body).toEqual({ kind: 'start', splash: false, ...shown })
  })

  test('shows the splash screen again in the guide, and keeps the settings', () => {
    const visitor = atHome({ installationGuide: 'true', effectValue: 70 }).go('/')
    expect(visitor.settings).toMatchObject({ installationGuide: 'pending', effectValue: 70 })
    expect(visitor.wait(1900).path).toBe('/home/menu/settings/language')
    expect(visitor.settings).toMatchObject({ installationGuide: 'true', effectValue: 70 })
  })

  test('restarts the guide if another tab has stored a restart', () => {
    const visitor = atHome({ effectValue: 70 }).storeInOtherTab({ restart: true }).go('/')
    expect(visitor.settings).toMatchObject({ installationGuide: 'pending', effectValue: 0 })
  })
})
