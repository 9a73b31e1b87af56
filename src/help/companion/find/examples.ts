/** Examples of questions in a visitor's own words, which are listed while the field is empty. */
import type { TextId } from '../../../thermostat/device/device'

/** A complaint, a wish, a value, a code, money and a "why": each shows something else that the field understands. */
export const exampleTexts = [
  'page.example.cold',
  'page.example.away',
  'page.example.hours',
  'page.example.code',
  'page.example.cost',
  'page.example.why',
] as const satisfies readonly TextId[]

export type ExampleText = (typeof exampleTexts)[number]
