/**
 * Tests that the element shows its own content until the device is ready, and permanently if the device cannot load.
 */
import type { Page } from '@playwright/test'
import {
  element,
  evaluateOnElement,
  expect,
  frame,
  type Host,
  postFromStandIn,
  readEvents,
  readFrameHeight,
  readyMessage,
  test,
} from '../helpers/embed-host'
import { holdRequests } from '../helpers/hold-requests'
import { tagWholeIf } from '../helpers/tag-whole'

const link = (page: Page) => page.locator('floor-thermostat a:visible')
const room = (page: Page) => element(page).evaluate((it) => it.getBoundingClientRect().height)
const failed = (reason: string) => [{ type: 'error', detail: { reason }, from: 0 }]

/** Lets ten seconds pass on the stopped clock until an error is reported. */
async function waitInVain(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000)
      return readEvents(page, 'error')
    })
    .toEqual(failed('timeout'))
}

/** Opens a page with a stopped clock, whose policy allows frames of this address. */
async function openAllowing(page: Page, host: Host, allowed: string, src: string) {
  await page.clock.install()
  await host.open(`<floor-thermostat src="${src}"></floor-thermostat>`, undefined, {
    'Content-Security-Policy': `default-src 'none'; script-src *; frame-src ${allowed}`,
  })
}

// behaviour 25.9
test('the element’s own content is shown in the device’s space until the device is ready', async ({
  page,
  host,
}) => {
  const own = '<a href="https://shop.example/">Try it</a>'
  await host.open(`<floor-thermostat src="${host.standIn}">${own}</floor-thermostat>`)
  await expect(link(page)).toHaveText('Try it')
  const reserved = await room(page)
  expect(reserved).toBeGreaterThan(400)
  expect(await readFrameHeight(page)).toBeLessThan(reserved)
  await postFromStandIn(page, readyMessage())
  await expect(link(page)).toHaveCount(0)
  expect(await room(page), 'nothing below it moves').toBe(reserved)
  expect(await readFrameHeight(page)).toBe(reserved)

  await test.step('an empty element shows its own link, in its language, to its screen', async () => {
    await host.openStandIn('lang="sv-FI" path="/home" task="lock-keys" kiosk="60"')
    await expect(link(page)).toHaveText('Golvvärmetermostat')
    await expect(link(page)).toHaveAttribute('lang', 'sv')
    await expect(link(page)).toHaveAttribute('href', `${host.standIn}home?lang=sv&task=lock-keys`)
    await evaluateOnElement(page, (it) => it.append('\n'))
    await expect(link(page)).toHaveCount(1)
    await evaluateOnElement(page, (it) => it.append('Thermostat'))
    await expect(link(page)).toHaveCount(0)
  })
})

// behaviour 25.9
test('a policy that blocks frames is reported at once, and a report-only policy blocks nothing', async ({
  page,
  host,
  unhandled,
}) => {
  await openAllowing(page, host, "'none'", host.standIn)
  await expect.poll(() => readEvents(page)).toEqual(failed('policy'))
  await expect(link(page)).toBeVisible()
  expect(await room(page), 'the height is given up').toBeLessThan(60)
  expect(unhandled.splice(0)).toEqual([])

  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat>`, undefined, {
    'Content-Security-Policy-Report-Only': "frame-src 'none'",
  })
  await expect.poll(() => page.evaluate(() => window.violations)).not.toEqual([])
  await postFromStandIn(page, readyMessage())
  expect(await readEvents(page)).toHaveLength(1)
})

// Port 9 discards what it is sent; nothing listens there.
const nowhere = 'http://127.0.0.1:9/'

// behaviour 25.9
for (const [name, headers] of [
  ['cannot be reached', null],
  ['forbids frames', { 'X-Frame-Options': 'DENY' }],
  ['forbids frames by its policy', { 'Content-Security-Policy': "frame-ancestors 'none'" }],
] as const)
  test(
    `a product that ${name} causes an error after ten seconds, but not in a removed element`,
    tagWholeIf(headers !== null),
    async ({ page, host }) => {
      const src = headers ? host.standIn : nowhere
      await page.route(`${host.standIn}**`, (route) =>
        route.fulfill({ contentType: 'text/html', headers: headers ?? {}, body: '' }),
      )
      await openAllowing(page, host, '*', src)
      await expect(link(page)).toBeVisible()
      await evaluateOnElement(page, (it) => {
        const reasons: string[] = []
        it.addEventListener('error', ({ detail }) => reasons.push(detail.reason))
        it.remove()
        Object.assign(window, { reasons, it })
      })
      await page.clock.runFor('01:00:00')
      expect(await page.evaluate(() => Reflect.get(window, 'reasons'))).toEqual([])
      await page.evaluate(() => document.body.append(Reflect.get(window, 'it')))
      await waitInVain(page)
      await expect(link(page)).toHaveAttribute('href', src)
      expect(await room(page)).toBeLessThan(60)
    },
  )

// behaviour 25.9
test('an invalid address leaves the element’s content, and can be corrected', async ({
  page,
  host,
  unhandled,
}) => {
  await host.open('<floor-thermostat src="https://[/"><a href="/">Try it</a></floor-thermostat>')
  expect(await readEvents(page)).toEqual(failed('address'))
  expect(unhandled.splice(0)).toHaveLength(1)
  await expect(link(page)).toHaveText('Try it')
  await expect(frame(page)).toHaveCount(0)
  await element(page).evaluate((it, src) => it.setAttribute('src', src), host.standIn)
  await expect(frame(page)).toHaveAttribute('src', new RegExp(`^${host.standIn}`))
})

// behaviour 25.9
test('a frame below the fold is no error before it is in view, and can become ready after an error', async ({
  page,
  host,
}) => {
  await page.clock.install()
  await host.open(
    `<canvas height="20000"></canvas><floor-thermostat src="${host.standIn}"></floor-thermostat>`,
  )
  await page.clock.runFor('01:00:00')
  expect(await readEvents(page)).toEqual([])
  expect(await readFrameHeight(page)).toBeGreaterThan(400)
  await element(page).scrollIntoViewIfNeeded()
  await waitInVain(page)

  await postFromStandIn(page, readyMessage())
  await expect(link(page)).toHaveCount(0)
  expect(await readFrameHeight(page), 'the reserved height').toBeGreaterThan(400)
  await postFromStandIn(page, { type: 'iframe-resized', width: 300, height: 700 })
  expect(await room(page)).toBe(700)
  await page.clock.runFor('01:00:00')
  expect((await readEvents(page)).map(({ type }) => type)).toEqual(['error', 'ready'])
})

// behaviour 25.9
test('a product that loads late still shows the device', { tag: '@whole' }, async ({
  page,
  host,
  baseURL,
}) => {
  const come = await holdRequests(page, `${baseURL}/assets/index*.js`)
  await page.clock.install()
  const opened = host.open('<floor-thermostat lang="sv" path="/home"></floor-thermostat>')
  await waitInVain(page)
  come()
  await opened
  await expect.poll(() => readEvents(page, 'ready')).toHaveLength(1)
  await expect(frame(page).contentFrame().locator('[data-display]')).toBeVisible()
  await expect.poll(() => readFrameHeight(page)).toBeGreaterThan(400)
  await expect(link(page)).toHaveCount(0)
})
