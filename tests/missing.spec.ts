/** Chunks and texts that are asked for later and do not arrive: it is said, and asked for again. */
import { expect, type Page, test } from '@playwright/test'
import { open } from './panel'
import { wholeIf } from './whole'

const TIME = /\/assets\/time-[\w-]+\.js/
const TIME_STYLES = /\/assets\/time-[\w-]+\.css/
const TIME_TEXTS = /\/assets\/time-en-[\w-]+\.js/
const REASONS = /\/assets\/reasons-en-[\w-]+\.js/
const GUIDANCE = /\/assets\/guidance-en-[\w-]+\.js/
const COMPANION = /\/assets\/companion-[\w-]+\.(js|css)/
const SHARE_DIALOG = /\/assets\/share-dialog-[\w-]+\.js/

const time = (page: Page) => page.locator('[data-time]')

/** Aborts what the page asks for, until the function that it gives is called. */
async function lose(page: Page, files: RegExp): Promise<() => void> {
  let isLost = true
  await page.route(files, (route) => (isLost ? route.abort() : route.continue()))
  return () => {
    isLost = false
  }
}

let troubles: string[]
test.beforeEach(({ page }) => {
  troubles = []
  page.on('pageerror', (error) => troubles.push(error.message))
})
test.afterEach(() => expect(troubles).toEqual([]))

for (const [what, files] of [
  ['the files', TIME],
  ['the style sheet', TIME_STYLES],
  ['the texts', TIME_TEXTS],
] as const) {
  test(`without ${what} of time its group says so, and another try brings them${wholeIf(files !== TIME)}`, async ({
    page,
  }) => {
    const find = await lose(page, files)
    await open(page, '/home')
    await time(page).locator('summary').click()
    await expect(time(page).getByRole('alert')).toHaveText(
      'The thermostat has not loaded completely. Try again',
    )
    find()
    await time(page).getByRole('link', { name: 'Try again' }).click()
    await expect(time(page).locator('[data-command]').first()).toBeVisible()
    await expect(time(page).getByRole('alert')).toHaveCount(0)
    await expect(time(page).locator('.time')).toHaveCSS('display', /grid|flex/)
  })

  test(`what an address asks of time waits for ${what} @whole`, async ({ page }) => {
    const find = await lose(page, files)
    await page.goto('/home?time=monday-05:30&speed=0')
    await expect(time(page).getByRole('alert')).toBeVisible()
    find()
    await time(page).getByRole('link', { name: 'Try again' }).click()
    await expect(time(page)).toHaveAttribute('data-at', /T05:30:00$/)
  })
}

test('unfolding asks again for time @whole', async ({ page }) => {
  const find = await lose(page, TIME)
  await page.goto('/home?time=monday-05:30&speed=0')
  await expect(time(page).getByRole('alert')).toBeVisible()
  find()
  await time(page).locator('summary').click()
  await time(page).locator('summary').click()
  await expect(time(page)).toHaveAttribute('data-at', /T05:30:00$/)
})

test('the companion that did not arrive comes with another try', async ({ page }) => {
  const find = await lose(page, COMPANION)
  await open(page, '/home')
  await page.locator('.closed-field input').click()
  await expect(page.locator('.ask-missing')).toHaveText('Help could not be loaded. Try again')
  find()
  await page.locator('.ask-missing').getByRole('link').click()
  await expect(page.locator('.find input')).toBeVisible()
  await expect(page.locator('.ask-missing')).toHaveCount(0)
})

test('without its texts the companion says so @whole', async ({ page }) => {
  const find = await lose(page, GUIDANCE)
  await open(page, '/home')
  await page.locator('.closed-field input').click()
  await expect(page.locator('.ask-missing')).toHaveText('Help could not be loaded. Try again')
  find()
  await page.locator('.ask-missing').getByRole('link').click()
  await expect(page.locator('.find input')).toBeVisible()
  await expect(page.locator('.ask-missing')).toHaveCount(0)
})

test('a reason whose texts did not arrive is said after another try @whole', async ({ page }) => {
  const find = await lose(page, REASONS)
  await page.goto('/home?task=why-it-goes-back')
  const said = page.locator('.below .ask-missing')
  await expect(said).toHaveText('Help could not be loaded. Try again')
  find()
  await said.getByRole('link').click()
  await expect(page.locator('[data-caption]')).toHaveText(/\w/)
  await expect(said).toHaveCount(0)
  await expect(page.locator('[data-companion]')).toHaveAttribute('data-state', 'explaining')
})

test('what is said beside Share goes once the dialog opens @whole', async ({ page }) => {
  const find = await lose(page, SHARE_DIALOG)
  await open(page, '/home')
  const place = page.locator('.share-place')
  await place.getByRole('button').click()
  await expect(place.getByRole('alert')).toBeVisible()
  find()
  await place.getByRole('button').first().click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expect(place.getByRole('alert')).toHaveCount(0)
})
