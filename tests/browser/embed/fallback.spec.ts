/** The element shows a link until the device is ready, and in its place where it never is. */
import type { Page } from '@playwright/test'
import { element, expect, frame, type Host, height, say, test, told } from '../helpers/embed-host'

const ready = { v: 1, type: 'ready', path: '/home', lang: 'sv' }
const link = (page: Page) => page.locator('floor-thermostat a:visible')
const room = (page: Page) => element(page).evaluate((it) => it.getBoundingClientRect().height)
const failed = (reason: string) => [{ type: 'error', detail: { reason }, from: 0 }]

/** Lets ten seconds pass until there is an error: the page's clock stands still meanwhile. */
async function waitInVain(page: Page, reason: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000)
      return told(page, 'error')
    })
    .toEqual(failed(reason))
}

/** Opens a page whose policy allows frames of this address, with a clock that stands still. */
async function openAllowing(page: Page, host: Host, src: string, body: string, script?: string) {
  await page.clock.install()
  await host.open(body, script, {
    'Content-Security-Policy': `default-src 'none'; script-src *; frame-src ${src}`,
  })
}

// behaviour 25.13
test('what the page wrote inside is in view until the device is ready, in the room of the device', async ({
  page,
  host,
}) => {
  await host.open(
    `<floor-thermostat src="${host.standIn}"><a href="https://shop.example/">Try it</a></floor-thermostat>`,
  )
  await expect(link(page)).toHaveText('Try it')
  const reserved = await room(page)
  expect(reserved).toBeGreaterThan(400)
  expect(await height(page)).toBeLessThan(reserved)
  await say(page, ready)
  await expect(link(page)).toHaveCount(0)
  expect(await room(page), 'nothing below it moves').toBe(reserved)
  expect(await height(page)).toBe(reserved)
})

// behaviour 25.13
test('where the page wrote nothing, the link is its own: in its language, to what it shows', async ({
  page,
  host,
}) => {
  await host.open(
    `<floor-thermostat src="${host.standIn}" lang="sv-FI" path="/home" task="lock-keys" kiosk="60">\n</floor-thermostat>`,
  )
  await expect(link(page)).toHaveText('Golvvärmetermostat')
  await expect(link(page)).toHaveAttribute('lang', 'sv')
  await expect(link(page)).toHaveAttribute('href', `${host.standIn}home?lang=sv&task=lock-keys`)
  await element(page).evaluate((it) => it.append('Thermostat'))
  await expect(link(page)).toHaveCount(0)
})

// behaviour 25.14
test('a policy that blocks frames is told at once, and the height is given up', async ({
  page,
  host,
  unhandled,
}) => {
  await openAllowing(page, host, "'none'", `<floor-thermostat src="${host.standIn}"></floor-thermostat>`)
  await expect.poll(() => told(page)).toEqual(failed('policy'))
  await expect(link(page)).toBeVisible()
  expect(await room(page)).toBeLessThan(60)
  expect(unhandled.splice(0)).toEqual([])
})

// behaviour 25.14
test('a policy that only reports blocks nothing', async ({ page, host }) => {
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat>`, undefined, {
    'Content-Security-Policy-Report-Only': "frame-src 'none'",
  })
  await expect.poll(() => page.evaluate(() => window.violations)).not.toEqual([])
  await say(page, ready)
  expect(await told(page)).toHaveLength(1)
})

// behaviour 25.14
test('a product that cannot be reached is given up after ten seconds', async ({ page, host }) => {
  // Port 9 discards what it is sent; nothing listens there.
  const nowhere = 'http://127.0.0.1:9/'
  await openAllowing(page, host, nowhere, `<floor-thermostat src="${nowhere}"></floor-thermostat>`)
  await expect(link(page)).toBeVisible()
  expect(await told(page)).toEqual([])
  await waitInVain(page, 'timeout')
  await expect(link(page)).toHaveAttribute('href', nowhere)
  expect(await room(page)).toBeLessThan(60)
})

// behaviour 25.14
for (const [name, value] of [
  ['X-Frame-Options', 'DENY'],
  ['Content-Security-Policy', "frame-ancestors 'none'"],
] as const)
  test(`a product that forbids frames with ${name} is given up after ten seconds`, async ({ page, host }) => {
    await page.route(`${host.standIn}**`, (route) =>
      route.fulfill({ contentType: 'text/html', headers: { [name]: value }, body: '' }),
    )
    await openAllowing(page, host, '*', `<floor-thermostat src="${host.standIn}"></floor-thermostat>`)
    await waitInVain(page, 'timeout')
    await expect(link(page)).toBeVisible()
    expect(await room(page)).toBeLessThan(60)
  })

// behaviour 25.14
for (const type of ['', ' type="module"'])
  test(`a copied script${type} that shows a page of the host gives it up at once`, async ({ page, host }) => {
    await host.open(
      '<floor-thermostat><a href="https://shop.example/">Try it</a></floor-thermostat>',
      `<script${type} src="/js/floor-thermostat.js"></script>`,
    )
    await expect.poll(() => told(page)).toEqual(failed('not-found'))
    await expect(link(page)).toHaveText('Try it')
    expect(await room(page)).toBeLessThan(60)
  })

// behaviour 25.14
test('an inlined script that shows a page of the host gives it up at once', async ({ page, host }) => {
  await host.open('<floor-thermostat></floor-thermostat>', `<script>${host.copy}</script>`, {
    'Content-Security-Policy': "default-src 'none'; script-src 'unsafe-inline'; frame-src 'self'",
  })
  await expect.poll(() => told(page, 'error')).toEqual(failed('not-found'))
})

// behaviour 25.14
test('an address that is none of the web leaves what the page wrote', async ({ page, host, unhandled }) => {
  await host.open('<floor-thermostat src="https://[/"><a href="/">Try it</a></floor-thermostat>')
  expect(await told(page)).toEqual(failed('address'))
  expect(unhandled.splice(0)).toHaveLength(1)
  await expect(link(page)).toHaveText('Try it')
})

// behaviour 25.14
test('a frame below the fold, which waits for the visitor, is no error until it was in view', async ({
  page,
  host,
}) => {
  await page.clock.install()
  await host.open(
    `<canvas height="20000"></canvas><floor-thermostat src="${host.standIn}"></floor-thermostat>`,
  )
  await page.clock.runFor('01:00:00')
  expect(await told(page)).toEqual([])
  expect(await height(page)).toBeGreaterThan(400)
  await element(page).scrollIntoViewIfNeeded()
  await waitInVain(page, 'timeout')
})

// behaviour 25.14
test('a device that is ready after the error is shown, as high as it says', async ({ page, host }) => {
  await page.clock.install()
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat>`)
  await waitInVain(page, 'timeout')
  await say(page, ready)
  await expect(link(page)).toHaveCount(0)
  expect(await height(page), 'the reserved height').toBeGreaterThan(400)
  await say(page, { type: 'iframe-resized', width: 300, height: 700 })
  expect(await room(page)).toBe(700)
  await page.clock.runFor('01:00:00')
  expect((await told(page)).map(({ type }) => type)).toEqual(['error', 'ready'])
})

// behaviour 25.14
test('the product that comes late is the device after all', async ({ page, host, baseURL }) => {
  let come = () => {}
  const arrived = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(`${baseURL}/assets/index*.js`, async (route) => {
    await arrived
    await route.continue()
  })
  await page.clock.install()
  const opened = host.open('<floor-thermostat lang="sv" path="/home"></floor-thermostat>')
  await waitInVain(page, 'timeout')
  come()
  await opened
  await expect.poll(() => told(page, 'ready')).toHaveLength(1)
  await expect(frame(page).contentFrame().locator('[data-display]')).toBeVisible()
  await expect.poll(() => height(page)).toBeGreaterThan(400)
  await expect(link(page)).toHaveCount(0)
})

// behaviour 25.14
test('an element that was removed waits no longer, and one put back begins anew', async ({ page, host }) => {
  await page.clock.install()
  await host.open(`<floor-thermostat src="${host.standIn}" loading="eager"></floor-thermostat>`)
  const events = await page.evaluate(() => {
    const it = document.querySelector('floor-thermostat')
    const reasons: string[] = []
    it?.addEventListener('error', ({ detail }) => reasons.push(detail.reason))
    it?.remove()
    Object.assign(window, { reasons, it })
    return reasons
  })
  expect(events).toEqual([])
  await page.clock.runFor('01:00:00')
  expect(await page.evaluate(() => Reflect.get(window, 'reasons'))).toEqual([])
  await page.evaluate(() => document.body.append(Reflect.get(window, 'it')))
  await waitInVain(page, 'timeout')
})
