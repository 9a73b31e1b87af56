/** Tests the product in frames of host pages that real libraries size. */
import { expect } from '@playwright/test'
import { messageRecorder, productFrame, readMessages, test, waitForRoundTrip } from '../helpers/frame-host'
import { recordCompanionFiles } from '../helpers/lazy-modules'
import { openRoom, unfoldAllValues } from '../helpers/panel'
import { SEARCH_FIELD } from '../helpers/search-field'
import {
  expectFit,
  FRAME_STYLE,
  frameHtml,
  houseButton,
  libraryHtml,
  readFrameHeight,
  recordConsole,
  setFrameWidth,
} from '../helpers/sized-frame'
import { iframeResizer, openIframeResizer, sizingLibraries } from '../helpers/sizing-libraries'
import { tagWholeIf } from '../helpers/tag-whole'

for (const parent of sizingLibraries)
  for (const origin of ['same-origin', 'cross-origin'] as const) {
    const isDaily = origin === 'cross-origin' && parent === iframeResizer

    test(
      `a frame sized by ${parent.name} keeps the height of its content, ${origin}`,
      tagWholeIf(!isDaily),
      async ({ page, host }) => {
        const consoleLines = recordConsole(page)
        const hidden = 'style="width: 400px; border: 0; display: none"'
        await page.goto(
          host.serve(
            messageRecorder + frameHtml(`${host.product(origin)}/home`, hidden) + libraryHtml(parent),
          ),
        )
        await test.step('a hidden frame has no size', async () => {
          await expect.poll(() => readMessages(page, 'ready')).not.toEqual([])
          await page.locator('iframe').evaluate((iframe) => (iframe.style.display = 'block'))
          // A library that reads the frame's document fits the frame before the panel is there, too.
          await expect(houseButton(page)).toBeVisible()
          await expectFit(page)
          const sizes = (await readMessages(page)).filter((one) =>
            /^\[iFrameSizer\].*:(0:\d+|\d+:0):(init|resize)/.test(String(one)),
          )
          expect(sizes).toEqual([])
          const none = expect.objectContaining({ height: 0 })
          expect(await readMessages(page, 'iframe-resized')).not.toContainEqual(none)
        })

        await test.step('the frame grows and shrinks, but not for an explanation', async () => {
          const folded = await readFrameHeight(page)
          expect(folded).toBeGreaterThan(400)
          // The drawing loads at this point.
          await openRoom(productFrame(page))
          await expectFit(page)
          const drawn = await readFrameHeight(page)
          expect(drawn).toBeGreaterThan(folded + 200)
          await unfoldAllValues(productFrame(page))
          await expectFit(page)
          const unfolded = await readFrameHeight(page)
          expect(unfolded).toBeGreaterThan(drawn + 200)
          for (const open of [true, false]) {
            await productFrame(page).locator('[popovertarget]').first().click()
            await expect(productFrame(page).locator('[popover]').first()).toBeVisible({ visible: open })
            await waitForRoundTrip(page)
            expect(await readFrameHeight(page)).toBe(unfolded)
          }
          await houseButton(page).click()
          await expectFit(page)
          await expect.poll(() => readFrameHeight(page)).toBe(folded)
          for (const wide of [1000, 300]) {
            await setFrameWidth(page, wide)
            await expectFit(page)
          }
        })

        await test.step('a reloaded frame fits again', async () => {
          await productFrame(page).evaluate(() => {
            document.documentElement.dataset.old = ''
            location.reload()
          })
          const display = productFrame(page).locator('html:not([data-old]) [data-display]')
          await expect(display).toHaveAttribute('data-path', '/home')
          // This library watches only the first document of a same-origin frame: the height stays as it was.
          if (parent === openIframeResizer && origin === 'same-origin') return
          for (let times = 0; times < 2; times++) {
            await houseButton(page).click()
            await expectFit(page)
          }
        })
        expect(consoleLines).toEqual([])
      },
    )

    test(`a late script of ${parent.name} connects to the waiting frame, ${origin}`, {
      tag: '@whole',
    }, async ({ page, host }) => {
      await page.goto(host.serve(frameHtml(`${host.product(origin)}/home`)))
      await expect(productFrame(page).locator('[data-display]')).toHaveAttribute('data-path', '/home')
      await page.addScriptTag({ url: parent.path })
      await page.addScriptTag({ content: parent.setUpScript })
      await expectFit(page)
      await houseButton(page).click()
      await expectFit(page)
    })
  }

test('in a frame the first Tab reaches the device, because links that skip parts are stops on a host page', {
  tag: '@whole',
}, async ({ page, host }) => {
  await page.goto(host.serve(frameHtml(`${host.product('cross-origin')}/home`, FRAME_STYLE)))
  await expect(houseButton(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(productFrame(page).locator('[data-key="previous"]')).toBeFocused()
})

test('a wheel moves a list in a frame, and scrolls the host page at its end', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  const product = `${host.product('cross-origin')}/home/menu`
  await page.goto(host.serve(`${frameHtml(product, `${FRAME_STYLE} height="700"`)}<p style="height: 200vh">`))
  const display = productFrame(page).locator('[data-display]')
  await display.hover()
  for (const line of [2, 3, 4]) {
    await page.mouse.wheel(0, 100)
    await expect(display.getByText(new RegExp(`^${line}\\s/`))).toBeVisible()
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('the companion loads once its field is used, and a task replaces the field', async ({ page, host }) => {
  const files = recordCompanionFiles(page)
  await page.goto(host.serve(frameHtml(`${host.product('cross-origin')}/home?lang=fi`)))
  const inside = productFrame(page)
  const field = inside.locator(SEARCH_FIELD)

  // behaviour 29.12
  await test.step('no file of the companion is loaded before', async () => {
    await expect(field).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(files).toEqual([])
    await field.click()
    await expect(inside.locator('[role="option"]').first()).toBeVisible()
    expect(files.toSorted()).toEqual(['companion', 'companion-fi'])
    await field.press('Escape')
    await expect(inside.locator('[role="option"]')).toHaveCount(0)
  })

  // behaviour 29.15
  await test.step('results other than tasks open in a new tab', async () => {
    await field.fill('ohjeet')
    const opened = page.waitForEvent('popup')
    await inside.locator('[data-place="manual"]').click()
    await expect(await opened).toHaveURL(/\/manual\/fi\/$/)
    await expect(inside.locator('[data-display]')).toHaveAttribute('data-path', '/home')
  })

  // behaviour 29.12
  await test.step('a task requested by the host page replaces the field', async () => {
    const rail = inside.locator('[data-companion]')
    const ask = (task: string) =>
      page.evaluate((id) => window.frames[0]?.postMessage({ v: 1, type: 'task', task: id }, '*'), task)
    await ask('lock-keys')
    await expect(rail).toHaveAttribute('data-state', 'ready')
    await expect(rail).toBeHidden()
    await expect(inside.locator('[data-do="show"]').filter({ visible: true })).toHaveCount(1)
    await ask('')
    await expect(rail).toHaveAttribute('data-state', 'closed')
    await expect(field).toBeVisible()
  })
})
