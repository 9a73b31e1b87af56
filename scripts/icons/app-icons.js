import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../chromium.js'

/** Draws the page's icon and those of the installed product from public/favicon.svg. */
export async function drawAppIcons() {
  const drawing = readFileSync('public/favicon.svg', 'utf8')
  // Some systems cut a circle or a rounded square out of an icon, which needs a background without rounded corners.
  const fullBleed = drawing.replace(/ rx="\d+"/, '')
  const icons = [
    // PNG, because Chromium draws an SVG icon again with each new address, which takes as long as a press.
    { path: 'src/site/page/favicon.png', size: 32, svg: drawing },
    { path: 'public/icons/icon-192.png', size: 192, svg: drawing },
    { path: 'public/icons/icon-512.png', size: 512, svg: drawing },
    { path: 'public/icons/maskable-512.png', size: 512, svg: fullBleed },
    { path: 'public/icons/apple-touch-icon.png', size: 180, svg: fullBleed },
  ]

  mkdirSync('public/icons', { recursive: true })
  const browser = await chromium.launch({ executablePath: findChromium() })
  const page = await browser.newPage()
  for (const { path, size, svg } of icons) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`)
    await page.screenshot({ path, omitBackground: true })
  }
  await browser.close()
  return icons.map(({ path }) => path)
}
