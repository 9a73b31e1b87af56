/** What drying for 28 days leaves behind, where random visits once found something (behaviour 31.6). */
import { describe, expect, test } from 'vitest'
import type { Settings } from '../settings'
import { NOON, openAt, type Visitor } from '../testing'

const DAY = 24 * 60 * 60_000

function dry(settings: Partial<Settings>): Visitor {
  return openAt('/home', { settings })
    .passTo(NOON)
    .passTo(NOON + 28 * DAY)
}

describe('once the floor is dry', () => {
  test('“Right now” in the guide leaves no program, and none that waits', () => {
    const drying = {
      program: 'delayedStartup',
      secondaryProgram: 'timer',
      installationGuide: 'true',
    } as const
    const visitor = dry(drying).address('/home/menu/settings/floor-type/floor-type-info').press('confirm')
    visitor.choose('delayedStartup.rightNow')
    expect(visitor.settings).toMatchObject({ program: null, secondaryProgram: null })
  })

  test('delayed start-up that was stored as interrupting itself can be started again', () => {
    const visitor = openAt('/home').store({ program: 'delayedStartup', secondaryProgram: 'delayedStartup' })
    visitor.passTo(NOON).passTo(NOON + 28 * DAY)
    visitor.go('/home/menu/installer/functions/delayed-startup').choose('word.okay')
    expect(visitor.overlay?.status).toBe('start')
    expect(visitor.settings.program).toBe('delayedStartup')
  })
})
