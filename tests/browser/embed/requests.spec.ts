/** What a page asks of the element of `embed.js`, with a stand-in that posts what the test tells it to. */

import type { Page } from '@playwright/test'
import { ask, element, expect, frame, type Host, orders, ready, say, test, told } from '../helpers/embed-host'

const taskOrder = (task: string | null, mode: string | null = null, value: string | null = null) => ({
  ...{ v: 1, type: 'task' },
  ...{ task, mode, value },
})
const timeOrder = (time: string | null, speed: string | null = null) => ({ v: 1, type: 'time', time, speed })

async function openReady(page: Page, host: Host, attributes?: string) {
  await host.openStandIn(attributes)
  await say(page, ready())
}

test('its attributes go into the address of its frame, and are not asked for again', async ({
  page,
  host,
}) => {
  await host.open(
    `<floor-thermostat src="${host.standIn}#d=1P5k7mW4" lang="nb" path="home/menu" kiosk="60" start="/home"
      task="change-temperature" mode="show" value="23" time="monday-05:30" speed="600"></floor-thermostat>`,
  )
  const query =
    'lang=no&kiosk=60&start=%2Fhome&task=change-temperature&mode=show&value=23&time=monday-05%3A30&speed=600'
  await expect(frame(page)).toHaveAttribute('src', `${host.standIn}home/menu?${query}#d=1P5k7mW4`)
  await expect(frame(page)).toHaveAttribute('loading', 'lazy')
  await expect(frame(page)).toHaveAttribute('title', 'Gulvvarmetermostat')
  await say(page, ready('/home/menu', 'no'))
  expect(await orders(page)).toEqual([])
})

test('what is asked for before the device is ready waits until then, the last of each kind', async ({
  page,
  host,
}) => {
  await host.openStandIn('lang="en" path="/home"')
  await ask(page, (it) => {
    it.path = '/home/menu'
    it.path = '/home/menu/energy-consumption'
    it.lang = 'sv'
    it.startTask('set-clock')
    it.startTask('lock-keys', { mode: 'show' })
    it.letTimeRun({ speed: 60 })
    it.letTimeRun({ time: 'friday-15:30', speed: 600 })
    it.reset()
  })
  expect(await orders(page)).toEqual([])
  await say(page, ready())
  expect(await orders(page)).toEqual([
    { v: 1, type: 'go', path: '/home/menu/energy-consumption' },
    { v: 1, type: 'language', lang: 'sv' },
    { v: 1, type: 'task', task: 'lock-keys', mode: 'show' },
    { v: 1, type: 'time', time: 'friday-15:30', speed: 600 },
    { v: 1, type: 'reset' },
  ])
  expect(await ask(page, (it) => it.path)).toBe('/home/menu/energy-consumption')
  await expect(element(page)).toHaveAttribute('lang', 'sv')
})

test('a kiosk, or another place of the product, makes a new frame, asked by its address alone', async ({
  page,
  host,
}) => {
  await host.openStandIn()
  await say(page, ready('/home/menu', 'sv'))
  await ask(page, (it) => {
    it.setAttribute('task', 'lock-keys')
    it.setAttribute('time', 'monday-05:30')
    it.setAttribute('kiosk', '60')
    it.setAttribute('start', '/home')
  })
  const query = 'lang=sv&kiosk=60&start=%2Fhome&task=lock-keys&time=monday-05%3A30'
  await expect(frame(page)).toHaveAttribute('src', `${host.standIn}home/menu?${query}`)
  await say(page, ready('/home/menu', 'sv'))
  expect(await orders(page)).toEqual([])
  expect(await told(page, 'ready')).toHaveLength(2)
  await ask(page, (it) => it.setAttribute('src', `${it.getAttribute('src')}other/`))
  await expect(frame(page)).toHaveAttribute('src', /stand-in\/other\/home\/menu\?/)
  await expect(page.locator('floor-thermostat iframe')).toHaveCount(1)
  expect(await page.evaluate(() => window.listening)).toBe(1)
})

test('the attributes, the property and the method change the task without a reload', async ({
  page,
  host,
}) => {
  await openReady(page, host)
  await ask(page, (it) => {
    it.setAttribute('value', '23')
    it.setAttribute('task', 'change-temperature')
    it.setAttribute('mode', 'show')
  })
  expect(await orders(page), 'as one').toEqual([taskOrder('change-temperature', 'show', '23')])
  await ask(page, (it) => it.setAttribute('value', '25'))
  expect(await orders(page)).toEqual([taskOrder('change-temperature', 'show', '25')])
  await ask(page, (it) => {
    it.removeAttribute('mode')
    it.removeAttribute('value')
    it.task = 'set-clock'
  })
  expect(await orders(page)).toEqual([taskOrder('set-clock')])
  await ask(page, (it) => {
    it.startTask('start-timer', { mode: 'try', value: 8 })
    it.startTask('lock-keys')
  })
  expect(await orders(page)).toEqual([
    { v: 1, type: 'task', task: 'start-timer', mode: 'try', value: 8 },
    { v: 1, type: 'task', task: 'lock-keys' },
  ])
  await ask(page, (it) => it.removeAttribute('task'))
  expect(await orders(page), 'without its attribute the task is left').toEqual([taskOrder(null)])
  await ask(page, (it) => it.setAttribute('mode', 'try'))
  expect(await orders(page), 'a mode alone is no task').toEqual([])
})

test('the attributes and the methods change time without a reload', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  await openReady(page, host, 'task="lock-keys"')
  await ask(page, (it) => {
    it.setAttribute('speed', '600')
    it.setAttribute('time', 'monday-05:30')
  })
  expect(await orders(page), 'as one').toEqual([timeOrder('monday-05:30', '600')])
  await ask(page, (it) => it.setAttribute('speed', '60'))
  expect(await orders(page)).toEqual([timeOrder('monday-05:30', '60')])
  await ask(page, (it) => it.removeAttribute('time'))
  expect(await orders(page), 'a speed alone').toEqual([timeOrder(null, '60')])
  await ask(page, (it) => it.removeAttribute('speed'))
  expect(await orders(page), 'without both it is now').toEqual([timeOrder(null)])
  await ask(page, (it) => {
    it.letTimeRun({ time: 'sunday-23:59', speed: 3600 })
    it.letTimeRun({ speed: 0 })
    it.backToNow()
  })
  expect(await orders(page)).toEqual([
    { v: 1, type: 'time', time: 'sunday-23:59', speed: 3600 },
    { v: 1, type: 'time', speed: 0 },
    { v: 1, type: 'time', time: null },
  ])
  await ask(page, (it) => {
    it.setAttribute('time', 'monday-05:30')
    it.setAttribute('task', 'why-early')
    it.setAttribute('mode', 'show')
    it.setAttribute('speed', '60')
  })
  const both = [timeOrder('monday-05:30', '60'), taskOrder('why-early', 'show')]
  expect(await orders(page), 'an order each').toEqual(both)
})

test('task reads what is under way, as the frame tells', { tag: '@whole' }, async ({ page, host }) => {
  await openReady(page, host, 'task="set-clock"')
  const task = () => ask(page, (it) => it.task)
  const news = { v: 1, type: 'task', task: 'lock-keys', presses: 0, fewest: 6 }
  expect(await task()).toBe('')
  for (const state of ['found', 'shown', 'tried', 'reached']) {
    await say(page, { ...news, state })
    expect(await task()).toBe('lock-keys')
  }
  await say(page, { ...news, state: 'left' })
  expect(await task()).toBe('')
})
