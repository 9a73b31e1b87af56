import { describe, expect, test } from 'vitest'
import { atHome } from '../testing'

const hold = { type: 'hold', buttons: ['confirm'] } as const

// behaviour 13.7
describe('The questions to turn off and on', () => {
  const settings = { temperatureValue: 24, program: 'week' } as const

  test('confirm with an overlay and keep the settings', () => {
    const visitor = atHome(settings).send(hold).choose('word.yes')
    expect(visitor.settings.power).toBe('off')
    const off = { status: 'stop', context: 'installer', text: 'overlay.turnedOff' }
    expect(visitor.picture.overlay).toEqual(off)
    expect(visitor.wait(1500).trailPaths).toEqual(['/home'])
    expect(visitor.home.mode).toBe('off')
    expect(visitor.send(hold).path).toBe('/home/turn-on')
    visitor.choose('word.yes')
    const on = { status: 'start', context: 'program', text: 'overlay.heatingOn' }
    expect(visitor.picture.overlay).toEqual(on)
    expect(visitor.wait(1500).trailPaths).toEqual(['/home'])
    expect(visitor.settings).toMatchObject({ ...settings, power: 'on' })
    expect(visitor.home.mode).toBe('program')
  })

  test.each([
    ['/home/turn-off', 'on'],
    ['/home/turn-on', 'off'],
  ] as const)('no on %s changes nothing', (path, power) => {
    const visitor = atHome({ power }).go(path).choose('word.no')
    expect(visitor.trailPaths).toEqual(['/home'])
    expect(visitor.settings.power).toBe(power)
    expect(visitor.overlay).toBeNull()
  })
})
