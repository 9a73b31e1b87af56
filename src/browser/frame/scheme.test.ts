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
test('a page that says nothing is taken for a light one', () => {
  expect(schemeIn('')).toBe('light')
  expect(schemeIn('?lang=sv')).toBe('light')
})

test('a page says that it is dark, or follows the visitor', () => {
  expect(schemeIn('?scheme=dark')).toBe('dark')
  expect(schemeIn('?lang=sv&scheme=auto')).toBe('auto')
  expect(schemeIn('?scheme=light')).toBe('light')
})

test('whatever else it says is light', () => {
  for (const scheme of ['', 'DARK', 'constructor', 'dark light', '"><script>'])
    expect(schemeIn(`?scheme=${encodeURIComponent(scheme)}`)).toBe('light')
})

test('outside a frame the visitor is followed', () => {
  expect(schemeIn('?scheme=dark', false)).toBeUndefined()
})
