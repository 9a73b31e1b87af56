/** The empty display, shown for unknown paths. */
import type { Screen } from '../model'

export const blankScreen = {
  actions: () => ({}),
  body: () => ({ kind: 'blank' }),
} satisfies Partial<Screen>

export const unknownScreen: Screen = { ...blankScreen, path: null, title: 'unknown.title' }
