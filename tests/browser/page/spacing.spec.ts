/** Tests increased spacing of lines, letters and words (WCAG 1.4.12): no text is cut, covered or lost. */
import { languages, paths } from '../../../src/thermostat/device/device'
import { states } from '../../gallery/states'
import { performStep } from '../../scenarios/device-driver'
import { openDeck } from '../helpers/deck'
import { findMisfits } from '../helpers/layout-checks'
import { createPageDriver } from '../helpers/page-driver'
import { fault, goTo, key, open, openFaults, openHouse } from '../helpers/panel'
import { SEARCH_FIELD } from '../helpers/search-field'
import { stopClock } from '../helpers/stop-clock'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

/** Opens home with all screens of WiFi, and sets the spacing. */
async function openSpaced(page: Page, language: string, width: number) {
  await page.setViewportSize({ width, height: width < 900 ? 844 : 800 })
  await stopClock(page)
  await open(page, `/home?lang=${language}`, { wifiInstalled: true })
  await setSpacing(page)
}

/** The list of misfits, and a function that adds the current ones. */
function findings(page: Page) {
  const found: string[] = []
  const look = async (what: string) =>
    void found.push(...(await findMisfits(page)).map((misfit) => `${what}: ${misfit}`))
  return { found, look }
}

/** Sets the spacing by a constructed style sheet, which the page's policy allows. */
function setSpacing(page: Page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets.push(sheet)
  })
}

async function openScreen(page: Page, path: string) {
  await goTo(page, path)
  // Waits for redirects and for elements that fade out.
  await page.clock.runFor(3000)
}

for (const language of languages) {
  const isWhole = tagWholeIf(language !== 'fi')

  // behaviour 24.12
  test(`every screen fits with increased text spacing, in ${language}`, isWhole, async ({ page }) => {
    await openSpaced(page, language, 390)
    const { found, look } = findings(page)
    for (const path of paths) {
      await openScreen(page, path)
      await look(path)
    }
    await openScreen(page, '/home/menu/energy-consumption')
    for (const tab of await page.locator('[data-display] ul:first-of-type button[data-fit]').all()) {
      await tab.click()
      await look(`energy consumption, ${await tab.textContent()}`)
    }
    await openScreen(page, '/home/menu/program/timer/start-timer')
    await key(page, 'confirm').click()
    await expect(page.locator('[data-overlay]')).toBeVisible()
    await look('timer started')
    await openFaults(page)
    for (const code of [1, 3, 6]) {
      await openScreen(page, '/home')
      await fault(page, code).click()
      await look(`fault ${code}`)
    }
    expect(found).toEqual([])
  })

  test(`home fits in all its states with increased text spacing, in ${language}`, { tag: '@whole' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await stopClock(page)
    const driver = createPageDriver(page)
    const { found, look } = findings(page)
    for (const { name, start, steps } of states.filter(({ name }) => name.startsWith('home'))) {
      await driver.open({ ...start, settings: { ...start.settings, language } })
      for (const step of steps) await performStep(driver, step)
      await setSpacing(page)
      await look(name)
    }
    expect(found).toEqual([])
  })

  for (const width of [390, 1280])
    test(
      `the page around the device fits with increased text spacing, in ${language}, ${width} px wide`,
      tagWholeIf(language !== 'fi' || width > 390),
      async ({ page }) => {
        await openSpaced(page, language, width)
        const { found, look } = findings(page)
        const chooseTask = async () => {
          await page.getByRole('tab').first().click()
          await page.locator('[data-task="lock-keys"]').first().click()
          await page.locator('[data-actions] [data-do="show"]').waitFor()
        }
        await look('home')
        for (const act of [openHouse, openFaults, chooseTask, openDeck]) {
          await act(page)
          await page.clock.runFor(1000)
          await look(act.name)
        }
        await page.goto(`/home?lang=${language}&share`)
        await page.locator('dialog[data-share]').waitFor()
        await setSpacing(page)
        await look('the dialog that shares')
        expect(found).toEqual([])
      },
    )
}

for (const width of [320, 390])
  test(
    `the field’s placeholder is fully visible, ${width} px wide`,
    tagWholeIf(width > 320),
    async ({ page }) => {
      await openSpaced(page, 'fi', width)
      for (const language of languages) {
        await page.locator('[name="language"]').selectOption(language)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        expect(await findMisfits(page)).toEqual([])
        const [field, hint] = await page.evaluate((selector) => {
          const field = document.querySelector(selector)
          return [field, field?.nextElementSibling].map((one) => one?.getBoundingClientRect().height ?? 0)
        }, SEARCH_FIELD)
        expect(hint).toBeGreaterThan(20)
        expect(hint).toBeLessThanOrEqual(field ?? 0)
      }
    },
  )
