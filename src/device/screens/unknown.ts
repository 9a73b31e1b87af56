/** The catch-all: an empty display for a path that is no screen (section 2, "Unknown paths"). */
import type { Screen } from '../model'

export const blank = {
  actions: () => ({}),
  body: () => ({ kind: 'blank' }),
} satisfies Partial<Screen>

export const unknown: Screen = { ...blank, path: '*', title: 'unknown.title' }
