import { describe, expect, test } from 'vitest'
import { openAt } from '../testing'
import { here } from '../trail'
import { contextOf, go, goBackTo, goInstead, show } from './moving'

describe('program green, energy-consumption blue, settings yellow, installer red', () => {
  test.each([
    ['/home/menu/program', 'program'],
    ['/home/menu/program/week/review', 'program'],
    ['/home/menu/energy-consumption', 'energy-consumption'],
    ['/home/menu/settings/wifi/connect-wifi', 'settings'],
    ['/home/menu/installer/sensor/calibration/floor-sensor', 'installer'],
    ['/home', null],
    ['/home/menu', null],
    ['/', null],
    ['/upgrade', null],
    ['/home/menu/programme', null],
    ['/home/menu/settings-and-more', null],
  ] as const)('%s is %s', (path, context) => {
    expect(contextOf(path)).toBe(context)
  })
})

const inSettings = () => openAt('/home').go('/home/menu', '/home/menu/settings')

describe('a screen moves the visitor', () => {
  test('on, to a new place', () => {
    const { trail } = go(inSettings().device, '/home/menu/settings/keylock')
    expect(trail.at).toBe(3)
    expect(here(trail).path).toBe('/home/menu/settings/keylock')
  })

  test('on, from a place that is not worth coming back to', () => {
    const { trail } = goInstead(inSettings().device, '/home/menu/settings/keylock')
    expect(trail.places.map(({ path }) => path)).toEqual([
      '/home',
      '/home/menu',
      '/home/menu/settings/keylock',
    ])
  })

  test('back, along the trail', () => {
    expect(goBackTo(inSettings().device, '/home').trail.at).toBe(0)
  })
})

describe('Starting, stopping and saving push the same path with that query', () => {
  test('in the colour of the path', () => {
    const { trail } = show(inSettings().device, 'save')
    expect(trail.at).toBe(3)
    expect(here(trail)).toMatchObject({
      path: '/home/menu/settings',
      overlay: { status: 'save', context: 'settings' },
    })
  })

  test('in another colour where the screen says so, and in some colour in any case', () => {
    expect(here(show(inSettings().device, 'stop', 'program').trail).overlay?.context).toBe('program')
    expect(here(show(openAt('/upgrade').device, 'stop').trail).overlay?.context).toBe('installer')
  })
})
