/** Draws every screen in every language (`npm run gallery`): pictures, contact sheets and one page to browse. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages, paths } from '../../src/thermostat/device/device'
import { createPageDriver } from '../browser/helpers/page-driver'
import { stopClock } from '../browser/helpers/stop-clock'
import { test } from '../browser/helpers/test'
import { performStep } from '../scenarios/device-driver'
import { scenario } from '../scenarios/scenario'
import { states } from './states'

const folder = resolve('gallery')

const routes = paths.map((path) => scenario(path, { path, settings: {} }, (p) => p))
const fileName = (name: string) =>
  `${name
    .replace(/^\/$/, 'start')
    .replace(/^\//, '')
    .replaceAll('/', '.')
    .replaceAll(/[^\w.-]+/g, '-')}.png`

for (const language of languages) {
  test(`the displays in ${language}`, async ({ browser, baseURL }) => {
    test.setTimeout(15 * 60_000)
    const into = `${folder}/${language}`
    mkdirSync(into, { recursive: true })
    const names: string[] = []
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 1.5,
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      locale: language,
    })
    const page = await context.newPage()
    await stopClock(page)
    const driver = createPageDriver(page)
    for (const { name, start, steps } of [...routes, ...states]) {
      await driver.open(start)
      for (const step of steps) await performStep(driver, step)
      await page.evaluate(() => document.fonts.ready)
      await page.locator('[data-display]').screenshot({ path: `${into}/${fileName(name)}` })
      names.push(name)
    }
    await context.close()
    writeFileSync(`${into}/index.html`, sheet(language, names))
    const sheets = await browser.newPage({ viewport: { width: 1640, height: 900 } })
    const perSheet = 36
    for (let first = 0; first < names.length; first += perSheet) {
      const part = `${into}/sheet.html`
      writeFileSync(part, sheet(language, names.slice(first, first + perSheet)))
      await sheets.goto(pathToFileURL(part).href)
      await sheets.screenshot({
        path: `${folder}/${language}-${String(first / perSheet + 1).padStart(2, '0')}.png`,
        fullPage: true,
      })
    }
    writeFileSync(`${folder}/index.html`, index())
  })
}

/** Returns a page with the pictures and their names, to be opened as a local file. */
function sheet(language: string, names: readonly string[]): string {
  const figures = names.map(
    (name) =>
      `<figure><img src="${fileName(name)}" alt="" width="262"><figcaption>${name}</figcaption></figure>`,
  )
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${language}</title>
<style>body{font:11px/1.3 sans-serif;background:#ddd;margin:8px;display:grid;grid-template-columns:repeat(6,1fr);gap:8px}
figure{margin:0}img{display:block}figcaption{overflow-wrap:anywhere}</style>
${figures.join('\n')}</html>`
}

function index(): string {
  const drawn = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const links = drawn.map(({ name }) => `<a href="${name}/index.html">${name}</a>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><h1>Every screen</h1>${links.join(' ')}</html>`
}
