import { describe, expect, test } from 'vitest'
import { homeRules } from '../../src/help/guidance/manual/manual'
import { languages, picture, type TimedDevice } from '../../src/thermostat/device/device'
import { openAt, openFirst } from '../../src/thermostat/device/testing'
import { obeyHome } from '../proof/search/obey-home'
import { startStates } from './all-ways'
import { OperatedDevice } from './operated-device'
import { parseAdvice } from './parse-sentence'
import { followAdvice } from './reader'
import { translateText } from './translate-text'

/** With what stands in the way of home itself. */
const states: Readonly<Record<string, TimedDevice>> = {
  ...startStates,
  'locked and turned off': openAt('/home', { settings: { keylock: 'on', power: 'off' } }),
  'power control at nothing': openAt('/home', {
    settings: { application: 'powerControl', powerControlValue: 0 },
  }),
  'the guide asks for WiFi': openFirst()
    .wait(2000)
    .send({ type: 'switch', name: 'wifiInstalled' })
    .press('confirm'),
  'the guide asks when to heat': openFirst()
    .wait(2000)
    .press('confirm', 3)
    .press('previous')
    .press('confirm', 4),
}

describe.each(languages)('%s', (language) => {
  const text = homeRules.map(({ text }) => translateText(language, text)).join(' ')

  test('says of everything when to do it', () => {
    expect(parseAdvice(language, text).map(({ condition }) => condition)).toEqual([
      'no circle',
      'no cross',
      'two answers',
      'padlock',
      'off',
    ])
  })

  test.each(Object.entries(states))('leads home, as its rules do, from: %s', (_, begin) => {
    const wall = new OperatedDevice(begin, language)
    const ruled = obeyHome(begin.device)
    followAdvice(wall, language, text)
    expect(picture(wall.moment.device)).toEqual(picture(ruled.end))
    expect(picture(wall.moment.device).body.kind).toBe('home')
  })
})
