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
] as const)('%s: start sets the program to %s, stop removes it', (screen, program) => {
  const visitor = at(`${menu}/${screen}`, { remoteControl: 'active' }).choose('word.start')
  expect(visitor.settings.program).toBe(program)
  expect(visitor.overlay).toEqual(started)
  visitor.wait(1500).choose('word.stop')
  expect(visitor.settings.program).toBeNull()
  expect(visitor.overlay).toEqual(stopped)
})

test.each([
  ['to the interrupted program', 'week', 'week'],
  ['to no program if none was interrupted', null, null],
  ['to no program if it interrupted itself by the stored settings', 'timer', null],
] as const)('stopping the timer returns %s', (_, secondaryProgram, program) => {
  const visitor = at(`${menu}/timer`, { program: 'timer', secondaryProgram, timer: 'on' }).choose('word.stop')
  expect(visitor.settings).toMatchObject({ program, secondaryProgram: null, timer: 'off' })
  expect(visitor.overlay).toEqual(stopped)
  expect(visitor.wait(1500).path).toBe(`${menu}/timer`)
})

test('starting week or remote control forgets the interrupted program', () => {
  const timing = { program: 'timer', secondaryProgram: 'week', timer: 'on' } as const
  const week = at(`${menu}/week`, timing).choose('word.start')
  expect(week.settings).toMatchObject({ program: 'week', secondaryProgram: null, timer: 'off' })
  const remote = at(`${menu}/remote-control`, { ...timing, remoteControl: 'active' }).choose('word.start')
  expect(remote.settings).toMatchObject({ program: 'remoteControlProgram', secondaryProgram: null })
})

test.each(['week', 'timer', 'remoteControlProgram', null] as const)(
  'confirm toggles between delayed start-up and the interrupted program: %s',
  (program) => {
    const visitor = at('/home/menu/installer/functions/delayed-startup', { program }).choose('word.okay')
    expect(visitor.settings).toMatchObject({ program: 'delayedStartup', secondaryProgram: program })
    // The overlay is about the delay, not about the heating.
    expect(visitor.picture.overlay).toMatchObject({ status: 'start', text: 'overlay.delayStarted' })
    visitor.wait(1500).choose('word.okay')
    expect(visitor.settings.program).toBe(program)
    expect(visitor.picture.overlay).toMatchObject({ status: 'stop', text: 'overlay.delayCancelled' })
  },
)

describe('The question to start the timer', () => {
  const path = `${menu}/timer/start-timer`

  // behaviour 6.6
  test('yes starts the timer, remembers the program, shows the overlay and goes home', () => {
    expect(at(path, { program: 'timer' }).choose('word.yes').settings.secondaryProgram).toBeNull()
    const visitor = at(path, { program: 'week' }).choose('word.yes')
    expect(visitor.settings).toMatchObject({ program: 'timer', secondaryProgram: 'week', timer: 'on' })
    expect(visitor.picture.overlay).toEqual({ ...started, text: 'overlay.started' })
    expect(visitor.wait(1500).path).toBe('/home')
    expect(visitor.overlay).toBeNull()
  })

  test('no turns a running timer off and goes back to the timer menu', () => {
    const visitor = at(path, { program: 'timer', timer: 'on' }).choose('word.no')
    expect(visitor.settings.timer).toBe('off')
    expect(visitor.path).toBe(`${menu}/timer`)
  })

  test('the start line opens the question, the stop line opens no screen', () => {
    expect(at(`${menu}/timer`).lines[0]).toMatchObject({ text: 'word.start', path })
    expect(at(`${menu}/timer`, { program: 'timer' }).lines[0]?.path).toBeUndefined()
  })

  test.each([
    { program: 'week', secondaryProgram: null, timer: 'off' },
    { program: 'delayedStartup', secondaryProgram: 'timer', timer: 'on' },
    { program: null, secondaryProgram: null, timer: 'off' },
  ] as const)('the menu asks the question first, and no changes nothing: %o', (settings) => {
    const visitor = at(menu, settings).choose('program.timer', 'word.start')
    expect(visitor).toMatchObject({ path, overlay: null })
    expect(visitor.settings).toMatchObject(settings)
    visitor.choose('word.no')
    expect(visitor.settings).toMatchObject(settings)
    expect(visitor.path).toBe(`${menu}/timer`)
    expect(visitor.lines[visitor.focus]?.text).toBe('word.start')
  })
})

describe('The timer on home', () => {
  const running = (timerTime: number) => atHome({ program: 'timer', timer: 'on', timerTime })

  // behaviour 5.8
  test('previous takes 4 hours, and turns the timer off at 4', () => {
    const visitor = running(24)
    for (const timerTime of [20, 16, 12, 8, 4])
      expect(visitor.press('previous').settings).toMatchObject({ timerTime, timer: 'on' })
    const off = { timer: 'off', program: 'timer', timerTime: 4, temperatureValue: 19 }
    expect(visitor.press('previous').settings).toMatchObject(off)
  })

  test('24 hours cannot be extended while time does not run', () => {
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
    'the timer’s state does not affect the buttons of home with another program: %s',
    (program) => {
      for (const timer of ['on', 'off'] as const) {
        const visitor = atHome({ program, timer })
        expect(visitor.press('previous').settings).toMatchObject({ temperatureValue: 18, timerTime: 4 })
        expect(visitor.press('next').settings.temperatureValue).toBe(19)
      }
    },
  )
})
