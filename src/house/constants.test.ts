import { expect, test } from 'vitest'
import { type Fact, layerFacts, layers, ofBuild, otherFacts } from './constants'
import { builds } from './model'

/** Every constant by its name. */
const listed: readonly (readonly [name: string, fact: Fact])[] = [
  ...Object.entries(layers).flatMap(([layer, facts]) =>
    layerFacts.flatMap((name) => {
      const fact = facts[name]
      return fact ? [[`${layer}, ${name}`, fact] as const] : []
    }),
  ),
  ...Object.entries(otherFacts),
]

test.each(listed)('%s has a value, a unit and a source', (name, { value, unit, source }) => {
  // A tile is part of the layer below it.
  if (name === 'tile') expect(value).toBe(0)
  else expect(value).toBeGreaterThan(0)
  expect(unit).not.toBe('')
  expect(source).not.toBe('')
})

test.each(builds)('%s is listed with all that its layer has', (build) => {
  expect(Object.keys(layers[build])).toEqual([...layerFacts])
  expect(layers[build]).toEqual(ofBuild[build])
})

test.each(layerFacts)('%s has one unit in every layer', (name) => {
  const units = Object.values(layers).flatMap((facts) => facts[name]?.unit ?? [])
  expect(new Set(units).size).toBe(1)
})
