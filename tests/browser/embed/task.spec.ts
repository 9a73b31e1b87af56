/** Tasks of the element of `embed.js`, with a stand-in that posts what the test tells it to. */
import type { Page } from '@playwright/test'
import { element, expect, frame, orders, say, test } from '../helpers/embed-host'

const ready = { v: 1, type: 'ready', path: '/home', lang: 'en' }
const task = (page: Page) => page.evaluate(() => document.querySelector('floor-thermostat')?.task)

test('its task, mode and value go into the address of the frame', async ({ page, host }) => {
  await host.open(
    `<floor-thermostat src="${host.standIn}" task="change-temperature" mode="show" value="23"></floor-thermostat>`,
  )
  await expect(frame(page)).toHaveAttribute(
    'src',
    `${host.standIn}?task=change-temperature&mode=show&value=23`,
  )
  await say(page, ready)
  expect(await orders(page), 'what the address asks for is not asked for again').toEqual([])
})

test('the attributes, the property and the method change the task without a reload', async ({
  page,
  host,
}) => {
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat>`)
  await say(page, ready)
  await element(page).evaluate((it) => {
    it.setAttribute('value', '23')
    it.setAttribute('task', 'change-temperature')
    it.setAttribute('mode', 'show')
  })
  const show = { v: 1, type: 'task', task: 'change-temperature', mode: 'show', value: '23' }
  expect(await orders(page), 'as one').toEqual([show])
  await element(page).evaluate((it) => it.setAttribute('value', '25'))
  expect(await orders(page)).toEqual([{ ...show, value: '25' }])
  await page.evaluate(() => {
    const it = document.querySelector('floor-thermostat')
    it?.removeAttribute('mode')
    it?.removeAttribute('value')
    if (it) it.task = 'set-clock'
  })
  expect(await orders(page)).toEqual([{ v: 1, type: 'task', task: 'set-clock', mode: null, value: null }])
  await page.evaluate(() => {
    const it = document.querySelector('floor-thermostat')
    it?.startTask('start-timer', { mode: 'try', value: 8 })
    it?.startTask('lock-keys')
  })
  expect(await orders(page)).toEqual([
    { v: 1, type: 'task', task: 'start-timer', mode: 'try', value: 8 },
    { v: 1, type: 'task', task: 'lock-keys' },
  ])
  await element(page).evaluate((it) => it.removeAttribute('task'))
  expect(await orders(page), 'without its attribute the task is left').toEqual([
    { v: 1, type: 'task', task: null, mode: null, value: null },
  ])
  await element(page).evaluate((it) => it.setAttribute('mode', 'try'))
  expect(await orders(page), 'a mode alone is no task').toEqual([])
})

test('task reads what is under way, as the frame tells', { tag: '@whole' }, async ({ page, host }) => {
  await host.open(`<floor-thermostat src="${host.standIn}" task="set-clock"></floor-thermostat>`)
  const news = { v: 1, type: 'task', task: 'lock-keys', presses: 0, fewest: 6 }
  await say(page, ready)
  expect(await task(page)).toBe('')
  for (const state of ['found', 'shown', 'tried', 'reached']) {
    await say(page, { ...news, state })
    expect(await task(page)).toBe('lock-keys')
  }
  await say(page, { ...news, state: 'left' })
  expect(await task(page)).toBe('')
})

test('a task that is asked for before the device is ready waits until then', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat>`)
  await page.evaluate(() => {
    const it = document.querySelector('floor-thermostat')
    it?.startTask('set-clock')
    it?.startTask('lock-keys', { mode: 'show' })
  })
  expect(await orders(page)).toEqual([])
  await say(page, ready)
  expect(await orders(page)).toEqual([{ v: 1, type: 'task', task: 'lock-keys', mode: 'show' }])
})

test('a new frame is asked for the task by its address, and only by that', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat>`)
  await say(page, ready)
  await element(page).evaluate((it) => {
    it.setAttribute('task', 'lock-keys')
    it.setAttribute('kiosk', '60')
  })
  await expect(frame(page)).toHaveAttribute('src', `${host.standIn}home?lang=en&kiosk=60&task=lock-keys`)
  await say(page, ready)
  expect(await orders(page)).toEqual([])
})
