import { expect, test } from 'vitest'
import { layerConstantNames, layers, otherConstants } from './constants'
import { constructions } from './model'

test('every constant has a unit and a source', () => {
  for (const constants of [...Object.values(layers), otherConstants])
    for (const constant of Object.values(constants))
      expect(constant).toMatchObject({ unit: expect.stringMatching(/./), source: expect.stringMatching(/./) })
})

test.each(constructions)('%s has all constants of a layer', (construction) => {
  expect(Object.keys(layers[construction])).toEqual([...layerConstantNames])
})

test.each(layerConstantNames)('%s has the same unit in every layer', (name) => {
  const units = Object.values(layers).flatMap((constants) => constants[name]?.unit ?? [])
  expect(new Set(units).size).toBe(1)
})
