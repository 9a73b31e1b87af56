import { guide } from './guide'
import { hardwareTest } from './hardware-test'
import { home } from './home'
import { installer } from './installer'
import { navigation } from './navigation'
import { programs } from './programs'
import type { Scenario } from './scenario'
import { settings } from './settings'
import { surroundings } from './surroundings'

/** Every scenario, by chapter. */
export const scenarios: Readonly<Record<string, readonly Scenario[]>> = {
  Navigation: navigation,
  'The installation guide': guide,
  Home: home,
  'Programs and energy': programs,
  Settings: settings,
  Installer: installer,
  Surroundings: surroundings,
  'Upgrade and hardware test': hardwareTest,
}
