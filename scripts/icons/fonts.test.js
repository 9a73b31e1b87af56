import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { letters } from './fonts.js'

const catalogs = readdirSync('src/common/texts').filter((file) => file.endsWith('.json'))

test.each(catalogs)('the fonts have every letter of %s', (file) => {
  /** @type {string[]} */
  const texts = Object.values(JSON.parse(readFileSync(`src/common/texts/${file}`, 'utf8')))
  const missing = new Set([...texts.join('')].filter((letter) => !letters.includes(letter)))
  expect([...missing]).toEqual([])
})
