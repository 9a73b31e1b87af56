import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLACEHOLDER } from '../../src/site/embed/page/copy-buttons'
import { packDevice } from '../../src/site/share/pack-device'
import { factorySettings } from '../../src/thermostat/device/device'

const page = readFileSync('embed.html', 'utf8')
const guide = readFileSync('docs/embedding.md', 'utf8')

const snippets = [...page.matchAll(/<code data-snippet="([\w-]+)">([^<]+)<\/code>/g)].map(
  ([, name = '', text = '']): [string, string] => [
    name,
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  ],
)

test('every snippet of embed.html is found by its mark', () => {
  expect(snippets).toHaveLength(page.split('data-snippet=').length - 1)
})

test.each(snippets)('docs/embedding.md shows the snippet %s as embed.html does', (_name, text) => {
  expect(guide).toContain(text)
})

test('every snippet that loads a file contains the address that embed.html replaces', () => {
  for (const [, text] of snippets) if (text.includes('src=')) expect(text).toContain(PLACEHOLDER)
})

test('the device in the snippet of a morning runs the week program with the adaptive function', () => {
  const link = packDevice({ ...factorySettings, program: 'week', adaptiveFunction: 'on' })
  const [, text] = snippets.find(([name]) => name === 'time') ?? []
  expect([...(text ?? '').matchAll(/#d=(\w+)/g)].map(([, packed]) => packed)).toEqual([link, link])
})

/** Returns the names in the first column of the tables below a heading. */
const namesBelow = (heading: string) => {
  const [, table = ''] = new RegExp(`<h2 id="${heading}">.*?<tbody>(.*?)</tbody>`, 's').exec(page) ?? []
  return [...table.matchAll(/<th scope="row">(.*?)<\/th>/gs)].map(([, names = '']) =>
    names
      .replaceAll(/<\/?code>/g, '`')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

test.each(['attributes', 'sent'])(
  'docs/embedding.md explains each row of the table %s of embed.html',
  (heading) => {
    const names = namesBelow(heading)
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) expect(guide).toContain(`\n| ${name} | `)
  },
)

test('embed.js runs after the style sheet of embed.html, which says whether its devices may be dark', () => {
  expect(page).toContain('<script src="./embed.js" defer ')
})
