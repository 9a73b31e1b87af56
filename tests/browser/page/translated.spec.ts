/**
 * Tests a page that the browser translates: at every step it has the same text as an untranslated page. Both pages
 * are operated in the same way, on clocks that only the test moves.
 */
import { packDevice } from '../../../src/site/share/pack-device'
import { factorySettings, paths } from '../../../src/thermostat/device/device'
import { START_TIME } from '../../scenarios/scenario'
import { CompanionDriver } from '../helpers/companion-driver'
import { openDeck } from '../helpers/deck'
import {
  readTexts,
  sharedTexts,
  translateFromStart,
  translateNow,
  untranslatedTexts,
} from '../helpers/page-translation'
import { control, fault, goTo, key, open, openFaults, openHouse } from '../helpers/panel'
import { searchField } from '../helpers/search-field'
import { stopClock } from '../helpers/stop-clock'
import { expect, type Page, test } from '../helpers/test'

type Act = (page: Page) => Promise<unknown>

/** An untranslated and a translated page, which are operated together. */
class Pages {
  readonly plain: Page
  readonly translated: Page

  constructor(plain: Page, translated: Page) {
    this.plain = plain
    this.translated = translated
  }

  /** Does the same on both pages, and compares their texts. */
  async both(what: string, act: Act) {
    await test.step(what, async () => {
      for (const page of [this.plain, this.translated]) await act(page)
      await expect(async () => {
        for (const page of [this.plain, this.translated]) await page.clock.runFor(500)
        expect(await readTexts(this.translated)).toEqual(await readTexts(this.plain))
      }).toPass({ intervals: [10] })
      expect(await untranslatedTexts(this.translated)).toEqual([])
      expect(await sharedTexts(this.plain)).toEqual([])
      for (const page of [this.plain, this.translated])
        expect(await page.locator('[data-failed], [data-sure], [data-stopped]').count()).toBe(0)
    })
  }

  press(...buttons: readonly string[]) {
    return this.both(`press ${buttons.join(', ')}`, async (page) => {
      for (const button of buttons) await key(page, button).click({ force: true })
    })
  }

  /** Presses a button of the companion, once it is in view. */
  do(what: string) {
    return this.both(what, (page) => page.locator(`[data-do="${what}"]:visible`).first().click())
  }

  goTo(path: string) {
    return this.both(path, (page) => goTo(page, path))
  }

  pass(ms: number) {
    return this.both(`${ms} ms pass`, (page) => page.clock.runFor(ms))
  }

  async until(state: string) {
    for (const page of [this.plain, this.translated])
      await expect(async () => {
        await page.clock.runFor(500)
        expect(await page.locator('[data-companion]').getAttribute('data-state')).toBe(state)
      }).toPass({ intervals: [10] })
    await this.both(`until ${state}`, async () => {})
  }
}

const walk = test.extend<{ pages: Pages }>({
  pages: async ({ browser, page }, use) => {
    // Uses a context of its own, because shared storage would change the other page.
    const plain = await browser.newPage()
    await use(new Pages(plain, page))
    await plain.close()
  },
})

async function openStill(page: Page, path: string, settings = {}) {
  await stopClock(page)
  await open(page, path, settings)
}

/** Opens both pages; one is translated before its program runs. */
async function openBoth({ plain, translated }: Pages, path: string, settings = {}) {
  await translateFromStart(translated)
  for (const page of [plain, translated]) await openStill(page, path, settings)
}

// behaviour 20.6
walk(
  'every screen and its notice have the same text as on an untranslated page',
  { tag: '@whole' },
  async ({ pages }) => {
    await openBoth(pages, '/home')
    for (const path of paths) await pages.goTo(path)
  },
)

walk(
  'overlays, the keypad lock, an ended timer and faults have the same text as on an untranslated page',
  async ({ pages }) => {
    await openBoth(pages, '/home/menu/settings/keylock')
    await pages.press('previous', 'confirm')
    await pages.pass(3000)
    await pages.goTo('/home')
    await pages.press('next')
    await pages.press('confirm')
    await pages.goTo('/home/menu/program/timer/start-timer')
    await pages.press('confirm')
    await pages.pass(3000)
    await pages.press('close')
    await pages.both('the hours of the timer pass', (page) => page.clock.fastForward('06:00:00'))
    await pages.both('language', (page) => page.locator('[name="language"]').selectOption('fi'))
    await pages.both('faults', openFaults)
    for (const code of [3, 6, 0]) await pages.both(`fault ${code}`, (page) => fault(page, code).click())
    await pages.both('house', openHouse)
    await pages.both('wifi card', (page) => control(page, 'wifiInstalled').click())
    await pages.both('why', (page) => page.locator('[popovertarget]').first().click())
  },
)

walk(
  'the companion has the same text as on an untranslated page, from the search to the undo',
  async ({ pages }) => {
    await openBoth(pages, '/home')
    await pages.both('the field', async (page) => {
      await searchField(page).click()
      await new CompanionDriver(page).waitForList()
    })
    await pages.both('an answer', (page) => searchField(page).fill('lock'))
    await pages.both('a task', (page) => page.locator('[data-task="lock-keys"]').first().click())
    await pages.do('show')
    for (let step = 0; step < 6; step++) await pages.pass(1500)
    await pages.until('reached')
    await pages.do('put-back')
    await pages.do('try')
    await pages.do('hint')
    await pages.press('confirm', 'next')
    await pages.do('leave')
    await pages.both('no answer', (page) => searchField(page).fill('zebra'))
  },
)

walk(
  'simulated time and the share dialog have the same text as on an untranslated page',
  { tag: '@whole' },
  async ({ pages }) => {
    await openBoth(pages, '/home', { program: 'week' })
    await pages.both('the deck', openDeck)
    for (const name of ['run', 'run-60'])
      await pages.both(name, (page) => page.locator(`[data-command="${name}"]`).click())
    await pages.pass(2000)
    await pages.both('stop', (page) => page.locator('[data-command="stop"]').click())
    await pages.both('next', (page) => page.locator('[data-command="next-event"]').click())
    await pages.both('now', (page) => page.locator('[data-command="now"]').click())
    await pages.both('share', (page) => page.locator('[data-command="share"]').first().click())
    await pages.both('copy', (page) => page.locator('dialog[data-share] .share-main').first().click())
  },
)

walk(
  'a page that is translated later has the same text as an untranslated one from then on',
  { tag: '@whole' },
  async ({ pages }) => {
    for (const page of [pages.plain, pages.translated]) await openStill(page, '/home/menu/settings/keylock')
    await translateNow(pages.translated)
    await pages.press('previous', 'confirm')
    await pages.pass(3000)
    await pages.press('close')
    await pages.press('confirm')
  },
)

walk(
  'the handover sheet has the same text as on an untranslated page, also in another language',
  async ({ pages }) => {
    await translateFromStart(pages.translated)
    for (const page of [pages.plain, pages.translated]) await page.clock.install({ time: START_TIME })
    await pages.both('the sheet', async (page) => {
      await page.goto(`/sheet/#d=${packDevice({ ...factorySettings, keylock: 'on' })}`)
      await page.locator('main h1').waitFor()
    })
    await pages.both('language', (page) => page.locator('header select').selectOption('de'))
  },
)
