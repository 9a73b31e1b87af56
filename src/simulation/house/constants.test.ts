import { expect, test } from 'vitest'
import { layerConstantNames, layers, otherConstants } from './constants'
import { constructions } from './model'

test('every constant has a unit and a source', () => {
  for (const facts of [...Object.values(layers), otherConstants])
    for (const fact of Object.values(facts))
      expect(fact).toMatchObject({ unit: expect.stringMatching(/./), source: expect.stringMatching(/./) })
})

test.each(constructions)('%s is listed with all that its layer has', (build) => {
  expect(Object.keys(layers[build])).toEqual([...layerConstantNames])
})

test.each(layerConstantNames)('%s has one unit in every layer', (name) => {
  const units = Object.values(layers).flatMap((facts) => facts[name]?.unit ?? [])
  expect(new Set(units).size).toBe(1)
})
