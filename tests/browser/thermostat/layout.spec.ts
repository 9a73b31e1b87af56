/** Tests every screen in every language at three widths: no text is cut off or overlaps, and axe finds no problem. */
import { type Language, languages, paths } from '../../../src/thermostat/device/device'
import { openAt } from '../../../src/thermostat/device/testing'
import { states } from '../../gallery/states'
import { performStep } from '../../scenarios/device-driver'
import { redirectedPathOf } from '../../scenarios/redirected-path'
import { axeSource } from '../helpers/axe'
import { chooseLanguageInPage } from '../helpers/choose-language'
import { findMisfits, findMisfitsInPage, findSmallTargetsInPage } from '../helpers/layout-checks'
import { createPageDriver } from '../helpers/page-driver'
import { key, open } from '../helpers/panel'
import { servePseudoLanguage } from '../helpers/pseudo-language'
import { stopClock } from '../helpers/stop-clock'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

const widths = [320, 768, 1280] as const

/** The parts that differ between screens. Axe checks the rest only on the first and the last screen. */
const CHANGING = ['[data-display]', '[data-notice]', '[data-key]']

/** Checks that run inside the page, so that a screen takes one call to the browser instead of six. */
interface Looking {
  speak(language: string): Promise<void>
  misfits(): string[]
  smallTargets(): string[]
  axe: {
    run(where: object, options: object): Promise<{ violations: readonly { id: string; nodes: object[] }[] }>
  }
}

/**
 * Goes to a screen without a reload, as the browser's buttons do, and returns what is wrong there, with its path.
 * @param where the parts that axe checks; none when empty
 */
function look(page: Page, path: string, where: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ({ to, awaited, include }) => {
      const { axe, misfits, smallTargets } = window as unknown as Looking
      const focused = document.activeElement
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
      // React draws the result of this event in a separate task.
      await new Promise((resolve) => setTimeout(resolve))
      await document.fonts.ready
      const shown = document.querySelector('[data-display]')?.getAttribute('data-path')
      const { violations } =
        include.length > 0 ? await axe.run({ include }, { resultTypes: ['violations'] }) : { violations: [] }
      return [
        ...misfits(),
        ...smallTargets(),
        ...violations.map(({ id, nodes }) => `${id}: ${JSON.stringify(nodes)}`),
        ...(document.activeElement === focused ? [] : ['the focus is lost']),
        ...(shown === awaited ? [] : [`${shown} is shown`]),
      ].map((one) => `${to}: ${one}`)
    },
    { to: path, awaited: redirectedPathOf(path, { wifi: true }), include: where },
  )
}

/** All parts are checked for each language at the smallest width, and for English at every width. */
const isWhole = (language: string, width: number) => language === 'en' || width === widths[0]

/** One screen of each kind and notice. The display only scales with the width, but its surroundings do not. */
const differing = paths.filter(
  (path, index) => paths.findIndex((one) => formOf(one) === formOf(path)) === index,
)

function formOf(path: string): string {
  const { body, notice } = openAt(path).picture
  return `${body.kind} ${notice}`
}

const everyScreen = ([...languages, 'pseudo'] as const).flatMap((language) =>
  widths.map((width) => ['every screen', language, width] as const),
)
/** The cases of `npm test`: the longest words in the narrowest window. */
const sample = ['one screen of each kind', 'fi', widths[0]] as const

/** Opens home in a language, with all optional parts of the device. */
async function openToLook(page: Page, language: Language, width: number) {
  await page.setViewportSize({ width, height: 900 })
  const onWifi = { wifiInstalled: true, wifi: 'on', wifiNetwork: 'Aurora' } as const
  await open(page, '/home', { ...onWifi, remoteControl: 'active', language })
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.evaluate(axeSource)
  await page.evaluate(
    `Object.assign(window, { misfits: ${findMisfitsInPage}, smallTargets: ${findSmallTargetsInPage}, speak: ${chooseLanguageInPage} })`,
  )
  await key(page, 'confirm').focus()
}

for (const [what, tags] of [['Finnish', ['fi']] as const, ['the six languages', languages] as const])
  test(
    `the texts of every screen fit in ${what}, 320 px wide`,
    tagWholeIf(tags === languages),
    async ({ page }) => {
      await openToLook(page, 'fi', widths[0])
      const problems: string[] = []
      for (const path of paths) {
        problems.push(...(await look(page, path, [])))
        const inLanguages = await page.evaluate(async (tags) => {
          const { speak, misfits, smallTargets } = window as unknown as Looking
          const wrong: string[] = []
          for (const tag of tags) {
            await speak(tag)
            wrong.push(...[...misfits(), ...smallTargets()].map((one) => `${tag}: ${one}`))
          }
          return wrong
        }, tags)
        problems.push(...inLanguages.map((one) => `${path}, ${one}`))
      }
      expect(problems).toEqual([])
    },
  )

for (const [what, language, width] of [sample, ...everyScreen]) {
  const tag = language === 'pseudo' ? 'sv' : language
  test(
    `${what} fits and axe finds no problem, in ${language}, ${width} px wide`,
    tagWholeIf(what !== sample[0]),
    async ({ page }) => {
      test.setTimeout(5 * 60_000)
      if (language === 'pseudo') await servePseudoLanguage(page)
      await openToLook(page, tag, width)
      const problems: string[] = []
      const screens = isWhole(language, width) && what !== sample[0] ? paths : differing
      for (const path of screens) {
        const isEnd = path === screens[0] || path === screens.at(-1)
        const where = isEnd ? ['html'] : isWhole(language, width) ? CHANGING : []
        problems.push(...(await look(page, path, where)))
      }
      expect(problems).toEqual([])
    },
  )
}

/** Overlays have the same words in all contexts, so one context is enough. */
const worthALook = states.filter(({ name }) => !name.startsWith('overlay') || name.endsWith('program'))
const PARTS = 8

for (const [what, tags] of [['the languages', languages] as const, ['pseudo', ['sv'] as const] as const])
  for (let part = 0; part < PARTS; part++)
    test(`the texts of every state fit in ${what}, part ${part + 1} of ${PARTS}`, { tag: '@whole' }, async ({
      page,
    }) => {
      test.setTimeout(5 * 60_000)
      await page.setViewportSize({ width: 360, height: 900 })
      if (what === 'pseudo') await servePseudoLanguage(page)
      await stopClock(page)
      const driver = createPageDriver(page)
      const problems: string[] = []
      for (const { name, start, steps } of worthALook.filter((_, index) => index % PARTS === part)) {
        await driver.open(start)
        for (const step of steps) await performStep(driver, step)
        for (const tag of tags) {
          await page.evaluate(chooseLanguageInPage, tag)
          problems.push(...(await findMisfits(page)).map((one) => `${name} in ${tag}: ${one}`))
        }
      }
      expect(problems).toEqual([])
    })
