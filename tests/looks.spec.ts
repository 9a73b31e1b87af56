/** Every screen in every language at three widths: nothing cut, nothing over another, and nothing that axe finds. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { languages, paths } from '../src/device/device'
import { misfits, smallTargets } from './fits'
import { states } from './gallery/states'
import { Visitor } from './page-driver'
import { speakPseudo } from './pseudo'

const widths = [320, 768, 1280] as const
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[]
}

async function findings(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as {
      axe: { run(): Promise<{ violations: readonly Finding[] }> }
    }
    return (await checker.run()).violations
  })
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary ?? ''}`),
  )
}

/** Goes to a screen as the browser's buttons would, without loading the page again. */
async function goTo(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
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
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(axe)
      const keyInUse = page.locator('[data-key="confirm"]')
      await keyInUse.focus()
      const problems: Record<string, string[]> = {}
      for (const path of paths) {
        await goTo(page, path)
        const found = [...(await misfits(page)), ...(await smallTargets(page)), ...(await findings(page))]
        if (!(await keyInUse.evaluate((key) => key === document.activeElement)))
          found.push('the focus is lost')
        if (found.length > 0) problems[path] = found
      }
      expect(problems).toEqual({})
    })
  }

  test(`every state in ${language}`, async ({ page }) => {
    test.setTimeout(5 * 60_000)
    await page.setViewportSize({ width: 360, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (language === 'pseudo') await speakPseudo(page)
    const visitor = new Visitor(page, tag)
    const problems: Record<string, string[]> = {}
    for (const { name, given, steps } of states) {
      // All contexts show the same words.
      if (name.startsWith('overlay') && !name.endsWith('program')) continue
      await visitor.open(given)
      for (const step of steps) await visitor.take(step)
      const found = await misfits(page)
      if (found.length > 0) problems[name] = found
    }
    expect(problems).toEqual({})
  })
}
