/** Parses sentences of the manual into instructions, by their words only. */
import type { Button, Language } from '../../src/thermostat/device/device'
import { type Condition, type Vocabulary, vocabularies } from './vocabulary'

export type Instruction =
  | { readonly do: 'press'; readonly button: Button; readonly times: number }
  | { readonly do: 'hold'; readonly buttons: readonly Button[]; readonly seconds: number }
  /** Presses, or one hold, until the display shows a text. */
  | { readonly do: 'until'; readonly button: Button; readonly isHeld: boolean; readonly says: string }
  /** Presses until the dial of home is visible. */
  | { readonly do: 'until circle'; readonly button: Button }

/** A sentence that applies only under a condition. */
export interface Advice {
  readonly condition: Condition
  /** The text on the display, if the condition is about a text. */
  readonly says: string | null
  /** True if the sentence says "first": it precedes every press of the other sentences. */
  readonly isFirst: boolean
  readonly instructions: readonly Instruction[]
}

/** Returns the instructions of a sentence. @throws if it has none */
export function parseSentence(language: Language, sentence: string): readonly Instruction[] {
  const words = vocabularies[language]
  const { text, names } = replaceNames(sentence.replaceAll('\u00a0', ' ').replaceAll('\u00ad', ''), words)
  // Brackets and the text after a colon contain no instructions.
  const instructionText = text
    .replaceAll(/ ?\([^)]*\)/g, '')
    .replace(/: .*$/, '')
    .replace(/\.$/, '')
  const instructions = partsOf(instructionText, words).map((part) => parsePart(part, words, names))
  if (instructions.length === 0) throw new Error(`“${sentence}” has no instruction.`)
  return instructions
}

/** Parses sentences that begin with a condition: "If there is no ×, press ○; if …, press › first." */
export function parseAdvice(language: Language, text: string): readonly Advice[] {
  const words = vocabularies[language]
  return text
    .replaceAll('\u00a0', ' ')
    .split(/(?<=\.) |; /)
    .map((sentence) => {
      const clause = sentence.replace(/\.$/, '')
      const verb = Math.min(...[words.press, words.hold].map((one) => indexOf(clause, one)))
      const [when, what] = [clause.slice(0, verb), clause.slice(verb)]
      const found = Object.entries(words.conditions).filter(([, one]) => one.test(when))
      const [name, pattern] = found[0] ?? []
      if (!pattern || found.length > 1) throw new Error(`“${sentence}” does not have exactly one condition.`)
      const says = pattern.exec(when)?.[1] ?? null
      return {
        condition: name as Condition,
        says: says && unquote(says, words),
        isFirst: words.first.test(clause),
        instructions: parseSentence(language, what),
      }
    })
}

function indexOf(text: string, pattern: RegExp): number {
  const index = text.search(pattern)
  return index < 0 ? text.length : index
}

/** Replaces quoted names by numbers, because they may contain any words. */
function replaceNames(sentence: string, { quotes: [open, close] }: Vocabulary) {
  const names: string[] = []
  const text = sentence.replaceAll(new RegExp(`${open}([^${open}${close}]+)${close}`, 'g'), (_, name) => {
    names.push(name)
    return `<${names.length - 1}>`
  })
  return { text, names }
}

const unquote = (name: string, { quotes: [open, close] }: Vocabulary) =>
  name.startsWith(open) && name.endsWith(close) ? name.slice(open.length, -close.length) : name

interface Part {
  readonly verb: 'press' | 'hold' | 'wait'
  readonly text: string
}

/** Splits a sentence at its verbs. The words before the first verb belong to the first part. */
function partsOf(text: string, { press, hold, wait }: Vocabulary): readonly Part[] {
  const verbs = (Object.entries({ press, hold, wait }) as [Part['verb'], RegExp][])
    .flatMap(([verb, pattern]) =>
      [...text.matchAll(new RegExp(pattern, 'giu'))].map(({ index }) => ({ verb, index })),
    )
    .sort((one, other) => one.index - other.index)
  return verbs
    .map(({ verb, index }, at) => ({ verb, text: text.slice(at ? index : 0, verbs[at + 1]?.index) }))
    .filter(({ verb }) => verb !== 'wait')
}

function parsePart({ verb, text }: Part, words: Vocabulary, names: readonly string[]): Instruction {
  const buttons = [...text.matchAll(/[‹○›×]/g)].map(([sign]) => buttonOf(sign, words.atTop.test(text)))
  const [button, ...others] = buttons
  if (!button) throw new Error(`“${text}” names no button.`)
  const sought = (words.until.exec(text) ?? words.about.exec(text))?.[1]
  const says = sought?.replace(/^<(\d+)>$/, (_, index) => names[Number(index)] ?? '')
  const isHeld = verb === 'hold'
  if (says !== undefined) return { do: 'until', button, isHeld, says }
  if (words.untilCircle.test(text)) return { do: 'until circle', button }
  const seconds = Number(words.seconds.exec(text)?.[1])
  if (isHeld && seconds > 0) return { do: 'hold', buttons, seconds }
  if (isHeld || others.length > 0) throw new Error(`“${text}” is no instruction that a reader can follow.`)
  return { do: 'press', button, times: timesIn(text, words) }
}

function buttonOf(sign: string, isAtTop: boolean): Button {
  const buttons = { '‹': isAtTop ? 'back' : 'previous', '○': 'confirm', '›': 'next', '×': 'close' } as const
  return buttons[sign as keyof typeof buttons]
}

/** Returns the number of presses: "twice", "12 times"; by default 1. */
function timesIn(text: string, { timesWords, times }: Vocabulary): number {
  const word = timesWords.findIndex((one) => text.includes(` ${one}`))
  return word >= 0 ? word + 2 : Number(times.exec(text)?.[1] ?? 1)
}
