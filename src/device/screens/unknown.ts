/** The catch-all: an empty display for a path that is no screen (section 2, "Unknown paths"). */
import type { Screen } from '../model'

export const blank = {
  actions: () => ({}),
  body: () => ({ kind: 'blank' }),
} satisfies Partial<Screen>

// Stryker disable next-line StringLiteral: nothing asks for its path, which no address has
export const unknown: Screen = { ...blank, path: '*', title: 'unknown.title' }
