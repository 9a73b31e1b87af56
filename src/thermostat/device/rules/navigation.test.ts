import { describe, expect, test } from 'vitest'
import type { Device } from '../model'
import { openAt } from '../testing'
import { currentEntry } from '../trail'
import { contextOf, goBackTo, goTo, replaceWith, showOverlay } from './navigation'

describe('The colour of a path is that of its entry in the main menu', () => {
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

describe('A screen moves the visitor', () => {
  test('to a new place, or to one that replaces the present place', () => {
    const keylock = `${settings}/keylock`
    expect(pathsOf(goTo(device, keylock))).toEqual(['/home', '/home/menu', settings, keylock])
    expect(pathsOf(replaceWith(device, keylock))).toEqual(['/home', '/home/menu', keylock])
  })

  test('back along the trail', () => {
    expect(goBackTo(device, '/home').trail.at).toBe(0)
  })
})

describe('An overlay is a new place with the same path', () => {
  test.each([
    ['in the colour of the path', device, undefined, 'settings'],
    ['in the colour that the screen gives', device, 'program', 'program'],
    [
      'in the colour of the installer if the path has none',
      openAt('/upgrade').device,
      undefined,
      'installer',
    ],
  ] as const)('%s', (_, before, given, context) => {
    const { trail } = showOverlay(before, 'save', given)
    expect(trail.at).toBe(before.trail.at + 1)
    expect(currentEntry(trail)).toMatchObject({
      path: currentEntry(before.trail).path,
      overlay: { status: 'save', context },
    })
  })
})
