/** What is loaded behind the first picture, and the presses that need it before it is there. */
import { expect, type Page, test } from '@playwright/test'
import { isFirst, paths } from '../src/device/device'
import { holdBack } from './hold-back'
import { pressKey } from './press-key'

const LATER = /\/assets\/later-[\w-]+\.js/
const display = (page: Page) => page.locator('[data-display]')

async function slowDown(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

test('presses that come before their screens are loaded are done in their order once they are', async ({
  page,
}) => {
  await slowDown(page)
  const letThrough = await holdBack(page, LATER)
  await page.goto('/home')
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  // Home, the menu, its third line, Settings, its third line, Language; then the second language.
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter', 'ArrowRight'])
    await pressKey(page, key)
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  await expect(display(page).locator('[aria-current]')).toHaveText('Settings')
  letThrough()
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/settings/language')
  await expect(display(page).locator('[aria-current]')).toHaveText('Svenska')
  await page.goBack()
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/settings')
})

test('the first screens need nothing else, and the panel comes when it is loaded @whole', async ({
  page,
}) => {
  const letThrough = await holdBack(page, LATER)
  await page.goto('/home')
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await page.keyboard.press('Enter')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  await page.keyboard.press('Escape')
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await expect(page.getByRole('heading', { name: 'Around the thermostat' })).toBeHidden()
  letThrough()
  await expect(page.getByRole('heading', { name: 'Around the thermostat' })).toBeVisible()
})

test('a fragment that shares no device waits for nothing @whole', async ({ page }) => {
  const letThrough = await holdBack(page, LATER)
  await page.goto('/home#top')
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await page.keyboard.press('Enter')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  letThrough()
  await expect(page.getByRole('heading', { name: 'Around the thermostat' })).toBeVisible()
})

test('screens that fail to load are asked for again by the next press that needs them', async ({ page }) => {
  let isBroken = true
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  await page.route(LATER, (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/home/menu')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  await expect.poll(() => failed.length).toBeGreaterThan(0)
  const before = failed.length
  await page.keyboard.press('Enter')
  await expect.poll(() => failed.length).toBeGreaterThan(before)
  await page.keyboard.press('Escape')
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  isBroken = false
  for (const key of ['Enter', 'Enter']) await pressKey(page, key)
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/program')
  await expect(page.getByRole('heading', { name: 'Around the thermostat' })).toBeVisible()
})

test('a page of a further screen loads it beside the program, one of a first screen does not', async ({
  request,
}) => {
  for (const path of paths) {
    const html = await (await request.get(`${path}/`.replace('//', '/'))).text()
    expect(html.includes('modulepreload'), path).toBe(!isFirst(path))
  }
})

test('it is drawn with its styles @whole', async ({ page }) => {
  await page.goto('/home/menu/program/week/edit/')
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/program/week/edit')
  await expect(display(page).locator('.walk')).toHaveCSS('overflow', 'hidden')
})
