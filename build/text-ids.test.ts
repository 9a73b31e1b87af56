import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileCatalog } from './catalogs.ts'
import { textIdsOf } from './text-ids.ts'

const ids = textIdsOf('.')
const english = Object.keys(JSON.parse(readFileSync('src/texts/en.json', 'utf8')))
const messages = compileCatalog(readFileSync('src/texts/fi.json', 'utf8'), 'fi.json')

/** What a browser makes of a catalog's code. */
const read = (code: string): Record<string, unknown> => new Function(`return ${code}`)()

test('what the built code asks for by place or name is what the source asked for by id', () => {
  const catalog = read(ids.listed(messages))
  for (const id of english) {
    const asked: string = new Function(`return ${ids.shorten(`(${JSON.stringify(id)})`)}`)()
    expect(catalog[asked], id).toEqual(messages[id])
  }
})

test('ids that the code puts together keep their names', () => {
  const catalog = read(ids.listed(messages))
  for (const id of english.filter((one) => /^(error\.e\d|page\.notice\.|mode\.|wifi\.state\.)/.test(one)))
    expect(catalog[id], id).toEqual(messages[id])
})

test('only whole literals are ids', () => {
  const code =
    "const settingsTitle = [`settings.title`, 'x settings.title', settings.title, /settings.title/]"
  expect(ids.shorten(code)).toBe(code)
  expect(ids.shorten("/* å */ say('settings.title', { unit: 'unit.degree' })")).toMatch(
    /^\/\* å \*\/ say\('\d+', \{ unit: '\d+' \}\)$/,
  )
})

test('a text that a catalog lacks is a hole, for the English one to fill', () => {
  const { 'settings.title': _, ...lacking } = messages
  const place = /\d+/.exec(ids.shorten("'settings.title'"))?.[0] ?? ''
  expect(read(ids.listed(lacking))[place]).toBeNull()
})
