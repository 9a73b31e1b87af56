import type { Page } from '@playwright/test'

/** Emulates reduced motion and records every movement that still starts, because movements are short. */
export async function recordReducedMotion(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const moving: string[] = []
    Object.assign(window, { moving })
    for (const type of ['animationstart', 'transitionrun'])
      document.addEventListener(type, ({ target }) =>
        moving.push(`${type} ${(target as Element).outerHTML.slice(0, 60)}`),
      )
  })
  return () => page.evaluate(() => Reflect.get(window, 'moving'))
}
