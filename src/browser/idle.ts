/** Work that nobody waits for. */

export interface IdleTools {
  /** Safari has none. */
  requestIdleCallback?(run: () => void, options: IdleRequestOptions): number
  setTimeout(run: () => void, milliseconds: number): number
}

/** The longest wait for a quiet moment, in milliseconds. */
const LONGEST_WAIT = 2000

/** Runs once the browser has drawn, and has nothing better to do. */
export function whenIdle(tools: IdleTools, run: () => void): void {
  if (tools.requestIdleCallback) tools.requestIdleCallback(run, { timeout: LONGEST_WAIT })
  else tools.setTimeout(run, 0)
}
