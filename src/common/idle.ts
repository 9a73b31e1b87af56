/** Scheduling of work that is not urgent. */

export interface IdleWindow {
  /** Missing in Safari. */
  requestIdleCallback?(run: () => void, options: IdleRequestOptions): number
  setTimeout(run: () => void, milliseconds: number): number
}

type Priority = 'background' | 'user-visible'

export interface BackgroundWindow {
  /** Missing in some browsers. */
  readonly scheduler?: { postTask(run: () => void, options: { readonly priority: Priority }): unknown }
  setTimeout(run: () => void, milliseconds: number): number
}

const MAX_WAIT_MS = 2000

/** Runs a function when the browser is idle, at the latest after `MAX_WAIT_MS`. In Safari, runs it soon. */
export function runWhenIdle(tools: IdleWindow, run: () => void): void {
  if (tools.requestIdleCallback) tools.requestIdleCallback(run, { timeout: MAX_WAIT_MS })
  else tools.setTimeout(run, 0)
}

/** Runs a function after all tasks that the browser has to do now, without waiting for an idle period. */
export function runInBackground(tools: BackgroundWindow, run: () => void): void {
  runWithPriority(tools, run, 'background')
}

/** Runs a function as a task of its own, so that the browser can draw and handle input before it. */
export function runAsTask(tools: BackgroundWindow, run: () => void): void {
  runWithPriority(tools, run, 'user-visible')
}

function runWithPriority(tools: BackgroundWindow, run: () => void, priority: Priority): void {
  if (tools.scheduler) tools.scheduler.postTask(run, { priority })
  else tools.setTimeout(run, 0)
}
