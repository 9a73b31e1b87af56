/** Tests messages between the product and the host page. */
import { expect, type Page } from '@playwright/test'
import { messageRecorder, productFrame, readMessages, test } from '../helpers/frame-host'
import { iframeResizer, sendScript } from '../helpers/sizing-libraries'

const open = (src: string) =>
  `${messageRecorder}<iframe title="Thermostat" src="${src}" width="400" height="620"></iframe>`
const display = (page: Page) => productFrame(page).locator('[data-display]')
const shows = (page: Page, path: string) => expect(display(page)).toHaveAttribute('data-path', path)
const key = (page: Page, name: string) => productFrame(page).locator(`[data-key="${name}"]`)
const hearsOnly = (page: Page, type: string, details: object) =>
  expect.poll(() => readMessages(page, type)).toEqual([{ v: 1, type, ...details }])

/** Posts a message from the host page to the frame. */
const post = (page: Page, message: unknown) =>
  page.evaluate((data) => window.frames[0]?.postMessage(data, '*'), message)

test('the frame reports its events, and only the host page controls it', async ({ page, host }) => {
  await page.goto(host.serve(open(`${host.product('cross-origin')}/home`)))

  await test.step('it reports its screen, each accepted button, and its language', async () => {
    await hearsOnly(page, 'ready', { path: '/home', lang: 'en' })
    await key(page, 'confirm').click()
    await hearsOnly(page, 'press', { button: 'confirm' })
    await hearsOnly(page, 'screen', { path: '/home/menu' })
    await productFrame(page).getByLabel('Language').selectOption('sv')
    await hearsOnly(page, 'language', { lang: 'sv' })
  })

  await test.step('another frame cannot control it', async () => {
    const neighbour = host.serve(
      `<script>
        parent.frames[0].postMessage({ v: 1, type: 'go', path: '/home' }, '*')
        parent.postMessage({ type: 'posted' }, '*')
      </script>`,
    )
    await page.evaluate((src) => {
      const iframe = document.createElement('iframe')
      iframe.src = src
      document.body.append(iframe)
    }, neighbour)
    await expect.poll(() => readMessages(page, 'posted')).toHaveLength(1)
  })

  await test.step('the host page changes screen and language and resets it', async () => {
    await post(page, { v: 1, type: 'go', path: '/home/menu/program/' })
    await shows(page, '/home/menu/program')
    const screens = async () => (await readMessages(page, 'screen')).map((screen) => Object(screen).path)
    await expect.poll(screens).toEqual(['/home/menu', '/home/menu/program'])
    await post(page, { v: 1, type: 'language', lang: 'de' })
    await expect(productFrame(page).locator('html')).toHaveAttribute('lang', 'de')
    await post(page, { v: 1, type: 'reset' })
    await shows(page, '/home/menu/settings/language')
  })
})

test(`${iframeResizer.name} sends and receives the same messages`, async ({ page, host }) => {
  const src = `${host.product('cross-origin')}/home`
  await page.goto(
    host.serve(
      `${open(src)}<script src="${iframeResizer.path}"></script><script>${iframeResizer.setUpScript}</script>`,
    ),
  )
  await expect.poll(() => readMessages(page, 'ready')).not.toEqual([])
  const messages = () => page.evaluate(() => Reflect.get(window, 'messages') as unknown[])
  await key(page, 'confirm').click()
  await hearsOnly(page, 'screen', { path: '/home/menu' })
  // A host page without a listener may warn about each message, so the product sends none before it is asked.
  expect(await messages()).toEqual([])

  await page.evaluate(sendScript({ v: 1, type: 'go', path: '/home' }))
  await expect.poll(messages).toEqual([
    { v: 1, type: 'ready', path: '/home/menu', lang: 'en' },
    { v: 1, type: 'screen', path: '/home' },
  ])
  await key(page, 'next').click()
  await expect.poll(messages).toContainEqual({ v: 1, type: 'press', button: 'next' })
})

test('a page outside a frame posts nothing and ignores messages', { tag: '@whole' }, async ({ page }) => {
  await page.addInitScript(messageRecorder.replace(/<\/?script>/g, ''))
  await page.goto('/home')
  const own = page.locator('[data-display]')
  await expect(own).toHaveAttribute('data-path', '/home')
  const go = { v: 1, type: 'go', path: '/home/menu' }
  await page.evaluate((message) => window.postMessage(message, '*'), go)
  await expect.poll(() => readMessages(page)).toEqual([go])
  await page.locator('[data-key="next"]').click()
  await expect(page.locator('[data-value]')).toHaveAttribute('data-value', '20')
  // A mark arrives after any message that the press may have posted.
  await page.evaluate(() => window.postMessage('mark', '*'))
  await expect.poll(() => readMessages(page)).toEqual([go, 'mark'])
  await expect(own).toHaveAttribute('data-path', '/home')
})
