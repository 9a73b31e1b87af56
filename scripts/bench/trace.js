/**
 * An event of Chromium's trace; times in microseconds.
 * @typedef {{ name: string, ph: string, ts: number, pid: number, tid: number, args: any }} TraceEvent
 */

/**
 * Reads the presses in a trace: the time of each to its paint in ms, the frames of the main thread, and its
 * paintings.
 * @param {readonly TraceEvent[]} events
 */
export function readTrace(events) {
  // These are the events of Event Timing, but not rounded to 8 ms, and with the quick ones.
  const presses = events
    .filter(({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && args.data.type === 'keydown')
    .toSorted((a, b) => a.ts - b.ts)
  // The trace has every process of the browser; only the thread that received the presses counts.
  const own = events.filter(({ pid, tid }) => pid === presses[0]?.pid && tid === presses[0].tid)
  return {
    paints: presses.map(({ args }) => Number(args.data.duration)),
    frames: own.filter(({ name }) => name === 'PrePaint').length,
    paintings: own.filter(({ name }) => name === 'Paint').length,
  }
}
