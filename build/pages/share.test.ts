import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '../../src/thermostat/device/device'
import { pictureSize, sharePageOf } from './share'

const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'" />`
const index = `<html><head>${policy}</head></html>`
const parts = {
  head: {
    language: 'fi',
    title: 'Termostaatti & "muu"',
    description: 'Kokeile',
    address: 'https://example.com/share/fi/',
    alternates: [],
    picture: { address: 'https://example.com/share/fi.jpg', alt: 'Koti' },
  },
  start: '/?lang=fi',
  script: '/assets/lead-on.js',
} as const

test('a page to share says all in its language, and leads to the device in it', () => {
  const page = sharePageOf(index, parts)
  expect(page).toContain('<html lang="fi">')
  expect(page).toContain('<meta property="og:url" content="https://example.com/share/fi/" />')
  expect(page).toContain('<meta property="og:locale" content="fi_FI" />')
  expect(page).toContain('<meta property="og:image" content="https://example.com/share/fi.jpg" />')
  expect(page).toContain('<a href="/?lang=fi">Termostaatti &amp; &quot;muu&quot;</a>')
  expect(page).not.toContain('locale:alternate')
  expect(page, 'search engines have the device itself').toContain('<meta name="robots" content="noindex" />')
})

test('it has the policy of all pages, and its only script is a file', () => {
  const page = sharePageOf(index, parts)
  expect(page).toContain(policy)
  const script = '<script type="module" crossorigin src="/assets/lead-on.js">'
  expect(page.match(/<script[^>]*>/g)).toEqual([script])
  expect(() => sharePageOf('<html></html>', parts)).toThrow('has no policy')
})

test.each(languages)('the picture in %s has the size that its tags name, and at most 70 kB', (language) => {
  const picture = readFileSync(`build/pages/share/${language}.jpg`)
  expect(sizeOfJpeg(picture)).toEqual(pictureSize)
  expect(picture.length).toBeLessThan(70_000)
})

test('each language has a picture of its own', () => {
  const pictures = languages.map((one) => readFileSync(`build/pages/share/${one}.jpg`, 'base64'))
  expect(new Set(pictures).size).toBe(languages.length)
})

/** From the segment that begins the frame: FF C0 to FF C2, its length, a precision, then height and width. */
function sizeOfJpeg(file: Buffer) {
  expect(file.readUInt16BE(0)).toBe(0xffd8)
  let at = 2
  while (!(file.readUInt16BE(at) >= 0xffc0 && file.readUInt16BE(at) <= 0xffc2))
    at += 2 + file.readUInt16BE(at + 2)
  return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) }
}
