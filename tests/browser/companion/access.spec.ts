/**
 * Tests the companion with axe, by keyboard alone, with a screen reader, under reduced motion and in forced colours.
 */

import { recordAnnouncements } from '../helpers/announcements'
import { findAxeViolations } from '../helpers/axe'
import { CompanionDriver } from '../helpers/companion-driver'
import { finishAnimationsInPage } from '../helpers/layout-checks'
import { recordReducedMotion } from '../helpers/reduced-motion'
import { SEARCH_FIELD, searchField } from '../helpers/search-field'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

const LOCK = ['confirm', 'next', 'next', 'confirm', 'next', 'next', 'next', 'confirm', 'previous', 'confirm']
const keys: Readonly<Record<string, string>> = {
  confirm: 'Enter',
  next: 'ArrowRight',
  previous: 'ArrowLeft',
}

/** The states of the companion, with the acts that lead to each. */
const states: Readonly<Record<string, (companion: CompanionDriver) => Promise<unknown>>> = {
  closed: (companion) => companion.openClosed(),
  finding: async (companion) => {
    await companion.openClosed()
    await companion.typeQuery('lock')
  },
  ready: (companion) => companion.open('lock-keys'),
  showing: (companion) => companion.open('lock-keys', '&mode=show'),
  paused: async (companion) => {
    await companion.open('lock-keys', '&mode=show')
    await companion.pressAction('pause')
  },
  trying: async (companion) => {
    await companion.open('lock-keys', '&mode=try')
    await companion.pressAction('hint')
  },
  reached: async (companion) => {
    await companion.open('lock-keys', '&mode=show')
    await companion.waitForState('reached')
  },
  explaining: (companion) => companion.open('why-limited'),
  impossible: (companion) => companion.open('connect-wifi'),
}

for (const [state, reach] of Object.entries(states))
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const)
    test(
      `axe finds no problem in the companion while it is ${state}, ${width} px wide, in light and dark mode`,
      tagWholeIf(width > 390 || !['finding', 'reached'].includes(state)),
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        const companion = new CompanionDriver(page)
        await reach(companion)
        await companion.expectState(state)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await page.evaluate(finishAnimationsInPage)
          expect(await findAxeViolations(page, () => companion.advanceClock(1))).toEqual([])
          await companion.expectState(state)
        }
      },
    )

test('each step of a demonstration is announced once, and nothing else', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('lock-keys')
  await expect(page.locator('[aria-live]').first()).toContainText('Takes 10 presses.')
  const readAnnouncements = await recordAnnouncements(page)
  await companion.pressAction('show')
  await companion.waitForState('reached')
  const announcements = await readAnnouncements()
  const steps = await page.locator('#panel-tasks ol > li').count()
  expect(announcements).toHaveLength(steps + 1)
  expect(new Set(announcements).size).toBe(announcements.length)
  expect(announcements.at(-1)).toContain('The buttons are now locked on the home screen.')
})

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, place: string) {
  const isThere = () => page.evaluate((where) => document.activeElement?.matches(where), place)
  for (let presses = 0; presses < 60; presses++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No key leads to ${place}.`)
}

test('a task is found, shown, tried and left by keyboard alone, and no step moves the focus', async ({
  page,
}) => {
  const companion = new CompanionDriver(page)
  await companion.openClosed()
  await tabTo(page, SEARCH_FIELD)
  await page.keyboard.type('lock the buttons')
  await companion.waitForList()
  await expect(searchField(page)).toBeFocused()
  await expect(searchField(page)).toHaveValue('lock the buttons')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await companion.expectState('ready')
  await expect(companion.root).toHaveAttribute('data-task', 'lock-keys')
  await companion.advanceClock(100)
  await tabTo(page, '[data-do="show"]')
  await page.keyboard.press('Enter')
  await companion.expectState('showing')
  await companion.advanceClock(100)
  for (const [was, is] of [
    ['pause', 'resume'],
    ['resume', 'pause'],
  ]) {
    await expect(page.locator(`[data-do="${was}"]`)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator(`[data-do="${is}"]`)).toBeFocused()
  }
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    document.addEventListener('focusin', ({ target }) => {
      const state = document.querySelector('[data-companion]')?.getAttribute('data-state')
      if (state === 'showing') moved.push((target as Element).outerHTML.slice(0, 60))
    })
  })
  await companion.waitForState('reached')
  await companion.advanceClock(100)
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
  await expect(page.locator('[data-actions] [data-main]')).toBeFocused()
  await tabTo(page, '[data-do="try"]')
  await page.keyboard.press('Enter')
  await companion.expectState('trying')
  await expect(page.locator('[data-key="confirm"]')).toBeFocused()
  for (const button of LOCK) await page.keyboard.press(keys[button] ?? '')
  await companion.expectState('reached')
  await tabTo(page, '[data-do="leave"]')
  await page.keyboard.press('Enter')
  await companion.expectState('finding')
  await expect(searchField(page)).toBeFocused()
  await expect(searchField(page)).toHaveValue('lock the buttons')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await companion.expectState('closed')
  await expect(searchField(page)).toBeFocused()
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false')
})

test('under reduced motion nothing moves during a demonstration', { tag: '@whole' }, async ({ page }) => {
  const moved = await recordReducedMotion(page)
  const companion = new CompanionDriver(page)
  await companion.openClosed()
  await companion.typeQuery('lock')
  await page.locator('[data-task="lock-keys"]').first().click()
  await companion.pressAction('show')
  await companion.waitForState('reached')
  await companion.pressAction('put-back')
  await companion.advanceClock(100)
  expect(await moved()).toEqual([])
})

test('in forced colours the shown button has a ring, and disabled buttons look disabled', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const companion = new CompanionDriver(page)
  await companion.open('lock-keys', '&mode=show')
  await companion.expectState('showing')
  const looks = (place: string) =>
    page.locator(place).evaluate((element) => {
      const { outlineStyle, outlineColor, backgroundColor, color, borderTopColor } = getComputedStyle(element)
      return { outlineStyle, outlineColor, backgroundColor, color, borderTopColor }
    })
  const ringed = await looks('[data-shown]')
  expect(ringed.outlineStyle).toBe('solid')
  expect(ringed.outlineColor).not.toBe(ringed.backgroundColor)
  const resting = await looks('[data-do="step-back"][aria-disabled="true"]')
  const ready = await looks('[data-do="step"]')
  expect(resting.color).not.toBe(ready.color)
})
