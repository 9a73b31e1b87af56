import type { Text } from '../../thermostat/device/device'

/** Names, one after another. */
export function joinNames(names: readonly Text[]): Text {
  return names.reduce((one, other) => ({ id: 'guide.list', values: { one, other } }))
}
