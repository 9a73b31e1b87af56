import type { Screen } from '../model'

/** The empty body without actions, for screens that only redirect or have no buttons of their own. */
export const blankDefaults = {
  actions: () => ({}),
  body: () => ({ kind: 'blank' }),
} satisfies Partial<Screen>

/** The empty display, shown for unknown paths. */
export const unknownScreen: Screen = { ...blankDefaults, path: null, title: 'unknown.title' }
