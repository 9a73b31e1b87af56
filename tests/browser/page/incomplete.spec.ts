/** Files that are not there, as in the middle of a deploy: the page says so, and offers to try again. */

import { languages } from '../../../src/device/device'
import { holdBack } from '../helpers/hold-back'
import { pressKey } from '../helpers/press-key'
import { expect, type Locator, type Page, test } from '../helpers/test'

const PROGRAM = /\/assets\/index-[\w-]+\.js/
const AROUND = /\/assets\/around-[\w-]+\.js/

const display = (page: Page) => page.locator('[data-display]')
/** What stands in the HTML for a program that cannot load. */
const notLoaded = (page: Page) => page.locator('.not-loaded')
/** What the program says. */
const line = (page: Page) => page.locator('[data-incomplete]')

/** A host that answers 404 for some files, until they are there. */
async function hostWithout(page: Page, files: RegExp) {
  let isWhole = false
  await page.route(files, (route) =>
    isWhole
      ? route.continue()
      : route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not here</h1>' }),
  )
  return {
    deploy() {
      isWhole = true
    },
  }
}

/** Whether it is seen so many ms after it came into the page. */
function isShownAfter(said: Locator, ms: number): Promise<boolean> {
  return said.evaluate((element, at) => {
    for (const wait of element.getAnimations()) {
      wait.pause()
      wait.currentTime = at
    }
    return element.checkVisibility({ visibilityProperty: true })
  }, ms)
}

// behaviour 27.5
test('without its program the page says so in every language after four seconds, and another try brings it', async ({
  page,
}) => {
  const host = await hostWithout(page, PROGRAM)
  await page.goto('/home?lang=sv')
  expect(await isShownAfter(notLoaded(page), 3999)).toBe(false)
  expect(await isShownAfter(notLoaded(page), 4000)).toBe(true)
  await expect(notLoaded(page).locator('p')).toHaveText([
    'The thermostat has not loaded completely. Try again',
    'Termostaten har inte laddats helt. Försök igen',
    'Termostaten ble ikke lastet helt inn. Prøv igjen',
    'Termostaatti ei ole latautunut kokonaan. Yritä uudelleen',
    'Termostaten er ikke indlæst helt. Prøv igen',
    'Der Thermostat wurde nicht vollständig geladen. Erneut versuchen',
  ])
  const said = await notLoaded(page)
    .locator('p')
    .evaluateAll((lines) => lines.map((one) => one.getAttribute('lang')))
  expect(said).toEqual(languages)
  await expect(notLoaded(page)).toBeInViewport({ ratio: 1 })
  host.deploy()
  await notLoaded(page).getByRole('link', { name: 'Försök igen' }).click()
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expect(notLoaded(page)).toBeHidden()
})

test('a program that cannot begin says so at once', async ({ page, unhandled }) => {
  await page.addInitScript(() => {
    document.getElementById = () => {
      throw new Error('broken')
    }
  })
  await page.goto('/home')
  await expect(notLoaded(page)).toBeVisible()
  // Reported, so that a host can count it.
  expect(unhandled.splice(0)).toEqual(['broken'])
})

test('a program that takes longer than four seconds goes on', async ({ page }) => {
  const letThrough = await holdBack(page, PROGRAM)
  await page.goto('/home', { waitUntil: 'commit' })
  await expect(notLoaded(page)).toBeAttached()
  expect(await isShownAfter(notLoaded(page), 4000)).toBe(true)
  letThrough()
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await expect(notLoaded(page)).toBeHidden()
})

// behaviour 24.9
test('every screen works before what is around the device is there, and after a while the page says that it is not', async ({
  page,
}) => {
  const letThrough = await holdBack(page, AROUND)
  await page.goto('/home/menu/program/week/edit?lang=fi')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/program/week/edit')
  await pressKey(page, 'Home')
  for (const path of ['/home/menu', '/home/menu/program']) {
    await pressKey(page, 'Enter')
    await expect(display(page)).toHaveAttribute('data-path', path)
  }
  await expect(line(page)).toHaveText('Termostaatti ei ole latautunut kokonaan. Yritä uudelleen')
  expect(await isShownAfter(line(page), 3999)).toBe(false)
  expect(await isShownAfter(line(page), 4000)).toBe(true)
  letThrough()
  await expect(page.locator('[name="wifiInstalled"]')).toBeAttached()
  await expect(line(page)).toHaveCount(0)
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/program')
})

test('without what is around the device the page says so at once, and another try brings it', async ({
  page,
}) => {
  const host = await hostWithout(page, AROUND)
  await page.goto('/home/menu/program/week/?lang=de')
  await expect(line(page)).toBeVisible()
  await expect(line(page)).toHaveText('Der Thermostat wurde nicht vollständig geladen. Erneut versuchen')
  await expect(line(page)).toHaveAttribute('role', 'alert')
  await pressKey(page, 'Escape')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/program')
  host.deploy()
  await line(page).getByRole('link').click()
  await expect(page.locator('[name="wifiInstalled"]')).toBeAttached()
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/program')
  await expect(line(page)).toHaveCount(0)
})

test('a page that is complete shows neither', async ({ page }) => {
  await page.goto('/home')
  await expect(page.locator('ul:has(button[data-task])')).toBeVisible()
  await expect(line(page)).toHaveCount(0)
  await expect(notLoaded(page)).toBeHidden()
})
