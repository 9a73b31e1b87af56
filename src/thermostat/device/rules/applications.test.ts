import { describe, expect, test } from 'vitest'
import { type Application, applications } from '../names'
import type { Settings } from '../settings'
import { atHome, openAt } from '../testing'

const menu = '/home/menu/installer/applications'
const at = (path: string, settings: Partial<Settings> = {}) => openAt(`${menu}/${path}`, { settings })
const saved = { status: 'save', context: 'installer' }

/** The screen that starts each application. */
const screens = {
  hotel: 'hotel',
  comfortHeating: 'comfort-heating',
  powerControl: 'power-control',
  groundHeating: 'ground-heating',
}
const start = (application: Application, settings: Partial<Settings> = {}) =>
  at(screens[application], settings).choose(application === 'hotel' ? 'word.start' : 'word.on')

// behaviour 5.6, 16.2
test.each([
  ['hotel', 'start', 'word.stop', 'stop'],
  ['powerControl', 'save', 'word.off', 'save'],
] as const)('%s starts with status=%s and context=installer; %s removes it', (application, on, stop, off) => {
  const visitor = start(application)
  expect(visitor.settings.application).toBe(application)
  expect(visitor.overlay).toEqual({ status: on, context: 'installer' })
  visitor.wait(1500).choose(stop)
  expect(visitor.settings.application).toBeNull()
  expect(visitor.overlay).toEqual({ status: off, context: 'installer' })
})

// behaviour 8.5
test('starting a hotel applies the automatic temperature', () => {
  expect(start('hotel').settings.temperatureValue).toBe(22)
  expect(start('hotel', { remoteControlInstalled: false }).settings.temperatureValue).toBe(15)
})

describe('comfort heating', () => {
  // behaviour 7.5
  test('on sets the application and opens the screen of the maximum', () => {
    const visitor = start('comfortHeating')
    expect(visitor.settings).toMatchObject({ application: 'comfortHeating', comfortHeating: 'on' })
    expect(visitor.path).toBe(`${menu}/comfort-heating/set-comfort-heating-temp`)
    expect(visitor.overlay).toBeNull()
  })

  test.each([
    ['is saved', 'comfortHeating', null],
    ['does not change another application', 'hotel', 'hotel'],
  ] as const)('off %s', (_, before, after) => {
    const visitor = at('comfort-heating', { application: before, comfortHeating: 'on' }).choose('word.off')
    expect(visitor.settings).toMatchObject({ application: after, comfortHeating: 'off' })
    expect(visitor.overlay).toEqual(saved)
  })
})

// behaviour 5.4
test('power control moves in steps of 5 between 0 and 100', () => {
  const visitor = atHome({ application: 'powerControl' })
  expect(visitor.press('next').settings.powerControlValue).toBe(55)
  expect(visitor.pressToEnd('next').settings.powerControlValue).toBe(100)
  expect(visitor.press('previous').settings.powerControlValue).toBe(95)
  expect(visitor.pressToEnd('previous').settings.powerControlValue).toBe(0)
  expect(visitor.settings.temperatureValue).toBe(19)
})

describe('Switching ground heating on starts the timer program', () => {
  const running = { application: 'groundHeating', program: 'timer', secondaryProgram: 'week' } as const
  const stopped = { application: null, program: 'week', secondaryProgram: null, timer: 'off' }

  test('the interrupted program is remembered, as with the timer', () => {
    const visitor = start('groundHeating', { program: 'week' })
    expect(visitor.settings).toMatchObject(running)
    expect(visitor.overlay).toEqual(saved)
  })

  // behaviour 7.2
  test('off ends the timer program, as stopping the timer does', () => {
    expect(at('ground-heating', { ...running, timer: 'on' }).choose('word.off').settings).toMatchObject(
      stopped,
    )
    expect(start('groundHeating').wait(1500).choose('word.off').settings.program).toBeNull()
  })

  test('off does not end a program that has replaced the timer', () => {
    const visitor = at('ground-heating', { application: 'groundHeating', program: 'week' }).choose('word.off')
    expect(visitor.settings).toMatchObject({ application: null, program: 'week' })
  })

  test('on a second time changes nothing', () => {
    const settings = { ...running, timer: 'on', timerTime: 8 } as const
    expect(start('groundHeating', settings).settings).toMatchObject(settings)
  })
})

// behaviour 7.9
describe('Switching remote control', () => {
  test('on sets it to active', () => {
    const visitor = at('remote-control').choose('word.on')
    expect(visitor.settings).toMatchObject({ remoteControl: 'active', application: null })
    expect(visitor.overlay).toEqual(saved)
  })

  test.each([
    ['sets it to inactive and stops its program', 'remoteControlProgram', null],
    ['does not end another program', 'week', 'week'],
  ] as const)('off %s', (_, before, after) => {
    const visitor = at('remote-control', { remoteControl: 'active', program: before }).choose('word.off')
    expect(visitor.settings).toMatchObject({ remoteControl: 'inactive', program: after })
  })

  test('on while its program runs sets the automatic temperature', () => {
    const settings = { program: 'remoteControlProgram', temperatureValue: 28 } as const
    expect(at('remote-control', settings).choose('word.on').settings.temperatureValue).toBe(22)
  })
})

// behaviour 7.1
describe('Only one application runs at a time: starting one ends the previous one', () => {
  const pairs = applications.flatMap((before) =>
    applications.filter((after) => after !== before).map((after) => [before, after] as const),
  )

  test.each(pairs)('%s, then %s', (before, after) => {
    const running = start(before, { program: 'week' }).settings
    const { settings } = start(after, running)
    expect(settings.application).toBe(after)
    expect(settings.comfortHeating).toBe(after === 'comfortHeating' ? 'on' : 'off')
    // Ground heating starts the timer, and the timer ends with it.
    expect(settings.program).toBe(after === 'groundHeating' ? 'timer' : 'week')
  })

  test('the timer continues when an application ends that did not start it', () => {
    const visitor = at('power-control', { application: 'powerControl', program: 'timer', timer: 'on' })
    expect(visitor.choose('word.off').settings).toMatchObject({ program: 'timer', timer: 'on' })
  })

  test.each([
    ['power-control', 'groundHeating'],
    ['ground-heating', 'hotel'],
    ['comfort-heating', 'powerControl'],
  ] as const)('switching %s off does not end %s', (screen, application) => {
    expect(at(screen, { application }).choose('word.off').settings.application).toBe(application)
  })
})
