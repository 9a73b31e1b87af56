/** The empty display, shown for unknown paths. */
import type { Screen } from '../model'

export const blankDefaults = {
  actions: () => ({}),
  body: () => ({ kind: 'blank' }),
} satisfies Partial<Screen>

export const unknownScreen: Screen = { ...blankDefaults, path: null, title: 'unknown.title' }
