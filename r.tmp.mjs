import { chromium } from '@playwright/test'
import { preview } from 'vite'
const port = Number(process.env.PORT ?? 4460)
const server = await preview({ preview: { port }, logLevel: 'silent' })
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const want = process.argv.slice(2)
const cases = {
  d: ['en', 1280, 800, 'light', '/home?lang=en'],
  t: ['fi', 1280, 800, 'light', '/home?time=monday-06:10&speed=0&lang=fi'],
  dd: ['de', 1280, 800, 'dark', '/home?time=monday-06:10&speed=0&lang=de'],
  p: ['de', 390, 844, 'light', '/home?lang=de'],
  pd: ['fi', 390, 844, 'dark', '/home?lang=fi'],
  w: ['en', 1920, 1080, 'light', '/home?lang=en'],
  s: ['en', 320, 640, 'light', '/home?lang=en'],
  f: ['en', 640, 900, 'light', '/home?lang=en'],
}
for (const name of want.length ? want : Object.keys(cases)) {
  const [lang, w, h, scheme, path] = cases[name]
  const c = await b.newContext({ viewport: { width: w, height: h }, locale: lang, colorScheme: scheme, hasTouch: w < 500, isMobile: w < 500 })
  const p = await c.newPage()
  p.on('console', (m) => m.type() === 'error' && console.log(name, m.text()))
  p.on('pageerror', (e) => console.log(name, String(e)))
  await p.goto(`http://localhost:${port}${path}`)
  await p.locator('#tab-house').click({ timeout: 8000 })
  await p.locator('[data-room]').waitFor()
  await p.waitForTimeout(900)
  if (process.env.ACT) await p.evaluate(`(async()=>{${process.env.ACT}})()`), await p.waitForTimeout(600)
  await p.screenshot({ path: `/tmp/shots/room-${name}.png` })
  await c.close()
}
await b.close(); await server.close()
