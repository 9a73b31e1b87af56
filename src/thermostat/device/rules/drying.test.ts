/** Floor drying: 28 days without heating, and the program that follows (behaviour 31.6). */
import { describe, expect, test } from 'vitest'
import { adviceOf } from '../advice'
import type { Settings } from '../settings'
import { atHome, atHomeInSimulatedTime, degrees, NOON } from '../testing'
import { DAY } from '../time'

describe('Floor drying', () => {
  const drying = { program: 'delayedStartup', secondaryProgram: 'week' } as const
  const days = (count: number) => [{ id: 'home.daysRemaining', values: { days: count } }]

  test.each([
    [0, 28],
    [DAY - 1, 28],
    [DAY, 27],
    [27.5 * DAY, 1],
  ])('after %i ms, %i days remain', (later, remaining) => {
    expect(atHomeInSimulatedTime(drying, later).home).toMatchObject({
      mode: 'standby',
      drying: true,
      remarks: days(remaining),
    })
  })

  // behaviour 31.6
  describe('ends after 28 days: then', () => {
    const dry = (settings: Partial<Settings> = {}) =>
      atHomeInSimulatedTime({ ...drying, ...settings }, 28 * DAY)
    const none = { program: null, secondaryProgram: null }
    const delayedStartup = '/home/menu/installer/functions/delayed-startup'

    test('home shows the interrupted program', () => {
      const { device, home, settings } = dry()
      const shown = { program: 'program.week', drying: false, remarks: [], adjustableText: degrees(17) }
      expect(home).toMatchObject({ mode: 'program', ...shown })
      expect(adviceOf(device)).toBeNull()
      expect(settings).toMatchObject(drying)
    })

    test('home shows no program if none was interrupted', () => {
      expect(dry({ secondaryProgram: null }).home).toMatchObject({ mode: 'set', program: 'home.noProgram' })
    })

    test('the menus show that it is off', () => {
      expect(dry().go('/home/menu/installer/functions').lines[2]?.values).toEqual(['word.off'])
      const info = dry().go('/home/menu/installer/system-info').lines
      const valueOfLine = (text: string) => info.find((line) => line.text === text)?.values
      expect(valueOfLine('systemInfo.program')).toEqual(['program.week'])
      expect(valueOfLine('functions.delayedStartup')).toEqual(['word.off'])
    })

    test('stopping the interrupted program also ends delayed start-up', () => {
      expect(dry().go('/home/menu/program/week').choose('word.stop').settings).toMatchObject(none)
      const timer = dry({ secondaryProgram: 'timer', timer: 'on' }).go('/home/menu/program/timer')
      expect(timer.choose('word.stop').settings).toMatchObject({ ...none, timer: 'off' })
    })

    test('a timer interrupts the program that follows', () => {
      const visitor = dry().go('/home/menu/program/timer/start-timer').choose('word.yes')
      expect(visitor.settings).toMatchObject({ program: 'timer', secondaryProgram: 'week', timer: 'on' })
    })

    test('it can be started again for 28 days', () => {
      const visitor = dry().go(delayedStartup).choose('word.okay')
      expect(visitor.overlay?.status).toBe('start')
      expect(visitor.go('/home').home.remarks).toEqual(days(28))
      expect(visitor.settings).toMatchObject(drying)
      expect(visitor.go(delayedStartup).choose('word.okay').overlay?.status).toBe('stop')
    })

    test('“Right now” in the guide leaves neither a program nor an interrupted one', () => {
      const visitor = dry({ secondaryProgram: 'timer', installationGuide: 'true' })
      visitor.address('/home/menu/settings/floor-type/floor-type-info').press('confirm')
      expect(visitor.choose('delayedStartup.rightNow').settings).toMatchObject(none)
    })

    test('it can be started again if the stored settings say that it interrupted itself', () => {
      const visitor = atHome().storeInOtherTab({
        program: 'delayedStartup',
        secondaryProgram: 'delayedStartup',
      })
      visitor.advanceTo(NOON).advanceTo(NOON + 28 * DAY)
      visitor.go(delayedStartup).choose('word.okay')
      expect(visitor.overlay?.status).toBe('start')
      expect(visitor.settings.program).toBe('delayedStartup')
    })

    test('a remote control program that follows sets its temperature', () => {
      const visitor = dry({ remoteControl: 'active', secondaryProgram: 'remoteControlProgram' })
      expect(visitor.toggle('remoteControlInstalled').settings.temperatureValue).toBe(17)
    })
  })
})
