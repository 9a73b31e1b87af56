/** Every screen in every language, at three widths: nothing is cut or overlaps, and axe finds nothing. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { languages, paths } from '../src/device/device'
import { openAt } from '../src/device/testing'
import { misfits, misfitsInPage, smallTargetsInPage } from './fits'
import { states } from './gallery/states'
import { take } from './hand'
import { driverOf } from './page-driver'
import { speakPseudo } from './pseudo'
import { shownAt } from './shown'
import { stopClock } from './stop-clock'

const widths = [320, 768, 1280] as const
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The parts that differ between screens; the rest is checked with the first and the last screen only. */
const CHANGING = ['[data-display]', '[data-notice]', '.casing-buttons', '.glass-bar']

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[]
}

/** Checks that run inside the page, so that a screen takes one call to the browser instead of six. */
interface Looking {
  misfits(): string[]
  smallTargets(): string[]
  axe: {
    run(
      where: object,
      options: { readonly resultTypes: readonly string[] },
    ): Promise<{ violations: readonly Finding[] }>
  }
}

async function learnToLook(page: Page) {
  await page.evaluate(axe)
  await page.evaluate(
    `Object.assign(window, { misfits: ${misfitsInPage}, smallTargets: ${smallTargetsInPage} })`,
  )
}

/**
 * Goes to a screen without a reload, as the browser's buttons do, and returns what is wrong there.
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
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary ?? ''}`),
      )
      return [
        ...misfits(),
        ...smallTargets(),
        ...found,
        ...(document.activeElement === focused ? [] : ['the focus is lost']),
        ...(shown === awaited ? [] : [`${shown} is shown`]),
      ]
    },
    { to: path, awaited: shownAt(path, { wifi: true }), include: where },
  )
}

/** Each language is looked at whole where it is narrowest, English at each width. */
const isWhole = (language: string, width: number) => language === 'en' || width === widths[0]

/** One screen of each kind and notice: the display only scales with the width, what is around it does not. */
const differing = paths.filter(
  (path, index) => paths.findIndex((one) => formOf(one) === formOf(path)) === index,
)

function formOf(path: string): string {
  const { body, notice } = openAt(path).picture
  return `${body.kind} ${notice}`
}

for (const language of [...languages, 'pseudo'] as const) {
  const tag = language === 'pseudo' ? 'sv' : language
  for (const width of widths) {
    test(`every screen in ${language}, ${width} px wide`, async ({ page }) => {
      test.setTimeout(5 * 60_000)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (language === 'pseudo') await speakPseudo(page)
      const state = {
        wifiInstalled: 'true',
        wifi: 'on',
        wifiNetwork: 'Home',
        remoteControl: 'active',
        language: tag,
      }
      await page.addInitScript((stored) => localStorage.setItem('state', stored), JSON.stringify(state))
      await page.goto('/home')
      // The document says that it is English until its script runs, so wait for the screen.
      await expect(page.locator('[data-display]')).toHaveAttribute('data-path', '/home')
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await page.evaluate(() => document.fonts.ready)
      await learnToLook(page)
      await page.locator('[data-key="confirm"]').focus()
      const problems: Record<string, string[]> = {}
      const screens = isWhole(language, width) ? paths : differing
      for (const path of screens) {
        const isEnd = path === screens[0] || path === screens.at(-1)
        const where = isEnd ? ['html'] : isWhole(language, width) ? CHANGING : []
        const found = await look(page, path, where)
        if (found.length > 0) problems[path] = found
      }
      expect(problems).toEqual({})
    })
  }
}

/** All contexts show the same words. */
const worthALook = states.filter(({ name }) => !name.startsWith('overlay') || name.endsWith('program'))
const PARTS = 4

for (const [what, tags] of [['the languages', languages] as const, ['pseudo', ['sv'] as const] as const]) {
  for (let part = 0; part < PARTS; part++) {
    test(`every state in ${what}, part ${part + 1} of ${PARTS}`, async ({ page }) => {
      test.setTimeout(5 * 60_000)
      await page.setViewportSize({ width: 360, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (what === 'pseudo') await speakPseudo(page)
      await stopClock(page)
      const driver = driverOf(page)
      const problems: Record<string, string[]> = {}
      for (const { name, given, steps } of worthALook.filter((_, index) => index % PARTS === part)) {
        await driver.open(given)
        for (const step of steps) await take(driver, step)
        for (const tag of tags) {
          await page.locator('.language select').selectOption(tag)
          await expect(page.locator('html')).toHaveAttribute('lang', tag)
          const found = await misfits(page)
          if (found.length > 0) problems[`${name} in ${tag}`] = found
        }
      }
      expect(problems).toEqual({})
    })
  }
}
