import { expect, test } from 'vitest'
import type { Fix } from '../model'
import { requirementOf } from './requirements'

const fix = (why: Fix['why']): Fix => ({ why, label: 'fix.slot', task: 'turn-on', value: '' })

test('a requirement is the opposite of a reason', () => {
  expect(requirementOf(fix('why.wifiCard'))).toBe('manual.need.wifiCard')
  const what = 'applications.hotel'
  expect(requirementOf(fix({ id: 'why.off', values: { what } }))).toEqual({ id: 'why.on', values: { what } })
})

test('a reason without a requirement throws with the file to edit', () => {
  expect(() => requirementOf(fix('why.slot.occupied'))).toThrow(
    '“why.slot.occupied” to requirements in src/help/guidance/manual/requirements.ts',
  )
})
