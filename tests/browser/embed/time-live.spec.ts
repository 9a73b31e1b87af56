/** Time of the element of `embed.js` with the real product, on another site's page. */
import type { Page } from '@playwright/test'
import { ask, expect, frame, type Host, test, told } from '../helpers/embed-host'
import { stopClock } from '../helpers/stop-clock'

const device = (page: Page) => frame(page).contentFrame()
const time = (page: Page) => device(page).locator('[data-time]')
const hours = async (page: Page) => (await told(page, 'time')).map(({ detail }) => detail)

async function open(page: Page, host: Host, attributes = '', before = '') {
  await host.open(
    `${before}<floor-thermostat lang="en" path="/home" loading="eager" ${attributes}></floor-thermostat>`,
  )
  await expect.poll(() => told(page, 'ready')).toHaveLength(1)
}

async function hasSpeed(page: Page, speed: number) {
  await expect
    .poll(async () => {
      await page.clock.runFor(5)
      return time(page).getAttribute('data-speed')
    })
    .toBe(String(speed))
}

test('a page that shows a morning: it hears each hour of it, and when it ends', async ({ page, host }) => {
  await stopClock(page)
  await page.setViewportSize({ width: 500, height: 800 })
  await open(page, host, 'time="monday-05:30" speed="600"')
  await hasSpeed(page, 600)
  // It unfolds in a frame only for the visitor.
  await expect(device(page).locator('[aria-controls="panel-time"]')).toHaveAttribute('aria-expanded', 'false')
  await expect(time(page)).toBeHidden()
  await page.clock.runFor(10_000)
  await expect.poll(() => hours(page)).toHaveLength(3)
  expect(await hours(page)).toEqual([
    { at: '2026-11-23T05:30:00', speed: 600 },
    { at: expect.stringMatching(/^2026-11-23T06:0/), speed: 600 },
    { at: expect.stringMatching(/^2026-11-23T07:0/), speed: 600 },
  ])
  await device(page).locator('[aria-controls="panel-time"]').click()
  await expect(time(page).locator('[data-chart]')).toBeVisible()
  await ask(page, (it) => it.backToNow())
  await hasSpeed(page, 1)
  await expect.poll(async () => (await hours(page)).at(-1)).toEqual({ at: null, speed: 1 })
})

test('the page lets time run, stand, and go back to now, without a reload', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  await stopClock(page)
  await open(page, host)
  const before = await frame(page).getAttribute('src')
  await ask(page, (it) => it.letTimeRun({ time: 'saturday-07:30', speed: 3600 }))
  await hasSpeed(page, 3600)
  await page.clock.runFor(2000)
  await ask(page, (it) => it.letTimeRun({ speed: 0 }))
  await hasSpeed(page, 0)
  const stands = String(await time(page).getAttribute('data-at'))
  expect(Date.parse(`${stands}Z`), 'where time was').toBeGreaterThan(Date.UTC(2026, 10, 21, 8, 30))
  await page.clock.runFor(5000)
  await expect(time(page)).toHaveAttribute('data-at', stands)
  await ask(page, (it) => it.setAttribute('speed', '60'))
  await hasSpeed(page, 60)
  await ask(page, (it) => it.setAttribute('time', 'sunday-23:59'))
  await expect
    .poll(async () => {
      await page.clock.runFor(5)
      return time(page).getAttribute('data-at')
    })
    .toMatch(/^2026-11-22T23:59|^2026-11-23T00:0/)
  await ask(page, (it) => {
    it.removeAttribute('time')
    it.removeAttribute('speed')
  })
  await hasSpeed(page, 1)
  expect(await frame(page).getAttribute('src')).toBe(before)
})

test('time begins to run when the visitor sees the device', { tag: '@whole' }, async ({ page, host }) => {
  await stopClock(page)
  await page.setViewportSize({ width: 500, height: 800 })
  await open(page, host, 'time="monday-05:30" speed="600"', '<canvas height="1500"></canvas>')
  await expect(time(page)).toHaveAttribute('data-speed', '1')
  await frame(page).scrollIntoViewIfNeeded()
  await hasSpeed(page, 600)
  expect((await hours(page))[0]).toEqual({ at: '2026-11-23T05:30:00', speed: 600 })
})

test('what is no time changes nothing, and loads nothing', { tag: '@whole' }, async ({ page, host }) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (/\/time[-.]/.test(request.url())) files.push(request.url())
  })
  await open(page, host, 'time="someday-05:30" speed="fast"')
  await ask(page, (it) => {
    it.setAttribute('time', '__proto__-05:30')
    it.setAttribute('speed', '60 ')
    it.backToNow()
    it.path = '/home/menu'
  })
  // The last of the messages has arrived.
  await expect.poll(() => told(page, 'screen')).toHaveLength(1)
  await expect(time(page)).toHaveAttribute('data-speed', '1')
  expect(files).toEqual([])
  expect(await hours(page)).toEqual([])
})
