import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLUMN } from './arrangement'

// behaviour 17.1
test('the style sheet arranges the page by the query that the components ask', () => {
  const styles = readFileSync(new URL('arrangement.css', import.meta.url), 'utf8')
  const queries = [...styles.matchAll(/@media (.*900px.*) \{/g)].map(([, query]) => query)
  expect(new Set(queries)).toEqual(new Set([COLUMN, `not (${COLUMN})`]))
})
