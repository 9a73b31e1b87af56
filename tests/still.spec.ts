/** A picture of the manual beside the live display at the same moment: the same texts, places and colours. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { load } from '../build/product'
import { type Language, paths } from '../src/device/device'
import { states } from './gallery/states'
import { take } from './hand'
import { driverOf } from './page-driver'
import { pixelsOf } from './pixels'
import { type Scenario, scenario } from './scenario'
import { stopClock } from './stop-clock'

test('all', async ({ browser, baseURL }) => {
  test.setTimeout(600000)
  const language = (process.env.LG ?? 'fi') as Language
  const { drawn } = await load<typeof import('./still/drawn')>('../tests/still/drawn.ts')
  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 390, height: 844 }, bypassCSP: true, reducedMotion: 'reduce', timezoneId: 'UTC', locale: language, deviceScaleFactor: 1 })
  const page = await context.newPage()
  await stopClock(page)
  const driver = driverOf(page)
  const css = Object.values(JSON.parse(readFileSync('dist.further-manifest.json', 'utf8')) as any).map((x: any) => x.file).find((f: string) => f.includes('pictures'))
  const all = [...paths.map((path) => scenario(path, { path, settings: {} }, (p) => p)), ...states]
  const [from, to] = (process.env.PART ?? '0-30').split('-').map(Number)
  const out: any[] = []
  for (const one of all.slice(from, to)) {
    try {
    await driver.open(one.given)
    for (const step of one.steps) await take(driver, step)
    const live = page.locator('[data-display]')
    const box = (await live.boundingBox())!
    const clip = { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width), height: Math.round(box.height) }
    const before = await pixelsOf(page, clip)
    const png1 = await page.screenshot({ clip })
    const markup = await drawn(one, language)
    await page.evaluate(async ([html, href]) => {
      const l = document.createElement('link'); l.rel = 'stylesheet'; l.href = href!
      await new Promise((r) => { l.onload = r; document.head.append(l) })
      document.querySelector('[data-display]')!.outerHTML = html!
      const pic = document.querySelector<HTMLElement>('[data-picture]')!
      pic.style.borderRadius = '0'
      await document.fonts.ready
    }, [markup, '/' + css])
    const after = await pixelsOf(page, clip)
    let bad = 0
    for (let i = 0; i < before.length; i += 4) if ([0, 1, 2].some((c) => Math.abs(before[i + c]! - after[i + c]!) > 48)) bad++
    out.push([bad, one.name])
    if (bad > 0) {
      const { writeFileSync, mkdirSync } = await import('node:fs')
      mkdirSync('/tmp/still', { recursive: true })
      const n = one.name.replace(/\W+/g, '-')
      writeFileSync(`/tmp/still/${language}${n}-1.png`, png1); writeFileSync(`/tmp/still/${language}${n}-2.png`, await page.screenshot({ clip }))
    }
    } catch (e) { out.push([-1, one.name + String(e).slice(0, 200)]) }
  }
  out.sort((a, b) => b[0] - a[0])
  for (const o of out) if (o[0] !== 0) console.log(o.join(' '))
  console.log('total', out.length)
})
