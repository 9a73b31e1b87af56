import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the page as it is, as sentences. */
export async function axeFinds(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: readonly { id: string; nodes: object[] }[] }> }
    }
    const { violations } = await checker.run({ iframes: false })
    return violations.map(({ id, nodes }) => `${id}: ${JSON.stringify(nodes)}`)
  })
}
