import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLUMN_QUERY } from './arrangement'

// behaviour 17.1
test('the style sheet arranges the page by the query that the components ask', () => {
  const styles = readFileSync(new URL('arrangement.css', import.meta.url), 'utf8')
  const queries = [...styles.matchAll(/@media (.*900px.*) \{/g)].map(([, query]) => query)
  expect(new Set(queries)).toEqual(new Set([COLUMN_QUERY, `not (${COLUMN_QUERY})`]))
})

// Each new screen would have the browser style all of the page again.
test('no style sheet asks an element around the display what it has', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const asking = /(html|body|#root|\.page|\.stage|\.casing|\.glass|\.display)(\[[^\]]*\])?:has\(/
  expect(sheets.filter((file) => asking.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([])
})
