import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageOf } from './page'
import { skeleton } from './skeleton'

const index = readFileSync('index.html', 'utf8')
const head = {
  language: 'en',
  title: 'Mind & "body" <b>',
  description: 'All of it',
  address: 'https://example.com/home/',
  alternates: [{ language: 'sv', address: 'https://example.com/home/?lang=sv' }],
  picture: { address: 'https://example.com/share/en.jpg', alt: 'The "device"' },
} as const
const parts = { head, hasOrigin: true, skeleton: '<i>device</i>', notLoaded: '<p>not loaded</p>' }

test('a page has the description of its head, escaped', () => {
  const page = pageOf(index, parts)
  expect(page).toContain('<title>Mind &amp; &quot;body&quot; &lt;b></title>')
  expect(page).toContain('<meta name="description" content="All of it" />')
  expect(page).toContain('<link rel="canonical" href="https://example.com/home/" />')
  expect(page).toContain('hreflang="sv" href="https://example.com/home/?lang=sv"')
  expect(page).toContain('<div id="root"><i>device</i></div>')
  expect(page.match(/<title>|name="description"|<\/head>/g)).toHaveLength(3)
})

test('a shared link shows the picture, whose size is in its tags', () => {
  const page = pageOf(index, parts)
  const tags = [...page.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)" \/>/g)]
  expect(tags.map(([, name, value]) => [name, value])).toEqual([
    ['type', 'website'],
    ['title', 'Mind &amp; &quot;body&quot; &lt;b>'],
    ['description', 'All of it'],
    ['url', 'https://example.com/home/'],
    ['locale', 'en_GB'],
    ['locale:alternate', 'sv_SE'],
    ['image', 'https://example.com/share/en.jpg'],
    ['image:width', '1200'],
    ['image:height', '630'],
    ['image:alt', 'The &quot;device&quot;'],
  ])
  expect(page).toContain('<meta name="twitter:card" content="summary_large_image" />')
})

test('without an origin there is no canonical address and no picture; unknown addresses are not for search engines', () => {
  expect(pageOf(index, { ...parts, hasOrigin: false })).not.toMatch(/canonical|og:|twitter:/)
  const page = pageOf(index, { ...parts, head: { ...head, address: null, alternates: [] } })
  expect(page).toContain('<meta name="robots" content="noindex" />')
  expect(page).not.toMatch(/canonical|hreflang|og:|twitter:/)
})

test('the build fails if index.html has no placeholder for the device', () => {
  const problem = 'index.html must contain /<!--skeleton-->/ once, but does so 0 times'
  expect(() => pageOf(index.replace('<!--skeleton-->', ''), parts)).toThrow(problem)
})

test('the waiting device has five buttons with their names, and a dark display', () => {
  const html = skeleton()
  const buttons = [...html.matchAll(/<button[^>]* data-key="(\w+)" aria-label="\w+"/g)]
  expect(buttons.map(([, key]) => key)).toEqual(['previous', 'confirm', 'next', 'back', 'close'])
  expect(html).toContain('<section class="display" aria-label="Display"></section>')
  // It says nothing of the device's state, and works under the strictest policy.
  expect(html).not.toMatch(/data-display|aria-disabled|data-down|<(script|style)\b| style=/)
})
