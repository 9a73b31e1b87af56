import { describe, expect, test } from 'vitest'
import type { Device } from '../model'
import { openAt } from '../testing'
import { here } from '../trail'
import { contextOf, go, goBackTo, replaceWith, showOverlay } from './navigation'

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

const settings = '/home/menu/settings'
const { device } = openAt('/home').go('/home/menu', settings)
const pathsOf = ({ trail }: Device) => trail.places.map(({ path }) => path)

describe('a screen moves the visitor', () => {
  test('on, to a new place, or from one that is not worth coming back to', () => {
    const keylock = `${settings}/keylock`
    expect(pathsOf(go(device, keylock))).toEqual(['/home', '/home/menu', settings, keylock])
    expect(pathsOf(replaceWith(device, keylock))).toEqual(['/home', '/home/menu', keylock])
  })

  test('back, along the trail', () => {
    expect(goBackTo(device, '/home').trail.at).toBe(0)
  })
})

describe('Starting, stopping and saving push the same path with that query', () => {
  test.each([
    ['in the colour of the path', device, undefined, 'settings'],
    ['in another colour where the screen says so', device, 'program', 'program'],
    ['and in some colour in any case', openAt('/upgrade').device, undefined, 'installer'],
  ] as const)('%s', (_, before, asked, context) => {
    const { trail } = showOverlay(before, 'save', asked)
    expect(trail.at).toBe(before.trail.at + 1)
    expect(here(trail)).toMatchObject({ path: here(before.trail).path, overlay: { status: 'save', context } })
  })
})
