import { describe, expect, test } from 'vitest'
import type { Settings } from '../settings'
import { atHome, openAt } from '../testing'
import { lengthenTimer } from './in-force'

const menu = '/home/menu/program'
const at = (path: string, settings: Partial<Settings> = {}) => openAt(path, { settings })

const started = { status: 'start', context: 'program' }
const stopped = { status: 'stop', context: 'program' }

// behaviour 6.1, 6.4, 6.5
test.each([
  ['week', 'week'],
  ['remote-control', 'remoteControlProgram'],
] as const)('%s: Start sets program to %s, Stop sets it to undefined', (screen, program) => {
  const visitor = at(`${menu}/${screen}`, { remoteControl: 'active' }).choose('word.start')
  expect(visitor.settings.program).toBe(program)
  expect(visitor.overlay).toEqual(started)
  visitor.wait(1500).choose('word.stop')
  expect(visitor.settings.program).toBeNull()
  expect(visitor.overlay).toEqual(stopped)
})

test.each([
  ['gives the program back that it interrupted', 'week', 'week'],
  ['If no secondaryProgram was kept, stopping leaves no program', null, null],
  ['one that is stored as having interrupted itself leaves none', 'timer', null],
] as const)('Stop restores secondaryProgram (timer): %s', (_, secondaryProgram, program) => {
  const visitor = at(`${menu}/timer`, { program: 'timer', secondaryProgram, timer: 'on' }).choose('word.stop')
  expect(visitor.settings).toMatchObject({ program, secondaryProgram: null, timer: 'off' })
  expect(visitor.overlay).toEqual(stopped)
  expect(visitor.wait(1500).path).toBe(`${menu}/timer`)
})

test('secondaryProgram: starting week or remote control remembers nothing', () => {
  const timing = { program: 'timer', secondaryProgram: 'week', timer: 'on' } as const
  const week = at(`${menu}/week`, timing).choose('word.start')
  expect(week.settings).toMatchObject({ program: 'week', secondaryProgram: null, timer: 'off' })
  const remote = at(`${menu}/remote-control`, { ...timing, remoteControl: 'active' }).choose('word.start')
  expect(remote.settings).toMatchObject({ program: 'remoteControlProgram', secondaryProgram: null })
})

test.each(['week', 'timer', 'remoteControlProgram', null] as const)(
  'Delayed startup: confirm toggles between delayedStartup and the stored secondaryProgram: %s',
  (program) => {
    const visitor = at('/home/menu/installer/functions/delayed-startup', { program }).choose('word.okay')
    expect(visitor.settings).toMatchObject({ program: 'delayedStartup', secondaryProgram: program })
    // It says that the delay starts or ends, not the heating.
    expect(visitor.picture.overlay).toMatchObject({ status: 'start', text: 'overlay.delayStarted' })
    visitor.wait(1500).choose('word.okay')
    expect(visitor.settings.program).toBe(program)
    expect(visitor.picture.overlay).toMatchObject({ status: 'stop', text: 'overlay.delayCancelled' })
  },
)

describe('Start-timer', () => {
  const path = `${menu}/timer/start-timer`

  // behaviour 6.6
  test("'yes' sets timer on, remembers the program that ran, says so and goes to /home", () => {
    expect(at(path, { program: 'timer' }).choose('word.yes').settings.secondaryProgram).toBeNull()
    const visitor = at(path, { program: 'week' }).choose('word.yes')
    expect(visitor.settings).toMatchObject({ program: 'timer', secondaryProgram: 'week', timer: 'on' })
    expect(visitor.picture.overlay).toEqual({ ...started, text: 'overlay.started' })
    expect(visitor.wait(1500).path).toBe('/home')
    expect(visitor.overlay).toBeNull()
  })

  test('any other choice sets the timer that runs off and follows the link: back to the timer menu', () => {
    const visitor = at(path, { program: 'timer', timer: 'on' }).choose('word.no')
    expect(visitor.settings.timer).toBe('off')
    expect(visitor.path).toBe(`${menu}/timer`)
  })

  test('the line that starts it leads to the question, the one that stops it nowhere', () => {
    expect(at(`${menu}/timer`).lines[0]).toMatchObject({ text: 'word.start', path })
    expect(at(`${menu}/timer`, { program: 'timer' }).lines[0]?.path).toBeUndefined()
  })

  test.each([
    { program: 'week', secondaryProgram: null, timer: 'off' },
    { program: 'delayedStartup', secondaryProgram: 'timer', timer: 'on' },
    { program: null, secondaryProgram: null, timer: 'off' },
  ] as const)('Starting it from its menu asks first, and no leaves everything as it was: %o', (settings) => {
    const visitor = at(menu, settings).choose('program.timer', 'word.start')
    expect(visitor).toMatchObject({ path, overlay: null })
    expect(visitor.settings).toMatchObject(settings)
    visitor.choose('word.no')
    expect(visitor.settings).toMatchObject(settings)
    expect(visitor.path).toBe(`${menu}/timer`)
    expect(visitor.lines[visitor.focus]?.text).toBe('word.start')
  })
})

describe('the timer on home', () => {
  const running = (timerTime: number) => atHome({ program: 'timer', timer: 'on', timerTime })

  // behaviour 5.8
  test('the decrement control lowers timerTime by 4, and at 4 it turns the timer off', () => {
    const visitor = running(24)
    for (const timerTime of [20, 16, 12, 8, 4])
      expect(visitor.press('previous').settings).toMatchObject({ timerTime, timer: 'on' })
    const off = { timer: 'off', program: 'timer', timerTime: 4, temperatureValue: 19 }
    expect(visitor.press('previous').settings).toMatchObject(off)
  })

  test('24 hours stay 24 as long as time does not run', () => {
    const { device } = running(24)
    expect(lengthenTimer(device)).toBe(device)
  })

  test('next adds 4 hours, up to 24', () => {
    const visitor = running(4).press('next')
    expect(visitor.settings.timerTime).toBe(8)
    expect(visitor.pressToEnd('next').settings).toMatchObject({ timerTime: 24, temperatureValue: 19 })
  })

  // behaviour 5.9
  test('while it is off, previous is disabled and next opens start-timer', () => {
    const visitor = atHome({ program: 'timer', timer: 'off' })
    expect(visitor.enabled).not.toContain('previous')
    expect(visitor.press('previous').settings).toMatchObject({ temperatureValue: 19, timerTime: 4 })
    expect(visitor.press('next').path).toBe(`${menu}/timer/start-timer`)
  })

  test.each(['week', 'remoteControlProgram', 'delayedStartup', null] as const)(
    'With any other program the timer field does not touch the home buttons: %s',
    (program) => {
      for (const timer of ['on', 'off'] as const) {
        const visitor = atHome({ program, timer })
        expect(visitor.press('previous').settings).toMatchObject({ temperatureValue: 18, timerTime: 4 })
        expect(visitor.press('next').settings.temperatureValue).toBe(19)
      }
    },
  )
})
