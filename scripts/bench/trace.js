/**
 * What Chromium notes of its work.
 * @typedef {{ name: string, pid: number, tid: number }} TraceEvent
 */

/**
 * How many frames the main thread made for the page that was pressed, and how often it painted in them.
 * @param {readonly TraceEvent[]} events
 */
export function drawnIn(events) {
  // The trace has every process of the browser: only the thread that got the presses counts.
  const pressed = events.find(({ name }) => name === 'EventTiming')
  const own = events.filter(({ pid, tid }) => pid === pressed?.pid && tid === pressed.tid)
  const count = (/** @type {string} */ wanted) => own.filter(({ name }) => name === wanted).length
  return { frames: count('PrePaint'), paintings: count('Paint') }
}
