import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../../thermostat/device/device'
import { joinSamples, tableRowsOf } from './table-rows'
import { afternoon, sampleWith } from './testing'

const sample = (minutes: number, heatedFor = 0) =>
  sampleWith({ at: afternoon + minutes * MINUTE, floor: 200 + minutes, heatedMs: heatedFor * MINUTE })

// behaviour 31.35
test('an hour is a row, with what holds at its beginning', () => {
  const rows = tableRowsOf([sample(0), sample(50), sample(60), sample(120)], [])
  expect(rows.map(({ at, sample: { floor } }) => [(at - afternoon) / HOUR, floor])).toEqual([
    [0, 200],
    [1, 260],
    [2, 320],
  ])
})

test('an hour that began before has its first sample', () => {
  expect(tableRowsOf([sample(20), sample(40)], [])).toMatchObject([{ at: afternoon, sample: { floor: 220 } }])
})

test('minutes of heating are those of the hour, and none of the hour that begins with the last sample', () => {
  const rows = tableRowsOf(
    [sample(5, 3), sample(45, 3), sample(60, 17.6), sample(115, 72.6), sample(120, 75)],
    [],
  )
  expect(rows.map(({ heating }) => heating)).toEqual([15, 57, null])
})

test('events stand in their hour, in their order', () => {
  const window = { at: afternoon + 50 * MINUTE, kind: 'windowOpens' } as const
  const leave = { at: afternoon + 30 * MINUTE, kind: 'leave', temperature: 18 } as const
  const rows = tableRowsOf([sample(0), sample(60)], [window, leave])
  expect(rows.map(({ events }) => events)).toEqual([[leave, window], []])
})

test('what will be begins where what was ends', () => {
  const past = [sample(0), sample(10)]
  expect(joinSamples(past, [sample(5), sample(10), sample(15)]).map(({ floor }) => floor)).toEqual([
    200, 210, 215,
  ])
  expect(joinSamples([], [sample(5)])).toEqual([sample(5)])
})
