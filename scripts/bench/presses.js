import { setTimeout } from 'node:timers/promises'

/** @typedef {{ pid: number, tid: number }} Thread */

/**
 * What Chromium notes of its main thread, times in microseconds.
 * @typedef {{ name: string, ph: string, ts: number, dur?: number } & Thread & { args: any }} TraceEvent
 */

/** How long a key is down, and at least up, in ms: a visitor in a hurry, who does not wait for movements. */
const HURRY = 40
/** One frame of the display, in ms. */
const FRAME = 1000 / 60

/**
 * Presses keys in turn and measures every press, in ms: `paints` is the time until its picture was on the
 * screen, from the browser's Event Timing before it is rounded, with the wait for the next frame (up to 16.7
 * ms); `works` is how long the main thread worked for it.
 * @param {import('@playwright/test').Page} tab
 * @param {import('@playwright/test').CDPSession} cdp
 * @param {readonly string[]} keys
 * @param {number} presses
 */
export async function measurePresses(tab, cdp, keys, presses) {
  const press = async (/** @type {number} */ index) => {
    const key = keys[index % keys.length] ?? 'ArrowRight'
    await tab.keyboard.down(key)
    await setTimeout(HURRY)
    await tab.keyboard.up(key)
    // Visitors do not press in step with the display: the presses spread over every moment of a frame.
    await setTimeout(HURRY + ((index * 0.618) % 1) * FRAME)
  }
  // The first presses are slower, because the browser compiles the code.
  for (let index = 0; index < keys.length * 4; index++) await press(index)

  /** @type {TraceEvent[]} */
  const events = []
  const collect = (/** @type {{ value: unknown[] }} */ { value }) =>
    events.push(.../** @type {TraceEvent[]} */ (value))
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  })
  for (let index = 0; index < presses; index++) await press(index)
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', () => resolve(undefined)))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)
  return readTrace(events)
}

/** @param {readonly TraceEvent[]} events */
function readTrace(events) {
  // The trace has every process of the browser: only the thread that got the presses counts.
  const downs = events.filter(
    ({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && args.data?.type === 'keydown',
  )
  const tasks = events
    .filter(
      ({ name, pid, tid }) => name.endsWith('::RunTask') && pid === downs[0]?.pid && tid === downs[0].tid,
    )
    .toSorted((a, b) => a.ts - b.ts)
  return {
    paints: downs.map(({ args }) => args.data.duration),
    // A press that changed nothing has no frame of its own.
    works: downs.flatMap(({ ts, args: { data } }) => {
      const frame = data.commitFinishTime - data.timeStamp
      return frame > 0 ? [working(tasks, ts, ts + frame * 1000) / 1000] : []
    }),
  }
}

/**
 * How long the tasks kept the thread between two moments; tasks within tasks count once.
 * @param {readonly TraceEvent[]} tasks by their beginning
 * @param {number} from
 * @param {number} to
 */
function working(tasks, from, to) {
  let sum = 0
  let done = from
  for (const { ts, dur = 0 } of tasks) {
    if (ts >= to) break
    const end = Math.min(ts + dur, to)
    if (end <= done) continue
    sum += end - Math.max(ts, done)
    done = end
  }
  return sum
}
