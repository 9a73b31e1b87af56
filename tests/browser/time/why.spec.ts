/** Tests "See it happen": explanations let time run on a sandbox up to the event that they explain. */
import { readFileSync } from 'node:fs'
import { recordAnnouncements } from '../helpers/announcements'
import { CompanionDriver } from '../helpers/companion-driver'
import { timeDeck } from '../helpers/deck'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, test } from '../helpers/test'

type Texts = Readonly<Record<string, string>>

const textsOf = (language: string): Texts =>
  JSON.parse(readFileSync(`src/common/texts/companion-${language}.json`, 'utf8'))

/** True if a sentence is a text of the catalog with its values filled in. */
function isSaid(text: string): RegExp {
  const parts = text
    .split(/\{(?:[^{}]|\{[^{}]*\})*\}/)
    .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}

/** Lets time pass until the companion shows a sentence, in pieces short enough for frames. */
async function untilSaid(companion: CompanionDriver, text: string) {
  const said = isSaid(text)
  await expect
    .poll(
      async () => {
        await companion.advanceClock(1000)
        return companion.caption.textContent()
      },
      { intervals: [10], timeout: 60_000 },
    )
    .toMatch(said)
}

/** The sentences of a task, in their order, and the time of the last event. */
const scenes = [
  ['why-it-goes-back', '', ['back.program', 'back.changed', 'back.again'], 'T23:00'],
  ['why-room-cooler', '', ['cooler.floor', 'cooler.room', 'cooler.higher'], 'T02:'],
  ['why-limited', '', ['limited.heats', 'limited.limit', 'limited.holds'], 'T12:'],
  ['why-early', '', ['early.night', 'early.heats', 'early.warm'], 'T06:00'],
  ['why-not-warm-yet', '', ['yet.heats', 'yet.warm'], 'T07:'],
  ['why-window', '', ['window.heats', 'window.open', 'window.again'], 'T17:15'],
  ['why-error', '&value=3', ['error.heats', 'error.off', 'error.cold'], 'T21:00'],
  ['why-locked-guest', '', ['guest.in', 'guest.leaves', 'guest.out'], 'T14:00'],
  ['why-cold-after-timer', '', ['timer.runs', 'timer.over', 'timer.stays'], 'T06:00'],
  ['why-heats-again', '', ['again.heats', 'again.stops', 'again.warmer', 'again.again'], 'T12:'],
] as const

const cases = [
  ...scenes.map((scene) => ['en', ...scene] as const),
  ['fi', ...scenes[3]] as const,
  ['de', ...scenes[2]] as const,
]

for (const [language, task, more, turns, hour] of cases)
  test(
    `the scene of ${task} plays to its end in ${language}, and the visitor’s own device is restored`,
    tagWholeIf(language !== 'fi'),
    async ({ page }) => {
      test.setTimeout(120_000)
      const texts = textsOf(language)
      const state = JSON.stringify({ language, temperatureValue: 24, program: 'week' })
      await page.addInitScript((stored) => localStorage.setItem('state', stored), state)
      const companion = new CompanionDriver(page)
      await companion.open(task, more)
      const before = await page.evaluate(() => JSON.stringify(localStorage))
      const explanation = await companion.caption.textContent()
      await companion.pressAction('let-time-run')
      await expect(page.locator('[data-command="run"], [data-command="stop"]')).toBeVisible()
      await expect(page.locator('[data-command="next-event"]')).toBeHidden()
      for (const turn of turns) await untilSaid(companion, texts[`time.why.${turn}`] ?? turn)
      await expect(timeDeck(page)).toHaveAttribute('data-speed', '0')
      const at = await timeDeck(page).getAttribute('data-at')
      expect(at).toContain(hour)
      await companion.advanceClock(10_000)
      await expect(timeDeck(page)).toHaveAttribute('data-at', String(at))
      expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before)

      await companion.pressAction('put-back')
      await expect(companion.caption).toHaveText(String(explanation))
      await expect(timeDeck(page)).toHaveAttribute('data-speed', '1')
      await expect(page.locator('[data-display]')).toContainText('24')
      expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before)
    },
  )

test('the explanation loads on request', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const companion = new CompanionDriver(page)
  await companion.open('why-early')
  await companion.advanceClock(1000)
  expect(asked.filter((url) => /\/(scene-control|use-simulation|time)-/.test(url))).toEqual([])
  await companion.pressAction('let-time-run')
  await untilSaid(companion, textsOf('en')['time.why.early.night'] ?? '')
  expect(asked.filter((url) => /\/scene-control-/.test(url))).toHaveLength(1)
})

// behaviour 29.20
test('each sentence is read out once, also under reduced motion', async ({ page }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const companion = new CompanionDriver(page)
  await companion.open('why-window')
  const heardSoFar = await recordAnnouncements(page)
  await companion.pressAction('let-time-run')
  const texts = textsOf('en')
  const turns = ['heats', 'open', 'again'].map((turn) => texts[`time.why.window.${turn}`] ?? '')
  for (const turn of turns) await untilSaid(companion, turn)
  await companion.advanceClock(2000)
  expect(await heardSoFar()).toEqual(turns.map((turn) => expect.stringMatching(isSaid(turn))))
})

test('a task from an address offers the explanation on its screen', { tag: '@whole' }, async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('why-early', '&mode=show')
  await companion.waitForState('explaining')
  await companion.expectPath('/home/menu/installer/functions/adaptive-function')
  await companion.pressAction('let-time-run')
  await untilSaid(companion, textsOf('en')['time.why.early.night'] ?? '')
  await companion.expectPath('/home')
  await companion.pressAction('put-back')
  await companion.expectPath('/home/menu/installer/functions/adaptive-function')
})
