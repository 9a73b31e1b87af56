import type { Text } from '../../thermostat/device/device'

/** Joins names, at least one, to one text such as "A, B", in the visitor's language. */
export function joinNames(names: readonly Text[]): Text {
  return names.reduce((one, other) => ({ id: 'guide.list', values: { one, other } }))
}
