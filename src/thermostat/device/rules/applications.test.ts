import { describe, expect, test } from 'vitest'
import { type Application, applications } from '../names'
import type { Settings } from '../settings'
import { atHome, openAt } from '../testing'

const menu = '/home/menu/installer/applications'
const at = (path: string, settings: Partial<Settings> = {}) => openAt(`${menu}/${path}`, { settings })
const saved = { status: 'save', context: 'installer' }

/** Where a visitor starts each application. */
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
] as const)(
  '%s uses status=%s with context=installer, %s sets it to undefined',
  (application, on, stop, off) => {
    const visitor = start(application)
    expect(visitor.settings.application).toBe(application)
    expect(visitor.overlay).toEqual({ status: on, context: 'installer' })
    visitor.wait(1500).choose(stop)
    expect(visitor.settings.application).toBeNull()
    expect(visitor.overlay).toEqual({ status: off, context: 'installer' })
  },
)

// behaviour 8.5
test('starting a hotel applies the automatic temperature', () => {
  expect(start('hotel').settings.temperatureValue).toBe(22)
  expect(start('hotel', { remoteControlInstalled: false }).settings.temperatureValue).toBe(15)
})

describe('comfort heating', () => {
  // behaviour 7.5
  test('on sets application to comfortHeating, and on leads to set-comfort-heating-temp', () => {
    const visitor = start('comfortHeating')
    expect(visitor.settings).toMatchObject({ application: 'comfortHeating', comfortHeating: 'on' })
    expect(visitor.path).toBe(`${menu}/comfort-heating/set-comfort-heating-temp`)
    expect(visitor.overlay).toBeNull()
  })

  test.each([
    ['leads to save, and comfort heating off sets comfortHeating to off', 'comfortHeating', null],
    ['leaves another application alone', 'hotel', 'hotel'],
  ] as const)('off %s', (_, before, after) => {
    const visitor = at('comfort-heating', { application: before, comfortHeating: 'on' }).choose('word.off')
    expect(visitor.settings).toMatchObject({ application: after, comfortHeating: 'off' })
    expect(visitor.overlay).toEqual(saved)
  })
})

// behaviour 5.4
test('power control: steps of 5, range 0 to 100', () => {
  const visitor = atHome({ application: 'powerControl' })
  expect(visitor.press('next').settings.powerControlValue).toBe(55)
  expect(visitor.pressToEnd('next').settings.powerControlValue).toBe(100)
  expect(visitor.press('previous').settings.powerControlValue).toBe(95)
  expect(visitor.pressToEnd('previous').settings.powerControlValue).toBe(0)
  expect(visitor.settings.temperatureValue).toBe(19)
})

describe('Ground heating on sets application to groundHeating and program to timer', () => {
  const running = { application: 'groundHeating', program: 'timer', secondaryProgram: 'week' } as const
  const stopped = { application: null, program: 'week', secondaryProgram: null, timer: 'off' }

  test('the program before it is remembered, as the timer does', () => {
    const visitor = start('groundHeating', { program: 'week' })
    expect(visitor.settings).toMatchObject(running)
    expect(visitor.overlay).toEqual(saved)
  })

  // behaviour 7.2
  test('ground heating off ends the timer program as stopping the timer does', () => {
    expect(at('ground-heating', { ...running, timer: 'on' }).choose('word.off').settings).toMatchObject(
      stopped,
    )
    expect(start('groundHeating').wait(1500).choose('word.off').settings.program).toBeNull()
  })

  test('off leaves a program alone that has taken the place of the timer', () => {
    const visitor = at('ground-heating', { application: 'groundHeating', program: 'week' }).choose('word.off')
    expect(visitor.settings).toMatchObject({ application: null, program: 'week' })
  })

  test('on once more loses nothing', () => {
    const settings = { ...running, timer: 'on', timerTime: 8 } as const
    expect(start('groundHeating', settings).settings).toMatchObject(settings)
  })
})

// behaviour 7.9
describe('Remote control on or off sets `remoteControl` to active or inactive', () => {
  test('on', () => {
    const visitor = at('remote-control').choose('word.on')
    expect(visitor.settings).toMatchObject({ remoteControl: 'active', application: null })
    expect(visitor.overlay).toEqual(saved)
  })

  test.each([
    ['also stops its program', 'remoteControlProgram', null],
    ['leaves another program alone', 'week', 'week'],
  ] as const)('off %s', (_, before, after) => {
    const visitor = at('remote-control', { remoteControl: 'active', program: before }).choose('word.off')
    expect(visitor.settings).toMatchObject({ remoteControl: 'inactive', program: after })
  })

  test('on while its program runs applies the automatic temperature', () => {
    const settings = { program: 'remoteControlProgram', temperatureValue: 28 } as const
    expect(at('remote-control', settings).choose('word.on').settings.temperatureValue).toBe(22)
  })
})

// behaviour 7.1
describe('Applications: one at a time, starting one replaces the one before', () => {
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

  test('the timer goes on when an application ends that did not bring it', () => {
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
