import { expect, test } from 'vitest'
import { faults, paths, screenAt } from '../../../thermostat/device/device'
import { sensorTypes } from '../../../thermostat/device/testing'
import { listDemoLimits, listErrorCodes, listSensorTypes, resistanceDegrees } from './manual'

test('every sensor type has a reading, and one is the factory setting', () => {
  const all = listSensorTypes()
  expect(all.map(({ type }) => type)).toEqual(sensorTypes.map((verbatim) => ({ verbatim })))
  const reading = { number: 19, digits: 1, unit: 'unit.degree' }
  const factory = { type: { verbatim: 'NTC10K' }, reading, isFactory: true }
  expect(all.filter(({ isFactory }) => isFactory)).toMatchObject([factory])
  for (const { reading } of all) expect(reading).toHaveProperty('unit', 'unit.degree')
})

test('a sensor has the resistance in its name at 25°, and more when it is cooler', () => {
  expect(resistanceDegrees).toEqual([15, 20, 25, 30])
  const kilohms = listSensorTypes().map(({ resistances }) =>
    resistances.map((text) => typeof text === 'object' && 'number' in text && text.number),
  )
  expect(kilohms.map(([, , named]) => named)).toEqual([2, 10, 12, 15, 22, 33, 47, 100])
  expect(kilohms[1]).toEqual([16, 13, 10, 8])
})

test('every error code has a name, an advice and its effect on the heating', () => {
  const codes = listErrorCodes()
  expect([0, ...codes.map(({ code }) => code)]).toEqual(faults)
  for (const { code, name, advice } of codes) {
    expect(name).toBe(`error.e${code}`)
    expect(advice).toHaveProperty('values.code', code)
  }
  const codesWith = (answer: boolean | null) =>
    codes.filter(({ stopsHeating }) => stopsHeating === answer).map(({ code }) => code)
  expect(codesWith(null), 'these stop the heating only while their sensor is in use').toEqual([1, 2, 3, 4])
  expect(codesWith(false)).toEqual([8])
  expect(codes[0]?.remarks).toEqual(['error.contactInstaller'])
  expect(codes[7]?.remarks).toEqual([])
})

test('the limits of the demo include every notice of a screen', () => {
  const notices = new Set(paths.flatMap((path) => screenAt(path).notice ?? []))
  const texts = listDemoLimits().map(({ text }) => text)
  for (const notice of notices) expect(texts).toContain(`page.notice.${notice}`)
  for (const { text, screens } of listDemoLimits())
    expect(screens.length > 0, JSON.stringify(text)).toBe(String(text).startsWith('page.notice.'))
})
