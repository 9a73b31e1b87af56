import { describe, expect, test } from 'vitest'
import { type Act, findWay, stepsOf, type TaskId, textOfTaskValue } from '../../src/help/guidance/guidance'
import { goalOf } from '../../src/help/guidance/instructions/goal'
import { toSpokenText } from '../../src/help/guidance/instructions/names'
import { sentenceOf } from '../../src/help/guidance/instructions/sentence'
import { openAt, openFirstTime, type Visitor } from '../../src/thermostat/device/testing'
import { translateText } from './translate-text'

/** Returns the sentences of the way to a task. */
function sentencesOf(visitor: Visitor, taskId: TaskId, value: string | number = ''): readonly string[] {
  const way = findWay(visitor, taskId, value)
  if (!way) throw new Error(`There is no way to ${taskId}.`)
  return stepsOf(way).map((step) => translateText('en', sentenceOf(step)))
}

describe('the sentence of a step', () => {
  test('presses of one button share a sentence with the line that they reach', () => {
    expect(sentencesOf(openAt('/home'), 'lock-keys')).toEqual([
      'Press ○ for the menu',
      'Press › twice to reach “Settings”',
      'Press ○ to open “Settings”',
      'Press › three times to reach “Keypad lock”',
      'Press ○ to open “Keypad lock”',
      'Press ‹ to reach “On”',
      'Press ○ to choose “On”: “Saved!”',
    ])
  })

  test('a number is given as the display shows it in the end', () => {
    expect(sentencesOf(openAt('/home'), 'change-temperature', 21)).toEqual(['Press › until it says 21°'])
    expect(sentencesOf(openAt('/home'), 'change-temperature', 35)).toEqual(['Hold › until it says 35°'])
  })

  test('a blinking number can be changed and is saved', () => {
    expect(sentencesOf(openAt('/home/menu/installer/installed-effect'), 'installed-power', 9990)).toEqual([
      'Press ○: 0 W blinks',
      'Hold › until it says 9990 W',
      'Press ○: “Saved!”',
    ])
  })

  test('a hold that goes too far shares a sentence with the presses back', () => {
    const draft = openAt('/home/menu/installer/installed-effect').press('confirm')
    const acts: readonly Act[] = [
      { buttons: ['next'], times: 1, holdMs: 3400 },
      { buttons: ['previous'], times: 2, holdMs: 0 },
    ]
    const [step, ...others] = stepsOf({ start: draft, acts })
    expect(others).toEqual([])
    expect(translateText('en', step ? sentenceOf(step) : 'word.no')).toMatch(
      /^Hold › until it reaches about \d+ W, then press ‹ until it says \d+ W$/,
    )
  })

  test('a hold has its duration and the screen that it opens', () => {
    expect(sentencesOf(openAt('/home'), 'turn-off')).toEqual([
      'Hold ○ for 3 seconds: “Turn off”',
      'Press ○ to choose “Yes”: “Turned off!”',
    ])
  })

  test('unlocking names the buttons of a real thermostat', () => {
    const locked = openAt('/home', { settings: { keylock: 'on' } })
    expect(sentencesOf(locked, 'unlock-keys')).toEqual([
      'Press ○ to unlock the buttons (demo only; on the wall, hold ‹ and › for 3 seconds)',
    ])
    const acts: readonly Act[] = [{ buttons: ['previous', 'next'], times: 1, holdMs: 3000 }]
    expect(stepsOf({ start: locked, acts }).map((step) => translateText('en', sentenceOf(step)))).toEqual([
      'Hold ‹ and › together for 3 seconds to unlock the buttons',
    ])
  })

  test('a sentence asks to wait', () => {
    const visitor = openAt('/home/menu/settings/wifi/connect-wifi', { settings: { wifiInstalled: true } })
    expect(sentencesOf(visitor, 'connect-wifi', 'Home').at(-1)).toBe(
      'Press ○ (“Connect”) and wait until it says “WiFi connected”',
    )
    expect(sentencesOf(openAt('/home'), 'factory-reset', 'everything').at(-1)).toBe(
      'Press ○ to choose “Yes” and wait for the thermostat to restart',
    )
  })

  test('in the guide, each new screen is named once', () => {
    const sentences = sentencesOf(openFirstTime().wait(2000), 'floor-type', 'wood/laminate')
    expect(sentences).toEqual([
      'On “Language”, press ○ to choose “English”',
      'On “Set time”, press ○ (“Continue”)',
      'On “Set date”, press ○ (“Continue”)',
      'On “Floor type”, press › to reach “Wood / laminate”',
      'Press ○ to choose “Wood / laminate”',
    ])
  })

  test('a screen with a question is named by its title', () => {
    const lastOfGuide = openFirstTime().wait(2000).press('confirm', 7)
    expect(sentencesOf(lastOfGuide, 'delay-start')[0]).toMatch('On “Delayed start-up”, press ○')
  })

  test('a way that begins in the splash has its first sentence after it', () => {
    const [first] = sentencesOf(openFirstTime(), 'floor-type', 'wood/laminate')
    expect(first).toBe('On “Language”, press ○ to choose “English”')
  })

  test('the two buttons at the top have their position in the sentence', () => {
    const draft = openAt('/home/menu/settings/keylock')
    expect(sentencesOf(draft, 'screen-saver', 'time/temp')[0]).toBe(
      'Press ‹ at the top to go back to “Settings”',
    )
    expect(sentencesOf(openAt('/nowhere'), 'change-temperature', 21)[0]).toBe(
      'Press × at the top to go to the home screen',
    )
  })
})

describe('values have their names on the display', () => {
  test.each([
    ['change-temperature', 23, '23°'],
    ['start-timer', 8, '8 h'],
    ['power-share', 65, '65%'],
    ['power-share', 0, 'Off'],
    ['choose-sensor', 'roomSensorFloor', 'Room with floor limit'],
    ['choose-sensor', 'floorSensor', 'Floor sensor'],
    ['sensor-type', 'NTC12K', 'NTC12K'],
    ['calibrate-floor', 5, '+0.5°'],
    ['calibrate-room', -30, '−3.0°'],
    ['installed-power', 9990, '9990 W'],
    ['operating-time', 5, '5 min/h'],
    ['operating-time', 0, 'Off'],
    ['comfort-maximum', 26, '26°'],
    ['change-language', 'de', 'Deutsch'],
    ['see-energy', 'month', 'Month'],
    ['summer-time', 'off', 'Off'],
    ['screen-saver', 'time/temp', 'Time and temperature'],
    ['floor-type', 'wood/laminate', 'Wood / laminate'],
    ['set-time-zone', 'UTC+2', 'UTC+2'],
    ['connect-wifi', 'Aurora', 'Aurora'],
    ['connect-wifi', 'wps', 'WPS'],
    ['factory-reset', 'save-data', 'Reset, keep data'],
    ['why-error', 3, 'E3'],
    ['lock-keys', '', ''],
  ] as const)('%s %s', (taskId, value, words) => {
    expect(translateText('en', textOfTaskValue(taskId, value))).toBe(words)
  })
})

test('the spoken text has the names of the buttons', () => {
  const way = findWay(openAt('/home/menu/settings/keylock'), 'screen-saver', 'time/temp')
  if (!way) throw new Error('The task has no way.')
  const sentences = stepsOf(way).map((step) => translateText('en', toSpokenText(sentenceOf(step))))
  expect(sentences.slice(0, 3)).toEqual([
    'Press Back to go back to “Settings”',
    'Press Previous to reach “Screen saver”',
    'Press Confirm to open “Screen saver”',
  ])
})

// guidance G31
describe('the goal of a step', () => {
  const goalsOf = (visitor: Visitor, taskId: TaskId, value: string | number = '') => {
    const way = findWay(visitor, taskId, value)
    return way ? stepsOf(way).map((step) => translateText('en', goalOf(step))) : []
  }

  test('is what it leads to, without the buttons', () => {
    expect(goalsOf(openAt('/home'), 'lock-keys')).toEqual([
      'Open the menu',
      'Go to “Settings”',
      'Open “Settings”',
      'Go to “Keypad lock”',
      'Open “Keypad lock”',
      'Go to “On”',
      'Choose “On”',
    ])
  })

  test.each([
    [openAt('/home'), 'change-temperature', 35, ['Set 35°']],
    [
      openAt('/home/menu/installer/installed-effect'),
      'installed-power',
      9990,
      ['Make 0 W blink', 'Set 9990 W', 'Get to “Saved!”'],
    ],
    [openAt('/home'), 'turn-off', '', ['Get to “Turn off”', 'Choose “Yes”']],
    [openAt('/home', { settings: { keylock: 'on' } }), 'unlock-keys', '', ['Unlock the buttons']],
    [openAt('/nowhere'), 'change-temperature', 21, ['Go to the home screen', 'Set 21°']],
  ] as const)('names a value, an answer or a screen: case %#', (visitor, taskId, value, goals) => {
    expect(goalsOf(visitor, taskId, value)).toEqual(goals)
  })

  test('uses the word above a button where the press has no other result', () => {
    expect(goalsOf(openFirstTime().wait(2000), 'floor-type', 'wood/laminate').slice(0, 3)).toEqual([
      'Choose “English”',
      'Choose “Continue”',
      'Choose “Continue”',
    ])
  })
})
