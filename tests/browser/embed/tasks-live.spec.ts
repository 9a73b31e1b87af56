/** Tasks of the element of `embed.js` with the real product, on another site's page. */
import type { Page } from '@playwright/test'
import { expect, frame, type Host, test, told } from '../helpers/embed-host'
import { stopClock } from '../helpers/stop-clock'

const device = (page: Page) => page.locator('floor-thermostat iframe').first().contentFrame()
const companion = (page: Page) => device(page).locator('[data-companion]')
const states = async (page: Page) =>
  (await told(page, 'task')).map(({ detail }) => `${Object(detail).task} ${Object(detail).state}`)
const task = (page: Page) => page.evaluate(() => document.querySelector('floor-thermostat')?.task)

async function open(page: Page, host: Host, attributes = '') {
  await host.open(`<floor-thermostat lang="en" path="/home" ${attributes}></floor-thermostat>`)
  await expect.poll(() => told(page, 'ready')).toHaveLength(1)
}

test('the page hears that its task is found, shown and left', async ({ page, host }) => {
  await stopClock(page)
  await open(page, host, 'task="change-temperature" mode="show" value="21"')
  await expect.poll(() => states(page)).toEqual(['change-temperature found'])
  expect(await task(page)).toBe('change-temperature')
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return states(page)
    })
    .toEqual(['change-temperature found', 'change-temperature shown'])
  await page.evaluate(() => {
    const it = document.querySelector('floor-thermostat')
    if (it) it.task = ''
  })
  await expect.poll(async () => (await states(page)).at(-1)).toBe('change-temperature left')
  expect(await task(page)).toBe('')
})

test('it hears that a visitor tries and reaches it, with the presses taken and the fewest', async ({
  page,
  host,
}) => {
  await open(page, host)
  await page.evaluate(() =>
    document.querySelector('floor-thermostat')?.startTask('change-temperature', { mode: 'try', value: 20 }),
  )
  await expect.poll(() => states(page)).toEqual(['change-temperature found', 'change-temperature tried'])
  for (const key of ['previous', 'next', 'next']) await device(page).locator(`[data-key="${key}"]`).click()
  await expect
    .poll(async () => (await told(page, 'task')).at(-1)?.detail)
    .toEqual({
      ...{ task: 'change-temperature', state: 'reached' },
      ...{ presses: 3, fewest: 1 },
    })
})

test('another task takes the place of the one in hand, without a reload', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  await open(page, host, 'task="lock-keys"')
  await expect(companion(page)).toHaveAttribute('data-task', 'lock-keys')
  const before = await frame(page).getAttribute('src')
  await page.evaluate(() => document.querySelector('floor-thermostat')?.setAttribute('task', 'set-clock'))
  await expect(companion(page)).toHaveAttribute('data-task', 'set-clock')
  await page.evaluate(() => document.querySelector('floor-thermostat')?.removeAttribute('task'))
  await expect(companion(page)).toHaveAttribute('data-state', 'closed')
  expect(await frame(page).getAttribute('src')).toBe(before)
})

test('a show begins when the visitor sees the device', { tag: '@whole' }, async ({ page, host }) => {
  await page.setViewportSize({ width: 500, height: 800 })
  await host.open(
    '<canvas height="1500"></canvas><floor-thermostat lang="en" path="/home" loading="eager" task="lock-keys" mode="show"></floor-thermostat>',
  )
  await expect.poll(() => told(page, 'ready')).toHaveLength(1)
  await expect(companion(page)).toHaveAttribute('data-state', 'closed')
  await frame(page).scrollIntoViewIfNeeded()
  await expect(companion(page)).toHaveAttribute('data-state', 'showing')
})

test('tasks that there are not change nothing', { tag: '@whole' }, async ({ page, host }) => {
  await open(page, host, 'task="no-such-task"')
  await page.evaluate(() => {
    const it = document.querySelector('floor-thermostat')
    for (const task of ['no-such', '__proto__', '<b>', 'x'.repeat(5000)]) it?.setAttribute('task', task)
    it?.startTask('lock-keys', { value: 'x'.repeat(5000) })
  })
  await expect.poll(() => states(page)).toEqual(['lock-keys found'])
})
