/** The random visitor has a failing network and foreign style sheets; the page must survive both. */
import { expect, type Page } from '@playwright/test'
import { SEARCH_FIELD } from '../helpers/search-field'
import type { RandomChoices } from './random-choices'

/** Lazy files that may fail to load. The texts of the page itself are tested elsewhere. */
const blockedFiles = {
  chunks: /\/assets\/(companion|time|share-dialog|scene-control|qr-code)-\w{8,}[\w-]*\.js/,
  texts: /\/assets\/(companion|time)-\w\w-[\w-]+\.js/,
  'style sheets': /\/assets\/[\w-]+\.css/,
} as const

const FOREIGN = 'https://foreign.example/skin.css'

/** Acts that load more of the page. */
const lazyTriggers = [
  '[data-command="share"]',
  '[data-command="run"]',
  SEARCH_FIELD,
  '.about > summary',
] as const

/** Messages in the console about files that were blocked on purpose. */
export function isExpectedMessage(message: string): boolean {
  return message.startsWith('Failed to load resource: net::ERR_') || message.includes(FOREIGN)
}

/** Blocks a file, uses the page meanwhile, and reloads the page without the block. */
export async function failToLoad(page: Page, random: RandomChoices): Promise<string> {
  const what = random.pick('the network', 'chunks', 'texts', 'style sheets', 'a foreign style sheet')
  if (what === 'a foreign style sheet') {
    await addForeignSheet(page)
    return `meet ${what}`
  }
  const trigger = random.pick(...lazyTriggers)
  const context = page.context()
  if (what === 'the network') await context.setOffline(true)
  else await page.route(blockedFiles[what], (route) => route.abort())
  await page.locator(trigger).evaluateAll(clickFirst)
  await page.clock.runFor(random.pick(0, 500, 2000))
  await expectCompletePage(page)
  if (what === 'the network') await context.setOffline(false)
  else await page.unroute(blockedFiles[what])
  await retryUntilLoaded(page)
  return `lose ${what} at ${trigger}`
}

function clickFirst([first]: readonly Element[]): void {
  if (first instanceof HTMLElement) first.click()
}

/** Adds a style sheet as a browser extension does; our policy forbids to load it. */
async function addForeignSheet(page: Page): Promise<void> {
  await page.evaluate(
    (href) =>
      new Promise<void>((resolve) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
        link.onload = link.onerror = () => resolve()
        document.head.append(link)
      }),
    FOREIGN,
  )
}

/** Checks that no part of the page is missing or has failed. */
export async function expectCompletePage(page: Page): Promise<void> {
  await expect(page.locator('[data-display]')).toHaveCount(1)
  await expect(page.locator('[data-key]')).toHaveCount(5)
  await expect(page.locator('[data-failed]:not(link), [data-stopped]')).toHaveCount(0)
}

async function retryUntilLoaded(page: Page): Promise<void> {
  const links = page.locator('[data-sure] a')
  await expect(async () => {
    // The page is loaded again, which may take a moment.
    await links.evaluateAll(clickFirst)
    await page.clock.runFor(50)
    expect(await links.count()).toBe(0)
    expect(await page.locator('[name="wifiInstalled"]').count()).toBe(1)
  }).toPass()
}
