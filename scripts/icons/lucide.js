import { licenceOf } from './licence.js'
import { outlineOf } from './outline.js'

/** The icons of Lucide that the product shows. */
const names = [
  ...['activity', 'bed-double', 'book-open', 'calendar-clock', 'calendar-days', 'calendar-range', 'check'],
  ...['chevron-down'],
  ...['chevron-left', 'chevron-right', 'circle', 'circle-check', 'circle-stop', 'circle-x'],
  ...['clock', 'download', 'eye', 'flame', 'gauge', 'globe', 'hand', 'heater', 'house', 'info', 'languages'],
  ...[
    'layers',
    'layout-grid',
    'list-checks',
    'lock',
    'monitor-dot',
    'moon',
    'move-horizontal',
    'pause',
    'pencil',
    'play',
  ],
  ...['plug', 'power', 'rotate-ccw', 'search', 'settings', 'shield-exclamation-point'],
  ...[
    'skip-back',
    'skip-forward',
    'sliders-horizontal',
    'smartphone',
    'snowflake',
    'sun',
    'thermometer',
    'thermometer-sun',
  ],
  ...['timer', 'toggle-left', 'triangle-exclamation-point', 'user', 'wifi', 'wifi-off', 'wind', 'wrench'],
  ...['x', 'zap'],
]

const top = `// biome-ignore-all format: one line for each icon
// Made by npm run icons from the names in scripts/icons/lucide.js: change those, not this.
/**
 * Icons of Lucide, each as the data of the one SVG path that draws it: 24 units square, stroked, not filled.
 * Copyright (c) 2026 Lucide Icons and Contributors, ISC License; some of them are of Feather, copyright (c)
 * 2013-present Cole Bemis, MIT License: icon-data-licence.txt.
 */
`

/**
 * Returns the files with the icons' data and their licence.
 * @returns {Promise<Record<string, string>>}
 */
export async function lucideFiles() {
  const lines = await Promise.all(
    names.map(async (name) => {
      const icon = await import(`lucide-react/icons/${name}`)
      return `export const ${camelCase(name)} = '${outlineOf(icon.__iconData.node)}'\n`
    }),
  )
  return {
    'src/thermostat/display/icon-data.ts': top + lines.join(''),
    'src/thermostat/display/icon-data-licence.txt': licenceOf('lucide-react'),
  }
}

/** @param {string} name */
function camelCase(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}
