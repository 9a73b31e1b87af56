import type { Text } from '../../../thermostat/device/device'

/** Amounts that round to this or more have one decimal. */
const ONE_DECIMAL_FROM_KWH = 10

/** Returns a text such as "0.62 kWh" or "12.4 kWh", so that small amounts can be told apart. */
export function energyText(kWh: number): Text {
  const digits = Number(kWh.toFixed(2)) < ONE_DECIMAL_FROM_KWH ? 2 : 1
  return { number: kWh, digits, unit: 'unit.kilowattHours' }
}
