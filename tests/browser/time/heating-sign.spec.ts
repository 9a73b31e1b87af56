/** Tests the sign that the device heats (behaviour 31.53). */
import { openDeck, pressCommand, timeDeck } from '../helpers/deck'
import { open, openHouse } from '../helpers/panel'
import { expect, type Page, test } from '../helpers/test'

const sign = (page: Page) => page.locator('[data-region="deck"] [data-heating]')
const words = (page: Page) => sign(page).locator('> :not([data-other])')
const setFloor = (page: Page, tenths: number) => page.locator('[name="floorReading"]').fill(String(tenths))

// behaviour 31.53
test('one sign says whether the device heats, and moves nothing when it changes', async ({ page }) => {
  await open(page, '/home')
  await openHouse(page)
  const heats = async (isHeating: boolean) => {
    await setFloor(page, isHeating ? 160 : 220)
    await expect(sign(page)).toHaveAttribute('data-heating', isHeating ? 'on' : 'off')
    await expect(words(page)).toHaveText(isHeating ? 'Heating' : 'Not heating')
    return sign(page).boundingBox()
  }
  expect(await heats(true), 'closed').toEqual(await heats(false))
  await openDeck(page)
  expect(await heats(true), 'open').toEqual(await heats(false))
  await expect(page.locator('[aria-live="polite"]')).not.toContainText('heating', { ignoreCase: true })
  await pressCommand(page, 'run')
  await pressCommand(page, 'stop')
  expect(await heats(true), 'in simulated time').toEqual(await heats(false))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('it is by the clock', async ({ page }) => {
    await open(page, '/home')
    await openDeck(page)
    await expect(sign(page)).toBeVisible()
    const clock = await timeDeck(page).locator('.time-clock').boundingBox()
    const box = await sign(page).boundingBox()
    expect(box?.x).toBe(clock?.x)
  })
})

test('forced colours tell both states apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/home')
  await openHouse(page)
  const ground = () => sign(page).evaluate((element) => getComputedStyle(element, '::before').backgroundColor)
  await setFloor(page, 220)
  await expect(sign(page)).toHaveAttribute('data-heating', 'off')
  const off = await ground()
  await setFloor(page, 160)
  await expect(sign(page)).toHaveAttribute('data-heating', 'on')
  expect(await ground()).not.toBe(off)
})
