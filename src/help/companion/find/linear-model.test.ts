import { expect, test, vi } from 'vitest'
import { trainLinearModel } from './linear-model'
import { indexPhrases } from './phrase-counts'

const phrases = {
  on: ['turn it on', 'please start the timer', 'please heat', 'switch the floor on', 'either'],
  off: ['turn it off', 'stop the timer', 'switch the floor off', 'either'],
  other: ['please wait'],
}

const train = async (pause = async () => {}) =>
  trainLinearModel(await indexPhrases(phrases, pause), (key) => (key === 'other' ? undefined : key), pause)

const { probabilitiesOf } = await train()
const offIn = (text: string) => probabilitiesOf(text).get('off') ?? 0

test('the words that differ decide, also after a word of the other label', () => {
  expect(offIn('turn it off')).toBeGreaterThan(0.5)
  expect(offIn('please turn it off')).toBeGreaterThan(0.5)
  expect(offIn('please stop the timer')).toBeGreaterThan(0.5)
  expect(offIn('turn it on')).toBeLessThan(0.5)
})

test('a phrase with two labels is as probable for both', () => {
  expect(Math.abs(offIn('either') - 0.5)).toBeLessThan(0.1)
})

test('probabilities add up to 1, and only labels that count have one', () => {
  for (const text of ['', '?!', 'off', 'привет', 'x'.repeat(10_000)]) {
    const probabilities = probabilitiesOf(text)
    expect([...probabilities.keys()]).toEqual(['on', 'off'])
    expect([...probabilities.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  }
})

test('the same phrases always give the same model', async () => {
  expect((await train()).probabilitiesOf('turn the floor off')).toEqual(probabilitiesOf('turn the floor off'))
})

test('the browser can do other things between the passes', async () => {
  const pause = vi.fn(async () => {})
  await train(pause)
  expect(pause.mock.calls.length).toBeGreaterThan(5)
})
