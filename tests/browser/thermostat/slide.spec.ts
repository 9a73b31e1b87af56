/** Tests the transition from one screen to the next. */
import { display, open, waitForPath } from '../helpers/panel'
import { pressKey } from '../helpers/press-key'
import { expect, type Page, test } from '../helpers/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The picture of the screen that leaves. */
const leaving = (page: Page) => display(page).locator('> [inert]')

/** Opens a screen where every movement stands still as soon as it begins. */
async function openStill(page: Page, path: string) {
  await open(page, path)
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before { animation-play-state: paused !important }')
    document.adoptedStyleSheets = [still]
  })
}

/** Returns the sliding elements: the incoming content, the outgoing screen, and the title bar if it slides as well. */
const sliding = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { animationName } = animation as CSSAnimation
      const target = (animation.effect as KeyframeEffect).target
      if (!/^(to|from)-/.test(animationName)) return []
      return `${animationName}${target?.localName === 'header' ? ' of the title' : ''}`
    }),
  )
const isSliding = (page: Page, ...expected: readonly string[]) =>
  expect.poll(async () => (await sliding(page)).sort()).toEqual(expected)

test('the old and the new screen slide together, and presses do not wait for them', async ({ page }) => {
  await openStill(page, '/home')
  await page.keyboard.press('Enter')
  await isSliding(page, 'from-right', 'from-right of the title', 'to-left')
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await isSliding(page)
  for (const key of ['ArrowRight', 'Enter', 'Escape', 'Home', 'Enter']) await pressKey(page, key)
  await waitForPath(page, '/home/menu')
  // Only the last screen is animated while it leaves.
  await isSliding(page, 'from-right', 'from-right of the title', 'to-left')
})

test('the leaving screen is hidden from search and screen readers; within a context its title stays', {
  tag: '@whole',
}, async ({ page }) => {
  await openStill(page, '/home/menu/settings')
  const texts = await display(page).locator('[data-line] > span:first-of-type').allTextContents()
  // Scrolls the list, so that the leaving screen is a scrolled one.
  for (let line = 0; line < 4; line++) await pressKey(page, 'ArrowRight')
  await page.keyboard.press('Enter')
  await isSliding(page, 'from-right', 'to-left')
  await expect(leaving(page)).toHaveClass(/within/)
  expect(await page.locator('[data-display]').count()).toBe(1)
  for (const hook of ['[data-path]', '[aria-current]', 'header', 'ul'])
    expect(await display(page).locator(hook).count(), hook).toBeLessThanOrEqual(1)
  expect(await display(page).locator('a').count()).toBe(0)
  for (const text of texts.filter((one) => one !== 'Summer time'))
    await expect(display(page)).not.toContainText(text)
  await expect(leaving(page)).toHaveAttribute('aria-hidden', 'true')
  expect(await leaving(page).evaluate((host) => host.shadowRoot)).toBe(null)
})

/** Returns the words of the legend with those that they replace, and how much of the old and the new one is seen. */
const legend = (page: Page) =>
  display(page)
    .locator('footer > span')
    .evaluateAll((words) =>
      words.map((word) => {
        const old = getComputedStyle(word, '::before')
        const isOldSeen = old.content !== 'none' && Number(old.opacity) > 0
        const isNewSeen = Number(getComputedStyle(word.firstElementChild ?? word).opacity) > 0
        return `${isOldSeen ? `${old.content} to ` : ''}${isNewSeen ? '' : 'unseen '}${word.textContent}`
      }),
    )

test('the legend of the buttons stays in its place: words that change cross-fade, equal ones stand still', async ({
  page,
}) => {
  await openStill(page, '/home')
  const place = await display(page).locator('footer').boundingBox()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => legend(page))
    .toEqual(['"−" to unseen ', '"Main menu" to unseen Choose', '"+" to unseen Down'])
  expect(await display(page).locator('footer').boundingBox()).toEqual(place)
  await isSliding(page, 'from-right', 'from-right of the title', 'to-left')
  // From one list to the next.
  await page.keyboard.press('Enter')
  await expect.poll(() => legend(page)).toEqual(['', 'Choose', 'Down'])
  await isSliding(page, 'from-right', 'to-left')
  expect(await display(page).locator('footer').boundingBox()).toEqual(place)
})

test('under reduced motion the next screen appears at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStill(page, '/home')
  await page.keyboard.press('Enter')
  await waitForPath(page, '/home/menu')
  await isSliding(page)
  expect(await legend(page)).toEqual(['', 'Choose', 'Down'])
})
