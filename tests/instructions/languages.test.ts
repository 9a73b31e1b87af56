import { describe, expect, test } from 'vitest'
import { replay, taskIds, tasks, type WayStep } from '../../src/help/guidance/guidance'
import { hintsFor } from '../../src/help/guidance/instructions/hints'
import { toSpokenText } from '../../src/help/guidance/instructions/names'
import { sentenceOf } from '../../src/help/guidance/instructions/sentence'
import {
  languages,
  pathOf,
  picture,
  step,
  type Text,
  type TimedDevice,
  waitUntilIdle,
} from '../../src/thermostat/device/device'
import { sample } from '../helpers/sample'
import { findAllWays } from './all-ways'
import { OperatedDevice } from './operated-device'
import { followSentence } from './reader'
import { translateText } from './translate-text'

const ways = findAllWays()

/** As many as fit on three lines at 320 px. */
const LONGEST = 110

/** What comes of a text whose id or value is missing. */
const broken = /[{}]|undefined|NaN|[a-z]\.[a-zA-Z]/

// English, and Finnish with the longest words.
describe.each(sample(languages, 3))('%s', (language) => {
  const said = (text: Text) => translateText(language, text)

  test('somebody who knows only the sentences gets there', () => {
    const wrong: string[] = []
    for (const { name, steps } of ways) {
      const begin = steps[0]?.before
      if (!begin) continue
      const wall = new OperatedDevice(begin, language)
      for (const one of steps) {
        const words = said(sentenceOf(one))
        const failure = followSentence(wall, language, words)
        if (failure || !isSamePicture(wall.moment, one.after)) wrong.push(`${name}: ${words}: ${failure}`)
        wall.moment = one.after
      }
    }
    expect([...new Set(wrong)]).toEqual([])
  })

  test('every sentence is whole, and short enough', () => {
    const bad = ways.flatMap(({ name, steps }) =>
      steps
        .map(sentenceOf)
        .flatMap((sentence) =>
          [said(sentence), said(toSpokenText(sentence))]
            .filter((text) => broken.test(text) || text.length > LONGEST)
            .map((text) => `${name}: ${text}`),
        ),
    )
    expect(bad).toEqual([])
  })

  test('every hint is whole, and short enough', () => {
    const bad = ways.flatMap(({ name, taskId, steps }) =>
      steps.flatMap((one) =>
        hintsFor(one, tasks[taskId])
          .map(said)
          .filter((text) => broken.test(text) || text.length > LONGEST)
          .map((text) => `${name}: ${text}`),
      ),
    )
    expect(bad).toEqual([])
  })
})

test('every task is among them, and most from everywhere', () => {
  expect(new Set(ways.map(({ taskId }) => taskId))).toEqual(new Set(taskIds))
  expect(ways.length).toBeGreaterThan(800)
})

test('the acts of the steps are the acts of the way', () => {
  for (const { name, way, steps } of ways)
    expect(
      steps.flatMap(({ acts }) => acts),
      name,
    ).toEqual(way.acts)
})

test('each step begins where the last one ends, at rest, and the last one ends where the way does', () => {
  for (const { name, way, steps } of ways) {
    steps.forEach(({ before }, index) => {
      if (index > 0) expect(before, name).toBe(steps[index - 1]?.after)
    })
    const end = steps.at(-1)?.after
    if (end) expect(pathOf(end.device), name).toBe(pathOf(waitUntilIdle(way.end).device))
  }
})

test('names that a sentence quotes are on the display: before it what is pressed, after it what is reached', () => {
  const wrong = ways.flatMap(({ name, steps }) =>
    steps.flatMap((one) =>
      quotedIn(sentenceOf(one))
        .filter((text) => !isInView(one, text))
        .map((text) => `${name}: ${JSON.stringify(text)}`),
    ),
  )
  expect(wrong).toEqual([])
})

function isSamePicture(one: TimedDevice, other: TimedDevice): boolean {
  return JSON.stringify(picture(one.device)) === JSON.stringify(picture(other.device))
}

function quotedIn(text: Text | number): readonly Text[] {
  if (typeof text !== 'object' || !('id' in text)) return []
  const { id, values } = text
  return id === 'tell.quoted' ? [values.name as Text] : Object.values(values).flatMap(quotedIn)
}

/** Whether a text is in one of the pictures before, during and after a step. */
function isInView({ before, after, acts }: WayStep, text: Text): boolean {
  const shown = [picture(before.device), picture(after.device)]
  let moment = before
  for (const act of acts)
    moment = replay(moment, act, (device, input) => {
      shown.push(picture(device))
      return step(device, input)
    })
  const sought = JSON.stringify(text)
  return shown.some((one) => JSON.stringify(one).includes(sought))
}
