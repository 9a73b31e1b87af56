/** Encodes digits of different bases as one number in letters, with a check that finds damaged links. */

/** Letters and figures only: chat programs cut other characters from the end of a link. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE = BigInt(ALPHABET.length)

/**
 * Every encoded number is a multiple of this prime. As it is above `BASE`, it finds every changed letter, every
 * swap of two neighbours, and nearly all truncated links.
 */
const CHECK_FACTOR = 3833n

export interface Digit {
  readonly value: number
  /** The number of values that the digit can have. */
  readonly base: number
}

/** Encodes digits, the lowest first. Zeros at the end take no letters. */
export function encodeDigits(digits: readonly Digit[]): string {
  const number = digits.reduceRight((sum, { value, base }) => sum * BigInt(base) + BigInt(value), 0n)
  let text = ''
  for (let rest = (number + 1n) * CHECK_FACTOR; rest > 0n; rest /= BASE)
    text += ALPHABET.charAt(Number(rest % BASE))
  return text
}

/** Reads digits one by one, the lowest first. */
export interface DigitReader {
  /** @param base the number of values that the next digit can have */
  next(base: number): number
  /** True if only zeros are left. */
  isAtEnd(): boolean
}

/** @returns `null` for a text that `encodeDigits` never returns */
export function decodeDigits(text: string): DigitReader | null {
  const values = Array.from(text, (letter) => ALPHABET.indexOf(letter))
  if (values.length === 0 || values.includes(-1) || values.at(-1) === 0) return null
  const number = values.reduceRight((sum, value) => sum * BASE + BigInt(value), 0n)
  if (number % CHECK_FACTOR !== 0n) return null
  let rest = number / CHECK_FACTOR - 1n
  return {
    next(base) {
      const value = Number(rest % BigInt(base))
      rest /= BigInt(base)
      return value
    },
    isAtEnd: () => rest === 0n,
  }
}
