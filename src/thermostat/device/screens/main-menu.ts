import { contextOf } from '../rules/navigation'
import { menu } from './kinds/menu'

const path = '/home/menu'

const lines = [
  { text: 'program.title', icon: 'program', to: `${path}/program` },
  { text: 'energy.title', icon: 'energy', to: `${path}/energy-consumption` },
  { text: 'settings.title', icon: 'settings', to: `${path}/settings` },
  { text: 'installer.title', icon: 'installer', to: `${path}/installer` },
] as const

export const mainMenu = menu({
  path,
  title: 'menu.title',
  // The title bar has the colour of the focused line (behaviour 13.1).
  context: (device) => contextOf((lines[device.view.focus] as (typeof lines)[number]).to),
  lines,
})
