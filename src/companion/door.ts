/** What the page knows of the companion before it is loaded: whether it is open, and what is asked of it. */
import { createStore } from 'zustand/vanilla'

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

/**
 * A task that an address or the page around the frame asks for. Only its form is checked: there may be no
 * such task or value. An empty id asks to leave the task in hand.
 */
export interface Request {
  readonly task: string
  readonly mode: 'show' | 'try' | null
  readonly value: string | null
}

/** What a host page hears of the companion. */
export interface TaskNews {
  readonly task: string
  readonly state: 'found' | 'shown' | 'tried' | 'reached' | 'left'
  /** Presses taken so far, and the fewest possible; a hold counts as three. */
  readonly presses: number
  readonly fewest: number
}

export interface Door {
  readonly state: CompanionState
  /** The task in hand, by its id. */
  readonly task: string | null
  /** What was asked for last and is not yet taken up. */
  readonly request: Request | null
}

export const door = createStore<Door>(() => ({ state: 'closed', task: null, request: null }))

/** Whether somebody opened the companion, or asks for a task of it. */
export const isWanted = ({ state, request }: Door) => state !== 'closed' || request !== null

/**
 * Asks for a task, whether the companion is loaded or not.
 * @param request `null` asks for nothing
 */
export function askFor(request: Request | null): void {
  if (!request) return
  // Nothing is loaded only to leave nothing.
  const isForNothing = request.task === '' && door.getState().state === 'closed'
  door.setState({ request: isForNothing ? null : request })
}

type Listener = (news: TaskNews) => void

const listeners = new Set<Listener>()

/**
 * Listens to what becomes of tasks.
 * @returns a function that ends it
 */
export function onTaskNews(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells everybody who listens what became of a task. */
export function tellTaskNews(news: TaskNews): void {
  for (const listener of listeners) listener(news)
}
