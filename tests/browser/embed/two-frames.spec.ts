/** Two frames of one origin in one tab: what a page asked for holds for its frame alone (behaviour 25.10). */
import { expect, type Frame, type Page } from '@playwright/test'
import { findChromium } from '../../../scripts/chromium'
import { type Host, test } from '../helpers/frame-host'
import { stopClock } from '../helpers/stop-clock'

// Playwright's own arguments would refuse storage to frames of another site.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: ['--disable-features=HttpsUpgrades', '--disable-gpu'],
  },
})

const plain = (host: Host, origin: 'same-origin' | 'cross-origin') => (address: string) =>
  `<iframe title="Thermostat" src="${host.product(origin)}${address}" width="400" height="700"></iframe>`

/** The product in a frame of the page, by the frame's place. */
async function product(page: Page, index: number): Promise<Frame> {
  const handle = await page.locator('iframe').nth(index).elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error(`there is no frame ${index}`)
  return frame
}

const products = async (page: Page) => [await product(page, 0), await product(page, 1)] as const
const shows = (frame: Frame, path: string) =>
  expect(frame.locator('html:not([data-old]) [data-display]')).toHaveAttribute('data-path', path)
const speaks = (frame: Frame, language: string) =>
  expect(frame.locator('html:not([data-old])')).toHaveAttribute('lang', language)
const press = (frame: Frame, name: string) => frame.locator(`[data-key="${name}"]`).click()
const setpoint = (frame: Frame) => frame.locator('[data-display] [data-value]')

const reload = (frame: Frame) =>
  frame.locator('html').evaluate((html) => {
    html.dataset.old = ''
    location.reload()
  })

for (const origin of ['same-origin', 'cross-origin'] as const) {
  test(`two frames without the element keep their own trails over a reload (${origin})`, {
    tag: '@whole',
  }, async ({ page, host }) => {
    const frame = plain(host, origin)
    const address = host.serve(frame('/home?lang=sv') + frame('/home/menu/settings?lang=de'))
    await page.goto(address)
    const [one, two] = await products(page)
    await shows(one, '/home')
    await shows(two, '/home/menu/settings')
    await press(one, 'confirm')
    await shows(one, '/home/menu')
    await press(two, 'next')
    await press(two, 'next')
    await press(two, 'confirm')
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
    const [again, other] = await products(page)
    await shows(again, '/home')
    await shows(other, '/home/menu/settings')
    await press(other, 'back')
    await shows(other, '/home/menu')
    await page.goto('about:blank')
    await page.goBack()
    const [back] = await products(page)
    await speaks(back, 'sv')
  })
}

test('two elements keep the languages that their page asked for, and a choice is the visitor’s', async ({
  page,
  host,
}) => {
  const element = (lang: string) =>
    `<floor-thermostat path="/home" ${lang} loading="eager"></floor-thermostat>`
  const script = `<script src="${host.product('cross-origin')}/embed.js"></script>`
  await page.goto(host.serve(script + element('lang="sv"') + element('lang="de"') + element('')))
  const attributes = () =>
    page.locator('floor-thermostat').evaluateAll((all) => all.map((one) => one.getAttribute('lang')))
  const third = await product(page, 2)
  for (const language of ['sv', 'de']) await speaks(await product(page, language === 'sv' ? 0 : 1), language)
  await speaks(third, 'en')
  expect(await third.evaluate(() => localStorage.getItem('language'))).toBeNull()
  const [one] = await products(page)
  await one.locator('.language select').selectOption('fi')
  await speaks(one, 'fi')
  await speaks(third, 'fi')
  await expect.poll(attributes).toEqual(['fi', 'de', 'fi'])
  await speaks(await product(page, 1), 'de')

  await page.reload()
  await speaks(await product(page, 0), 'sv')
  await speaks(await product(page, 1), 'de')
  await speaks(await product(page, 2), 'fi')
})

test('a kiosk is that of the frame whose address asks for it, now and later in the tab', {
  tag: '@whole',
}, async ({ page, host }) => {
  await stopClock(page)
  const frame = plain(host, 'same-origin')
  await page.goto(host.serve(frame('/home?kiosk=60') + frame('/home')))
  const [showroom, other] = await products(page)
  await press(showroom, 'next')
  await expect(setpoint(showroom)).toHaveAttribute('data-value', '20')
  await press(other, 'confirm')
  await shows(other, '/home/menu')
  await page.clock.runFor(60_000)
  await shows(showroom, '/')
  await shows(other, '/home/menu')

  await page.goto(host.serve(frame('/home/menu')))
  const later = await product(page, 0)
  await shows(later, '/home/menu')
  await press(later, 'next')
  await page.clock.runFor(90_000)
  await shows(later, '/home/menu')
})
