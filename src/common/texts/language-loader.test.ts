import { expect, test } from 'vitest'
import { createLanguageLoader } from './language-loader'
import type { Language } from './text'

/** Creates a loader that fails for some languages and records the requested ones. */
function createLoader(...failing: Language[]) {
  const requested: Language[] = []
  const loader = createLanguageLoader(async (language) => {
    requested.push(language)
    if (failing.includes(language)) throw new Error(`${language} failed to load`)
    return `texts in ${language}`
  })
  return { loader, requested, failing }
}

test('a language is loaded once, and stays available', async () => {
  const { loader, requested } = createLoader()
  expect(loader.isLoaded('fi')).toBe(false)
  expect(await loader.load('fi')).toBe('texts in fi')
  await loader.load('de')
  expect(await loader.load('fi')).toBe('texts in fi')
  expect(loader.isLoaded('fi')).toBe(true)
  expect(requested).toEqual(['fi', 'de'])
})

test('every call returns the same promise, also for a language that fails', async () => {
  const { loader, requested } = createLoader('fi')
  expect(loader.load('fi')).toBe(loader.load('fi'))
  await loader.load('fi')
  expect(loader.load('fi')).toBe(loader.load('fi'))
  expect(requested).toEqual(['fi', 'en'])
})

// behaviour 27.1
test('English replaces a language that fails, until it is chosen again', async () => {
  const { loader, failing } = createLoader('fi')
  expect(await loader.load('fi')).toBe('texts in en')
  expect(loader.isLoaded('fi')).toBe(false)
  failing.pop()
  await loader.load('de')
  expect(await loader.load('fi')).toBe('texts in fi')
})

test('loading rejects if English fails, too', async () => {
  await expect(createLoader('fi', 'en').loader.load('fi')).rejects.toThrow('en failed to load')
})

test('English that is passed in is never requested', async () => {
  const loader = createLanguageLoader(() => Promise.reject(new Error('failed to load')), 'English')
  expect(loader.isLoaded('en')).toBe(true)
  expect(await loader.load('en')).toBe('English')
})
