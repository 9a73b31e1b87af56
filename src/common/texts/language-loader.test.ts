import { expect, test } from 'vitest'
import { createLanguageLoader } from './language-loader'
import type { Language } from './text'

/** Words that load, but for those of some languages, and what was asked for. */
function wordsBut(...lost: Language[]) {
  const asked: Language[] = []
  const words = createLanguageLoader(async (language) => {
    asked.push(language)
    if (lost.includes(language)) throw new Error(`${language} is lost`)
    return `words of ${language}`
  })
  return { words, asked, lost }
}

test('a language is loaded once, and is there from then on', async () => {
  const { words, asked } = wordsBut()
  expect(words.isLoaded('fi')).toBe(false)
  expect(await words.load('fi')).toBe('words of fi')
  await words.load('de')
  expect(await words.load('fi')).toBe('words of fi')
  expect(words.isLoaded('fi')).toBe(true)
  expect(asked).toEqual(['fi', 'de'])
})

test('as often as it is drawn, it is the same promise, also where it fails', async () => {
  const { words, asked } = wordsBut('fi')
  expect(words.load('fi')).toBe(words.load('fi'))
  await words.load('fi')
  expect(words.load('fi')).toBe(words.load('fi'))
  expect(asked).toEqual(['fi', 'en'])
})

// behaviour 27.1
test('a language that fails is English, until it is chosen again', async () => {
  const { words, lost } = wordsBut('fi')
  expect(await words.load('fi')).toBe('words of en')
  expect(words.isLoaded('fi')).toBe(false)
  lost.pop()
  await words.load('de')
  expect(await words.load('fi')).toBe('words of fi')
})

test('where English fails, too, it fails', async () => {
  await expect(wordsBut('fi', 'en').words.load('fi')).rejects.toThrow('en is lost')
})

test('what is there from the beginning is not asked for', async () => {
  const words = createLanguageLoader(() => Promise.reject(new Error('lost')), 'English')
  expect(words.isLoaded('en')).toBe(true)
  expect(await words.load('en')).toBe('English')
})
