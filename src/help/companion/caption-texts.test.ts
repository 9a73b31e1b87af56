import { expect, test } from 'vitest'
import { openCompanion } from '../../../tests/helpers/fakes/companion'
import {
  announcedTexts,
  captionTexts,
  isDense,
  joinSentences,
  notHeatingReason,
  stepPressesOf,
} from './caption-texts'

type Opened = ReturnType<typeof openCompanion>

const captionIn = ({ companion, device }: Opened) =>
  captionTexts(companion(), (task) => task, notHeatingReason(device()))

const asideOf = (opened: Opened) => captionIn(opened)?.secondary

test('a task that the installation guide does not ask for says that the guide is skipped', () => {
  const opened = openCompanion({ path: '/', settings: { installationGuide: 'pending' } })
  opened.choose('lock-keys')
  expect(asideOf(opened)).toBe('hint.guide')
  opened.tell('show')
  expect(asideOf(opened), 'the thermostat is in use').toBeNull()
})

test('a task that the installation guide asks for ends in the guide, and says so', () => {
  const opened = openCompanion({ path: '/', settings: { installationGuide: 'pending' } })
  opened.wait(2500)
  opened.choose('floor-type')
  expect(asideOf(opened)).toBe('hint.guideAsks')
})

test.each([
  ['install', ''],
  ['change-language', 'fi'],
] as const)('a task of the installation guide itself does not mention it: %s', (task, value) => {
  const opened = openCompanion({ path: '/', settings: { installationGuide: 'pending' } })
  opened.wait(2500)
  opened.choose(task, value)
  expect(asideOf(opened)).toMatchObject({ id: 'guide.takes' })
})

test.each([
  ['a fault that stops the heating', { fault: 4 }, {}, 'page.advice.faultOff'],
  ['a thermostat that is too hot', { fault: 6 }, {}, 'page.advice.faultHot'],
  ['a floor that dries', {}, { program: 'delayedStartup' }, 'page.advice.drying'],
  ['not for a fault that does not stop the heating', { fault: 8 }, {}, 'guide.tryUndoes'],
] as const)('a new setpoint is followed by the reason for not heating: %s', (_, change, settings, why) => {
  const opened = openCompanion({ settings })
  opened.send({ type: 'surroundings', change })
  opened.showToEnd('change-temperature', 23)
  expect(asideOf(opened)).toBe(why)
})

test('a step of several presses counts them, as the demonstration makes them', () => {
  const opened = openCompanion()
  opened.choose('lock-keys', undefined, { mode: 'show' })
  const counts = new Set<string>()
  while (opened.phaseState().phase === 'demonstrating') {
    const now = opened.phaseState()
    const presses = stepPressesOf(opened.companion())
    if (now.phase === 'demonstrating' && presses)
      counts.add(`${now.stepIndex}: ${presses.done}/${presses.total}`)
    opened.wait(50)
  }
  expect([...counts]).toEqual(['1: 0/2', '1: 1/2', '1: 2/2', '3: 0/3', '3: 1/3', '3: 2/3', '3: 3/3'])
})

// behaviour 29.9
test('the number of presses is shown before a task, and not after a demonstration', () => {
  const opened = openCompanion()
  const { choose, tell, until } = opened
  choose('summer-time', 'off')
  expect(asideOf(opened)).toEqual({ id: 'guide.takes', values: { presses: 10 } })
  tell('show')
  until('reached')
  expect(asideOf(opened)).toBe('guide.tryUndoes')
})

// behaviour 29.9
test('a practice says that the presses are right, and at its end how many were enough', () => {
  const opened = openCompanion()
  const { choose, press, state } = opened
  choose('change-temperature', 22, { mode: 'try' })
  expect(asideOf(opened)).toEqual({ id: 'guide.takes', values: { presses: 3 } })
  press('next')
  opened.wait(150)
  expect(asideOf(opened)).toBe('guide.onTrack')
  press('previous', 'previous')
  while (state() === 'trying') press('next')
  expect(asideOf(opened)).toEqual({ id: 'guide.reached', values: { presses: 7, fewest: 3 } })
})

test('a value follows a task name after a colon, and a question without one', () => {
  const { choose, companion } = openCompanion()
  choose('change-temperature', 23)
  const sentence = (name: string) => captionTexts(companion(), () => name, null)?.sentence
  expect(sentence('Change the temperature')).toMatchObject({ id: 'guide.goal' })
  expect(sentence('Which temperature?')).toMatchObject({
    id: 'say.value',
    values: { what: { verbatim: 'Which temperature?' }, value: { number: 23 } },
  })
})

// behaviour 29.9
test('a press that leads away is reported with the content of the display', () => {
  const { choose, companion, press, wait } = openCompanion()
  choose('change-temperature', 21, { mode: 'try' })
  const texts = () => captionTexts(companion(), () => 'Change the temperature', null)
  const heard = () => {
    const now = texts()
    return now && announcedTexts(companion(), now)
  }
  press('previous')
  wait(150)
  const now = { id: 'say.temperature', values: { value: { number: 18, unit: 'unit.degree' } } }
  expect(texts()).toMatchObject({ secondary: 'guide.away', displayText: now })
  const goal = texts()?.sentence
  expect(heard()).toEqual([now, 'guide.away', goal])
  press('next')
  wait(150)
  expect(texts()).toMatchObject({ secondary: { id: 'guide.takes' }, displayText: null })
  expect(heard(), 'the goal is the same').toEqual([goal])
})

test('texts are joined with full stops', () => {
  const away = ['Set temperature 18°', 'That leads away.']
  expect(joinSentences(away)).toBe('Set temperature 18°. That leads away.')
  expect(joinSentences(['Start the timer?', 'Yes'])).toBe('Start the timer? Yes')
  expect(joinSentences([])).toBe('')
})

test('the sentence is in the panel, too, until the visitor starts, and in a practice', () => {
  const opened = openCompanion()
  const { choose, tell, companion } = opened
  const texts = () => captionTexts(companion(), (task) => task, null)
  choose('lock-keys')
  expect(texts()).toMatchObject({ isInPanel: true, sentence: { verbatim: 'lock-keys' } })
  tell('try')
  expect(texts()).toMatchObject({ isInPanel: true, sentence: 'goal.menu' })
  tell('show')
  expect(texts()?.isInPanel).toBe(false)
})

// behaviour 29.9, 29.20
test('a practice announces the task, and then the goal of each step', () => {
  const { choose, companion, press, wait } = openCompanion()
  choose('lock-keys', undefined, { mode: 'try' })
  const heard = () => {
    const texts = captionTexts(companion(), (task) => task, null)
    return texts && announcedTexts(companion(), texts)
  }
  const takes = { id: 'guide.takes', values: { presses: 10 } }
  expect(heard()).toEqual([{ verbatim: 'lock-keys' }, takes, 'goal.menu'])
  press('confirm')
  wait(150)
  expect(heard()).toMatchObject([{ id: 'goal.to' }])
})

test.each([
  [44, 100, false],
  [44, 101, true],
  [88, 50, false],
  [88, 51, true],
  [133, 0, true],
])('a sentence of %i letters above %i more is dense: %s', (sentence, secondary, dense) => {
  expect(isDense('a'.repeat(sentence), 'b'.repeat(secondary))).toBe(dense)
})
