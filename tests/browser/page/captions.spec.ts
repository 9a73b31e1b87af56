/** Every text that the notice can have is short enough for its place, so that it moves and covers nothing. */

import { languages } from '../../../src/device/device'
import english from '../../../src/texts/en.json' with { type: 'json' }
import { take } from '../../scenarios/hand'
import { atHome, type Given, type Person, scenario } from '../../scenarios/scenario'
import { driverOf } from '../helpers/page-driver'
import { speakInPage } from '../helpers/speak'
import { stopClock } from '../helpers/stop-clock'
import { expect, type Page, test } from '../helpers/test'

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

interface Measured {
  readonly language: string
  readonly said: string
  /** Where the device begins, in px from the top. */
  readonly device: number
  /** How far what is said, with its button, reaches over the deck, or pushes the field over the bar, in px. */
  readonly over: number
}

/** What the notice moves or covers in each language. */
const measure = (page: Page, tags: readonly string[], isColumn: boolean): Promise<readonly Measured[]> =>
  page.evaluate(
    async ({ tags, isColumn }) => {
      const { speak } = window as unknown as { speak: typeof speakInPage }
      const boxOf = (place: string) => document.querySelector(place)?.getBoundingClientRect()
      const all: Measured[] = []
      for (const language of tags) {
        await speak(language)
        const notice = document.querySelector('[data-notice]')
        const [above, below] = isColumn
          ? ['[data-region="voice"]', '[data-region="deck"]']
          : ['[data-companion] div:has(> [role="combobox"])', '[data-bar]']
        all.push({
          language,
          said: notice?.textContent ?? '',
          device: Math.round(boxOf('[data-casing]')?.top ?? 0),
          over: (boxOf(above)?.bottom ?? 0) - (boxOf(below)?.top ?? 0),
        })
      }
      return all
    },
    { tags, isColumn },
  )

/** The English texts of these ids that nothing said. */
function unsaid(begin: string, said: readonly string[]): string[] {
  const texts = Object.entries(english).filter(([id]) => id.startsWith(begin))
  const parts = texts.map(([id, text]) => [id, String(text).split(/\{.*?\}/)] as const)
  return parts.flatMap(([id, words]) =>
    said.some((one) => words.every((part) => one.includes(part))) ? [] : [id],
  )
}

type Sizes = readonly (readonly [width: number, height: number])[]

const sizes = [
  [1280, 800],
  [900, 600],
  [390, 844],
  [360, 640],
  [320, 640],
] as const

/** English, which is read, comes last: what was pressed is drawn by then. */
const everyLanguage = languages.toReversed()

/** Opens a screen, and says it in these languages in windows of these sizes. @returns what was said too long */
async function tooLong(page: Page, [where, tell = (p) => p]: Case, tags: readonly string[], tried: Sizes) {
  const driver = driverOf(page)
  const given = typeof where === 'string' ? { path: where, settings: {} } : where
  await driver.open(given)
  for (const step of scenario('', given, tell).steps) await take(driver, step)
  const wrong: string[] = []
  let inEnglish = ''
  for (const [width, height] of tried) {
    await page.setViewportSize({ width, height })
    const isColumn = width >= 900
    for (const seen of await measure(page, tags, isColumn)) {
      if (!isColumn) expect(seen.device).toBe(8)
      if (seen.over > 0) wrong.push(`${seen.language}, ${width} px, ${seen.over} px: ${seen.said}`)
      if (seen.language === 'en') inEnglish = seen.said
    }
  }
  return { wrong, inEnglish }
}

async function openToSpeak(page: Page) {
  test.setTimeout(5 * 60_000)
  await stopClock(page)
  await page.addInitScript(`Object.assign(window, { speak: ${speakInPage} })`)
}

test('one notice in four is short enough for its place in Finnish, on a phone and in a small column', async ({
  page,
}) => {
  await openToSpeak(page)
  const found: string[] = []
  for (const one of [...notices, ...advised].filter((_, index) => index % 4 === 0))
    found.push(...(await tooLong(page, one, ['fi'], [sizes[1], sizes[2]])).wrong)
  expect(found).toEqual([])
})

for (const [what, cases, ids] of [
  ['a notice', notices, 'page.notice.'],
  ['a notice with a second line', advised, 'page.advice.'],
] as const)
  test(`${what} is short enough for its place, in every language`, { tag: '@whole' }, async ({ page }) => {
    await openToSpeak(page)
    const found: string[] = []
    const said: string[] = []
    for (const one of cases) {
      const { wrong, inEnglish } = await tooLong(page, one, everyLanguage, sizes)
      found.push(...wrong)
      said.push(inEnglish)
    }
    expect(found).toEqual([])
    expect(unsaid(ids, said)).toEqual([])
  })
