import type { Page } from '@playwright/test'

/** Holds what the page asks for back, until the function that it gives is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
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
