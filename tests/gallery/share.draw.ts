/** Draws the preview picture of a shared link, also with `npm run gallery`. */
import { test } from '../browser/helpers/test'
import { openWinterMorning } from './winter-morning'

// A style only for this picture, which lays out the room beside the device.
test.use({ bypassCSP: true, reducedMotion: 'reduce', viewport: { width: 1200, height: 630 } })

const layout = `
  [data-region]:not([data-region='stage']) { display: none }
  html .stage.stage { position: fixed; inset: 0; height: auto; margin: 0 }
  .stage .casing.casing { --u: 1.78px; position: fixed; left: 48px; top: 56px; margin: 0 }
  .stage .unseen.unseen { display: none }
  body > .room {
    position: fixed; right: 44px; top: 56px;
    width: 344px; transform: scale(1.66); transform-origin: right top;
  }
  body > .room > .room-picture { height: 312px }
  body > .room > :not(.room-picture), body > .room .room-small { display: none }
`

test('the picture of a shared link in en', async ({ page }) => {
  await openWinterMorning(page)
  await page.addStyleTag({ content: layout })
  await page.evaluate(() => document.body.append(document.querySelector('.room') ?? ''))
  await page.evaluate(() => document.fonts.ready)
  await page.clock.runFor(1000)
  await page.screenshot({ path: 'build/pages/share.jpg', type: 'jpeg', quality: 78 })
})
