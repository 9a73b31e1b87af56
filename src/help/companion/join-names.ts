import type { Text } from '../../thermostat/device/device'

/** Joins names to a list, as the visitor's language does. */
export function joinNames(names: readonly Text[]): Text {
  return names.reduce((one, other) => ({ id: 'guide.list', values: { one, other } }))
}
