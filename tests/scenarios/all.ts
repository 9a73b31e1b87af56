import type { Scenario } from '../scenario'
import { guide } from './guide'
import { hardwareTest } from './hardware-test'
import { home } from './home'
import { installer } from './installer'
import { moving } from './moving'
import { programs } from './programs'
import { settings } from './settings'

/** Every scenario, by chapter. */
export const scenarios: Readonly<Record<string, readonly Scenario[]>> = {
  'Moving about': moving,
  'The installation guide': guide,
  Home: home,
  'Programs and energy': programs,
  Settings: settings,
  Installer: installer,
  'Upgrade and hardware test': hardwareTest,
}
