/** Tests that an error while a part of the page is drawn replaces only that part by a message. */
import { breakText, makeBreakable } from '../helpers/broken-text'
import { control, display, open, waitForPath } from '../helpers/panel'
import { pressKey } from '../helpers/press-key'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Locator, type Page, test } from '../helpers/test'

const failed = (place: Page | Locator) => place.locator('[data-failed]')
const language = (page: Page) => page.locator('[name="language"]')

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Draws the page again by switching the language, so that a broken text throws. */
async function redraw(page: Page) {
  for (const tag of ['en', 'sv']) {
    await language(page).selectOption(tag)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
  }
}

/** The parts of the page, each with one of its texts and the place of its error message. */
const parts = [
  ['the notice', 'page.notice.general', '[data-region="voice"]'],
  ['the tasks', 'page.what', '#panel-tasks'],
  ['time', 'surroundings.time', '[data-region="deck"]'],
] as const
const moreParts = [
  ['sharing', 'page.shareShort', '[data-region="header"]'],
  ['the field', 'page.ask', '[data-companion] > :first-child'],
  ['the tabs', 'surroundings.title', '[data-bar]'],
  ['the readings', 'surroundings.windowOpen', '#panel-house'],
  ['the accessories', 'surroundings.wifiCard.info', '#panel-house'],
  ['what happens', 'surroundings.postHeat', '#panel-house'],
  ['further screens', 'surroundings.upgrade', '#panel-house'],
  ['the faults', 'error.e3', '#panel-faults'],
] as const

// behaviour 27.7
for (const some of [parts, moreParts])
  test(
    `an error in one of ${some.length} parts leaves the rest working, and a retry restores the part`,
    tagWholeIf(some === moreParts),
    async ({ page }) => {
      await makeBreakable(page, ...some.map(([, text]) => text))
      await open(page, '/home?lang=sv')
      for (const [what, text, place] of some)
        await test.step(what, async () => {
          await breakText(page, text)
          await redraw(page)
          await expect(failed(page)).toHaveCount(1)
          const message = failed(page.locator(place))
          await expect(message).toHaveText('Den här delen fungerar inte just nu. Försök igen')
          await pressKey(page, 'Enter')
          await waitForPath(page, '/home/menu')
          await pressKey(page, 'Escape')
          await waitForPath(page, '/home')
          await breakText(page, null)
          await message.locator('button').dispatchEvent('click')
          await expect(failed(page)).toHaveCount(0)
        })
    },
  )

test('an error message replaces a screen, or the device, that throws', async ({ page }) => {
  await makeBreakable(page, 'page.display', 'program.title')
  await open(page, '/home?lang=sv')
  await test.step('a screen: the message is in the display, and every other screen is drawn', async () => {
    await breakText(page, 'program.title')
    await pressKey(page, 'Enter')
    await expect(failed(display(page))).toBeVisible()
    await waitForPath(page, '/home/menu')
    await pressKey(page, 'Escape')
    await waitForPath(page, '/home')
    await expect(failed(page)).toHaveCount(0)
    await pressKey(page, 'Enter')
    await breakText(page, null)
    await failed(display(page)).getByRole('button').click()
    await expect(display(page).locator('[data-line]').first()).toHaveText('Program')
  })

  await test.step('the device: the rest of the page stays', async () => {
    await breakText(page, 'page.display')
    await redraw(page)
    await expect(failed(page.locator('[data-casing] > :first-child'))).toBeVisible()
    await expect(control(page, 'wifiInstalled')).toBeAttached()
    await breakText(page, null)
    await failed(page).getByRole('button').click()
    await waitForPath(page, '/home/menu')
  })
})

const stopped = [
  ['en', 'Something went wrong, and the thermostat has stopped. Start again'],
  ['sv', 'Något gick fel och termostaten har stannat. Börja om'],
  ['no', 'Noe gikk galt, og termostaten har stoppet. Begynn på nytt'],
  ['fi', 'Jokin meni vikaan, ja termostaatti pysähtyi. Aloita alusta'],
  ['da', 'Noget gik galt, og termostaten er gået i stå. Begynd forfra'],
  ['de', 'Etwas ist schiefgelaufen, und der Thermostat läuft nicht mehr. Neu beginnen'],
] as const

for (const [tag, text] of stopped)
  test(
    `a page that cannot draw anything reports that it has stopped and starts again, in ${tag}`,
    tagWholeIf(tag !== 'fi'),
    async ({ page }) => {
      await makeBreakable(page, 'page.device')
      await open(page, `/home/menu?lang=${tag === 'en' ? 'sv' : 'en'}`)
      await breakText(page, 'page.device')
      await language(page).selectOption(tag)
      await expect(page.locator('[data-stopped]')).toHaveText(text)
      await page.locator('[data-stopped]').getByRole('link').click()
      await waitForPath(page, '/')
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
    },
  )
