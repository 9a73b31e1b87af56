/** Tests that the focus moves to the replacement when a pressed element of the companion disappears. */

import { CompanionDriver } from '../helpers/companion-driver'
import { searchField } from '../helpers/search-field'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Locator, type Page, test } from '../helpers/test'

const action = (page: Page, name: string) => page.locator(`[data-actions] [data-do="${name}"]`)

/** Presses a button as a keyboard user does. */
async function press(place: Locator) {
  await place.page().keyboard.press('Tab')
  await place.focus()
  await place.page().keyboard.press('Enter')
}

test.use({ viewport: { width: 1280, height: 800 } })

test('after a demonstration Keep has the focus, and then Done', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('lock-keys')
  await press(action(page, 'show'))
  await companion.waitForState('reached')
  await expect(action(page, 'keep')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(action(page, 'leave')).toBeFocused()
})

// behaviour 1.14, 29.17
for (const how of ['mouse', 'keyboard'] as const)
  test(`after "Let me try" by ${how} the keys press the device`, async ({ page }) => {
    const companion = new CompanionDriver(page)
    await companion.open('lock-keys')
    if (how === 'mouse') await companion.pressAction('try')
    else await press(action(page, 'try'))
    await companion.expectState('trying')
    const confirm = page.locator('[data-key="confirm"]')
    await expect(confirm).toBeFocused()
    const hasRing = await confirm.evaluate((button) => button.matches(':focus-visible'))
    expect(hasRing, 'only a keyboard user needs to see the focus').toBe(how === 'keyboard')
    await page.keyboard.press('Enter')
    await companion.expectPath('/home/menu')
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await companion.expectPath('/home/menu/settings')
  })

for (const [width, tab] of [
  [1280, 'faults'],
  [390, 'tasks'],
  [390, 'house'],
] as const)
  test(
    `after leaving a task the search field has the focus, or the tab in front of it, ${width} px wide at ${tab}`,
    tagWholeIf(tab !== 'tasks'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const companion = new CompanionDriver(page)
      await companion.open('reset-programs')
      await companion.pressAction('show')
      await companion.waitForState('reached')
      await page.locator(`#tab-${tab}`).click()
      await press(action(page, 'leave'))
      await companion.expectState('closed')
      // In a narrow window only the tab "tasks" has the search field.
      await expect(tab === 'house' ? page.locator('#tab-house') : searchField(page)).toBeFocused()
    },
  )

test('after ending an explanation with the house in front the focus is on its tab', {
  tag: '@whole',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const companion = new CompanionDriver(page)
  await companion.openClosed()
  await companion.typeQuery('lock')
  await page.locator('[data-key="back"]').click({ force: true })
  await companion.waitUntilVisible(action(page, 'resume'))
  await page.locator('#tab-house').click()
  await press(action(page, 'resume'))
  await companion.expectState('finding')
  await expect(page.locator('#tab-house')).toBeFocused()
})

test('a task requested from elsewhere replaces the focused switch', {
  tag: '@whole',
}, async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.openClosed()
  await companion.typeQuery('lock')
  await page.locator('#tab-house').click()
  await page.locator('[name="floorSensorConnected"]').focus()
  // The same event follows when a host page requests a task.
  await page.locator('[role="option"]').first().dispatchEvent('click')
  await companion.expectState('ready')
  await expect(page.locator('[data-actions] [data-main]')).toBeFocused()
})

test('focus on the device stays there', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.openClosed()
  await companion.typeQuery('lock')
  await expect(searchField(page)).toBeFocused()
  await page.locator('[data-key="next"]').focus()
  await page.locator('[role="option"]').first().dispatchEvent('click')
  await companion.waitUntilVisible(action(page, 'show'))
  await expect(page.locator('[data-key="next"]')).toBeFocused()
})

for (const device of ['desktop', 'phone'] as const)
  test.describe(`on a ${device}`, () => {
    test.use(
      device === 'phone' ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {},
    )

    // behaviour 1.14
    test('a second Enter after choosing a task begins its demonstration, and does not press confirm', async ({
      page,
    }) => {
      const companion = new CompanionDriver(page)
      await companion.openClosed()
      await (device === 'phone' ? searchField(page).tap() : searchField(page).click())
      await companion.waitForList()
      await page.keyboard.type('lock')
      await page.keyboard.press('Enter')
      await companion.expectState('ready')
      await expect(action(page, 'show')).toBeFocused()
      await page.keyboard.press('Enter')
      await companion.expectState('showing')
      await companion.expectPath('/home')
      await expect(companion.caption).toHaveAttribute('data-step', /^1\//)
    })
  })
