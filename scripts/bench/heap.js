import { setTimeout } from 'node:timers/promises'
import { openTab, shown, withBrowser } from './tab.js'

/**
 * What presses on the product leave behind in memory, in kB and nodes.
 * @param {string} address
 * @param {number} presses
 */
export function benchHeap(address, presses) {
  return withBrowser(async (browser) => {
    const { tab, cdp } = await openTab(browser)
    await tab.goto(`${address}/home`)
    await tab.locator(shown.product).waitFor()
    await cdp.send('Performance.enable')
    const look = async () => {
      await cdp.send('HeapProfiler.collectGarbage')
      const { metrics } = await cdp.send('Performance.getMetrics')
      const value = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? 0
      return { heap: Math.round(value('JSHeapUsedSize') / 1024), nodes: value('Nodes') }
    }
    const before = await look()
    const keys = ['Enter', 'ArrowRight', 'Enter', 'ArrowRight', 'Escape', 'ArrowRight', 'Home']
    for (let press = 0; press < presses; press++)
      await tab.keyboard.press(keys[press % keys.length] ?? 'Home')
    // Movements that still run hold elements in memory.
    await setTimeout(2000)
    return { presses, before, after: await look() }
  })
}
