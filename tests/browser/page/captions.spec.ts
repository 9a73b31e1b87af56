/**
 * Tests that every text of the notice is short enough for its place, so that it does not move or cover other
 * elements.
 */
import english from '../../../src/common/texts/en.json' with { type: 'json' }
import { languages } from '../../../src/thermostat/device/device'
import { performStep } from '../../scenarios/device-driver'
import { atHome, type Person, type StartState, scenario } from '../../scenarios/scenario'
import { chooseLanguageInPage } from '../helpers/choose-language'
import { createPageDriver } from '../helpers/page-driver'
import { stopClock } from '../helpers/stop-clock'
import { expect, type Page, test } from '../helpers/test'

const settings = '/home/menu/settings'
const installer = '/home/menu/installer'

/** A screen and the steps there until the notice appears. */
type Case = readonly [given: StartState | string, tell?: (person: Person) => Person]

/** Notices with one line. */
const notices: readonly Case[] = [
  [atHome({ application: 'comfortHeating', comfortHeating: 'on' }), (p) => p.press('confirm').press('back')],
  [`${installer}/functions/operating-time-limitation`],
  [`${settings}/wifi/choose-network/enter-password`],
  ['/home/menu/energy-consumption'],
  [`${installer}/reset`],
  [`${settings}/screensaver`],
  [`${installer}/sensor/sensor-type`],
  [`${installer}/system-info`],
  [`${settings}/summertime`],
  [`${settings}/time-and-date/set-time`],
  [`${settings}/time-and-date/set-timezone`],
  ['/home/menu/program/week/edit'],
]

const save = (p: Person) => p.press('confirm').wait('3 s')

/** Notices with a second line. */
const advised: readonly Case[] = [
  [atHome()],
  [atHome(), (p) => p.press('confirm').press('back')],
  [atHome({ keylock: 'on' })],
  [atHome({ application: 'hotel' })],
  [atHome(), (p) => p.setSurroundings({ fault: 5 })],
  [atHome(), (p) => p.setSurroundings({ fault: 6 })],
  [atHome(), (p) => p.setSurroundings({ fault: 8 })],
  [atHome({ application: 'powerControl', floorType: 'wood/laminate' })],
  [atHome({ program: 'timer', timer: 'on' })],
  [atHome({ program: 'timer' })],
  ['/home/menu/program/timer/start-timer'],
  ['/home/menu/energy-consumption'],
  [atHome({ power: 'off' })],
  [atHome({ program: 'delayedStartup' })],
  [atHome({ program: 'week', temperatureValue: 5 })],
  [atHome({ program: 'week' }), (p) => p.press('next')],
  ['/home/nothing'],
  ['/home/menu/program', (p) => p.press('next', 2)],
  [`${settings}/wifi`],
  [`${settings}/keylock`],
  [`${settings}/summertime`, save],
  [`${settings}/screensaver`, save],
  [`${settings}/time-and-date/set-timezone`, save],
  [`${installer}/sensor/sensor-type`, save],
  [`${settings}/wifi`, (p) => p.setSurroundings({ slot: 'occupied' })],
  [{ path: `${settings}/wifi`, settings: { wifiInstalled: true } }, (p) => p.press('next')],
  [`${installer}/installed-effect`, (p) => p.press('confirm')],
  [`${installer}/sensor/sensor-choice/room-sensor-floor`],
  [`${installer}/applications/hotel/review`],
  [`${installer}/applications/hotel/edit`],
  [`${installer}/applications/comfort-heating/set-comfort-heating-temp`],
]

/** The text, the top of the device, and the overlap of the text with the element below it; in px. */
function measureInPage(isColumn: boolean) {
  const boxOf = (place: string) => document.querySelector(place)?.getBoundingClientRect()
  const [above, below] = isColumn
    ? ['[data-region="voice"]', '[data-region="deck"]']
    : ['[data-companion] div:has(> [role="combobox"])', '[data-bar]']
  return {
    said: document.querySelector('[data-notice]')?.textContent ?? '',
    device: Math.round(boxOf('[data-casing]')?.top ?? 0),
    over: (boxOf(above)?.bottom ?? 0) - (boxOf(below)?.top ?? 0),
  }
}

/** Returns the ids of these texts that no case showed in English. */
function findMissingTexts(begin: string, shown: readonly string[]): string[] {
  const texts = Object.entries(english).filter(([id]) => id.startsWith(begin))
  const parts = texts.map(([id, text]) => [id, String(text).split(/\{.*?\}/)] as const)
  return parts.flatMap(([id, words]) =>
    shown.some((one) => words.every((part) => one.includes(part))) ? [] : [id],
  )
}

const smallColumn = [900, 600] as const
const phone = [390, 844] as const
const everySize = [[1280, 800], smallColumn, phone, [360, 640], [320, 640]] as const

/**
 * Shows the notices of the cases in languages and windows. @returns all shown notices, and those that are too long
 */
async function showAll(
  page: Page,
  cases: readonly Case[],
  tags: readonly string[],
  sizes: readonly (readonly [width: number, height: number])[],
) {
  test.setTimeout(5 * 60_000)
  await stopClock(page)
  const driver = createPageDriver(page)
  const [all, tooLong]: [string[], string[]] = [[], []]
  for (const [where, addSteps = (p: Person) => p] of cases) {
    const start = typeof where === 'string' ? { path: where, settings: {} } : where
    await driver.open(start)
    for (const step of scenario('', start, addSteps).steps) await performStep(driver, step)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      for (const tag of tags) {
        await page.evaluate(chooseLanguageInPage, tag)
        const { said: text, device, over } = await page.evaluate(measureInPage, width >= 900)
        if (width < 900) expect(device).toBe(40)
        if (over > 0) tooLong.push(`${tag}, ${width} px, ${over} px: ${text}`)
        all.push(text)
      }
    }
  }
  return { all, tooLong }
}

test('every fourth notice fits into its place in Finnish', async ({ page }) => {
  const cases = [...notices, ...advised].filter((_, index) => index % 4 === 0)
  expect((await showAll(page, cases, ['fi'], [smallColumn, phone])).tooLong).toEqual([])
})

test('a phone shows the general notice below the advice where it has room, and the sheet stays', async ({
  page,
}) => {
  await page.goto('/home?lang=fi')
  for (const [width, height, isVisible] of [
    [390, 844, true],
    [360, 740, true],
    [350, 740, false],
    [390, 700, false],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('[data-notice] strong')).toBeVisible()
    await expect(page.locator('[data-notice] span')).toBeVisible({ visible: isVisible })
    if (height === 844) expect((await page.locator('[data-companion]').boundingBox())?.y).toBe(500)
  }
})

for (const [what, cases, ids] of [
  ['a notice', notices, 'page.notice.'],
  ['a notice with a second line', advised, 'page.advice.'],
] as const)
  test(`${what} fits into its place in every language`, { tag: '@whole' }, async ({ page }) => {
    // English comes last, because its texts are compared: the page has drawn the result of the steps by then.
    const { all, tooLong } = await showAll(page, cases, languages.toReversed(), everySize)
    expect(tooLong).toEqual([])
    expect(findMissingTexts(ids, all)).toEqual([])
  })
