/**
 * What Chromium notes of its work, times in microseconds.
 * @typedef {{ name: string, ph: string, ts: number, pid: number, tid: number, args: any }} TraceEvent
 */

/**
 * What presses did in the page that got them: how long each took to its paint, in ms and in their order; how
 * many frames its main thread made, and how often it painted in them.
 * @param {readonly TraceEvent[]} events
 */
export function readTrace(events) {
  // Event Timing, as pages get it, but before it is rounded to 8 ms and without leaving out the quick ones.
  const presses = events
    .filter(({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && args.data.type === 'keydown')
    .toSorted((a, b) => a.ts - b.ts)
  // The trace has every process of the browser: only the thread that got the presses counts.
  const own = events.filter(({ pid, tid }) => pid === presses[0]?.pid && tid === presses[0].tid)
  return {
    paints: presses.map(({ args }) => Number(args.data.duration)),
    frames: own.filter(({ name }) => name === 'PrePaint').length,
    paintings: own.filter(({ name }) => name === 'Paint').length,
  }
}
