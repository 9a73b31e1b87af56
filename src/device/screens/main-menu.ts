import type { Context } from '../trail'
import { menu } from './kinds/menu'

const path = '/home/menu'
const contexts: readonly Context[] = ['program', 'energy-consumption', 'settings', 'installer']

/** "Each has a colour context": the title bar takes that of the focused entry. */
export const mainMenu = menu({
  path,
  title: 'menu.title',
  context: (device) => contexts[device.view.focus] as Context,
  lines: [
    { text: 'program.title', icon: 'program', to: `${path}/program` },
    { text: 'energy.title', icon: 'energy', to: `${path}/energy-consumption` },
    { text: 'settings.title', icon: 'settings', to: `${path}/settings` },
    { text: 'installer.title', icon: 'installer', to: `${path}/installer` },
  ],
})
