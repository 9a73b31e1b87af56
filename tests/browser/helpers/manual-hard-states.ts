/** Where somebody may find the device who opens the printed manual. */
import type { Page } from '@playwright/test'
import type { Button, Settings, Surroundings } from '../../../src/device/device'
import { openDevice } from './manual-open'
import { keys } from './manual-page-wall'
import { driverOf } from './page-driver'
import { pressKey } from './press-key'

interface HardState {
  readonly path: string
  /** Of an earlier visit; without them the device is new. */
  readonly settings?: Partial<Settings>
  readonly surroundings?: Partial<Surroundings>
  /** What was pressed last, without waiting; `card` puts in the WiFi card after the splash. */
  readonly pressed?: readonly (Button | 'card' | 'splash')[]
}

const known = {}
const menu = '/home/menu'

export const hardStates: Readonly<Record<string, HardState>> = {
  'the start screen': { path: '/', settings: known },
  'the end of a list': {
    path: `${menu}/installer/system-info`,
    settings: known,
    pressed: ['next', 'next', 'next', 'next', 'next', 'next'],
  },
  'a draft': {
    path: `${menu}/installer/installed-effect`,
    settings: known,
    pressed: ['confirm', 'next', 'next'],
  },
  'a confirmation': { path: `${menu}/settings/keylock`, settings: known, pressed: ['previous', 'confirm'] },
  'the splash': { path: '/' },
  'the guide, half way': { path: '/', pressed: ['splash', 'confirm', 'confirm'] },
  'the guide, which asks for WiFi': { path: '/', pressed: ['splash', 'card', 'confirm'] },
  'the guide, which asks when to heat': {
    path: '/',
    pressed: ['splash', 'confirm', 'confirm', 'confirm', 'previous', ...Array(4).fill('confirm')],
  },
  'an unknown path': { path: '/nowhere', settings: known },
  'an upgrade that runs': { path: '/upgrade', settings: known, pressed: ['confirm'] },
  'a hardware test that runs': {
    path: '/hardware-test/relay-dynamics',
    settings: known,
    pressed: ['confirm'],
  },
  'locked and turned off': { path: '/home', settings: { keylock: 'on', power: 'off' } },
  'power control at “Off”': {
    path: '/home',
    settings: { application: 'powerControl', powerControlValue: 0 },
  },
  'a fault': { path: `${menu}/program`, settings: known, surroundings: { fault: 3 } },
  'a guest room': {
    path: '/home',
    settings: { application: 'hotel', remoteControlInstalled: true },
  },
}

export async function openHardState(page: Page, now: number, state: HardState) {
  const { path, settings, surroundings, pressed = [] } = state
  await openDevice(page, now, path, settings ? { settings } : {})
  if (surroundings) await driverOf(page).surround(surroundings)
  for (const what of pressed)
    if (what === 'splash') await page.clock.runFor(3000)
    else if (what === 'card') await driverOf(page).flip('wifiInstalled')
    else await pressKey(page, keys[what])
}
