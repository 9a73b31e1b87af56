import { median } from './figures.js'
import { openTab, readySelectors, slowDown, withBrowser } from './tab.js'

/** Slow 4G: latency in ms, bytes a second. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** @type {{ name: string, slowdown: number, network?: typeof slow4G }[]} */
const settings = [
  { name: 'as is', slowdown: 1 },
  { name: '4× slower', slowdown: 4 },
  { name: '4× slower, slow 4G', slowdown: 4, network: slow4G },
]

/** The start of each site, and a key that changes it: a number grows, the product leaves home. */
const starts = {
  floor: { path: '/', shown: readySelectors.floor, key: 'ArrowRight' },
  product: { path: '/home', shown: readySelectors.product, key: 'Enter' },
}

/** @import { Addresses } from './sites.js' */
/** @typedef {{ picture: number, usable: number }} Start in ms */

/**
 * Measures both sites from an empty cache to the first picture, and to the answer to a press.
 * @param {Addresses} addresses
 * @param {number} loads of each
 */
export function benchStart(addresses, loads) {
  return withBrowser(async (browser) => {
    // The first load is not measured, because it also starts the browser's processes.
    for (const site of /** @type {const} */ (['floor', 'product']))
      await load(browser, addresses, site, { slowdown: 1 })
    const results = []
    for (const { name, ...setting } of settings) {
      /** @type {Record<'floor' | 'product', Start[]>} */
      const all = { floor: [], product: [] }
      for (let index = 0; index < loads; index++) {
        all.floor.push(await load(browser, addresses, 'floor', setting))
        all.product.push(await load(browser, addresses, 'product', setting))
      }
      results.push({ setting: name, floor: middle(all.floor), product: middle(all.product), loads: all })
    }
    return results
  })
}

/** @param {Start[]} loads */
function middle(loads) {
  return {
    picture: median(loads.map(({ picture }) => picture)),
    usable: median(loads.map(({ usable }) => usable)),
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Addresses} addresses
 * @param {'floor' | 'product'} site
 * @param {{ slowdown: number, network?: typeof slow4G }} setting
 * @returns {Promise<Start>}
 */
async function load(browser, addresses, site, { slowdown, network }) {
  const { path, ...how } = starts[site]
  const { tab, cdp, context } = await openTab(browser)
  await slowDown(cdp, slowdown)
  if (network) await cdp.send('Network.emulateNetworkConditions', network)
  await tab.addInitScript(pressUntilAnswered, how)
  await tab.goto(addresses[site] + path)
  const start = await tab.waitForFunction(() => {
    const picture = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    const usable = /** @type {{ answeredAt?: number }} */ (/** @type {unknown} */ (window)).answeredAt
    return picture && usable ? { picture, usable } : null
  })
  const times = /** @type {Start} */ (await start.jsonValue())
  await context.close()
  return times
}

/**
 * Runs in the page: waits for its first content, presses the key in every frame until the content changes, and
 * records the time.
 * @param {{ shown: string, key: string }} how
 */
function pressUntilAnswered({ shown, key }) {
  /** @type {string | null | undefined} */
  let first
  const look = () => {
    const element = document.querySelector(shown)
    const now = element?.getAttribute('data-path') ?? element?.textContent
    if (first && now !== first) return void Object.assign(window, { answeredAt: performance.now() })
    first ??= now
    if (first)
      for (const type of ['keydown', 'keyup'])
        document.body.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }))
    requestAnimationFrame(look)
  }
  look()
}
