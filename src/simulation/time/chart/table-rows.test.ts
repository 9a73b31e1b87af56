import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../../thermostat/device/device'
import { joinSamples } from './samples'
import { tableRowsOf } from './table-rows'
import { afternoon, sampleWith } from './testing'

const sample = (minutes: number, heatedMinutes = 0) =>
  sampleWith({ at: afternoon + minutes * MINUTE, floor: 200 + minutes, heatedMs: heatedMinutes * MINUTE })

// behaviour 31.35
test('each hour has a row with the sample at its beginning', () => {
  const rows = tableRowsOf([sample(0), sample(50), sample(60), sample(120)], [])
  expect(rows.map(({ at, sample: { floor } }) => [(at - afternoon) / HOUR, floor])).toEqual([
    [0, 200],
    [1, 260],
    [2, 320],
  ])
})

test('an hour that began before the first sample has that sample', () => {
  expect(tableRowsOf([sample(20), sample(40)], [])).toMatchObject([{ at: afternoon, sample: { floor: 220 } }])
})

test('the minutes of heating are counted for each hour except the last one', () => {
  const rows = tableRowsOf(
    [sample(5, 3), sample(45, 3), sample(60, 17.6), sample(115, 72.6), sample(120, 75)],
    [],
  )
  expect(rows.map(({ heatingMinutes }) => heatingMinutes)).toEqual([15, 57, null])
})

test('events are in the row of their hour, sorted by time', () => {
  const windowOpens = { at: afternoon + 50 * MINUTE, kind: 'windowOpens' } as const
  const leave = { at: afternoon + 30 * MINUTE, kind: 'leave', temperature: 18 } as const
  const rows = tableRowsOf([sample(0), sample(60)], [windowOpens, leave])
  expect(rows.map(({ events }) => events)).toEqual([[leave, windowOpens], []])
})

test('the forecast begins after the last past sample', () => {
  const past = [sample(0), sample(10)]
  expect(joinSamples(past, [sample(5), sample(10), sample(15)]).map(({ floor }) => floor)).toEqual([
    200, 210, 215,
  ])
  expect(joinSamples([], [sample(5)])).toEqual([sample(5)])
})
