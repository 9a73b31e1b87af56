import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLUMN_QUERY, UPRIGHT_QUERY } from './arrangement'

// behaviour 17.1
test('arrangement.css uses the media queries of the components', () => {
  const styles = readFileSync(new URL('arrangement.css', import.meta.url), 'utf8')
  const queries = [...styles.matchAll(/@media (.*width (?:>=|<) 900px.*) \{/g)].map(([, query]) => query)
  expect(new Set(queries)).toEqual(new Set([COLUMN_QUERY, `not (${COLUMN_QUERY})`, UPRIGHT_QUERY]))
})

// With such a rule the browser recalculates the styles of the whole page for every screen.
test('no style sheet uses :has() on an ancestor of the display', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const ancestorWithHas = /(html|body|#root|\.page|\.stage|\.casing|\.glass|\.display)(\[[^\]]*\])?:has\(/
  expect(sheets.filter((file) => ancestorWithHas.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([])
})
