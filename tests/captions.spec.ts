/** Every text that the notice can have fits the lines that are kept free for it, so that it moves nothing. */
import { expect, type Page, test } from '@playwright/test'
import { languages } from '../src/device/device'
import english from '../src/texts/en.json' with { type: 'json' }
import { take } from './hand'
import { driverOf } from './page-driver'
import { atHome, type Given, type Person, scenario } from './scenario'
import { stopClock } from './stop-clock'

const settings = '/home/menu/settings'
const installer = '/home/menu/installer'

/** A screen and what is done there until the notice says it. */
type Case = readonly [given: Given | string, tell?: (person: Person) => Person]

/** The texts of screens, alone. */
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

/** With a second line. */
const advised: readonly Case[] = [
  [atHome()],
  [atHome(), (p) => p.press('confirm').press('back')],
  [atHome({ keylock: 'on' })],
  [atHome({ application: 'hotel' })],
  [atHome(), (p) => p.surround({ fault: 5 })],
  [atHome(), (p) => p.surround({ fault: 6 })],
  [atHome(), (p) => p.surround({ fault: 8 })],
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
  [`${settings}/wifi`, (p) => p.surround({ slot: 'occupied' })],
  [{ path: `${settings}/wifi`, settings: { wifiInstalled: true } }, (p) => p.press('next')],
  [`${installer}/installed-effect`, (p) => p.press('confirm')],
  [`${installer}/sensor/sensor-choice/room-sensor-floor`],
  [`${installer}/applications/hotel/review`],
  [`${installer}/applications/hotel/edit`],
  [`${installer}/applications/comfort-heating/set-comfort-heating-temp`],
]

/** How many lines the notice takes, how much room is kept for it, and what it moves. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (place: string) => document.querySelector(place)?.getBoundingClientRect()
    const notice = document.querySelector('[data-notice]')
    return {
      said: notice?.textContent ?? '',
      lines: Math.round((boxOf('[data-notice]')?.height ?? 0) / 21),
      room: Math.round(((boxOf('.below')?.height ?? 0) - 16) / 21),
      device: Math.round(boxOf('.casing')?.top ?? 0),
      holds: document.querySelector('.hold-button') !== null,
    }
  })

/** Opens each case and calls `look` with it in every language. @returns all that was said in English */
async function lookAtAll(page: Page, cases: readonly Case[], look: (language: string) => Promise<unknown>) {
  await stopClock(page)
  const driver = driverOf(page)
  const said: string[] = []
  for (const [where, tell = (p: Person) => p] of cases) {
    const given = typeof where === 'string' ? { path: where, settings: {} } : where
    await driver.open(given)
    for (const step of scenario('', given, tell).steps) await take(driver, step)
    // English, which is read, comes last: what was pressed is drawn by then.
    for (const language of languages.toReversed()) {
      await page.locator('.language select').selectOption(language)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await look(language)
      if (language === 'en') said.push((await measure(page)).said)
    }
  }
  return said
}

/** The English texts of these ids that nothing said. */
function unsaid(begin: string, said: readonly string[]): string[] {
  const texts = Object.entries(english).filter(([id]) => id.startsWith(begin))
  const parts = texts.map(([id, text]) => [id, String(text).split(/\{.*?\}/)] as const)
  return parts.flatMap(([id, words]) =>
    said.some((one) => words.every((part) => one.includes(part))) ? [] : [id],
  )
}

for (const [what, cases, ids] of [
  ['a notice', notices, 'page.notice.'],
  ['a notice with a second line', advised, 'page.advice.'],
] as const)
  test(`${what} fits the lines that are kept free for it, in every language`, async ({ page }) => {
    test.setTimeout(5 * 60_000)
    const alone = cases === notices
    const tooLong: string[] = []
    const said = await lookAtAll(page, cases, async (language) => {
      for (const [width, height, room, lines] of [
        [390, 844, 3, alone ? 2 : 3],
        [360, 640, 4, alone ? 3 : 4],
        [320, 640, 4, alone ? 3 : 4],
      ] as const) {
        await page.setViewportSize({ width, height })
        const seen = await measure(page)
        expect(seen.device).toBe(8)
        if (seen.lines > lines || (seen.room !== room && !seen.holds))
          tooLong.push(`${language}, ${width} px, ${seen.lines} of ${seen.room} lines: ${seen.said}`)
      }
    })
    expect(tooLong).toEqual([])
    expect(unsaid(ids, said)).toEqual([])
  })
