/** Long texts get a smaller size and more lines by design, so that nothing is ever cut off. */

export type Fit = 'wide' | 'snug' | 'tight'

/** Up to `wide` characters a text has the usual size, up to `snug` a smaller one. */
export function fit(text: string, wide: number, snug: number): Fit {
  if (text.length <= wide) return 'wide'
  return text.length <= snug ? 'snug' : 'tight'
}

/** A number and what follows it, which is drawn smaller: '21.4°', '4 h', '50 %'. A word has no number, and a date no unit. */
export function splitUnit(said: string): { readonly number: string; readonly unit: string } {
  const number = /^[+\-−]?\d[\d.,:\u00a0\u202f]*/.exec(said)?.[0].replace(/[.,:\u00a0\u202f]+$/, '') ?? ''
  const unit = said.slice(number.length)
  return number && !/\d/.test(unit) ? { number, unit } : { number: said, unit: '' }
}
