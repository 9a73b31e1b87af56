import { expect, test } from 'vitest'
import { connectScheme } from './scheme'

function schemeIn(search: string, isFramed = true): string | undefined {
  const dataset: DOMStringMap = {}
  const self = {}
  connectScheme({
    self,
    parent: isFramed ? {} : self,
    location: { search },
    document: { documentElement: { dataset } },
  })
  return dataset.scheme
}

// behaviour 25.6
test.each([
  ['names none', ['', '?lang=sv'], 'light'],
  ['is light', ['?scheme=light'], 'light'],
  ['is dark', ['?scheme=dark'], 'dark'],
  ['follows the visitor', ['?lang=sv&scheme=auto'], 'auto'],
  [
    'says anything else',
    ['', 'DARK', 'constructor', 'dark%20light', '%22>'].map((one) => `?scheme=${one}`),
    'light',
  ],
])('the scheme of a frame in a page that %s', (_what, searches, scheme) => {
  for (const search of searches) expect(schemeIn(search)).toBe(scheme)
})

test('outside a frame no scheme is set', () => {
  expect(schemeIn('?scheme=dark', false)).toBeUndefined()
})
