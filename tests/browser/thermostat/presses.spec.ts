/** Tests the cost of a press on every kind of screen: frames, paintings, layers, requests. */
import { type CountingHost, startCountingHost } from '../helpers/counting-host'
import { loadCompanion } from '../helpers/lazy-modules'
import { open } from '../helpers/panel'
import { pressKey } from '../helpers/press-key'
import { type CDPSession, expect, type Page, test } from '../helpers/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/**
 * A press on every kind of screen, and the most frames and paintings that it may cost the main thread.
 * A frame for going down and one for coming up, two for the test itself, and some five for a movement that
 * the compositor runs: when it starts, in its last 40 ms, and when it is over. Two or three more are allowed. Where
 * words of the legend fade, they are painted up to twice as often, depending on when their layers begin.
 */
const presses = [
  ['start', '/', 'ArrowRight', 6, 15],
  ['home', '/home', 'ArrowRight', 12, 20],
  ['a menu', '/home/menu', 'ArrowRight', 8, 17],
  ['a menu entry', '/home/menu', 'Enter', 15, 20],
  ['a choice', '/home/menu/settings/language', 'ArrowRight', 8, 17],
  ['a question', '/home/menu/program/timer/start-timer', 'ArrowRight', 9, 25],
  ['a stepper', '/home/menu/installer/installed-effect', 'ArrowRight', 8, 17],
  ['a reading', '/home/menu/installer/applications/ground-heating/review', 'Enter', 15, 20],
  ['system info', '/home/menu/installer/system-info', 'ArrowRight', 8, 17],
  ['an info', '/home/menu/program/timer/review/info', 'ArrowRight', 12, 22],
  ['tabs', '/home/menu/energy-consumption', 'ArrowRight', 12, 27],
  ['a walk', '/home/menu/program/week/edit', 'ArrowRight', 8, 17],
  ['a date', '/home/menu/settings/time-and-date/set-date', 'Enter', 17, 38],
  ['a hardware test', '/hardware-test/relay-toggle', 'Enter', 20, 24],
] as const

/** The most layers that the compositor may have to blend. */
const LAYERS = 27

interface TraceEvent {
  readonly name: string
  readonly args: { readonly data?: { readonly unsupportedProperties?: readonly string[] } }
}

let host: CountingHost
test.beforeEach(async ({ baseURL }) => {
  host = await startCountingHost(String(baseURL))
})
test.afterEach(() => host.close())

async function openAt(page: Page, path: string): Promise<CDPSession> {
  const before = host.requests.length
  await open(page, host.address + path, {})
  await loadCompanion(page)
  await expect.poll(() => host.requests.slice(before)).toContain('/config.json')
  // The first press is not measured, because it may load and draw parts.
  await pressKey(page, 'ArrowRight')
  await pressKey(page, 'ArrowLeft')
  await rest(page)
  return page.context().newCDPSession(page)
}

/** Waits until nothing moves any more. Of the two frames that this costs, the last one is empty. */
async function rest(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    await frame()
  })
}

/** Records the work of the browser's main thread, and its layers, while a function runs. */
async function watch(cdp: CDPSession, act: () => Promise<void>) {
  const events: TraceEvent[] = []
  let layers = 0
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  cdp.on('LayerTree.layerTreeDidChange', (tree) => (layers = Math.max(layers, tree.layers?.length ?? 0)))
  await cdp.send('LayerTree.enable')
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.animations'],
    },
  })
  await act()
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()))
  await cdp.send('Tracing.end')
  await complete
  const count = (name: string) => events.filter((event) => event.name === name).length
  return {
    frames: count('Commit'),
    paints: count('Paint'),
    layers,
    painted: events.flatMap(({ args }) => args.data?.unsupportedProperties ?? []),
  }
}

async function costOf(page: Page, path: string, key: string) {
  const cdp = await openAt(page, path)
  const atFirst = host.requests.length
  const cost = await watch(cdp, async () => {
    await pressKey(page, key)
    await rest(page)
  })
  return { ...cost, asked: host.requests.slice(atFirst) }
}

for (const [kind, path, key, frames, paints] of presses) {
  test(`a press on ${kind} takes few frames, animates on the compositor and sends no request`, {
    tag: '@whole',
  }, async ({ page }) => {
    let cost = await costOf(page, path, key)
    // A busy machine may split a movement into more frames, so an expensive press is repeated.
    for (let more = 0; more < 9 && (cost.frames > frames || cost.paints > paints); more++)
      cost = await costOf(page, path, key)
    expect(cost.frames).toBeGreaterThan(0)
    expect(cost.frames).toBeLessThanOrEqual(frames)
    expect(cost.paints).toBeLessThanOrEqual(paints)
    expect(cost.layers).toBeGreaterThan(0)
    expect(cost.layers).toBeLessThanOrEqual(LAYERS)
    // Visibility changes in one step.
    expect(cost.painted.filter((property) => property !== 'visibility')).toEqual([])
    expect(cost.asked).toEqual([])
  })
}
