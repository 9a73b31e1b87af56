import { setTimeout } from 'node:timers/promises'

/**
 * What Chromium notes of its main thread, times in microseconds.
 * @typedef {{ name: string, ph: string, ts: number, dur?: number, pid: number, tid: number, args: any }} TraceEvent
 */

/** How long a key is down, and the least until the next one, in ms: a visitor in a hurry, before every movement has ended. */
const HURRY = 40
/** One frame of the display, in ms. */
const FRAME = 1000 / 60

/**
 * Presses keys in turn and says of every press, in ms: when its picture was on the screen, as the browser's Event Timing has it before
 * it is rounded, and how long the main thread worked for it. The first includes the wait for the display's next frame, up to 16.7 ms,
 * and the drawing by other threads. The page runs nothing but itself meanwhile: the time between presses is this process's.
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
    // Nobody presses in step with the display: every moment of a frame gets its turn.
    await setTimeout(HURRY + ((index * 0.618) % 1) * FRAME)
  }
  // The first presses compile what they run.
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
  // Every page and every spare process of the browser is in the trace: the thread is that of the presses.
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
