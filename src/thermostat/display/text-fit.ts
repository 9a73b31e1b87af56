/** Font sizes by length of text: long texts get a smaller size and more lines, so that no text is cut off. */

type TextFit = 'wide' | 'snug' | 'tight'

/** The maximum number of characters in the usual and in a smaller size, by place of the text. */
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

/** Returns the size of a text for the attribute `data-fit`. */
export function fitOf(place: keyof typeof FIT_LIMITS, text: string): TextFit {
  const { wide, snug } = FIT_LIMITS[place]
  if (text.length <= wide) return 'wide'
  return text.length <= snug ? 'snug' : 'tight'
}

/**
 * Splits a text such as '21.4°', '4 h' or '50 %' into its number and unit, which is drawn smaller. The dashes of a
 * sensor without a reading count as a number.
 * @returns the whole text as the number if it is a word or a date
 */
export function splitUnit(text: string): { readonly number: string; readonly unit: string } {
  const number =
    /^(?:[+\-−]?\d[\d.,:\u00a0\u202f]*|--[.,]-)/.exec(text)?.[0].replace(/[.,:\u00a0\u202f]+$/, '') ?? ''
  const unit = text.slice(number.length)
  return number && !/\d/.test(unit) ? { number, unit } : { number: text, unit: '' }
}
