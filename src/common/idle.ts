/** Work that nobody waits for. */

export interface IdleWindow {
  /** Safari has none. */
  requestIdleCallback?(run: () => void, options: IdleRequestOptions): number
  setTimeout(run: () => void, milliseconds: number): number
}

export interface BackgroundWindow {
  /** Some browsers have none yet. */
  readonly scheduler?: { postTask(run: () => void, options: { readonly priority: 'background' }): unknown }
  setTimeout(run: () => void, milliseconds: number): number
}

/** The longest wait for a quiet moment, in milliseconds. */
const MAX_WAIT_MS = 2000

/** Runs once the browser has drawn, and has nothing better to do. */
export function runWhenIdle(tools: IdleWindow, run: () => void): void {
  if (tools.requestIdleCallback) tools.requestIdleCallback(run, { timeout: MAX_WAIT_MS })
  else tools.setTimeout(run, 0)
}

/** Runs after all that the browser has to do now, without waiting for a quiet moment. */
export function runInBackground(tools: BackgroundWindow, run: () => void): void {
  if (tools.scheduler) tools.scheduler.postTask(run, { priority: 'background' })
  else tools.setTimeout(run, 0)
}
