import { describe, expect, test } from 'vitest'
import type { Settings } from '../settings'
import { openAt } from '../testing'
import { lengthenTimer } from './in-force'

const menu = '/home/menu/program'
const at = (path: string, settings: Partial<Settings> = {}) => openAt(path, { settings })

// behaviour 6.1, 6.4
describe('Start sets program to week, timer or remoteControlProgram', () => {
  test.each([
    ['week', 'week'],
    ['remote-control', 'remoteControlProgram'],
  ] as const)('%s', (screen, program) => {
    const visitor = at(`${menu}/${screen}`, { remoteControl: 'active' }).choose('word.start')
    expect(visitor.settings.program).toBe(program)
    expect(visitor.overlay).toEqual({ status: 'start', context: 'program' })
  })

  test('timer, after its question', () => {
    const visitor = at(`${menu}/timer`).choose('word.start', 'word.yes')
    expect(visitor.settings.program).toBe('timer')
    expect(visitor.overlay).toEqual({ status: 'start', context: 'program' })
  })
})

// behaviour 6.5
describe('Stop sets program to undefined (week, remote control) or restores secondaryProgram (timer)', () => {
  test.each([
    ['week', 'week'],
    ['remote-control', 'remoteControlProgram'],
  ] as const)('%s leaves no program', (screen, program) => {
    const visitor = at(`${menu}/${screen}`, { remoteControl: 'active', program }).choose('word.stop')
    expect(visitor.settings.program).toBeNull()
    expect(visitor.overlay).toEqual({ status: 'stop', context: 'program' })
  })

  test('a program that is stored as having interrupted itself leaves none', () => {
    const visitor = at(`${menu}/timer`, { program: 'timer', secondaryProgram: 'timer' }).choose('word.stop')
    expect(visitor.settings).toMatchObject({ program: null, secondaryProgram: null })
  })

  test('timer gives the program back that it interrupted', () => {
    const visitor = at(`${menu}/timer`, { program: 'week' }).choose('word.start', 'word.yes')
    expect(visitor.settings).toMatchObject({ program: 'timer', secondaryProgram: 'week' })
    visitor.wait(1500).press('close').go(`${menu}/timer`).choose('word.stop')
    expect(visitor.settings).toMatchObject({ program: 'week', secondaryProgram: null, timer: 'off' })
    expect(visitor.overlay?.status).toBe('stop')
  })

  test('If no secondaryProgram was kept, stopping leaves no program', () => {
    const visitor = at(`${menu}/timer`, { program: 'timer', timer: 'on' }).choose('word.stop')
    expect(visitor.settings).toMatchObject({ program: null, timer: 'off' })
  })
})

describe('secondaryProgram: program remembered while timer or delayed startup runs', () => {
  test('starting week or remote control remembers nothing', () => {
    const timing = { program: 'timer', secondaryProgram: 'week', timer: 'on' } as const
    const week = at(`${menu}/week`, timing).choose('word.start')
    expect(week.settings).toMatchObject({ program: 'week', secondaryProgram: null, timer: 'off' })
    const remote = at(`${menu}/remote-control`, { ...timing, remoteControl: 'active' }).choose('word.start')
    expect(remote.settings).toMatchObject({ program: 'remoteControlProgram', secondaryProgram: null })
  })
})

describe('Delayed startup: confirm toggles between delayedStartup and the stored secondaryProgram', () => {
  const path = '/home/menu/installer/functions/delayed-startup'

  test.each(['week', 'timer', 'remoteControlProgram', null] as const)(
    'the current program is saved as secondary when starting and restored when stopping: %s',
    (program) => {
      const visitor = at(path, { program }).choose('word.okay')
      expect(visitor.settings).toMatchObject({ program: 'delayedStartup', secondaryProgram: program })
      expect(visitor.overlay?.status).toBe('start')
      visitor.wait(1500).choose('word.okay')
      expect(visitor.settings.program).toBe(program)
      expect(visitor.overlay?.status).toBe('stop')
    },
  )
})

describe('Start-timer', () => {
  const path = `${menu}/timer/start-timer`

  // behaviour 6.6
  test("'yes' sets timer on and goes to /home", () => {
    const visitor = at(path, { program: 'timer' }).choose('word.yes')
    expect(visitor.settings.timer).toBe('on')
    expect(visitor.wait(1500).path).toBe('/home')
  })

  test('any other choice sets the timer that runs off and follows the link: back to the timer menu', () => {
    const visitor = at(path, { program: 'timer', timer: 'on' }).choose('word.no')
    expect(visitor.settings.timer).toBe('off')
    expect(visitor.path).toBe(`${menu}/timer`)
  })

  test("'yes' starts the timer program where another ran, which is remembered", () => {
    const visitor = at(path, { program: 'week' }).choose('word.yes')
    expect(visitor.settings).toMatchObject({ program: 'timer', secondaryProgram: 'week', timer: 'on' })
  })

  test('Starting the timer program from its menu asks first: nothing has changed yet', () => {
    const visitor = at(menu, { program: 'week' })
    const { settings } = visitor
    visitor.choose('program.timer', 'word.start')
    expect(visitor.path).toBe(path)
    expect(visitor.overlay).toBeNull()
    expect({ ...visitor.settings, previousRoute: null }).toEqual(settings)
  })

  test('the line that starts it leads to the question, the one that stops it nowhere', () => {
    expect(at(`${menu}/timer`).lines[0]).toMatchObject({ text: 'word.start', path })
    expect(at(`${menu}/timer`, { program: 'timer' }).lines[0]?.path).toBeUndefined()
  })

  test('"Started!" comes after yes, and leads home', () => {
    const visitor = at(menu).choose('program.timer', 'word.start', 'word.yes')
    expect(visitor.picture.overlay).toEqual({ status: 'start', context: 'program', text: 'overlay.started' })
    expect(visitor.wait(1500).path).toBe('/home')
    expect(visitor.overlay).toBeNull()
  })

  test.each([
    { program: 'week', secondaryProgram: null, timer: 'off' },
    { program: 'delayedStartup', secondaryProgram: 'timer', timer: 'on' },
    { program: null, secondaryProgram: null, timer: 'off' },
  ] as const)('no leaves everything as it was: %o', (settings) => {
    const visitor = at(menu, settings).choose('program.timer', 'word.start', 'word.no')
    expect(visitor.settings).toMatchObject(settings)
    expect(visitor.path).toBe(`${menu}/timer`)
    expect(visitor.lines[visitor.focus]?.text).toBe('word.start')
  })

  test('stopping it stays at the timer menu', () => {
    const visitor = at(menu, { program: 'timer' }).choose('program.timer', 'word.stop').wait(1500)
    expect(visitor.path).toBe(`${menu}/timer`)
    expect(visitor.overlay).toBeNull()
  })
})

describe('the timer on home', () => {
  const running = (timerTime: number) => at('/home', { program: 'timer', timer: 'on', timerTime })

  // behaviour 5.8
  test('the decrement control lowers timerTime by 4', () => {
    expect(running(24).press('previous').settings).toMatchObject({ timerTime: 20, timer: 'on' })
    expect(running(8).press('previous').settings).toMatchObject({ timerTime: 4, timer: 'on' })
  })

  test('and at 4 it turns the timer off', () => {
    const visitor = running(4).press('previous')
    expect(visitor.settings).toMatchObject({ timer: 'off', program: 'timer', timerTime: 4 })
  })

  test('24 hours stay 24 as long as time does not run', () => {
    const { device } = running(24)
    expect(lengthenTimer(device)).toBe(device)
  })

  test('next adds 4 hours, up to 24', () => {
    const visitor = running(4).press('next')
    expect(visitor.settings.timerTime).toBe(8)
    expect(visitor.press('next', 9).settings.timerTime).toBe(24)
    expect(visitor.enabled).not.toContain('next')
  })

  test('its temperature stays as it is', () => {
    expect(running(8).press('next').press('previous', 2).settings.temperatureValue).toBe(19)
  })

  // behaviour 5.9
  test('while it is off, previous is disabled and next opens start-timer', () => {
    const visitor = at('/home', { program: 'timer', timer: 'off' })
    expect(visitor.enabled).not.toContain('previous')
    expect(visitor.press('previous').settings).toMatchObject({ temperatureValue: 19, timerTime: 4 })
    expect(visitor.press('next').path).toBe(`${menu}/timer/start-timer`)
  })

  test.each(['week', 'remoteControlProgram', 'delayedStartup', null] as const)(
    'With any other program the timer field does not touch the home buttons: %s',
    (program) => {
      for (const timer of ['on', 'off'] as const) {
        const visitor = at('/home', { program, timer })
        expect(visitor.press('previous').settings).toMatchObject({ temperatureValue: 18, timerTime: 4 })
        expect(visitor.press('next').settings.temperatureValue).toBe(19)
      }
    },
  )
})
