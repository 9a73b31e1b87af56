/** Tests that the table of kinds in docs/behaviour.md has each kind of screen, and when its buttons are disabled. */
import { describe, expect, test } from 'vitest'
import { paths } from '../../src/thermostat/device/device'
import { openAt, type Visitor } from '../../src/thermostat/device/testing'
import { tableOf } from './behaviour'

/** An address without a screen. */
const UNKNOWN = '/unknown'

/** Every screen when it opens, after a press of next, and while its value is edited. */
const visitors = [...paths, UNKNOWN].flatMap((path) => [
  openAt(path),
  openAt(path).press('next'),
  openAt(path).press('confirm'),
])

const kinds = new Map<string, Visitor[]>()
for (const visitor of visitors) {
  // Devices with an overlay are left out: behind it every button is disabled.
  if (visitor.picture.overlay && visitor.picture.body.kind !== 'connected') continue
  const { kind } = visitor.picture.body
  kinds.set(kind, [...(kinds.get(kind) ?? []), visitor])
}

const rows = tableOf('kind | previous and next | confirm').map(([kind = '', turn = '', confirm = '']) => ({
  kind,
  turn,
  confirm,
}))

// behaviour 14.1
describe('the table of kinds', () => {
  test('has every kind, and no other', () => {
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual([...kinds.keys()].toSorted())
  })

  test.each(rows)('$kind: previous and next $turn', ({ kind, turn }) => {
    const enabled = kinds.get(kind)?.flatMap((visitor) => visitor.enabled) ?? []
    const turns = enabled.filter((button) => button === 'previous' || button === 'next')
    expect(turns.length === 0).toBe(turn === 'disabled')
  })

  test.each(rows)('$kind: confirm $confirm', ({ kind, confirm }) => {
    const enabled = kinds.get(kind)?.flatMap((visitor) => visitor.enabled) ?? []
    expect(!enabled.includes('confirm')).toBe(confirm === 'disabled')
  })
})
