import type { Page } from '@playwright/test'

/** Holds back requests of the page until the returned function is called. */
export async function holdRequests(page: Page, files: string | RegExp): Promise<() => void> {
  let letThrough = () => {}
  const open = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(files, async (route) => {
    await open
    await route.continue()
  })
  return letThrough
}
