import { expect, test, vi } from 'vitest'
import { indexPhrases } from './phrase-counts'
import { createPhraseIndex } from './phrase-index'

const phrases = {
  lock: ['lock the buttons', 'child lock', 'help'],
  warmer: ['the floor is cold', 'turn the heating up'],
  'clock=time': ['the clock is wrong', 'set the time', 'Help!'],
}
const index = createPhraseIndex(
  await indexPhrases(phrases, async () => {}),
  (key) => key.split('=')[0] ?? key,
)

/** Returns the most probable label. */
function best(text: string): string | undefined {
  return [...index.probabilitiesOf(text)].sort(([, one], [, other]) => other - one)[0]?.[0]
}

const probabilityOf = (label: string, text: string) => index.probabilitiesOf(text).get(label) ?? 0

test('the words of a label’s phrases find it, also with other endings and a typo', () => {
  expect(best('locking it')).toBe('lock')
  expect(best('my feet are cold')).toBe('warmer')
  expect(best('buttns')).toBe('lock')
})

test('a word of all labels says nothing', () => {
  for (const label of ['warmer', 'clock'])
    expect(probabilityOf(label, 'the')).toBeCloseTo(probabilityOf('lock', 'the'), 1)
  expect(best('the clock')).toBe('clock')
})

test('a phrase with two keys is right for both', () => {
  expect(index.keysOf('help')).toEqual(['lock', 'clock=time'])
  expect(Math.min(probabilityOf('lock', 'help'), probabilityOf('clock', 'help'))).toBeGreaterThan(
    probabilityOf('warmer', 'help'),
  )
})

test('probabilities add up to 1, also for a text without any feature', () => {
  for (const text of ['', '?!', 'lock', 'привет', '\u{1F525}'])
    expect([...index.probabilitiesOf(text).values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
})

test('the browser can do other things while a long list is indexed', async () => {
  const pause = vi.fn(async () => {})
  const long = Array.from({ length: 2000 }, (_, number) => `phrase ${number}`)
  await indexPhrases({ long }, pause)
  expect(pause).toHaveBeenCalledTimes(5)
})
