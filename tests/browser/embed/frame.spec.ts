/** The product in frames of host pages: sizing by the real libraries, and what is in view. */

import { expect, type Page } from '@playwright/test'
import { ASK_FIELD } from '../helpers/ask-field'
import { heard, hears, productIn, test, thereAndBack } from '../helpers/frame-host'
import { fits, frame, listenToConsole, load, panel, widen, width } from '../helpers/framed'
import { companionFiles } from '../helpers/loaded'
import { iframeResizer3, iframeResizer4, openIframeResizer, parents } from '../helpers/parents'
import { wholeIf } from '../helpers/whole'

const height = (page: Page) => page.locator('iframe').evaluate((iframe) => iframe.clientHeight)
const key = (page: Page, name: string) => productIn(page).locator(`[data-key="${name}"]`)

for (const parent of parents) {
  for (const origin of ['same-origin', 'cross-origin'] as const) {
    test.describe(
      `${parent.name}, ${origin}`,
      wholeIf(origin === 'same-origin' || parent !== iframeResizer4),
      () => {
        test('the frame fits at the start, and follows what grows and shrinks', async ({ page, host }) => {
          const said = listenToConsole(page)
          await page.goto(host.serve(frame(`${host.product(origin)}/home`) + load(parent)))
          // A library that reads the frame's document itself fits it before the panel is there, too.
          await expect(panel(page)).toBeVisible()
          await fits(page)
          const folded = await height(page)
          expect(folded).toBeGreaterThan(400)

          await panel(page).click()
          await fits(page)
          await expect.poll(() => height(page)).toBeGreaterThan(folded + 200)

          await panel(page).click()
          await fits(page)
          await expect.poll(() => height(page)).toBe(folded)

          for (const wide of [1000, 300]) {
            await widen(page, wide)
            await fits(page)
          }
          expect(said).toEqual([])
        })

        test('a child that is loaded again fits again, and follows again', async ({ page, host }) => {
          await page.goto(host.serve(frame(`${host.product(origin)}/home`) + load(parent)))
          await fits(page)
          await productIn(page).evaluate(() => {
            document.documentElement.dataset.old = ''
            location.reload()
          })
          const display = productIn(page).locator('html:not([data-old]) [data-display]')
          await expect(display).toHaveAttribute('data-path', '/home')
          // This library watches only the first document of a same-origin frame, so the height stays as it was.
          if (parent === openIframeResizer && origin === 'same-origin') return
          await panel(page).click()
          await fits(page)
          await panel(page).click()
          await fits(page)
        })

        test('a parent whose script comes late finds a child that waits', async ({ page, host }) => {
          await page.goto(host.serve(frame(`${host.product(origin)}/home`)))
          const display = productIn(page).locator('[data-display]')
          await expect(display).toHaveAttribute('data-path', '/home')
          await page.addScriptTag({ url: parent.library })
          await page.addScriptTag({ content: parent.setUp })
          await fits(page)
          await panel(page).click()
          await fits(page)
        })

        test('an explanation that opens and closes changes no size', async ({ page, host }) => {
          await page.goto(host.serve(frame(`${host.product(origin)}/home`) + load(parent)))
          await panel(page).click()
          // It is loaded only now.
          await expect(productIn(page).locator('[name="houseArea"]')).toBeVisible()
          await fits(page)
          const before = await height(page)
          for (const open of [true, false]) {
            await productIn(page).locator('.info-button').first().click()
            await expect(productIn(page).locator('.popover').first()).toBeVisible({ visible: open })
            await thereAndBack(page)
            expect(await height(page)).toBe(before)
          }
        })

        test('a frame that was hidden fits when it is shown', async ({ page, host }) => {
          const hidden = 'style="width: 400px; border: 0; display: none"'
          await page.goto(host.serve(hears + frame(`${host.product(origin)}/home`, hidden) + load(parent)))
          await expect.poll(() => heard(page, 'ready')).not.toEqual([])
          await page.locator('iframe').evaluate((iframe) => (iframe.style.display = 'block'))
          await fits(page)
          const sizes = (await heard(page)).filter((one) =>
            /^\[iFrameSizer\].*:(0:\d+|\d+:0):(init|resize)/.test(String(one)),
          )
          expect(sizes).toEqual([])
          expect(await heard(page, 'iframe-resized')).not.toContainEqual(
            expect.objectContaining({ height: 0 }),
          )
        })
      },
    )
  }
}

for (const parent of [iframeResizer3, iframeResizer4]) {
  test.describe(`the visitor’s window, told by ${parent.name}`, wholeIf(parent !== iframeResizer4), () => {
    const tall = '<div style="height: 900px"></div>'

    test('the device fits into the window, and again when that changes', async ({ page, host }) => {
      await page.setViewportSize({ width: 1000, height: 420 })
      const wide = 'style="width: 800px; border: 0"'
      await page.goto(
        host.serve(tall + frame(`${host.product('cross-origin')}/home`, wide) + tall + load(parent)),
      )
      const casing = productIn(page).locator('.casing')
      /** Both bounds are checked on one measurement, because the height may change between two. */
      const isHigh = (over: number, upTo: number) =>
        expect
          .poll(async () => {
            const high = await casing.evaluate((one) => one.getBoundingClientRect().height)
            return high > over && high <= upTo ? 'as it should be' : high
          })
          .toBe('as it should be')
      await page.locator('iframe').scrollIntoViewIfNeeded()
      await isHigh(350, 420)
      await fits(page)
      await page.setViewportSize({ width: 1000, height: 900 })
      await isHigh(570, 600)
      await fits(page)
    })

    test('an explanation stays where the visitor sees it, and nothing is asked once it is closed', async ({
      page,
      host,
    }) => {
      const asked = `<script>asked = []; addEventListener('message', ({ data }) => /:pageInfo/.test(data) && asked.push(data.split(':').pop()))</script>`
      await page.setViewportSize({ width: 500, height: 460 })
      await page.goto(
        host.serve(asked + tall + frame(`${host.product('cross-origin')}/home`) + tall + load(parent)),
      )
      await fits(page)
      await panel(page).click()
      await fits(page)
      const info = productIn(page).locator('.info-button').first()
      const popover = productIn(page).locator('.popover').first()
      const seen = () =>
        popover.evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return { top, bottom }
        })
      const window_ = () =>
        page.locator('iframe').evaluate((iframe) => ({
          top: -iframe.getBoundingClientRect().top,
          bottom: innerHeight - iframe.getBoundingClientRect().top,
        }))
      // With the button at the lower edge of the window, its explanation would open below the window.
      await info.evaluate((button) => button.scrollIntoView({ block: 'end' }))
      await info.click()
      await expect(popover).toBeVisible()
      await expect.poll(async () => (await seen()).bottom - (await window_()).bottom).toBeLessThanOrEqual(0)

      // Far enough that an explanation that stayed in place would be above the window.
      const scrolled = await page.evaluate(() => scrollY)
      await page.mouse.wheel(0, 450)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled + 450)
      await expect.poll(async () => (await seen()).top - (await window_()).top).toBeGreaterThanOrEqual(0)

      await productIn(page).locator('body').press('Escape')
      await expect(popover).toBeHidden()
      await page.mouse.wheel(0, -100)
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { asked: string[] }).asked.slice(-1)))
        .toEqual(['pageInfoStop'])
    })

    test('what the keyboard focuses out of sight is scrolled into sight', async ({ page, host }) => {
      await page.setViewportSize({ width: 500, height: 460 })
      await page.goto(host.serve(tall + frame(`${host.product('cross-origin')}/home`) + tall + load(parent)))
      await fits(page)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      // Some browsers do not scroll the host page for a frame from another site.
      await key(page, 'confirm').evaluate((button) =>
        button.focus({ preventScroll: true, focusVisible: true } as FocusOptions),
      )
      await expect(key(page, 'confirm')).toBeInViewport()
    })
  })
}

/** What version 5 does, in its protocol: its licence keeps it out. Its window tells no resize. */
const speaksFive = `<script>
  const frame = document.querySelector('iframe')
  const say = (text) => frame.contentWindow.postMessage('[iFrameSizer]' + text, '*')
  const init = 'thermostat:8:false:false:32:true:true::auto:::0:false:child:auto:false:::true:key:5.4.0:0'
  const tell = () => say('parentInfo:' + JSON.stringify({
    iframe: frame.getBoundingClientRect(),
    document: { scrollHeight: document.documentElement.scrollHeight },
    viewport: { width: innerWidth, height: innerHeight },
  }))
  addEventListener('message', ({ data }) => {
    if (data === '[iFrameResizerChild]Ready') return say(init)
    const [, high, , type] = String(data).startsWith('[iFrameSizer]') ? data.split(':') : []
    if (/init|resize/i.test(type)) frame.style.height = high + 'px'
    const listen = type === 'parentInfo' ? addEventListener : removeEventListener
    if (/^parentInfo/.test(type)) for (const event of ['resize', 'scroll']) listen(event, tell)
    if (type === 'parentInfo') tell()
  })
</script>`

test('under iframe-resizer 5 the device follows a change of the window’s height alone', {
  tag: '@whole',
}, async ({ page, host }) => {
  await page.setViewportSize({ width: 1000, height: 420 })
  const wide = 'style="width: 800px; border: 0"'
  await page.goto(host.serve(frame(`${host.product('cross-origin')}/home`, wide) + speaksFive))
  const casing = () =>
    productIn(page)
      .locator('.casing')
      .evaluate((one) => Math.round(one.getBoundingClientRect().height))
  await expect.poll(casing).toBeLessThanOrEqual(420)
  await page.setViewportSize({ width: 1000, height: 900 })
  await expect.poll(casing).toBe(578)
})

test('a wheel moves a list in a frame, and at its end the page around', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  const product = `${host.product('cross-origin')}/home/menu`
  await page.goto(host.serve(`${frame(product, `${width} height="700"`)}<p style="height: 200vh">`))
  const position = productIn(page).locator('.title-bar .position')
  await productIn(page).locator('[data-display]').hover()
  for (const line of [2, 3, 4]) {
    await page.mouse.wheel(0, 100)
    await expect(position).toHaveText(new RegExp(`^${line}\\s`))
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

// behaviour 29.12
test('no file of the companion is loaded before somebody touches its field', async ({ page, host }) => {
  const files = companionFiles(page)
  await page.goto(host.serve(frame(`${host.product('cross-origin')}/home?lang=fi`)))
  const field = productIn(page).locator(ASK_FIELD)
  await expect(field).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(files).toEqual([])
  await field.click()
  await expect(productIn(page).locator('[role="option"]').first()).toBeVisible()
  expect(files.toSorted()).toEqual(['companion', 'companion-fi'])
  await field.press('Escape')
  await expect(productIn(page).locator('[role="option"]')).toHaveCount(0)
})

// behaviour 29.15
test('what is found besides tasks opens beside the host page', async ({ page, host }) => {
  await page.goto(host.serve(frame(`${host.product('cross-origin')}/home`)))
  await productIn(page).locator(ASK_FIELD).fill('instructions')
  const opened = page.waitForEvent('popup')
  await productIn(page).locator('[data-place="manual"]').click()
  await expect(await opened).toHaveURL(/\/manual\/en\/$/)
  await expect(productIn(page).locator('[data-display]')).toHaveAttribute('data-path', '/home')
})

// behaviour 29.12
test('a task that the host page asks for takes the place of the field', async ({ page, host }) => {
  await page.goto(host.serve(frame(`${host.product('cross-origin')}/home`)))
  const rail = productIn(page).locator('[data-companion]')
  await expect(rail).toHaveAttribute('data-state', 'closed')
  const ask = (task: string) =>
    page.evaluate((id) => window.frames[0]?.postMessage({ v: 1, type: 'task', task: id }, '*'), task)
  await ask('lock-keys')
  await expect(rail).toHaveAttribute('data-state', 'ready')
  await expect(rail).toBeHidden()
  await expect(productIn(page).locator('.caption [data-do="show"]')).toBeVisible()
  await ask('')
  await expect(rail).toHaveAttribute('data-state', 'closed')
  await expect(productIn(page).locator(ASK_FIELD)).toBeVisible()
})
