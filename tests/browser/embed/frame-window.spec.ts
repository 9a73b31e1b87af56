/** Tests that the important parts of a frame are in the visitor's window, whose position a library reports. */
import { expect, type Page } from '@playwright/test'
import { productFrame, test } from '../helpers/frame-host'
import { openHouse } from '../helpers/panel'
import { casingOf, expectFit, frameHtml, libraryHtml } from '../helpers/sized-frame'
import { iframeResizer } from '../helpers/sizing-libraries'

const tall = '<div style="height: 900px"></div>'
const asks = `<script>
  asked = []
  addEventListener('message', ({ data }) => /:pageInfo/.test(data) && asked.push(data.split(':').pop()))
</script>`
const asked = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked') as string[])
const scrolled = (page: Page) => page.evaluate(() => scrollY)

/**
 * Waits until the height of the casing is within both bounds. One measurement serves both, because the height may
 * change between two.
 */
const isHigh = (page: Page, over: number, upTo: number) =>
  expect
    .poll(async () => {
      const high = await casingOf(page).evaluate((one) => one.getBoundingClientRect().height)
      return high > over && high <= upTo ? 'as it should be' : high
    })
    .toBe('as it should be')

test(`with ${iframeResizer.name} the device fits into the window, and explanations stay in view`, async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 500, height: 460 })
  await page.goto(
    host.serve(
      asks + tall + frameHtml(`${host.product('cross-origin')}/home`) + tall + libraryHtml(iframeResizer),
    ),
  )
  await expectFit(page)

  await test.step('an element focused by keyboard is scrolled into view', async () => {
    expect(await scrolled(page)).toBe(0)
    const confirm = productFrame(page).locator('[data-key="confirm"]')
    // Some browsers do not scroll the host page for a frame from another site.
    await confirm.evaluate((button) =>
      button.focus({ preventScroll: true, focusVisible: true } as FocusOptions),
    )
    await expect(confirm).toBeInViewport()
  })

  await test.step('an explanation opens in view, and requests no scrolling', async () => {
    await openHouse(productFrame(page))
    await expectFit(page)
    const info = productFrame(page).locator('[popovertarget]').first()
    const popover = productFrame(page).locator('[popover]').first()
    /** Returns how far the explanation is outside the window, in px. */
    const out = async () => {
      const top = await page.locator('iframe').evaluate((iframe) => iframe.getBoundingClientRect().top)
      const seen = await popover.evaluate((one) => one.getBoundingClientRect().toJSON())
      return { above: -(seen.top + top), below: seen.bottom + top - 460 }
    }
    // With the button at the lower edge of the window, its explanation would open below the window.
    await info.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await info.click()
    await expect(popover).toBeVisible()
    await expect.poll(async () => (await out()).below).toBeLessThanOrEqual(0)

    // Far enough that an explanation that stayed in place would be above the window.
    const from = await scrolled(page)
    await page.mouse.wheel(0, 450)
    await expect.poll(() => scrolled(page)).toBe(from + 450)
    await expect.poll(async () => (await out()).above).toBeLessThanOrEqual(0)

    await productFrame(page).locator('body').press('Escape')
    await expect(popover).toBeHidden()
    await page.mouse.wheel(0, -100)
    await expect.poll(async () => (await asked(page)).at(-1)).toBe('pageInfoStop')
  })

  await test.step('the device fits into the window, also after its size changes', async () => {
    await page.setViewportSize({ width: 1000, height: 420 })
    await page.locator('iframe').evaluate((iframe) => (iframe.style.width = '800px'))
    await page.locator('iframe').scrollIntoViewIfNeeded()
    await isHigh(page, 350, 420)
    await expectFit(page)
    await page.setViewportSize({ width: 1000, height: 900 })
    await isHigh(page, 570, 600)
    await expectFit(page)
  })
})
