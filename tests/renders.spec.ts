/** What a press costs: the display is drawn again, the page is not; nothing is requested. */
import { expect, test } from '@playwright/test'

test('a press changes the display and nothing around it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('state', '{}'))
  await page.goto('/home/menu')
  await page.getByRole('button', { name: 'Next', exact: true }).focus()
  await page.evaluate(() => {
    const changed = { around: 0, display: 0 }
    Object.assign(window, { changed })
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        if (element?.closest('[data-display]')) changed.display++
        else if (!element?.closest('[aria-live]') && !element?.closest('button')) changed.around++
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[aria-current="true"]')).toHaveText('Energy consumption')
  const changed = await page.evaluate(
    () => (window as unknown as { changed: { around: number; display: number } }).changed,
  )
  expect(changed.around).toBe(0)
  expect(changed.display).toBeGreaterThan(0)
})

test('the product asks for its own files only, and a walk through it for nothing', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = []
  // The browser itself asks for the icon again whenever the address changes.
  page.on('request', (request) => request.url().endsWith('/favicon.svg') || requests.push(request.url()))
  await page.goto('/home')
  await expect(page.locator('[data-display]')).toHaveAttribute('data-path', '/home')
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([])
  const atFirst = requests.length
  for (let press = 0; press < 10; press++) await page.keyboard.press(press % 3 ? 'ArrowRight' : 'Enter')
  expect(requests.slice(atFirst)).toEqual([])
})
