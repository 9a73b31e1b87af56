/** Two frames of one origin in one tab: what a page asked for holds for its frame alone (behaviour 25.10). */
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { chromiumWithStorage } from '../helpers/chromium-itself'
import { type Host, type Origin, test } from '../helpers/frame-host'
import { stopClock } from '../helpers/stop-clock'

test.use({ launchOptions: chromiumWithStorage })

const framesOf = (host: Host, origin: Origin, ...addresses: string[]) =>
  host.serve(
    addresses
      .map((address) => `<iframe src="${host.product(origin)}${address}" width="400" height="700"></iframe>`)
      .join(''),
  )

/** The product in a frame of the page, by the frame's place. */
const product = (page: Page, index: number) => page.locator('iframe').nth(index).contentFrame()
const shows = (frame: FrameLocator, path: string) =>
  expect(frame.locator('html:not([data-old]) [data-display]')).toHaveAttribute('data-path', path)
const speaks = (frame: FrameLocator, language: string) =>
  expect(frame.locator('html:not([data-old])')).toHaveAttribute('lang', language)

async function press(frame: FrameLocator, ...names: string[]) {
  for (const name of names) await frame.locator(`[data-key="${name}"]`).click()
}

const reload = (frame: FrameLocator) =>
  frame.locator('html').evaluate((html) => {
    html.dataset.old = ''
    location.reload()
  })

for (const origin of ['same-origin', 'cross-origin'] as const)
  test(`two frames without the element keep their own trails over a reload (${origin})`, {
    tag: '@whole',
  }, async ({ page, host }) => {
    await page.goto(framesOf(host, origin, '/home?lang=sv', '/home/menu/settings?lang=de'))
    const [one, two] = [product(page, 0), product(page, 1)]
    await shows(one, '/home')
    await shows(two, '/home/menu/settings')
    await press(one, 'confirm')
    await shows(one, '/home/menu')
    await press(two, 'next', 'next', 'confirm')
    await shows(two, '/home/menu/settings/screensaver')
    for (const frame of [one, two]) await reload(frame)
    await shows(one, '/home/menu')
    await speaks(one, 'sv')
    await shows(two, '/home/menu/settings/screensaver')
    await speaks(two, 'de')
    await press(one, 'back')
    await shows(one, '/home')
    await press(two, 'back')
    await shows(two, '/home/menu/settings')

    await page.reload()
    await shows(one, '/home')
    await shows(two, '/home/menu/settings')
    await press(two, 'back')
    await shows(two, '/home/menu')
    await page.goto('about:blank')
    await page.goBack()
    await speaks(one, 'sv')
  })

test('two elements keep the languages that their page asked for, and a choice is the visitor’s', async ({
  page,
  host,
}) => {
  const element = (lang: string) =>
    `<floor-thermostat path="/home" ${lang} loading="eager"></floor-thermostat>`
  const script = `<script src="${host.product('cross-origin')}/embed.js"></script>`
  await page.goto(host.serve(script + element('lang="sv"') + element('lang="de"') + element('')))
  const areIn = async (...languages: string[]) => {
    for (const [index, language] of languages.entries()) await speaks(product(page, index), language)
  }
  await areIn('sv', 'de', 'en')
  const stored = () => localStorage.getItem('language')
  expect(await product(page, 2).locator('html').evaluate(stored)).toBeNull()
  await product(page, 0).getByLabel('Språk').selectOption('fi')
  await areIn('fi', 'de', 'fi')
  const attributes = () =>
    page.locator('floor-thermostat').evaluateAll((all) => all.map((one) => one.getAttribute('lang')))
  await expect.poll(attributes).toEqual(['fi', 'de', 'fi'])

  await page.reload()
  await areIn('sv', 'de', 'fi')
})

test('a kiosk is that of the frame whose address asks for it, now and later in the tab', {
  tag: '@whole',
}, async ({ page, host }) => {
  await stopClock(page)
  await page.goto(framesOf(host, 'same-origin', '/home?kiosk=60', '/home'))
  const [showroom, other] = [product(page, 0), product(page, 1)]
  await shows(showroom, '/home')
  await press(showroom, 'next')
  await expect(showroom.locator('[data-display] [data-value]')).toHaveAttribute('data-value', '20')
  await press(other, 'confirm')
  await shows(other, '/home/menu')
  await page.clock.runFor(60_000)
  await shows(showroom, '/')
  await shows(other, '/home/menu')

  await page.goto(framesOf(host, 'same-origin', '/home/menu'))
  const later = product(page, 0)
  await shows(later, '/home/menu')
  await press(later, 'next')
  await page.clock.runFor(90_000)
  await shows(later, '/home/menu')
})
