import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { letters, nameOfAsset, newFontsOf } from './fonts.ts'

const catalogs = readdirSync('src/texts').filter((file) => file.endsWith('.json'))

test.each(catalogs)('the fonts have every letter of %s', (file) => {
  const texts: string[] = Object.values(JSON.parse(readFileSync(`src/texts/${file}`, 'utf8')))
  const missing = new Set([...texts.join('')].filter((letter) => !letters.includes(letter)))
  expect([...missing]).toEqual([])
})

test('the name of a font says which letters it was cut to, and no other name does', () => {
  expect(nameOfAsset(['barlow.woff2'])).toMatch(/^assets\/\[name\]-\[hash\]-[\w-]{6}\[extname\]$/)
  expect(nameOfAsset(['index.css'])).toBe('assets/[name]-[hash][extname]')
})

test('only fonts that browsers load are built', () => {
  const css = readFileSync('node_modules/@fontsource/barlow-semi-condensed/latin-500.css', 'utf8')
  expect(css).toContain('.woff)')
  expect(newFontsOf(css)).toContain('.woff2')
  expect(newFontsOf(css)).not.toContain('.woff)')
})
