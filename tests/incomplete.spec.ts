/** Scripts that are not there, as in the middle of a deploy: the page says so, and offers to try again. */
import { expect, type Page, test } from '@playwright/test'
import { holdBack } from './hold-back'
import { stopClock } from './stop-clock'
import { wholeIf } from './whole'

const PROGRAM = /\/assets\/index-[\w-]+\.js/
const EARLY = /\/assets\/early-[\w-]+\.js/
const LATER = /\/assets\/later-[\w-]+\.js/

const display = (page: Page) => page.locator('[data-display]')
const line = (page: Page) => page.locator('.incomplete')

/** A host that answers 404 for some scripts, until they are there. */
async function hostWithout(page: Page, ...scripts: readonly RegExp[]) {
  let isWhole = false
  for (const script of scripts) {
    await page.route(script, (route) =>
      isWhole
        ? route.continue()
        : route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not here</h1>' }),
    )
  }
  return {
    deploy() {
      isWhole = true
    },
  }
}

test.describe('without the program', () => {
  test.use({ locale: 'sv-SE' })

  // behaviour 27.5
  test('the page says so in the visitor’s language, and the device is there after another try', async ({
    page,
  }) => {
    const host = await hostWithout(page, PROGRAM)
    await page.goto('/home?lang=sv')
    await expect(line(page)).toBeVisible()
    await expect(line(page)).toHaveText('Termostaten har inte laddats helt. Försök igen')
    await expect(line(page)).toHaveAttribute('lang', 'sv')
    host.deploy()
    await line(page).getByRole('link', { name: 'Försök igen' }).click()
    await expect(display(page)).toHaveAttribute('data-path', '/home')
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
    await expect(line(page)).toHaveCount(0)
  })

  for (const [what, address, stored, text] of [
    ['of the browser', '/home', '{}', 'Termostaten har inte laddats helt. Försök igen'],
    [
      'that the address names',
      '/home?lang=de',
      '{"language":"da"}',
      'Der Thermostat wurde nicht vollständig geladen. Erneut versuchen',
    ],
    ['that is stored', '/home', '{"language":"da"}', 'Termostaten er ikke indlæst helt. Prøv igen'],
    ['that is stored, if it can be read', '/home', 'null', 'Termostaten har inte laddats helt. Försök igen'],
  ] as const) {
    test(`the language is the one ${what} @whole`, async ({ page }) => {
      await page.addInitScript((state) => localStorage.setItem('state', state), stored)
      await hostWithout(page, PROGRAM)
      await page.goto(address)
      await expect(line(page)).toHaveText(text)
    })
  }
})

test.describe('where the browser asks for Norwegian Bokmål', () => {
  test.use({ locale: 'nb-NO' })

  test('the line is Norwegian @whole', async ({ page }) => {
    await hostWithout(page, PROGRAM)
    await page.goto('/home')
    await expect(line(page)).toHaveText('Termostaten ble ikke lastet helt inn. Prøv igjen')
  })
})

test('without any script a line comes after four seconds', async ({ page }) => {
  const host = await hostWithout(page, PROGRAM, EARLY)
  await page.goto('/home')
  await expect(line(page)).toHaveText('The thermostat has not loaded completely. Try again')
  await expect(line(page)).toBeHidden()
  await line(page).evaluate((element) => {
    for (const wait of element.getAnimations()) wait.pause()
  })
  const isShownAfter = (ms: number) =>
    line(page).evaluate((element, at) => {
      for (const wait of element.getAnimations()) wait.currentTime = at
      return element.checkVisibility({ visibilityProperty: true })
    }, ms)
  expect(await isShownAfter(3999)).toBe(false)
  expect(await isShownAfter(4000)).toBe(true)
  await line(page).evaluate((element) => {
    for (const wait of element.getAnimations()) wait.finish()
  })
  await expect(line(page)).toBeVisible()
  host.deploy()
  await line(page).getByRole('link', { name: 'Try again' }).click()
  await expect(display(page)).toHaveAttribute('data-path', '/home')
})

test('without the further screens the first ones work, and the page says that it is not complete @whole', async ({
  page,
}) => {
  const host = await hostWithout(page, LATER)
  await page.goto('/home?lang=fi')
  await expect(line(page)).toBeVisible()
  await expect(line(page)).toHaveText('Termostaatti ei ole latautunut kokonaan. Yritä uudelleen')
  await page.keyboard.press('Enter')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  host.deploy()
  await line(page).getByRole('link').click()
  await expect(page.locator('.surroundings')).toBeVisible()
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  await expect(line(page)).toHaveCount(0)
})

test('without the further screens the page of one of them says so', async ({ page }) => {
  const host = await hostWithout(page, LATER)
  await page.goto('/home/menu/program/week/?lang=de')
  await expect(line(page)).toBeVisible()
  await expect(line(page)).toHaveText('Der Thermostat wurde nicht vollständig geladen. Erneut versuchen')
  host.deploy()
  await line(page).getByRole('link').click()
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/program/week')
})

for (const [what, script, path] of [
  ['the further screens, which a page of one of them waits for', LATER, '/home/menu/program/week'],
  ['the program', PROGRAM, '/home'],
] as const)
  test(`a page that takes longer than four seconds says so, and goes on: without ${what}${wholeIf(script !== PROGRAM)}`, async ({
    page,
  }) => {
    const troubles: string[] = []
    page.on('pageerror', (error) => troubles.push(error.message))
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
    await stopClock(page)
    const letThrough = await holdBack(page, script)
    const early = page.waitForResponse(EARLY)
    await page.goto(`${path}?lang=fi`, { waitUntil: 'commit' })
    await early
    await expect.poll(() => page.evaluate(() => 'earlyPresses' in window)).toBe(true)
    await page.clock.runFor(4000)
    await expect(line(page)).toHaveText('Termostaatti ei ole latautunut kokonaan. Yritä uudelleen')
    await expect(line(page)).toHaveAttribute('role', 'alert')
    letThrough()
    await expect(display(page)).toHaveAttribute('data-path', path)
    await expect(page.locator('.surroundings')).toBeAttached()
    await expect(line(page)).toHaveCount(0)
    expect(troubles).toEqual([])
  })

test('a page that is complete never shows the line', async ({ page }) => {
  await page.goto('/home')
  await expect(page.locator('.surroundings')).toBeVisible()
  await expect(line(page)).toHaveCount(0)
})
