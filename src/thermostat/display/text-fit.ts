/** Long texts get a smaller size and more lines, so that nothing is ever cut off. */

type TextFit = 'wide' | 'snug' | 'tight'

/** Each place that holds a text: up to how many characters the text has its usual size, and a smaller one. */
const FIT_LIMITS = {
  title: { wide: 24, snug: 42 },
  titleWithPosition: { wide: 19, snug: 34 },
  line: { wide: 26, snug: 40 },
  lineWithValues: { wide: 20, snug: 40 },
  lineValue: { wide: 12, snug: 20 },
  sampleLine: { wide: 20, snug: 34 },
  tab: { wide: 9, snug: 13 },
  value: { wide: 5, snug: 8 },
  paragraph: { wide: 60, snug: 110 },
  page: { wide: 130, snug: 210 },
  state: { wide: 34, snug: 68 },
  homeProgram: { wide: 26, snug: 36 },
  homeLabel: { wide: 12, snug: 18 },
  homeRemarks: { wide: 48, snug: 76 },
  homeMode: { wide: 24, snug: 36 },
  overlay: { wide: 18, snug: 30 },
  buttonLegend: { wide: 9, snug: 14 },
} as const satisfies Record<string, { readonly wide: number; readonly snug: number }>

/** The size of a text at its place, for the attribute `data-fit`. */
export function fitOf(place: keyof typeof FIT_LIMITS, text: string): TextFit {
  const { wide, snug } = FIT_LIMITS[place]
  if (text.length <= wide) return 'wide'
  return text.length <= snug ? 'snug' : 'tight'
}

/**
 * A number and the unit behind it, which is drawn smaller: '21.4°', '4 h', '50 %'.
 * A number of dashes, from a sensor that reads nothing, is one too.
 * @returns the whole text as the number where it is a word or a date
 */
export function splitUnit(text: string): { readonly number: string; readonly unit: string } {
  const number =
    /^(?:[+\-−]?\d[\d.,:\u00a0\u202f]*|--[.,]-)/.exec(text)?.[0].replace(/[.,:\u00a0\u202f]+$/, '') ?? ''
  const unit = text.slice(number.length)
  return number && !/\d/.test(unit) ? { number, unit } : { number: text, unit: '' }
}
