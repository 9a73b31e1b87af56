import { expect, test } from 'vitest'
import { dayPhaseAt, skyAt } from './sky'

const at = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return skyAt(hours * 60 + minutes)
}

test('the sky is dark at night and light by day', () => {
  for (const night of ['00:00', '05:30', '19:00', '23:59']) expect(at(night).darkness).toBe(1)
  for (const day of ['08:30', '12:00', '16:00']) expect(at(day).darkness).toBe(0)
})

test('at ten past six the sky begins to glow, and it is still almost dark', () => {
  const { darkness, glow, body } = at('06:10')
  expect(darkness).toBeCloseTo(0.78, 2)
  expect(glow).toBeCloseTo(0.33, 2)
  expect(body).toBe('moon')
})

test('the sun rises at half past seven, is highest a quarter past noon, and sets at five', () => {
  expect(at('07:29').body).toBe('moon')
  expect(at('07:30')).toMatchObject({ body: 'sun', position: 0, glow: 1 })
  expect(at('12:15').position).toBe(0.5)
  expect(at('17:00')).toMatchObject({ body: 'moon', position: 0, glow: 1 })
})

test('the moon moves on through midnight', () => {
  expect(at('23:50').position).toBeLessThan(at('00:00').position)
  expect(at('07:29').position).toBeLessThanOrEqual(1)
})

test('the sky changes by little from one minute to the next', () => {
  for (let minute = 0; minute < 24 * 60; minute++) {
    const [now, next] = [skyAt(minute), skyAt((minute + 1) % (24 * 60))]
    expect(Math.abs(next.darkness - now.darkness)).toBeLessThan(0.02)
    expect(Math.abs(next.glow - now.glow)).toBeLessThan(0.02)
  }
})

test.each([
  ['00:00', 'night'],
  ['05:29', 'night'],
  ['05:30', 'dawn'],
  ['08:30', 'day'],
  ['16:00', 'dusk'],
  ['19:00', 'night'],
] as const)('at %s it is %s', (time, phase) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  expect(dayPhaseAt(hours * 60 + minutes)).toBe(phase)
})
