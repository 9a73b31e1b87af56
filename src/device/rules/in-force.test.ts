import { describe, expect, test } from 'vitest'
import { adviceOf } from '../advice'
import type { Settings } from '../settings'
import { NOON, openAt, type Visitor } from '../testing'
import { DAY, HOUR, MINUTE } from '../time'
import { temperatureInForce } from './in-force'

/** A visitor on home who has let time begin at noon on a Wednesday. */
const begun = (settings: Partial<Settings>) => openAt('/home', { settings }).passTo(NOON)
const home = (visitor: Visitor) => visitor.body('home')
const kept = ({ device }: Visitor) => temperatureInForce(device)
const hours = (number: number) => ({ number, unit: 'unit.hours' })
const degree = (number: number) => ({ number, unit: 'unit.degree' })

describe('The hours of a timer', () => {
  const timer = (timerTime: number) => begun({ program: 'timer', timer: 'on', timerTime })

  test.each([
    [8, 0, 8],
    [8, HOUR - 1, 8],
    [8, HOUR, 7],
    [8, 7.5 * HOUR, 1],
  ])('%i stored, %i ms later %i are left', (stored, later, left) => {
    const visitor = timer(stored).passTo(NOON + later)
    expect(home(visitor)).toMatchObject({ mode: 'active', set: hours(left), value: left })
    expect(visitor.settings).toMatchObject({ timer: 'on', timerTime: stored })
  })

  // behaviour 31.3
  test.each([8 * HOUR, 3 * DAY])('are over after them: %i ms', (later) => {
    const visitor = timer(8).passTo(NOON + later)
    expect(home(visitor)).toMatchObject({ mode: 'standby', set: degree(17), value: 17 })
    expect(visitor.enabled).toEqual(['confirm', 'next'])
    expect(visitor.press('next').path).toBe('/home/menu/program/timer/start-timer')
  })

  test('begin anew when the timer is started again', () => {
    const visitor = timer(8).passTo(NOON + DAY)
    visitor.press('next').choose('word.yes')
    expect(visitor.device.passing?.timerSince).toBe(NOON + DAY)
    expect(home(visitor.wait(1500)).set).toEqual(hours(8))
  })

  test('less takes 4 from what is left, and turns the timer off where 4 or fewer are', () => {
    const visitor = timer(12)
      .passTo(NOON + 3 * HOUR)
      .press('previous')
    expect(home(visitor).set).toEqual(hours(5))
    expect(home(visitor.press('previous')).set).toEqual(hours(1))
    expect(visitor.press('previous').settings).toMatchObject({ timer: 'off', timerTime: 4 })
    const last = timer(24)
      .passTo(NOON + 20 * HOUR)
      .press('previous')
    expect(last.settings).toMatchObject({ timer: 'off', timerTime: 24 })
    expect(home(last)).toMatchObject({ mode: 'standby', set: degree(17) })
  })

  test('more adds 4, also where 24 are stored and fewer are left, up to 24', () => {
    const visitor = timer(20)
      .passTo(NOON + 5 * HOUR)
      .press('next')
    expect(visitor.settings.timerTime).toBe(24)
    expect(home(visitor).set).toEqual(hours(19))
    expect(home(visitor.press('next')).set).toEqual(hours(23))
    expect(home(visitor.press('next')).set).toEqual(hours(24))
    expect(visitor.settings.timerTime).toBe(24)
    expect(visitor.enabled).not.toContain('next')
    expect(home(visitor.passTo(NOON + 6 * HOUR)).set).toEqual(hours(23))
  })

  test('of a ground heating begin with it', () => {
    const visitor = begun({ timer: 'on', timerTime: 8 }).passTo(NOON + DAY)
    visitor.go('/home/menu/installer/applications/ground-heating').choose('word.on').wait(1500)
    expect(home(visitor.go('/home'))).toMatchObject({ mode: 'active', big: hours(8), tone: 'warm' })
    expect(home(visitor.passTo(NOON + DAY + 8 * HOUR))).toMatchObject({ big: hours(0), tone: 'cool' })
  })

  test('with another program in force count on for ground heating', () => {
    const visitor = begun({ application: 'groundHeating', timer: 'on', timerTime: 4 })
    expect(home(visitor).mode).toBe('active')
    expect(home(visitor.passTo(NOON + 4 * HOUR)).mode).toBe('standby')
  })
})

// behaviour 31.4
describe('The temperature that the timer keeps', () => {
  const timer = { program: 'timer', timer: 'on', timerTime: 4, temperatureValue: 30 } as const

  test.each([
    ['its active one while it runs', timer, 22],
    ['its standby one while it is off', { ...timer, timer: 'off' }, 17],
    ['with ground heating', { ...timer, application: 'groundHeating' }, 23],
    ['with ground heating, off', { ...timer, application: 'groundHeating', timer: 'off' }, 15],
    ['in a guest room it is the guest’s', { ...timer, application: 'hotel' }, 30],
  ] as const)('%s', (_, settings, temperature) => {
    expect(kept(begun(settings))).toBe(temperature)
  })

  test('shows on the start screen', () => {
    expect(openAt('/', { settings: timer }).passTo(NOON).body('start').temperature).toEqual(degree(22))
  })

  test('is the visitor’s own while time does not run', () => {
    expect(kept(openAt('/home', { settings: timer }))).toBe(30)
    expect(kept(openAt('/home', { settings: { ...timer, application: 'groundHeating' } }))).toBe(30)
  })
})

describe('The week program', () => {
  const week = (settings: Partial<Settings> = {}) =>
    begun({ program: 'week', temperatureValue: 25, ...settings })

  // behaviour 31.5
  test('keeps what it has scheduled, on home and on the start screen', () => {
    const visitor = week()
    expect(home(visitor)).toMatchObject({ mode: 'program', set: degree(17), tone: 'cool', value: 17 })
    visitor.passTo(NOON + 3 * HOUR)
    expect(home(visitor)).toMatchObject({ mode: 'program', set: degree(22), tone: 'warm' })
    expect(adviceOf(visitor.device)).toBeNull()
    expect(visitor.go('/').body('start').temperature).toEqual(degree(22))
  })

  test('previous and next change that until the next event', () => {
    const visitor = week()
      .passTo(NOON + 3 * HOUR)
      .press('next')
    expect(visitor.settings.temperatureValue).toBe(23)
    expect(home(visitor)).toMatchObject({ mode: 'set', set: degree(23) })
    expect(home(visitor.passTo(NOON + 11 * HOUR - 1)).set).toEqual(degree(23))
    expect(home(visitor.passTo(NOON + 11 * HOUR))).toMatchObject({ mode: 'program', set: degree(17) })
    expect(visitor.press('previous').settings.temperatureValue).toBe(16)
  })

  test('is not above the comfort maximum', () => {
    const capped = { application: 'comfortHeating', comfortHeating: 'on', maxTemp: 20 } as const
    expect(kept(week(capped).passTo(NOON + 3 * HOUR))).toBe(20)
  })

  test('a change by hand before time began still stands', () => {
    const visitor = openAt('/home', { settings: { program: 'week', temperatureValue: 25 } }).press('next')
    expect(kept(visitor.passTo(NOON))).toBe(26)
    expect(kept(visitor.passTo(NOON + 3 * HOUR))).toBe(22)
  })

  test('that is started anew is undisturbed', () => {
    const visitor = week().press('next').go('/home/menu/program/week').choose('word.stop').wait(1500)
    expect(kept(visitor)).toBe(18)
    expect(kept(visitor.choose('word.start'))).toBe(17)
  })

  test('decides nothing in a hotel', () => {
    expect(kept(week({ application: 'hotel' }))).toBe(25)
  })

  test('changes no temperature while time does not run', () => {
    expect(kept(openAt('/home', { settings: { program: 'week', temperatureValue: 25 } }))).toBe(25)
  })
})

describe('Floor drying', () => {
  const drying = { program: 'delayedStartup', secondaryProgram: 'week' } as const
  const days = (count: number) => [{ id: 'home.daysRemaining', values: { days: count } }]

  test.each([
    [0, 28],
    [DAY - 1, 28],
    [DAY, 27],
    [27.5 * DAY, 1],
  ])('%i ms on, %i days remain', (later, left) => {
    const visitor = begun(drying).passTo(NOON + later)
    expect(home(visitor)).toMatchObject({ mode: 'standby', drying: true, remarks: days(left) })
  })

  // behaviour 31.6
  describe('is over after 28 days', () => {
    const dry = (settings: Partial<Settings> = {}) =>
      begun({ ...drying, ...settings }).passTo(NOON + 28 * DAY)

    test('home shows the program that was interrupted', () => {
      expect(home(dry())).toMatchObject({
        mode: 'program',
        program: 'program.week',
        drying: false,
        remarks: [],
        set: degree(17),
      })
      expect(adviceOf(dry().device)).toBeNull()
      expect(dry().settings).toMatchObject(drying)
    })

    test('or none', () => {
      expect(home(dry({ secondaryProgram: null }))).toMatchObject({ mode: 'set', program: 'home.noProgram' })
    })

    test('the menus say so', () => {
      const functions = dry().go('/home/menu/installer/functions')
      expect(functions.lines[2]?.values).toEqual(['word.off'])
      const info = dry().go('/home/menu/installer/system-info').lines
      const said = (text: string) => info.find((line) => line.text === text)?.values
      expect(said('systemInfo.program')).toEqual(['program.week'])
      expect(said('functions.delayedStartup')).toEqual(['word.off'])
      expect(dry().go('/home/menu/program/week').lines[0]?.text).toBe('word.stop')
    })

    test('stopping that program ends both', () => {
      const visitor = dry().go('/home/menu/program/week').choose('word.stop')
      expect(visitor.settings).toMatchObject({ program: null, secondaryProgram: null })
      const timer = dry({ secondaryProgram: 'timer', timer: 'on' })
      timer.go('/home/menu/program/timer').choose('word.stop')
      expect(timer.settings).toMatchObject({ program: null, secondaryProgram: null, timer: 'off' })
    })

    test('a timer then interrupts that program', () => {
      const visitor = dry().go('/home/menu/program/timer/start-timer').choose('word.yes')
      expect(visitor.settings).toMatchObject({ program: 'timer', secondaryProgram: 'week', timer: 'on' })
    })

    test('started again it begins anew', () => {
      const visitor = dry().go('/home/menu/installer/functions/delayed-startup').choose('word.okay')
      expect(visitor.overlay?.status).toBe('start')
      expect(home(visitor.go('/home'))).toMatchObject({ remarks: days(28) })
      expect(visitor.settings).toMatchObject(drying)
      visitor.go('/home/menu/installer/functions/delayed-startup').choose('word.okay')
      expect(visitor.overlay?.status).toBe('stop')
    })

    test('a remote control program that follows has its temperature', () => {
      const program = { remoteControl: 'active', secondaryProgram: 'remoteControlProgram' } as const
      const visitor = dry(program).send({ type: 'switch', name: 'remoteControlInstalled' })
      expect(visitor.settings.temperatureValue).toBe(17)
    })
  })
})

describe('Post-heat', () => {
  const remote = { program: 'remoteControlProgram', remoteControl: 'active' } as const
  const leave = (visitor: Visitor) => visitor.send({ type: 'switch', name: 'remoteControlInstalled' })

  // behaviour 31.7, 31.9
  test.each([
    ['remote control program', remote, 17],
    ['hotel', { application: 'hotel' }, 15],
    ['hotel with the week program', { application: 'hotel', program: 'week' }, 15],
  ] as const)(
    '%s: the active temperature is kept for 4 hours after the contact opened',
    (_, settings, to) => {
      const visitor = leave(begun({ ...settings, temperatureValue: 21 }).passTo(NOON + HOUR))
      expect(home(visitor)).toMatchObject({ mode: 'after-heating', set: degree(22) })
      expect(home(visitor.passTo(NOON + 5 * HOUR - 1)).mode).toBe('after-heating')
      expect(home(visitor.passTo(NOON + 5 * HOUR))).toMatchObject({ mode: 'standby', set: degree(to) })
      expect(visitor.settings.temperatureValue).toBe(to)
    },
  )

  test('ends when the contact closes again', () => {
    const visitor = leave(leave(begun(remote)).passTo(NOON + HOUR))
    expect(home(visitor)).toMatchObject({ mode: 'active', set: degree(22) })
    expect(visitor.device.passing?.postHeatSince).toBeNull()
  })

  test('ends with a start that sets its own temperature', () => {
    const visitor = leave(begun(remote)).go('/home/menu/installer/applications/hotel').choose('word.start')
    expect(home(visitor.go('/home'))).toMatchObject({ mode: 'standby', set: degree(15) })
  })

  test('ends with a temperature set by hand', () => {
    const visitor = leave(begun(remote)).press('next')
    expect(home(visitor)).toMatchObject({ mode: 'standby', set: degree(23) })
  })

  test('waits for nothing else: not while the floor dries, without a contact’s program, or a timer', () => {
    expect(home(leave(begun({ application: 'hotel', program: 'delayedStartup' }))).mode).toBe('standby')
    expect(home(leave(begun({ program: 'week' }))).mode).toBe('program')
    expect(home(leave(begun({ application: 'hotel', program: 'timer' }))).mode).toBe('standby')
  })

  // behaviour 31.10
  test('ground heating keeps its active temperature for 4 hours after its timer ended', () => {
    const ground = { application: 'groundHeating', program: 'timer', timer: 'on', timerTime: 8 } as const
    const visitor = begun(ground).passTo(NOON + 8 * HOUR - MINUTE)
    expect(home(visitor).mode).toBe('active')
    expect(home(visitor.passTo(NOON + 8 * HOUR)).mode).toBe('after-heating')
    expect(kept(visitor.passTo(NOON + 12 * HOUR - 1))).toBe(23)
    expect(home(visitor.passTo(NOON + 12 * HOUR)).mode).toBe('standby')
    expect(kept(visitor)).toBe(15)
    expect(home(begun({ ...ground, timer: 'off' })).mode).toBe('standby')
  })

  test('another timer has none', () => {
    const visitor = begun({ program: 'timer', timer: 'on' }).passTo(NOON + 4 * HOUR)
    expect(home(visitor).mode).toBe('standby')
  })

  test('while time does not run only the panel’s switch shows it', () => {
    const visitor = leave(openAt('/home', { settings: remote }))
    expect(home(visitor).mode).toBe('standby')
    expect(home(visitor.surround({ postHeat: true }))).toMatchObject({
      mode: 'after-heating',
      set: degree(17),
    })
  })
})
