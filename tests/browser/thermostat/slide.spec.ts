/** How one screen gives way to the next. */

import { pressKey } from '../helpers/press-key'
import { expect, type Page, test } from '../helpers/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const display = (page: Page) => page.locator('[data-display]')
const leaving = (page: Page) => page.locator('.leaving')

/** Opens a screen where every movement stands still as soon as it begins. */
async function openAt(page: Page, path: string) {
  await page.addInitScript(() => localStorage.getItem('state') ?? localStorage.setItem('state', '{}'))
  await page.goto(path)
  await expect(display(page)).toHaveAttribute('data-path', path)
  // The movement comes behind the first picture, as the notice does.
  await expect(page.locator('[data-notice]')).toBeAttached()
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('* { animation-play-state: paused !important }')
    document.adoptedStyleSheets = [still]
  })
}

const finishMotion = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })

test('the old screen and the new one slide together', async ({ page }) => {
  await openAt(page, '/home')
  await page.keyboard.press('Enter')
  await expect(leaving(page)).toHaveCount(1)
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('.leaving, .screen')].flatMap((part) =>
      part.getAnimations().map((one) => [part.classList[0], (one as CSSAnimation).animationName]),
    ),
  )
  expect(moving.sort()).toEqual([
    ['leaving', 'to-left'],
    ['screen', 'from-right'],
  ])
  await finishMotion(page)
  await expect(leaving(page)).toHaveCount(0)
})

test('of the screen that leaves nothing can be found, read or pressed', { tag: '@whole' }, async ({
  page,
}) => {
  await openAt(page, '/home/menu/settings')
  const texts = await display(page).locator('[data-line] > span:first-of-type').allTextContents()
  await page.keyboard.press('Enter')
  await expect(leaving(page)).toHaveCount(1)
  for (const hook of [
    '[data-display]',
    '[data-path]',
    '[aria-current]',
    '[data-value]',
    '[data-display] header',
  ])
    expect(await page.locator(hook).count(), hook).toBeLessThanOrEqual(1)
  expect(await display(page).locator('a').count()).toBe(0)
  for (const text of texts) await expect(display(page)).not.toContainText(text)
  await expect(leaving(page)).toHaveAttribute('aria-hidden', 'true')
  expect(await leaving(page).evaluate((host: HTMLElement) => host.inert && host.shadowRoot)).toBe(null)
})

test('presses never wait for a screen that slides, and only the last one is seen to leave', async ({
  page,
}) => {
  await openAt(page, '/home')
  for (const key of ['Enter', 'ArrowRight', 'Enter', 'Escape', 'Home', 'Enter']) await pressKey(page, key)
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  await expect(leaving(page)).toHaveCount(1)
})

test('within one context the title bar stays where it is, also when the list was scrolled', {
  tag: '@whole',
}, async ({ page }) => {
  await openAt(page, '/home/menu/settings')
  for (let line = 0; line < 4; line++) await pressKey(page, 'ArrowRight')
  await page.keyboard.press('Enter')
  await expect(leaving(page)).toHaveCount(1)
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('.leaving, .screen')]
      .flatMap((one) => one.getAnimations({ subtree: true }))
      .map((one) => (one.effect as KeyframeEffect).target?.className),
  )
  expect(moving.sort()).toEqual(['content', 'leaving deeper within'])
})

test('under reduced motion the next screen is simply there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAt(page, '/home')
  await page.keyboard.press('Enter')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  await expect(leaving(page)).toHaveCount(0)
})
