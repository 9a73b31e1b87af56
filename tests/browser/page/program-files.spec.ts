/** Tests missing files, as during a deploy: the page reports them and offers a retry. */
import { languages } from '../../../src/thermostat/device/device'
import { holdRequests } from '../helpers/hold-requests'
import { waitForPage } from '../helpers/lazy-modules'
import { waitForPath } from '../helpers/panel'
import { pressKey } from '../helpers/press-key'
import { expect, type Locator, type Page, test } from '../helpers/test'

const PROGRAM = /\/assets\/index-[\w-]+\.js/
const CHROME = /\/assets\/chrome-[\w-]+\.js/

/** The message in the HTML for a program that cannot load. */
const notLoaded = (page: Page) => page.locator('[data-not-loaded]')
/** The message of the program. */
const line = (page: Page) => page.locator('[data-incomplete]')

/** A host that answers 404 for some files, until the test adds them. */
async function hostWithout(page: Page, files: RegExp) {
  await page.route(files, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not here' }),
  )
  return { deploy: () => page.unroute(files) }
}

/** Returns true if the message is visible some ms after it appeared in the page. */
function isShownAfter(message: Locator, ms: number): Promise<boolean> {
  return message.evaluate((element, at) => {
    for (const wait of element.getAnimations()) {
      wait.pause()
      wait.currentTime = at
    }
    return element.checkVisibility({ visibilityProperty: true })
  }, ms)
}

// behaviour 27.5
test('the page reports a missing program in every language; a retry loads it', async ({ page }) => {
  const host = await hostWithout(page, PROGRAM)
  await page.goto('/home?lang=sv')
  expect(await isShownAfter(notLoaded(page), 3999)).toBe(false)
  expect(await isShownAfter(notLoaded(page), 4000)).toBe(true)
  const lines = notLoaded(page).locator('p')
  await expect(lines).toHaveText([
    'The thermostat has not loaded completely. Try again',
    'Termostaten har inte laddats helt. Försök igen',
    'Termostaten ble ikke lastet helt inn. Prøv igjen',
    'Termostaatti ei ole latautunut kokonaan. Yritä uudelleen',
    'Termostaten er ikke indlæst helt. Prøv igen',
    'Der Thermostat wurde nicht vollständig geladen. Erneut versuchen',
  ])
  expect(await lines.evaluateAll((all) => all.map((one) => one.getAttribute('lang')))).toEqual(languages)
  await expect(notLoaded(page)).toBeInViewport({ ratio: 1 })
  await host.deploy()
  await notLoaded(page).getByRole('link', { name: 'Försök igen' }).click()
  await waitForPath(page, '/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expect(notLoaded(page)).toBeHidden()
})

test('a program that fails to start reports it at once', async ({ page, unhandled }) => {
  await page.addInitScript(() => {
    document.fonts.load = () => {
      throw new Error('broken')
    }
  })
  await page.goto('/home')
  await expect(page.locator('html')).toHaveAttribute('data-program', 'failed')
  expect(await isShownAfter(notLoaded(page), 0)).toBe(true)
  // Reported, so that a host can count it.
  expect(unhandled.splice(0)).toEqual(['broken'])
})

// behaviour 24.6
test('a slow program still starts, and screens work without the rest of the page', async ({ page }) => {
  const startProgram = await holdRequests(page, PROGRAM)
  const drawAround = await holdRequests(page, CHROME)
  await page.goto('/home/menu/program/week/edit?lang=fi', { waitUntil: 'commit' })
  await expect(notLoaded(page)).toBeAttached()
  expect(await isShownAfter(notLoaded(page), 4000)).toBe(true)
  startProgram()
  await waitForPath(page, '/home/menu/program/week/edit')
  await expect(notLoaded(page)).toBeHidden()
  await pressKey(page, 'Home')
  for (const path of ['/home/menu', '/home/menu/program']) {
    await pressKey(page, 'Enter')
    await waitForPath(page, path)
  }
  await expect(line(page)).toHaveText('Termostaatti ei ole latautunut kokonaan. Yritä uudelleen')
  expect(await isShownAfter(line(page), 3999)).toBe(false)
  expect(await isShownAfter(line(page), 4000)).toBe(true)
  drawAround()
  await waitForPage(page)
  await expect(line(page)).toHaveCount(0)
  await waitForPath(page, '/home/menu/program')
})

test('the page reports at once that the rest of the page did not load; a retry loads it', async ({
  page,
}) => {
  const host = await hostWithout(page, CHROME)
  await page.goto('/home/menu/program/week/?lang=de')
  await expect(line(page)).toBeVisible()
  await expect(line(page)).toHaveText('Der Thermostat wurde nicht vollständig geladen. Erneut versuchen')
  await expect(line(page)).toHaveAttribute('role', 'alert')
  await pressKey(page, 'Escape')
  await waitForPath(page, '/home/menu/program')
  await host.deploy()
  await line(page).getByRole('link').click()
  await waitForPage(page)
  await waitForPath(page, '/home/menu/program')
  await expect(page.locator('ul:has(button[data-task])')).toBeVisible()
  await expect(line(page)).toHaveCount(0)
  await expect(notLoaded(page)).toBeHidden()
})
