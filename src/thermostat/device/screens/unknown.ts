/** The empty display, shown for unknown paths. */
import type { Screen } from '../model'

export const blank = {
  actions: () => ({}),
  body: () => ({ kind: 'blank' }),
} satisfies Partial<Screen>

export const unknown: Screen = { ...blank, path: null, title: 'unknown.title' }
