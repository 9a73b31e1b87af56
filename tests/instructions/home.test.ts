import { describe, expect, test } from 'vitest'
import { homeRules } from '../../src/help/guidance/manual/manual'
import { createPicture, languages, type TimedDevice } from '../../src/thermostat/device/device'
import { openAt, openFirstTime } from '../../src/thermostat/device/testing'
import { followHomeRules } from '../proof/search/home-rules'
import { startStates } from './all-ways'
import { OperatedDevice } from './operated-device'
import { parseAdvice } from './parse-sentence'
import { followAdvice } from './reader'
import { translateText } from './translate-text'

/** The typical start states, and states that are harder to leave. */
const states: Readonly<Record<string, TimedDevice>> = {
  ...startStates,
  'locked and turned off': openAt('/home', { settings: { keylock: 'on', power: 'off' } }),
  'power control at 0 %': openAt('/home', {
    settings: { application: 'powerControl', powerControlValue: 0 },
  }),
  'the guide asks for WiFi': openFirstTime()
    .wait(2000)
    .send({ type: 'switch', name: 'wifiInstalled' })
    .press('confirm'),
  'the guide asks when to heat': openFirstTime()
    .wait(2000)
    .press('confirm', 3)
    .press('previous')
    .press('confirm', 4),
}

describe.each(languages)('%s', (language) => {
  const text = homeRules.map(({ text }) => translateText(language, text)).join(' ')

  test('every sentence has a condition', () => {
    expect(parseAdvice(language, text).map(({ condition }) => condition)).toEqual([
      'no circle',
      'no cross',
      'two answers',
      'padlock',
      'off',
    ])
  })

  test.each(Object.entries(states))('the sentences lead home, as the rules do, from: %s', (_, start) => {
    const operated = new OperatedDevice(start, language)
    const expected = followHomeRules(start.device)
    followAdvice(operated, language, text)
    expect(createPicture(operated.moment.device)).toEqual(createPicture(expected.end))
    expect(createPicture(operated.moment.device).body.kind).toBe('home')
  })
})
