/** After a deploy, on a local server with service workers. */
import { expect, type Page } from '@playwright/test'
import {
  CURRENT_BUILD,
  display,
  goOffline,
  goOnline,
  language,
  languageLabel,
  openWithWorker,
  test,
} from '../helpers/offline-visitor'
import { recordProblems } from '../helpers/sites'
import { nextBuild as NEXT } from '../helpers/test-builds'

test.use({ serviceWorkers: 'allow' })

const nextBuild = (page: Page) => page.locator('meta[name="build"]')

/** Waits until the worker of a deploy has replaced the previous one. */
async function settled(page: Page, builds: number) {
  const state = () =>
    page.evaluate(async () => {
      // A build is stored when its worker installs, so the order matters.
      const kept = await caches.keys()
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.installing || registration?.waiting ? 'busy' : kept.length
    })
  await expect.poll(state).toBe(builds)
}

test.describe('after a deploy', () => {
  // behaviour 27.2
  test('the next page is from the new build, and the settings stay', async ({ page, site }) => {
    await openWithWorker(page, `${site.home}home`)
    await page.locator('[data-key="next"]').click()
    await language(page).selectOption('sv')
    await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '20')
    await expect(nextBuild(page)).toHaveCount(0)

    site.root = NEXT
    // Follows a link, because a reload requests the page from the host in any case.
    await page.goto(`${site.home}shop/`)
    await page.goto(`${site.home}home`)
    await expect(nextBuild(page)).toHaveCount(1)
    await expect(languageLabel(page)).toHaveText('Nytt språk')
    await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '20')
  })

  test('offline the new build is shown, and so is an earlier build that is deployed again', {
    tag: '@whole',
  }, async ({ page, site }) => {
    await openWithWorker(page, `${site.home}home`)
    await language(page).selectOption('sv')
    await expect(languageLabel(page)).toHaveText('Språk')
    site.root = NEXT
    await page.reload()
    await settled(page, 2)
    await goOffline(page, site)
    await page.reload()
    await expect(languageLabel(page)).toHaveText('Nytt språk')
    await page.goto(`${site.home}home/menu`)
    await expect(nextBuild(page)).toHaveCount(1)
    await expect(languageLabel(page)).toHaveText('Nytt språk')

    await goOnline(page, site)
    site.root = CURRENT_BUILD
    await page.reload()
    await expect(nextBuild(page)).toHaveCount(0)
    // Waits for the worker that takes over; both builds are kept before and after it installs.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await settled(page, 2)
    await goOffline(page, site)
    await page.reload()
    await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
    await expect(nextBuild(page)).toHaveCount(0)
  })

  test('a tab of the previous build keeps working with files that the host no longer has', {
    tag: '@whole',
  }, async ({ page, site }) => {
    const problems = await recordProblems(page)
    await openWithWorker(page, `${site.home}home`)
    await language(page).selectOption('sv')
    await expect(languageLabel(page)).toHaveText('Språk')
    await language(page).selectOption('en')
    await expect(languageLabel(page)).toHaveText('Language')
    site.root = NEXT
    const other = await page.context().newPage()
    await openWithWorker(other, `${site.home}home`)
    await expect(nextBuild(other)).toHaveCount(1)
    await settled(other, 2)

    await language(page).selectOption('sv')
    await expect(languageLabel(page)).toHaveText('Språk')
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
    await expect(nextBuild(page)).toHaveCount(0)
    expect(problems).toEqual([])
  })
})
