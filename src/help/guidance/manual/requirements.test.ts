import { expect, test } from 'vitest'
import type { Fix } from '../model'
import { requirementOf } from './requirements'

const fix = (why: Fix['why']): Fix => ({ why, label: 'fix.slot', task: 'turn-on', value: '' })

test('a requirement is the reason turned round', () => {
  expect(requirementOf(fix('why.wifiCard'))).toBe('manual.need.wifiCard')
  const what = 'applications.hotel'
  expect(requirementOf(fix({ id: 'why.off', values: { what } }))).toEqual({ id: 'why.on', values: { what } })
})

test('a reason that has none stops the build, with its name and where to name what is needed', () => {
  expect(() => requirementOf(fix('why.slot.occupied'))).toThrow(
    '“why.slot.occupied” is said in requirements of src/help/guidance/manual/requirements.ts',
  )
})
