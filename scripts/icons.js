import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.js'

// npm run icons: draws the icons of the installed product from src/page/favicon.svg.

const drawing = readFileSync('src/page/favicon.svg', 'utf8')
// Systems that cut a circle or a rounded square out of an icon need a background without rounded corners.
const fullBleed = drawing.replace(/ rx="\d+"/, '')

const icons = [
  { name: 'icon-192', size: 192, svg: drawing },
  { name: 'icon-512', size: 512, svg: drawing },
  { name: 'maskable-512', size: 512, svg: fullBleed },
  { name: 'apple-touch-icon', size: 180, svg: fullBleed },
]

mkdirSync('public/icons', { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium() })
const page = await browser.newPage()
for (const { name, size, svg } of icons) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`)
  await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true })
}
await browser.close()
console.log(`${icons.length} icons are in public/icons.`)
