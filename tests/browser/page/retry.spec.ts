/** Tests lazy files that do not arrive: the page says so, and "Try again" loads them and repeats the request. */

import { deckButton, timeDeck } from '../helpers/deck'
import { holdRequests } from '../helpers/hold-requests'
import { companion, key, open, openRoom, waitForPath } from '../helpers/panel'
import { pressKey } from '../helpers/press-key'
import { searchField } from '../helpers/search-field'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Locator, type Page, test } from '../helpers/test'

const COMPANION = /\/assets\/companion-[\w-]{8}\.js/
const TIME = /\/assets\/time-[\w-]{8}\.js/
const SHARE_DIALOG = /\/assets\/share-dialog-[\w-]{8}\.js/

/** The caption below the device, which is in view with any tab in front. */
const voice = (page: Page) => page.locator('[data-region="voice"]')
const messageIn = (place: Page | Locator) => place.locator('[data-sure]')

/** Aborts requests of the page until the returned function is called. */
async function blockFiles(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort())
  return () => page.unroute(files)
}

const tryAgain = (place: Locator) => place.getByRole('link', { name: 'Try again' }).click()
const onPhone = (page: Page) => page.setViewportSize({ width: 390, height: 664 })

test('the page reports that simulated time did not load, and a retry restores the page with the request of its address', async ({
  page,
}) => {
  const time = timeDeck(page)
  let unblock = await blockFiles(page, TIME)
  await open(page, '/home')
  await deckButton(page).click()
  await expect(time.getByRole('alert')).toHaveText('The thermostat has not loaded completely. Try again')
  await unblock()
  await tryAgain(time)
  await expect(time.getByRole('alert')).toHaveCount(0)
  await deckButton(page).click()
  await expect(time.locator('[data-command="run-60"]')).toBeVisible()
  await expect(messageIn(page)).toHaveCount(0)

  await onPhone(page)
  unblock = await blockFiles(page, TIME)
  await page.goto('/home?time=monday-05:30&speed=0')
  await expect(messageIn(page).filter({ visible: true })).toBeInViewport({ ratio: 1 })
  await unblock()
  await tryAgain(messageIn(time))
  await expect(time.locator('[data-command="run-60"]')).toBeVisible()
  await expect(time).toHaveAttribute('data-at', /T05:30:00$/)
})

test('the house is drawn without the simulated time, whose fields have a message', async ({ page }) => {
  await blockFiles(page, TIME)
  await open(page, '/home')
  await openRoom(page)
  const house = page.locator('#panel-house')
  await house.locator('.all-values summary').click()
  await expect(messageIn(house.locator('.all-values'))).toBeVisible()
  await expect(messageIn(house)).toHaveCount(1)
  await expect(page.locator('[data-room]')).toBeVisible()
})

for (const [query, task, state] of [
  ['task=lock-keys&mode=try', 'lock-keys', 'trying'],
  ['task=why-it-goes-back', 'why-it-goes-back', 'explaining'],
] as const)
  test(
    `without the companion ?${query} shows a message in view, and a retry opens the task`,
    tagWholeIf(state !== 'trying'),
    async ({ page }) => {
      await onPhone(page)
      const find = await blockFiles(page, COMPANION)
      await page.goto(`/home?${query}`)
      await expect(messageIn(voice(page))).toBeInViewport({ ratio: 1 })
      await find()
      await tryAgain(messageIn(voice(page)))
      await expect(companion(page)).toHaveAttribute('data-task', task)
      await expect(companion(page)).toHaveAttribute('data-state', state)
      await expect(messageIn(page)).toHaveCount(0)
    },
  )

test('without the companion a requested task shows a message in a narrow frame', { tag: '@whole' }, async ({
  page,
}) => {
  await blockFiles(page, COMPANION)
  const body = '<!doctype html><iframe src="/home?task=lock-keys" width="400" height="700"></iframe>'
  await page.route('**/around', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/around')
  await expect(page.frameLocator('iframe').locator('[data-sure]')).toBeVisible()
})

test('typed text stays in the field and is searched once the companion has loaded', async ({ page }) => {
  const isTyped = async (text: string) => {
    await expect(searchField(page)).toHaveValue(text)
    await expect(searchField(page)).toBeFocused()
  }
  const find = await blockFiles(page, COMPANION)
  await open(page, '/home')
  await searchField(page).click()
  await page.keyboard.type('lock')
  await expect(messageIn(companion(page))).toBeVisible()
  await isTyped('lock')
  await page.keyboard.type(' keys')
  await isTyped('lock keys')
  await expect(messageIn(companion(page))).toBeVisible()

  await find()
  const letThrough = await holdRequests(page, COMPANION)
  const asked = page.waitForRequest(COMPANION)
  await open(page, '/home')
  await searchField(page).click()
  await page.keyboard.type('lock ')
  await asked
  letThrough()
  await page.keyboard.type('keys')
  await expect(page.locator('[role="option"]').first()).toHaveText(/^Lock the/)
  await isTyped('lock keys')
})

test('the page works without the share dialog; after a retry the dialog opens', async ({ page }) => {
  const find = await blockFiles(page, SHARE_DIALOG)
  await open(page, '/home')
  await page.locator('[data-command="share"]:visible').click()
  await expect(messageIn(page)).toBeVisible()
  await key(page, 'confirm').focus()
  await pressKey(page, 'Home')
  await pressKey(page, 'Enter')
  await waitForPath(page, '/home/menu')
  await find()
  await tryAgain(messageIn(page))
  await expect(messageIn(page)).toHaveCount(0)
  await page.locator('[data-command="share"]:visible').click()
  await expect(page.locator('dialog[data-share]')).toBeVisible()
})
