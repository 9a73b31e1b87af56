import { expect, test } from 'vitest'
import { layerFacts, layers, otherFacts } from './constants'
import { builds } from './model'

test('every constant has a unit and a source', () => {
  for (const facts of [...Object.values(layers), otherFacts])
    for (const fact of Object.values(facts))
      expect(fact).toMatchObject({ unit: expect.stringMatching(/./), source: expect.stringMatching(/./) })
})

test.each(builds)('%s is listed with all that its layer has', (build) => {
  expect(Object.keys(layers[build])).toEqual([...layerFacts])
})

test.each(layerFacts)('%s has one unit in every layer', (name) => {
  const units = Object.values(layers).flatMap((facts) => facts[name]?.unit ?? [])
  expect(new Set(units).size).toBe(1)
})
