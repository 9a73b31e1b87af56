/** What is pressed in the companion often goes away by that: what comes in its place has the focus. */

import { askField, askFieldOpen } from './ask-field'
import { CompanionDriver } from './companion-driver'
import { expect, type Locator, type Page, test } from './test'
import { wholeIf } from './whole'

const hide = (page: Page) => page.getByRole('button', { name: 'Hide' })
const action = (page: Page, name: string) => page.locator(`.caption [data-do="${name}"]`)

/** As somebody presses it who came there by the keyboard. */
async function press(place: Locator) {
  await place.page().keyboard.press('Tab')
  await place.focus()
  await place.page().keyboard.press('Enter')
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 800 }))

test('what was done is kept, and the next button has the focus', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('lock-keys', '&mode=show')
  await companion.until('reached')
  await press(action(page, 'keep'))
  await expect(action(page, 'keep')).toHaveCount(0)
  await expect(page.locator('.caption .action-main')).toBeFocused()
})

test('after a show what finishes it has the focus, and then Done @whole', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('lock-keys')
  await press(action(page, 'show'))
  await companion.until('reached')
  await expect(action(page, 'keep')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(action(page, 'leave')).toBeFocused()
})

for (const [width, place] of [
  [1280, (page: Page) => page.locator('[role="tab"][aria-selected="true"]')],
  [390, askField],
] as const)
  test(`where the last button goes away, the way to the others has the focus, ${width} px wide${wholeIf(width > 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const companion = new CompanionDriver(page)
    await companion.open('reset-programs')
    await companion.do('show')
    await companion.until('reached')
    await companion.do('keep')
    if (width > 700) await page.getByRole('tab').last().click()
    await press(action(page, 'leave'))
    await companion.isIn('finding')
    await expect(place(page)).toBeFocused()
  })

test('who ends an explanation while the surroundings are in front has the focus on their tab @whole', async ({
  page,
}) => {
  const companion = new CompanionDriver(page)
  await companion.openClosed()
  await companion.find('lock')
  await page.locator('[data-key="back"]').click({ force: true })
  await companion.isSettled(action(page, 'resume'))
  await page.getByRole('tab').last().click()
  await press(action(page, 'resume'))
  await companion.isIn('finding')
  await expect(page.getByRole('tab').last()).toBeFocused()
})

for (const [width, height, place] of [
  [1280, 800, 'tabs'],
  [1920, 1080, 'cards'],
  [390, 844, 'sheet'],
  [500, 400, 'folds'],
] as const)
  test(`its button closes it, and its field has the focus: ${place}${wholeIf(place !== 'sheet')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const companion = new CompanionDriver(page)
    await companion.openClosed()
    await expect(page.locator('.panels')).toHaveAttribute('data-arrangement', place)
    await companion.find('lock')
    await press(hide(page))
    await companion.isIn('closed')
    await expect(askField(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(askField(page)).toBeFocused()
  })

test('a phone’s sheet that opens over a task in hand has its field in focus, and stays open @whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const companion = new CompanionDriver(page)
  await companion.open('lock-keys')
  await press(askField(page))
  await expect(askFieldOpen(page)).toBeFocused()
  await expect(page.locator('.panels')).toHaveAttribute('data-open', 'ask')
})

test('a task that comes from elsewhere takes the place of the switch that has the focus @whole', async ({
  page,
}) => {
  const companion = new CompanionDriver(page)
  await companion.openClosed()
  await companion.find('lock')
  await page.getByRole('tab').last().click()
  await page.locator('[name="floorSensorConnected"]').focus()
  // As where a script of the page around the frame asks for it.
  await page.locator('[role="option"]').first().dispatchEvent('click')
  await companion.isIn('ready')
  await expect(page.locator('.caption .action-main')).toBeFocused()
})

test('who has gone on to the device keeps the focus there', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.openClosed()
  await companion.find('lock')
  await expect(askField(page)).toBeFocused()
  await page.locator('[data-key="next"]').focus()
  await page.locator('[role="option"]').first().dispatchEvent('click')
  await companion.isSettled(action(page, 'show'))
  await expect(page.locator('[data-key="next"]')).toBeFocused()
})
