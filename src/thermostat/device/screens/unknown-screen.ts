import type { Screen } from '../model'

/** An empty body and no actions. Spread into screens that only redirect, or whose buttons do nothing. */
export const blankDefaults = {
  actions: () => ({}),
  body: () => ({ kind: 'blank' }),
} satisfies Partial<Screen>

/** The empty display, shown for unknown paths. */
export const unknownScreen: Screen = { ...blankDefaults, path: null, title: 'unknown.title' }
