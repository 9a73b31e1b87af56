/** Tests tasks and simulated time with the element and the real product, on another site's page. */
import type { Page } from '@playwright/test'
import { evaluateOnElement, expect, frame, type Host, readEvents, test } from '../helpers/embed-host'
import { stopClock } from '../helpers/stop-clock'

const device = (page: Page) => frame(page).contentFrame()
const companion = (page: Page) => device(page).locator('[data-companion]')
const time = (page: Page) => device(page).locator('[data-time]')
const states = async (page: Page) =>
  (await readEvents(page, 'task')).map(({ detail }) => `${Object(detail).task} ${Object(detail).state}`)
const hours = async (page: Page) => (await readEvents(page, 'time')).map(({ detail }) => detail)

async function open(page: Page, host: Host, attributes: string, before = '') {
  await host.open(
    `${before}<floor-thermostat lang="en" path="/home" loading="eager" ${attributes}></floor-thermostat>`,
  )
  await expect.poll(() => readEvents(page, 'ready')).toHaveLength(1)
}

/** Lets time pass until a condition in the page is true. */
const until = (page: Page, ms: number, look: () => Promise<unknown>) =>
  expect.poll(async () => {
    await page.clock.runFor(ms)
    return look()
  })

const hasSpeed = (page: Page, speed: number) =>
  until(page, 5, () => time(page).getAttribute('data-speed')).toBe(String(speed))

test('the page receives the events of a task that is found, demonstrated and left, and of one that is practised', async ({
  page,
  host,
}) => {
  await stopClock(page)
  await open(page, host, 'task="change-temperature" mode="show" value="21"')
  await expect.poll(() => states(page)).toEqual(['change-temperature found'])
  const task = () => evaluateOnElement(page, (it) => it.task)
  expect(await task()).toBe('change-temperature')
  const shown = ['change-temperature found', 'change-temperature shown']
  await until(page, 1000, () => states(page)).toEqual(shown)
  const before = await frame(page).getAttribute('src')
  await evaluateOnElement(page, (it) => {
    it.task = ''
  })
  const left = [...shown, 'change-temperature left']
  await until(page, 1000, () => states(page)).toEqual(left)
  expect(await task()).toBe('')

  await evaluateOnElement(page, (it) => it.startTask('change-temperature', { mode: 'try', value: 23 }))
  const tried = ['change-temperature found', 'change-temperature tried']
  await until(page, 1000, () => states(page)).toEqual([...left, ...tried])
  for (const key of ['previous', 'next', 'next', 'next'])
    await device(page).locator(`[data-key="${key}"]`).click()
  await expect
    .poll(async () => (await readEvents(page, 'task')).at(-1)?.detail)
    .toEqual({ task: 'change-temperature', state: 'reached', presses: 4, fewest: 2 })

  // A new task replaces the current one.
  await evaluateOnElement(page, (it) => it.setAttribute('task', 'set-clock'))
  await expect(companion(page)).toHaveAttribute('data-task', 'set-clock')
  await evaluateOnElement(page, (it) => it.removeAttribute('task'))
  await expect(companion(page)).toHaveAttribute('data-state', 'closed')

  await test.step('the page starts and stops simulated time, and returns to now', async () => {
    await evaluateOnElement(page, (it) => it.letTimeRun({ time: 'saturday-07:30', speed: 3600 }))
    await hasSpeed(page, 3600)
    await page.clock.runFor(2000)
    await evaluateOnElement(page, (it) => it.letTimeRun({ speed: 0 }))
    await hasSpeed(page, 0)
    const stands = String(await time(page).getAttribute('data-at'))
    expect(Date.parse(`${stands}Z`)).toBeGreaterThan(Date.UTC(2026, 10, 21, 8, 30))
    await page.clock.runFor(5000)
    await expect(time(page)).toHaveAttribute('data-at', stands)
    await evaluateOnElement(page, (it) => it.setAttribute('time', 'sunday-23:59'))
    await until(page, 5, () => time(page).getAttribute('data-at')).toMatch(
      /^2026-11-22T23:59|^2026-11-23T00:0/,
    )
    await evaluateOnElement(page, (it) => it.removeAttribute('time'))
    await hasSpeed(page, 1)
  })
  expect(await frame(page).getAttribute('src'), 'without a reload').toBe(before)
})

test('a page that simulates a morning receives each hour of it and its end', async ({ page, host }) => {
  await stopClock(page)
  await page.setViewportSize({ width: 500, height: 800 })
  await open(page, host, 'time="monday-05:30" speed="600"')
  await hasSpeed(page, 600)
  // In a frame only the visitor opens the deck.
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
  await evaluateOnElement(page, (it) => it.backToNow())
  await hasSpeed(page, 1)
  await expect.poll(async () => (await hours(page)).at(-1)).toEqual({ at: null, speed: 1 })
})

test('a demonstration and simulated time begin when the device is in view', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  await stopClock(page)
  await page.setViewportSize({ width: 500, height: 800 })
  const far = '<canvas height="1500"></canvas>'
  await open(page, host, 'task="lock-keys" mode="show" time="monday-05:30" speed="600"', far)
  await expect(companion(page)).toHaveAttribute('data-state', 'closed')
  await expect(time(page)).toHaveAttribute('data-speed', '1')
  await frame(page).scrollIntoViewIfNeeded()
  await expect(companion(page)).toHaveAttribute('data-state', 'showing')
  await hasSpeed(page, 600)
  expect((await hours(page))[0]).toEqual({ at: '2026-11-23T05:30:00', speed: 600 })
})
