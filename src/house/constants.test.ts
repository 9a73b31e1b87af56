import { expect, test } from 'vitest'
import { base, common, coverings, ofBuild, openSurface } from './constants'

const tables = [common, coverings, base, ...Object.values(ofBuild), { openSurface }]

test('every constant has a value, a unit and a source', () => {
  for (const { value, unit, source } of tables.flatMap((table) => Object.values(table))) {
    expect(value).toBeGreaterThanOrEqual(0)
    expect(unit).not.toBe('')
    expect(source).not.toBe('')
  }
})
