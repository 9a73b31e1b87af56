/** 20,000 presses leave nothing behind: no listener, timer, node or memory. */
import { type CDPSession, expect, type Page, test } from '@playwright/test'

/** The browser's counts after a garbage collection. */
async function counts(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  const timers = await page.evaluate(() => (window as unknown as { timersOn(): number }).timersOn())
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize'), timers }
}

test('heap, listeners, nodes and timers are flat after 20,000 presses', async ({ page }) => {
  test.setTimeout(10 * 60_000)
  await page.addInitScript(() => {
    localStorage.setItem('state', '{"wifiInstalled":"true"}')
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
  await page.goto('/home')
  await expect(page.locator('[data-display]')).toHaveAttribute('data-path', '/home')
  // What is around the device comes behind its first picture.
  await expect(page.locator('[data-companion]')).toBeAttached()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')

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
  const after = await counts(page, session)
  test.info().annotations.push({ type: 'before and after', description: JSON.stringify({ before, after }) })
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 2)
  expect(after.timers).toBeLessThanOrEqual(before.timers + 2)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 200)
  expect(after.heap).toBeLessThanOrEqual(before.heap * 1.1 + 500_000)
})
