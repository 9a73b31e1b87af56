import { describe, expect, test } from 'vitest'
import { type Act, stepsOf, type TaskId, tasks, valueText, wayTo } from '../../src/help/guidance/guidance'
import { hintsFor } from '../../src/help/guidance/instructions/hints'
import { toSpokenText } from '../../src/help/guidance/instructions/names'
import { sentenceOf } from '../../src/help/guidance/instructions/sentence'
import { openAt, openFirst, type Visitor } from '../../src/thermostat/device/testing'
import { translateText } from './translate-text'

/** The sentences of the way to a task. */
function told(visitor: Visitor, taskId: TaskId, value: string | number = ''): readonly string[] {
  const way = wayTo(visitor, taskId, value)
  if (!way) throw new Error(`There is no way to ${taskId}.`)
  return stepsOf(way).map((step) => translateText('en', sentenceOf(step)))
}

describe('One sentence a step', () => {
  test('presses of one button are told together, with the line that they reach', () => {
    expect(told(openAt('/home'), 'lock-keys')).toEqual([
      'Press ○ for the menu',
      'Press › twice to reach “Settings”',
      'Press ○ to open “Settings”',
      'Press › three times to reach “Keypad lock”',
      'Press ○ to open “Keypad lock”',
      'Press ‹ to reach “On”',
      'Press ○ to choose “On”: “Saved!”',
    ])
  })

  test('a number is told by what the display says in the end', () => {
    expect(told(openAt('/home'), 'change-temperature', 21)).toEqual(['Press › until it says 21°'])
    expect(told(openAt('/home'), 'change-temperature', 35)).toEqual(['Hold › until it says 35°'])
  })

  test('what blinks may be changed, and is saved', () => {
    expect(told(openAt('/home/menu/installer/installed-effect'), 'installed-power', 9990)).toEqual([
      'Press ○: 0 W blinks',
      'Hold › until it says 9990 W',
      'Press ○: “Saved!”',
    ])
  })

  test('a hold that goes too far is told with the presses back', () => {
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

  test('holds say how long, and what they open', () => {
    expect(told(openAt('/home'), 'turn-off')).toEqual([
      'Hold ○ for 3 seconds: “Turn off”',
      'Press ○ to choose “Yes”: “Turned off!”',
    ])
  })

  test('the keypad is unlocked', () => {
    const locked = openAt('/home', { settings: { keylock: 'on' } })
    expect(told(locked, 'unlock-keys')).toEqual([
      'Press ○ to unlock the buttons (demo only; on the wall, hold ‹ and › for 3 seconds)',
    ])
    const acts: readonly Act[] = [{ buttons: ['previous', 'next'], times: 1, holdMs: 3000 }]
    expect(stepsOf({ start: locked, acts }).map((step) => translateText('en', sentenceOf(step)))).toEqual([
      'Hold ‹ and › together for 3 seconds to unlock the buttons',
    ])
  })

  test('waits are told', () => {
    const visitor = openAt('/home/menu/settings/wifi/connect-wifi', { settings: { wifiInstalled: true } })
    expect(told(visitor, 'connect-wifi', 'Home').at(-1)).toBe(
      'Press ○ (“Connect”) and wait until it says “WiFi connected”',
    )
    expect(told(openAt('/home'), 'factory-reset', 'everything').at(-1)).toBe(
      'Press ○ to choose “Yes” and wait for the thermostat to restart',
    )
  })

  test('in the guide each new screen is named, once', () => {
    const sentences = told(openFirst().wait(2000), 'floor-type', 'wood/laminate')
    expect(sentences).toEqual([
      'On “Language”, press ○ to choose “English”',
      'On “Set time”, press ○ (“Continue”)',
      'On “Set date”, press ○ (“Continue”)',
      'On “Floor type”, press › to reach “Wood / laminate”',
      'Press ○ to choose “Wood / laminate”',
    ])
  })

  test('a screen that asks is named by its title, as every other', () => {
    const lastOfGuide = openFirst().wait(2000).press('confirm', 7)
    expect(told(lastOfGuide, 'delay-start')[0]).toMatch('On “Delayed start-up”, press ○')
  })

  test('a way that begins in the splash is told from after it', () => {
    const [first] = told(openFirst(), 'floor-type', 'wood/laminate')
    expect(first).toBe('On “Language”, press ○ to choose “English”')
  })

  test('the two buttons at the top are told by their place', () => {
    const draft = openAt('/home/menu/settings/keylock')
    expect(told(draft, 'screen-saver', 'time/temp')[0]).toBe('Press ‹ at the top to go back to “Settings”')
    expect(told(openAt('/nowhere'), 'change-temperature', 21)[0]).toBe(
      'Press × at the top to go to the home screen',
    )
  })
})

describe('Values are called as the display calls them', () => {
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
    expect(translateText('en', valueText(taskId, value))).toBe(words)
  })
})

test('for ears the buttons have the names that a screen reader finds', () => {
  const way = wayTo(openAt('/home/menu/settings/keylock'), 'screen-saver', 'time/temp')
  if (!way) throw new Error('There is no way.')
  const heard = stepsOf(way).map((step) => translateText('en', toSpokenText(sentenceOf(step))))
  expect(heard.slice(0, 3)).toEqual([
    'Press Back to go back to “Settings”',
    'Press Previous to reach “Screen saver”',
    'Press Confirm to open “Screen saver”',
  ])
})

describe('Hints', () => {
  const hinted = (visitor: Visitor, taskId: TaskId, value: string | number = '') => {
    const way = wayTo(visitor, taskId, value)
    return way
      ? stepsOf(way).map((step) => hintsFor(step, tasks[taskId]).map((hint) => translateText('en', hint)))
      : []
  }

  test('first the menu, then the button', () => {
    const hints = hinted(openAt('/home'), 'lock-keys')
    expect(hints[0]).toEqual(['Look in “Settings”.', 'Press ○ for the menu'])
    expect(hints.map(([first]) => first)).toEqual([
      'Look in “Settings”.',
      'Look in “Settings”.',
      'Look in “Settings”.',
      'Look in “Keypad lock”.',
      'Look in “Keypad lock”.',
      'You are on the right screen.',
      'You are on the right screen.',
    ])
  })

  test.each([
    [openAt('/home'), 'change-temperature', 21, 'Change the value on this screen.'],
    [openAt('/home/menu/program/week'), 'start-week-program', '', 'You are on the right screen.'],
    [openFirst(), 'see-energy', 'week', 'The installation guide comes first.'],
    [openFirst(), 'change-language', 'sv', 'You are on the right screen.'],
    [openAt('/'), 'see-energy', 'week', 'Leave this screen first.'],
    [openAt('/home'), 'turn-off', '', 'A button needs to be held down.'],
    [openAt('/home', { settings: { keylock: 'on' } }), 'see-energy', 'week', 'Unlock the buttons first.'],
    [openAt('/home/menu/settings/keylock'), 'see-energy', 'week', 'Leave this screen first.'],
  ] as const)('what else is in the way: case %#', (visitor, taskId, value, hint) => {
    expect(hinted(visitor, taskId, value)[0]?.[0]).toBe(hint)
  })
})
