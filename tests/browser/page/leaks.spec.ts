/** Tests that 20,000 presses and simulated weeks leave no listener, timer, node or memory behind. */
import type { Settings } from '../../../src/thermostat/device/device'
import { openDeck, pressCommand, readSimulatedTime, startStopped } from '../helpers/deck'
import { loadCompanion } from '../helpers/lazy-modules'
import { open } from '../helpers/panel'
import { type CDPSession, expect, type Page, test } from '../helpers/test'

/** The browser's counts after a garbage collection. */
async function counts(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  const timers = await page.evaluate(() => (window as unknown as { timersOn(): number }).timersOn())
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize'), timers }
}

/** Opens home and counts the timers that run. */
async function openCounting(page: Page, settings: Partial<Settings>): Promise<CDPSession> {
  await page.addInitScript(() => {
    const running = new Set<number>()
    const { setTimeout, clearTimeout } = window
    Object.assign(window, {
      timersOn: () => running.size,
      setTimeout: (run: () => void, time?: number) => {
        const id = setTimeout(() => {
          running.delete(id)
          run()
        }, time) as unknown as number
        running.add(id)
        return id
      },
      clearTimeout: (id: number) => {
        running.delete(id)
        clearTimeout(id)
      },
    })
  })
  await open(page, '/home', settings)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return session
}

type Counts = Awaited<ReturnType<typeof counts>>

/** Counts again until fading elements are removed. */
async function expectFlat(before: Counts, count: () => Promise<Counts>) {
  await expect(async () => {
    const after = await count()
    expect(after.listeners).toBeLessThanOrEqual(before.listeners + 2)
    expect(after.timers).toBeLessThanOrEqual(before.timers + 2)
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 200)
    expect(after.heap).toBeLessThanOrEqual(before.heap * 1.1 + 500_000)
  }).toPass({ timeout: 15_000 })
}

test('heap, listeners, nodes and timers are flat after 20,000 presses', { tag: '@whole' }, async ({
  page,
}) => {
  test.setTimeout(10 * 60_000)
  const session = await openCounting(page, { wifiInstalled: true })
  // It would load by itself meanwhile.
  await loadCompanion(page)
  const press = (times: number) =>
    page.evaluate(async (presses) => {
      const keys = ['ArrowRight', 'Enter', 'ArrowRight', 'ArrowLeft', 'Enter', 'Escape', 'ArrowRight', 'Home']
      for (let index = 0; index < presses; index++) {
        const key = keys[index % keys.length] ?? 'Enter'
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        document.body.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }))
        // React draws when the script pauses; waiting for a frame takes longer, so it is done less often.
        if (index % 200 === 0) await new Promise((resolve) => requestAnimationFrame(resolve))
        else if (index % 20 === 0) await new Promise((resolve) => setTimeout(resolve))
      }
    }, times)

  await press(2000)
  const before = await counts(page, session)
  await press(20_000)
  await expectFlat(before, () => counts(page, session))
})

const DAY = 24 * 60 * 60_000
/** `npm run whole` simulates a month; `DAYS=365` simulates a year, which takes minutes. */
const days = Number(process.env.DAYS ?? 30)

/** Goes from event to event until the clock has reached a time. */
async function goOn(page: Page, days: number) {
  const goal = (await readSimulatedTime(page)) + days * DAY
  await page.evaluate(async (until) => {
    const deck = document.querySelector<HTMLElement>('[data-time]')
    const next = () => deck?.querySelector<HTMLElement>('[data-command="next-event"]')
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    while (Date.parse(`${deck?.dataset.at}Z`) < until) {
      if (deck?.dataset.speed === '0' || deck?.dataset.speed === '1') next()?.click()
      await frame()
    }
  }, goal)
}

test(`heap, listeners, nodes and timers are flat after ${days} simulated days, event by event`, {
  tag: '@whole',
}, async ({ page }) => {
  test.setTimeout(10 * 60_000)
  const functions = { adaptiveFunction: 'on', ventilationFunction: 'on' } as const
  const session = await openCounting(page, { program: 'week', ...functions })
  await openDeck(page)
  await startStopped(page)
  await pressCommand(page, 'next-event')
  await goOn(page, 14)
  const before = await counts(page, session)
  await goOn(page, days)
  await expectFlat(before, () => counts(page, session))
})
