import { expect, test } from 'vitest'
import type { TaskId } from '../../../src/help/guidance/guidance'
import { createTaskPage, type Sign, stationsOf } from '../../../src/help/guidance/manual/manual'
import { manualTexts } from '../manual-texts'

const { t } = manualTexts.en
const symbols = { previous: '‹', confirm: '○', next: '›', back: '‹', close: '×' }

function written(sign: Sign): string {
  if ('name' in sign) return t(sign.name)
  if ('screen' in sign) return `${t(sign.screen)}:`
  const { buttons, how, times } = sign
  return (
    { press: '', hold: '3s ', until: '…' }[how] +
    buttons.map((button) => symbols[button].repeat(times)).join('+')
  )
}

const lineOf = (id: TaskId) =>
  stationsOf(createTaskPage(id, 'en').steps)
    .map(({ signs }) => signs.map(written).join(' '))
    .join(' | ')

test.each<[TaskId, string]>([
  ['lock-keys', '○ Main menu | ›› Settings ○ | ››› Keypad lock ○ | ‹ On ○ Saved!'],
  ['start-week-program', '○ Main menu | Program ○ | Weekly program ○ | Start ○ Started!'],
  ['change-temperature', '…› 21°'],
  ['turn-off', '3s ○ Turn off | Yes ○ Turned off!'],
  ['unlock-keys', '3s ‹+›'],
  ['summer-time', '○ Main menu | ›› Settings ○ | …› Summer time ○ | › Off ○ Saved!'],
  ['installed-power', '○ Main menu | ››› Installer ○ | ››› Installed power ○ | ○ | …› 600 W ○ Saved!'],
  ['floor-type', 'Language: English ○ | Set time: ○ | Set date: ○ | Floor type: › Wood / laminate ○'],
])('the line of %s is %s', (id, line) => {
  expect(lineOf(id).replaceAll('\u00a0', ' ')).toBe(line)
})

test('every step is in one station', () => {
  const { steps } = createTaskPage('connect-wifi', 'en')
  expect(stationsOf(steps).flatMap((station) => station.steps)).toEqual(steps)
})
