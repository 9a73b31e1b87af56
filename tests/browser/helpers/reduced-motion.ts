import type { Page } from '@playwright/test'

/** Emulates reduced motion and records every movement that still starts, because movements are short. */
export async function recordReducedMotion(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const moving: string[] = []
    Object.assign(window, { moving })
    const record = ({ type, target }: Event) =>
      moving.push(`${type} ${(target as Element).outerHTML.slice(0, 60)}`)
    document.addEventListener('transitionrun', record)
    document.addEventListener('animationstart', (event) => {
      // A fade at the foot of a list follows the scrolling, and not the time.
      if (event.animationName !== 'fade-foot') record(event)
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'moving'))
}
