/** Digits of different bases, spelled as one number in letters: a check finds what got lost on the way. */

/** Letters and figures only: what chats make of other signs at the end of a link would break it. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE = BigInt(ALPHABET.length)

/**
 * Every number spelled is a multiple of it. As a prime above the base it finds each letter that was changed
 * and any two neighbours that changed places, and all but a few of the links that were cut off.
 */
const CHECK = 3833n

/** A digit, and how many values it could have. */
export interface Digit {
  readonly value: number
  readonly of: number
}

/** Spells digits, of which the first is the lowest; zeros at the end take no letters. */
export function spell(digits: readonly Digit[]): string {
  const number = digits.reduceRight((sum, { value, of }) => sum * BigInt(of) + BigInt(value), 0n)
  let text = ''
  for (let rest = (number + 1n) * CHECK; rest > 0n; rest /= BASE) text += ALPHABET.charAt(Number(rest % BASE))
  return text
}

/** Digits to be read one after the other. */
export interface Digits {
  /** @param of how many values the next one could have */
  next(of: number): number
  /** Whether nothing is left but zeros. */
  isOver(): boolean
}

/** @returns `null` for what `spell` never gives */
export function unspell(text: string): Digits | null {
  const values = Array.from(text, (letter) => ALPHABET.indexOf(letter))
  if (values.length === 0 || values.includes(-1) || values.at(-1) === 0) return null
  const number = values.reduceRight((sum, value) => sum * BASE + BigInt(value), 0n)
  if (number % CHECK !== 0n) return null
  let rest = number / CHECK - 1n
  return {
    next(of) {
      const value = Number(rest % BigInt(of))
      rest /= BigInt(of)
      return value
    },
    isOver: () => rest === 0n,
  }
}
