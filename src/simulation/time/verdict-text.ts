import { amount, type Text } from '../../thermostat/device/device'
import type { Verdict } from './model'

export const wholeDegrees = (degrees: number): Text => amount(Math.round(degrees), 'unit.degree')
export const degreesWithDecimal = (degrees: number): Text => ({
  number: degrees,
  digits: 1,
  unit: 'unit.degree',
})

/** The temperature outdoors of a day, unlike that of the moment (behaviour 31.51). */
const onAverage = (degrees: number): Text => ({
  id: 'time.onAverage',
  values: { degrees: wholeDegrees(degrees) },
})

export function verdictText(verdict: Verdict): Text {
  switch (verdict.kind) {
    case 'holds': {
      const hours: Text = { number: verdict.hours, digits: 1 }
      const values = { set: wholeDegrees(verdict.setpoint), outdoor: onAverage(verdict.outdoor), hours }
      return { id: 'time.verdict.holds', values }
    }
    case 'warm':
      return {
        id: 'time.verdict.warm',
        values: { set: wholeDegrees(verdict.setpoint), outdoor: onAverage(verdict.outdoor) },
      }
    case 'limited':
      return {
        id: `time.verdict.limited.${verdict.place}`,
        values: { limit: wholeDegrees(verdict.limit), degrees: degreesWithDecimal(verdict.degrees) },
      }
    case 'share':
    case 'hot':
      return {
        id: `time.verdict.${verdict.kind}`,
        values: {
          percent: amount(verdict.percent, 'unit.percent'),
          degrees: degreesWithDecimal(verdict.floor),
          outdoor: onAverage(verdict.outdoor),
        },
      }
    case 'weak':
    case 'unheated':
      return {
        id: `time.verdict.${verdict.kind}.${verdict.place}`,
        values: { degrees: degreesWithDecimal(verdict.degrees), outdoor: onAverage(verdict.outdoor) },
      }
  }
}
