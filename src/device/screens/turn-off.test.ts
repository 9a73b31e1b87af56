import { describe, expect, test } from 'vitest'
import { openAt } from '../testing'

const hold = { type: 'hold', buttons: ['confirm'] } as const

// behaviour 13.7
describe("Turn-off and turn-on prompts confirm with 'Turned off!' and 'Heating on!'", () => {
  test('turned off', () => {
    const visitor = openAt('/home').send(hold).choose('word.yes')
    expect(visitor.settings.power).toBe('off')
    expect(visitor.picture.overlay).toEqual({
      status: 'stop',
      context: 'installer',
      text: 'overlay.turnedOff',
    })
    expect(visitor.wait(1500).trail).toEqual(['/home'])
    expect(visitor.body('home').mode).toBe('off')
  })

  test('and on again', () => {
    const visitor = openAt('/home', { settings: { power: 'off' } }).send(hold)
    expect(visitor.path).toBe('/home/turn-on')
    visitor.choose('word.yes')
    expect(visitor.settings.power).toBe('on')
    expect(visitor.picture.overlay).toEqual({
      status: 'start',
      context: 'program',
      text: 'overlay.heatingOn',
    })
    expect(visitor.wait(1500).trail).toEqual(['/home'])
    expect(visitor.body('home').mode).toBe('set')
  })

  test.each([
    ['/home/turn-off', 'on'],
    ['/home/turn-on', 'off'],
  ] as const)('no on %s leaves it as it is', (path, power) => {
    const visitor = openAt('/home', { settings: { power } }).go(path).choose('word.no')
    expect(visitor.trail).toEqual(['/home'])
    expect(visitor.settings.power).toBe(power)
    expect(visitor.overlay).toBeNull()
  })

  test('the settings survive it', () => {
    const settings = { temperatureValue: 24, program: 'week' } as const
    const visitor = openAt('/home', { settings }).send(hold).choose('word.yes').wait(1500)
    visitor.send(hold).choose('word.yes').wait(1500)
    expect(visitor.settings).toMatchObject({ ...settings, power: 'on' })
  })
})
