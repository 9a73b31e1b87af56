/** What the companion knows: the task in hand, how it is done, and how far the visitor is. */
import type { Button, Text } from '../device/device'
import type { Fix, Step, TaskTarget } from '../guidance/guidance'
import type { Speed } from './pace'

export type { TaskTarget } from '../guidance/guidance'

/** As the hook `data-state` says it. */
export type CompanionState =
  | 'closed'
  | 'finding'
  | 'ready'
  | 'showing'
  | 'paused'
  | 'trying'
  | 'reached'
  | 'explaining'
  | 'impossible'

/** Whether it has nothing to say: it is closed, or waits for what is typed. */
export function isIdle(state: CompanionState): boolean {
  return state === 'closed' || state === 'finding'
}

/** How a visitor wants a task: shown, or tried without help. */
export type Mode = 'show' | 'try'

/** A task to go on with, and what that is in the way of. */
export interface Onward extends TaskTarget {
  readonly mode: Mode | null
  readonly onward: Onward | null
}

export interface Play {
  readonly state: CompanionState
  readonly aim: TaskTarget | null
  /** What to go on with once this is done: what it was in the way of. */
  readonly onward: Onward | null
  /** What the visitor has done last: nothing that is suggested ends it. */
  readonly begun: TaskTarget | null
  /** How the visitor wanted it last. */
  readonly mode: Mode | null
  /** The way, from where it was shown or is tried. */
  readonly steps: readonly Step[]
  /** How many of the steps are done. */
  readonly at: number
  readonly speed: Speed
  /** The buttons that are ringed. */
  readonly ring: readonly Button[]
  /** Whether the device in view is lent for this task. */
  readonly isLent: boolean
  /** Whether a scene is played, whose sentences say what happens. */
  readonly isPlaying: boolean
  /** Whether the goal held before anything was pressed. */
  readonly held: boolean
  /** Whether the visitor stopped the show by a press. */
  readonly tookOver: boolean
  /** Whether the show stopped before something that destroys. */
  readonly asks: boolean
  /** What ends when it is shown or tried, as the display calls it. */
  readonly undoes: readonly Text[]
  /** What was typed for a value, and is none. */
  readonly typed: string | null
  /** Whether a step can be taken back, and whether all can. */
  readonly mayStepBack: boolean
  readonly mayPutBack: boolean
  /** The visitor's presses so far, and the fewest possible; a hold counts as three. */
  readonly presses: number
  readonly fewest: number
  /** Whether the last press led away from the goal. */
  readonly isAway: boolean
  /** What the display says since that press. */
  readonly shown: Text | null
  /** How far the visitor was helped: not, by the menu, by the button. */
  readonly hint: 0 | 1 | 2
  /** Why it is impossible, or what is explained, and what can be done about it. */
  readonly why: Text | null
  readonly fixes: readonly Fix[]
  /** What an explanation came over. */
  readonly under: CompanionState | null
}

/** Whether a task explains in several sentences: on the page they stand beside the device, where there is room. */
export function isLong({ state, under, isPlaying }: Play): boolean {
  return state === 'explaining' && !under && !isPlaying
}

/** Whether a try goes on, also under an explanation. */
export function isTrying({ state, under }: Play): boolean {
  return (under ?? state) === 'trying'
}

export const closed: Play = {
  state: 'closed',
  aim: null,
  onward: null,
  begun: null,
  mode: null,
  steps: [],
  at: 0,
  speed: 'normal',
  ring: [],
  isLent: false,
  isPlaying: false,
  held: false,
  tookOver: false,
  asks: false,
  undoes: [],
  typed: null,
  mayStepBack: false,
  mayPutBack: false,
  presses: 0,
  fewest: 0,
  isAway: false,
  shown: null,
  hint: 0,
  why: null,
  fixes: [],
  under: null,
}
