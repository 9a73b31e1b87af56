/** The resistance of a floor sensor at a temperature. */
import type { Text } from '../../../thermostat/device/device'

/** Typical of floor sensors, in kelvin. The maker's own table can differ by some percent. */
const B_VALUE = 3950
/** The temperature at which a sensor has the resistance in its name, in degrees. */
const NAMED_AT_DEGREES = 25
const KELVIN_AT_0_DEGREES = 273.15

/**
 * Returns the resistance in kilohms, rounded to two digits: R = R25 · exp(B · (1/T − 1/T25)), with T in kelvin.
 * @param nominal the resistance at 25°, in kilohms
 */
export function resistanceText(nominal: number, degrees: number): Text {
  const inverse = (celsius: number) => 1 / (celsius + KELVIN_AT_0_DEGREES)
  const kilohms = nominal * Math.exp(B_VALUE * (inverse(degrees) - inverse(NAMED_AT_DEGREES)))
  const rounded = Number(kilohms.toPrecision(2))
  return { number: rounded, digits: rounded < 10 ? 1 : 0 }
}
