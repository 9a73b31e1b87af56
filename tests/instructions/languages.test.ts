import { describe, expect, test } from 'vitest'
import { applyAct, taskIds, type WayStep } from '../../src/help/guidance/guidance'
import { goalOf } from '../../src/help/guidance/instructions/goal'
import { toSpokenText } from '../../src/help/guidance/instructions/names'
import { sentenceOf } from '../../src/help/guidance/instructions/sentence'
import {
  createPicture,
  languages,
  pathOf,
  step,
  type Text,
  type TimedDevice,
  waitUntilUnblocked,
} from '../../src/thermostat/device/device'
import { sample } from '../helpers/sample'
import { findAllWays } from './all-ways'
import { OperatedDevice } from './operated-device'
import { followSentence } from './reader'
import { translateText } from './translate-text'

const ways = findAllWays()

/** In characters: three lines at 320 px. */
const LONGEST = 110
/** In characters: two lines of the panel. */
const LONGEST_GOAL = 70

/** Matches a text with a missing id or value. */
const broken = /[{}]|undefined|NaN|[a-z]\.[a-zA-Z]/

// The sample has English, and Finnish with the longest words.
describe.each(sample(languages, 3))('%s', (language) => {
  const t = (text: Text) => translateText(language, text)

  test('the sentences alone lead to the goal', () => {
    const wrong: string[] = []
    for (const { name, steps } of ways) {
      const start = steps[0]?.before
      if (!start) continue
      const operated = new OperatedDevice(start, language)
      for (const step of steps) {
        const sentence = t(sentenceOf(step))
        const failure = followSentence(operated, language, sentence)
        if (failure || !isSamePicture(operated.moment, step.after))
          wrong.push(`${name}: ${sentence}: ${failure}`)
        operated.moment = step.after
      }
    }
    expect([...new Set(wrong)]).toEqual([])
  })

  test('every sentence is complete and short enough', () => {
    const bad = ways.flatMap(({ name, steps }) =>
      steps
        .map(sentenceOf)
        .flatMap((sentence) =>
          [t(sentence), t(toSpokenText(sentence))]
            .filter((text) => broken.test(text) || text.length > LONGEST)
            .map((text) => `${name}: ${text}`),
        ),
    )
    expect(bad).toEqual([])
  })

  // guidance G31
  test('every goal is complete, short and without a button', () => {
    const bad = ways.flatMap(({ name, steps }) =>
      steps
        .map((one) => t(goalOf(one)))
        .filter((text) => broken.test(text) || /[‹○›×]/.test(text) || text.length > LONGEST_GOAL)
        .map((text) => `${name}: ${text}`),
    )
    expect(bad).toEqual([])
  })
})

test('the ways include every task, and most start states', () => {
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

test('each step begins at the end of the previous one, and the last one ends with the way', () => {
  for (const { name, way, steps } of ways) {
    steps.forEach(({ before }, index) => {
      if (index > 0) expect(before, name).toBe(steps[index - 1]?.after)
    })
    const end = steps.at(-1)?.after
    if (end) expect(pathOf(end.device), name).toBe(pathOf(waitUntilUnblocked(way.end).device))
  }
})

test('names that a sentence or a goal quotes are on the display before, during or after its step', () => {
  const wrong = ways.flatMap(({ name, steps }) =>
    steps.flatMap((one) =>
      [sentenceOf(one), goalOf(one)]
        .flatMap(quotedIn)
        .filter((text) => !isInView(one, text))
        .map((text) => `${name}: ${JSON.stringify(text)}`),
    ),
  )
  expect(wrong).toEqual([])
})

function isSamePicture(one: TimedDevice, other: TimedDevice): boolean {
  return JSON.stringify(createPicture(one.device)) === JSON.stringify(createPicture(other.device))
}

function quotedIn(text: Text | number): readonly Text[] {
  if (typeof text !== 'object' || !('id' in text)) return []
  const { id, values } = text
  return id === 'tell.quoted' ? [values.name as Text] : Object.values(values).flatMap(quotedIn)
}

/** True if a text is in one of the pictures before, during and after a step. */
function isInView({ before, after, acts }: WayStep, text: Text): boolean {
  const shown = [createPicture(before.device), createPicture(after.device)]
  let moment = before
  for (const act of acts)
    moment = applyAct(moment, act, (device, input) => {
      shown.push(createPicture(device))
      return step(device, input)
    })
  const sought = JSON.stringify(text)
  return shown.some((one) => JSON.stringify(one).includes(sought))
}
