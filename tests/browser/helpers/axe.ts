import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** The source of axe, to be run in a page. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns axe's violations on the page as sentences. @param advanceClock advances the page's clock a little if the
 * test has stopped it, because axe waits for it
 */
export async function findAxeViolations(
  page: Page,
  advanceClock?: () => Promise<unknown>,
): Promise<readonly string[]> {
  await page.evaluate(axeSource)
  let isOver = false
  const found = page.evaluate(async () => {
    const { axe: checker } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: readonly { id: string; nodes: object[] }[] }> }
    }
    const { violations } = await checker.run({ iframes: false })
    return violations.map(({ id, nodes }) => `${id}: ${JSON.stringify(nodes)}`)
  })
  const end = found.finally(() => {
    isOver = true
  })
  while (advanceClock && !isOver) await advanceClock()
  return end
}
