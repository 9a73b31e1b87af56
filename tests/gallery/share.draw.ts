/** Draws the preview picture of a shared link, also with `npm run gallery`. */
import { createPageDriver } from '../browser/helpers/page-driver'
import { stopClock } from '../browser/helpers/stop-clock'
import { test } from '../browser/helpers/test'
import { atHome } from '../scenarios/scenario'

// A style only for this picture, which lays out the texts beside the device.
test.use({ bypassCSP: true, reducedMotion: 'reduce', viewport: { width: 1200, height: 630 } })

const layout = `
  html .stage.stage {
    position: fixed; inset: 0;
    display: grid; grid-template: 1fr / minmax(0, 1fr) auto; align-items: center; gap: 40px;
    height: auto; padding: 0 48px; margin: 0;
  }
  .stage .casing.casing { --u: 1.92px; margin: 0; grid-area: 1 / 2 }
  .stage .unseen.unseen { all: unset; font: 600 48px/1.15 var(--font); text-wrap: balance }
  [data-region]:not([data-region='stage']) { display: none }
`

test('the picture of a shared link in en', async ({ page }) => {
  await stopClock(page)
  const driver = createPageDriver(page)
  await driver.open(atHome({ temperatureValue: 22 }))
  await page.addStyleTag({ content: layout })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: 'build/pages/share.jpg', type: 'jpeg', quality: 82 })
})
