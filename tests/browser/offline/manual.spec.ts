/** Tests pages of the manual without a network: visited pages work. */
import { expect, type Page } from '@playwright/test'
import { goOffline, openWithWorker, test } from '../helpers/offline-visitor'

test.use({ serviceWorkers: 'allow' })

/** True if the page has its styles, its script and its fonts. */
async function isWhole(page: Page) {
  await expect(page.locator('[data-live]')).toBeVisible()
  await expect(page.locator('[data-step] [data-picture]').first()).toBeVisible()
  expect(
    await page.evaluate(async () => {
      const fonts = [...(await document.fonts.ready)].map(({ status }) => status)
      return (
        [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0) && !fonts.includes('error')
      )
    }),
  ).toBe(true)
}

test('a visited page works offline and shows its task on the live device; others do not', async ({
  page,
  site,
}) => {
  await openWithWorker(page, `${site.home}home`)
  for (const seen of ['en/', 'en/lock-keys/']) await page.goto(`${site.home}manual/${seen}`)
  await isWhole(page)
  await goOffline(page, site)
  await page.goto(`${site.home}home`)
  await page.goto(`${site.home}manual/en/lock-keys/?from=home`)
  await isWhole(page)
  await page.locator('[data-live]').click()
  const device = page.locator('main iframe').contentFrame()
  await expect(device.locator('[data-caption]')).toHaveText(/./)

  await page.goto(`${site.home}manual/en/`)
  await page.getByRole('searchbox').fill('lock buttons')
  await expect(page.locator('[data-task="lock-keys"]')).toBeVisible()
  await expect(page.locator('[data-task="set-clock"]')).toBeHidden()
  await expect(page.goto(`${site.home}manual/en/set-clock/`)).rejects.toThrow(/ERR_|interrupted/)
})

test('a visit to the manual alone installs no worker and loads nothing of the device', async ({
  page,
  site,
}) => {
  await page.goto(`${site.home}manual/en/lock-keys/`)
  await isWhole(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(site.requestedPaths.filter((path) => /sw\.js|\/(index|around|companion)-/.test(path))).toEqual([])
})
