/** Parses a number in typed text: "24 degrees", "1,2 kW", "half a degree", "20 to 23", "6:30". */

/** The beginnings of each unit: its symbols, and its names in the six languages. kWh is no unit of power. */
const units = {
  degrees: /^(°|º|c\b|deg|gra|ast)/,
  watts: /^k?w(?!h)/,
  percent: /^(%|per|pro)/,
  hours: /^(h|ti|st|tun)/,
  minutes: /^m/,
} as const

export type Unit = keyof typeof units

export interface TypedNumber {
  /** In the unit; kW are converted to watts. */
  readonly number: number
  /** Null for a number without a unit, and for unknown units. */
  readonly unit: Unit | null
  /** The typed text from the first digit to the last, with sign and symbol: "-2 °", "20 to 23". */
  readonly text: string
  /** True if the text has a range of two numbers, which is no value of any task. */
  readonly isSpan: boolean
}

/** Two numbers with "to" between them, in the six languages. */
const SPAN = /\d\s*[°º%]?\s*(?:[-–—…]|\.{2,3}|to|til|till|bis)\s*\d/i

/**
 * A time of day: "6:30"; an hour after a word such as "kl", "um" or "halb"; an hour up to 12 after "at" or "by"; an hour
 * after "quarter to"; an hour before "Uhr" or "p.m.". A number with a unit, such as "20.30 °", is no time.
 */
const NO_UNIT = String.raw`(?![\d°º%.,:]|\s*(?:[°º%]|deg|gra|ast|c\b|k?w|per|pro|h\b|min|st|ti|tun|hour|day|tag|dag|päiv))`
const timeForms = [
  /(?:^|[^\d.:,])(?:[01]?\d|2[0-4])[:.][0-5]\d(?![\d.])(?!\s*[°º%]|\s*(?:deg|gra|ast|c\b|k?w|per|pro))/i,
  new RegExp(
    String.raw`\b(?:kl|klo|klok\w*|klock\w*|kello|um|ab|halb|halv|puoli|vor|nach|över|over|yli|vaille)\.?\s*\d{1,2}${NO_UNIT}`,
    'i',
  ),
  new RegExp(String.raw`\b(?:at|by|around|before|after|until)\s+(?:\d|1[0-2])${NO_UNIT}`, 'i'),
  new RegExp(String.raw`\b(?:half|quarter|five|ten|twenty|\d+)\s+(?:to|past)\s+\d{1,2}${NO_UNIT}`, 'i'),
  /\b\d{1,2}\s*(?:uhr|o[’']?\s?clock|a\.?m\b|p\.?m\b)/i,
]

const HAS_DIGIT = /\d/

/** True if a text names a time of day, so that its digits are not a value. A span such as "20 to 23" is no time. */
function isTimeOfDay(text: string): boolean {
  return HAS_DIGIT.test(text) && !SPAN.test(text) && timeForms.some((form) => form.test(text))
}

/**
 * Parses the first number in a text; null if there is none, or if the text names a time of day. Ignores names with
 * digits, such as "NTC10" or "E3".
 */
export function parseNumber(typed: string): TypedNumber | null {
  if (isTimeOfDay(typed)) return null
  const text = withDigits(typed)
  const match = /(?:^|\s)([-+−]?\d+(?:[.,]\d+)?)\s*([°º%a-zåäöæø]*)/i.exec(text)
  if (!match) return null
  const [, digits = '', word = ''] = match
  const unitWord = word.toLowerCase()
  const unit = (Object.keys(units) as Unit[]).find((name) => units[name].test(unitWord)) ?? null
  const kiloFactor = unit === 'watts' && unitWord.startsWith('k') ? 1000 : 1
  const [typedText = digits] = text.match(/[-+−]?\d(?:.*\d)?(?:\s?[°º%])?/) ?? []
  return {
    number: Number(digits.replace(',', '.').replace('−', '-')) * kiloFactor,
    unit,
    text: typedText,
    isSpan: SPAN.test(text),
  }
}

export type NumberKind = Unit | 'time' | 'span' | 'number'

/** What a typed number is; null for a text without a number. */
export function numberKindOf(text: string): NumberKind | null {
  if (isTimeOfDay(text)) return 'time'
  const number = parseNumber(text)
  if (!number) return null
  return number.isSpan ? 'span' : (number.unit ?? 'number')
}

/** Numbers that people write as words, in the six languages; the first one is a half. */
const numberWords: Readonly<Record<string, string>> = {
  '0.5': 'half an?|en halv|ett? halvt?|puoli|puolen|ein(?:en)? halbe[ns]?',
  '2': 'two|två|to|kaksi|kahden|zwei',
  '3': 'three|tre|kolme|kolmen|drei',
  '4': 'four|fyra|fire|neljä|neljän|vier',
  '5': 'five|fem|viisi|viiden|fünf',
  '6': 'six|sex|seks|kuusi|kuuden|sechs',
  '8': 'eight|åtta|åtte|otte|kahdeksan|acht',
  '10': 'ten|tio|ti|kymmenen|zehn',
  '12': 'twelve|tolv|kaksitoista|zwölf',
  '20': 'twenty|tjugo|tjue|tyve|kaksikymmentä|zwanzig',
}
const wordForms = Object.entries(numberWords).map(
  ([digits, words]) => [digits, new RegExp(`^(?:${words})$`, 'i')] as const,
)
const WORD_WITH_UNIT = new RegExp(
  String.raw`(?<![a-zåäöæø])(${Object.values(numberWords).join('|')})\s+(?=deg|gra|ast|hour|tim|stun|tun|per|pro|min)`,
  'gi',
)

/** Writes a number word before a unit as digits: "four hours" becomes "4 hours". */
function withDigits(text: string): string {
  return text.replace(WORD_WITH_UNIT, (whole, word: string) => {
    const digits = wordForms.find(([, form]) => form.test(word))?.[0]
    return digits ? `${digits} ` : whole
  })
}
