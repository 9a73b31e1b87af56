/** Tests `?task=`, `&mode=` and `&value=` in the address, on any route. */
import { loadCompanion } from '../helpers/lazy-modules'
import { companion, display } from '../helpers/panel'
import { searchField } from '../helpers/search-field'
import { stopClock } from '../helpers/stop-clock'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

async function isInHand(page: Page, task: string, state: string | RegExp) {
  await expect(companion(page)).toHaveAttribute('data-task', task)
  await expect(companion(page)).toHaveAttribute('data-state', state)
}

/** Records the states of the companion from now on. */
async function statesOf(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const states: string[] = []
    Object.assign(window, { states })
    new MutationObserver(() => {
      const state = document.querySelector('[data-companion]')?.getAttribute('data-state')
      if (state && state !== states.at(-1)) states.push(state)
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] })
  })
  return () => page.evaluate(() => (window as unknown as { states: string[] }).states)
}

/** Lets time pass until the companion has shown its task to the end. */
async function watch(page: Page) {
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return companion(page).getAttribute('data-state')
    })
    .toBe('reached')
}

test('a requested task is open, the address no longer contains it, and a reload does not request it again', async ({
  page,
}) => {
  const states = await statesOf(page)
  await page.goto('/home/menu/program?task=lock-keys&lang=en&x=1#y')
  await isInHand(page, 'lock-keys', 'ready')
  await expect(page).toHaveURL('/home/menu/program')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/program')
  await page.reload()
  await loadCompanion(page)
  await expect(companion(page)).toHaveAttribute('data-state', 'closed')
  expect(await states()).toEqual(['closed'])
})

test('a task loads no phrases of the search before its list is open', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('/phrases-') && requested.push(request.url()))
  await page.goto('/home?task=lock-keys')
  await isInHand(page, 'lock-keys', 'ready')
  await expect(page.locator('[data-actions]')).toBeVisible()
  expect(requested).toEqual([])
  await searchField(page).click()
  await expect.poll(() => requested.length).toBe(1)
})

test('a demonstration begins at once and sets its value on the device', async ({ page }) => {
  await stopClock(page)
  await page.goto('/home?task=change-temperature&mode=show&value=23')
  await isInHand(page, 'change-temperature', 'showing')
  await watch(page)
  await expect(page.locator('[data-caption]')).toHaveText(/./)
  await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '23')
})

test('a practice begins at once, and ends when the visitor reaches the goal', async ({ page }) => {
  await page.goto('/home?task=change-temperature&mode=try&value=20')
  await isInHand(page, 'change-temperature', 'trying')
  await page.locator('[data-key="next"]').click()
  await isInHand(page, 'change-temperature', 'reached')
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(
    `the focus and the page stay where they are, at ${width} px`,
    tagWholeIf(width > 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => {
        const moved: string[] = []
        Object.assign(window, { moved })
        addEventListener('focusin', ({ target }) => moved.push(`focus ${String(target)}`))
        addEventListener('scroll', ({ target }) => moved.push(`scroll ${String(target)}`), true)
      })
      await page.goto('/home?task=lock-keys&mode=show')
      await isInHand(page, 'lock-keys', 'showing')
      await expect(page.locator('[data-caption]')).toBeInViewport()
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
    },
  )

// behaviour 26.3
test('in a showroom the companion is closed for the next visitor', { tag: '@whole' }, async ({ page }) => {
  await stopClock(page)
  await page.goto('/home?kiosk=60&start=/home&task=lock-keys')
  await isInHand(page, 'lock-keys', 'ready')
  await page.clock.runFor(60_000)
  await expect(companion(page)).toHaveAttribute('data-state', 'closed')
  await page.reload()
  await page.clock.runFor(5000)
  await expect(companion(page)).toHaveAttribute('data-state', 'closed')
})

test('a reload during the demonstration of the first start restores the visitor’s own device', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const state = JSON.stringify({ temperatureValue: 27, language: 'en' })
    if (!localStorage.getItem('state')) localStorage.setItem('state', state)
  })
  await stopClock(page)
  await page.goto('/home?task=install&mode=show')
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return display(page).getAttribute('data-path')
    })
    .toMatch(/^\/home\/menu\//)
  await page.reload()
  await expect(display(page)).toContainText('27°')
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await expect(page).toHaveURL('/home')
})
