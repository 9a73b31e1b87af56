/** What throws while it is drawn costs its own part of the page and a sentence, and nothing else. */

import { breakText, makeBreakable, mendText } from '../helpers/broken-text'
import { pressKey } from '../helpers/press-key'
import { expect, type Locator, type Page, test } from '../helpers/test'
import { wholeIf } from '../helpers/whole'

const display = (page: Page) => page.locator('[data-display]')
const failed = (place: Page | Locator) => place.locator('[data-failed]')

async function openSwedish(page: Page, path: string) {
  await page.goto(`${path}?lang=sv`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expect(page.locator('[name="wifiInstalled"]')).toBeAttached()
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Draws the page anew in Swedish, so that all that is broken throws. */
async function drawAnew(page: Page) {
  const language = page.locator('[name="language"]')
  await language.selectOption('en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await language.selectOption('sv')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
}

/** Parts of the page by a text of theirs, and where the sentence then stands. */
const parts = [
  ['sharing', 'page.shareShort', '[data-region="header"]'],
  ['the notice', 'page.notice.general', '[data-region="voice"]'],
  ['the field', 'page.ask', '[data-companion] > :first-child'],
  ['the tabs', 'surroundings.title', '[data-bar]'],
  ['the tasks', 'page.what', '#panel-tasks'],
  ['the readings', 'surroundings.windowOpen', '#panel-house'],
  ['the accessories', 'surroundings.wifiCard.info', '#panel-house'],
  ['what happens', 'surroundings.postHeat', '#panel-house'],
  ['further screens', 'surroundings.upgrade', '#panel-house'],
  ['the faults', 'surroundings.fault.clear', '#panel-faults'],
  ['time', 'surroundings.time', '[data-region="deck"]'],
] as const

// behaviour 27.7
for (const [what, text, place] of parts)
  test(
    `${what} may throw: the rest of the page goes on, and another try brings it back`,
    wholeIf(what !== 'the notice'),
    async ({ page }) => {
      await makeBreakable(page, text)
      await openSwedish(page, '/home')
      await breakText(page)
      await drawAnew(page)
      await expect(failed(page)).toHaveCount(1)
      const said = failed(page.locator(place))
      await expect(said).toHaveText('Den här delen fungerar inte just nu. Försök igen')
      await pressKey(page, 'Enter')
      await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
      await pressKey(page, 'Escape')
      await expect(display(page)).toHaveAttribute('data-path', '/home')
      await mendText(page)
      await said.locator('button').dispatchEvent('click')
      await expect(failed(page)).toHaveCount(0)
    },
  )

test('a screen may throw: the sentence stands in the display, and every other screen is drawn', async ({
  page,
}) => {
  await makeBreakable(page, 'program.title')
  await openSwedish(page, '/home')
  await breakText(page)
  await pressKey(page, 'Enter')
  await expect(failed(display(page))).toBeVisible()
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  await pressKey(page, 'Escape')
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await expect(failed(page)).toHaveCount(0)
  await pressKey(page, 'Enter')
  await mendText(page)
  await failed(display(page)).getByRole('button').click()
  await expect(display(page).locator('[data-line]').first()).toHaveText('Program')
})

test('the device itself may throw: what stands around it stays', { tag: '@whole' }, async ({ page }) => {
  await makeBreakable(page, 'page.display')
  await openSwedish(page, '/home')
  await breakText(page)
  await drawAnew(page)
  await expect(failed(page.locator('[data-casing] > :first-child'))).toBeVisible()
  await expect(page.locator('[name="wifiInstalled"]')).toBeAttached()
  await mendText(page)
  await failed(page).getByRole('button').click()
  await expect(display(page)).toHaveAttribute('data-path', '/home')
})

const languages = [
  ['en', 'Something went wrong, and the thermostat has stopped. Start again'],
  ['sv', 'Något gick fel och termostaten har stannat. Börja om'],
  ['no', 'Noe gikk galt, og termostaten har stoppet. Begynn på nytt'],
  ['fi', 'Jokin meni vikaan, ja termostaatti pysähtyi. Aloita alusta'],
  ['da', 'Noget gik galt, og termostaten er gået i stå. Begynd forfra'],
  ['de', 'Etwas ist schiefgelaufen, und der Thermostat läuft nicht mehr. Neu beginnen'],
] as const

for (const [language, text] of languages)
  test(
    `where nothing can be drawn, the page says so and begins again: ${language}`,
    wholeIf(language !== 'fi'),
    async ({ page }) => {
      await makeBreakable(page, 'page.device')
      await page.goto(`/home/menu?lang=${language === 'en' ? 'sv' : 'en'}`)
      await expect(page.locator('[name="wifiInstalled"]')).toBeAttached()
      await breakText(page)
      await page.locator('[name="language"]').selectOption(language)
      await expect(page.locator('[data-stopped]')).toHaveText(text)
      await page.locator('[data-stopped]').getByRole('link').click()
      await expect(display(page)).toHaveAttribute('data-path', '/')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    },
  )
