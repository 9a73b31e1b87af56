/** Tasks of the element of `embed.js` with the real product, on another site's page. */
import type { Page } from '@playwright/test'
import { ask, expect, frame, type Host, test, told } from '../helpers/embed-host'
import { stopClock } from '../helpers/stop-clock'

const device = (page: Page) => frame(page).contentFrame()
const companion = (page: Page) => device(page).locator('[data-companion]')
const states = async (page: Page) =>
  (await told(page, 'task')).map(({ detail }) => `${Object(detail).task} ${Object(detail).state}`)
const task = (page: Page) => ask(page, (it) => it.task)

async function open(page: Page, host: Host, attributes = '') {
  await host.open(`<floor-thermostat lang="en" path="/home" ${attributes}></floor-thermostat>`)
  await expect.poll(() => told(page, 'ready')).toHaveLength(1)
}

/** Lets time pass until the page has heard of these states since it was opened. */
const hears = (page: Page, ...wanted: string[]) =>
  expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return states(page)
    })
    .toEqual(wanted)

test('the page hears that its task is found, shown and left, and another one tried and reached', async ({
  page,
  host,
}) => {
  await stopClock(page)
  await open(page, host, 'task="change-temperature" mode="show" value="21"')
  await expect.poll(() => states(page)).toEqual(['change-temperature found'])
  expect(await task(page)).toBe('change-temperature')
  const shown = ['change-temperature found', 'change-temperature shown']
  await hears(page, ...shown)
  const before = await frame(page).getAttribute('src')
  await ask(page, (it) => {
    it.task = ''
  })
  await hears(page, ...shown, 'change-temperature left')
  expect(await task(page)).toBe('')

  await ask(page, (it) => it.startTask('change-temperature', { mode: 'try', value: 23 }))
  const tried = ['change-temperature found', 'change-temperature tried']
  await hears(page, ...shown, 'change-temperature left', ...tried)
  for (const key of ['previous', 'next', 'next', 'next'])
    await device(page).locator(`[data-key="${key}"]`).click()
  await expect
    .poll(async () => (await told(page, 'task')).at(-1)?.detail)
    .toEqual({ task: 'change-temperature', state: 'reached', presses: 4, fewest: 2 })

  // Another one takes the place of the one in hand.
  await ask(page, (it) => it.setAttribute('task', 'set-clock'))
  await expect(companion(page)).toHaveAttribute('data-task', 'set-clock')
  await ask(page, (it) => it.removeAttribute('task'))
  await expect(companion(page)).toHaveAttribute('data-state', 'closed')
  expect(await frame(page).getAttribute('src'), 'without a reload').toBe(before)
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
  await ask(page, (it) => {
    for (const task of ['no-such', '__proto__', '<b>', 'x'.repeat(5000)]) it.setAttribute('task', task)
    it.startTask('lock-keys', { value: 'x'.repeat(5000) })
  })
  await expect.poll(() => states(page)).toEqual(['lock-keys found'])
})
