/** Time of the element of `embed.js`, with a stand-in that posts what the test tells it to. */
import { element, expect, frame, orders, say, test, told } from '../helpers/embed-host'

const ready = { v: 1, type: 'ready', path: '/home', lang: 'en' }

test('time and speed of the element go into the address of the frame', async ({ page, host }) => {
  await host.open(
    `<floor-thermostat src="${host.standIn}#d=1P5k7mW4" path="/home" time="monday-05:30" speed="600"></floor-thermostat>`,
  )
  await expect(frame(page)).toHaveAttribute(
    'src',
    `${host.standIn}home?time=monday-05%3A30&speed=600#d=1P5k7mW4`,
  )
  await say(page, ready)
  expect(await orders(page), 'what the address asks for is not asked for again').toEqual([])
})

test('the attributes and the methods change time without a reload', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  await host.open(`<floor-thermostat src="${host.standIn}" task="lock-keys"></floor-thermostat>`)
  await say(page, ready)
  await element(page).evaluate((it) => {
    it.setAttribute('speed', '600')
    it.setAttribute('time', 'monday-05:30')
  })
  const morning = { v: 1, type: 'time', time: 'monday-05:30', speed: '600' }
  expect(await orders(page), 'as one').toEqual([morning])
  await element(page).evaluate((it) => it.setAttribute('speed', '60'))
  expect(await orders(page)).toEqual([{ ...morning, speed: '60' }])
  await element(page).evaluate((it) => it.removeAttribute('time'))
  expect(await orders(page), 'a speed alone').toEqual([{ ...morning, time: null, speed: '60' }])
  await element(page).evaluate((it) => it.removeAttribute('speed'))
  expect(await orders(page), 'without both it is now').toEqual([{ ...morning, time: null, speed: null }])
  await page.evaluate(() => {
    const it = document.querySelector('floor-thermostat')
    it?.letTimeRun({ time: 'sunday-23:59', speed: 3600 })
    it?.letTimeRun({ speed: 0 })
    it?.backToNow()
  })
  expect(await orders(page)).toEqual([
    { v: 1, type: 'time', time: 'sunday-23:59', speed: 3600 },
    { v: 1, type: 'time', speed: 0 },
    { v: 1, type: 'time', time: null },
  ])
})

test('a task and time that change together are an order each', { tag: '@whole' }, async ({ page, host }) => {
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat>`)
  await say(page, ready)
  await element(page).evaluate((it) => {
    it.setAttribute('time', 'monday-05:30')
    it.setAttribute('task', 'why-early')
    it.setAttribute('mode', 'show')
    it.setAttribute('speed', '60')
  })
  expect(await orders(page)).toEqual([
    { v: 1, type: 'time', time: 'monday-05:30', speed: '60' },
    { v: 1, type: 'task', task: 'why-early', mode: 'show', value: null },
  ])
})

test('time that is asked for before the device is ready waits until then', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat>`)
  await page.evaluate(() => {
    const it = document.querySelector('floor-thermostat')
    it?.letTimeRun({ speed: 60 })
    it?.letTimeRun({ time: 'friday-15:30', speed: 600 })
  })
  expect(await orders(page)).toEqual([])
  await say(page, ready)
  expect(await orders(page)).toEqual([{ v: 1, type: 'time', time: 'friday-15:30', speed: 600 }])
})

test('a new frame is asked for time by its address, and only by that', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat>`)
  await say(page, ready)
  await element(page).evaluate((it) => {
    it.setAttribute('time', 'monday-05:30')
    it.setAttribute('kiosk', '60')
  })
  await expect(frame(page)).toHaveAttribute('src', `${host.standIn}home?lang=en&kiosk=60&time=monday-05%3A30`)
  await say(page, ready)
  expect(await orders(page)).toEqual([])
})

test('the page hears what the frame tells of time', { tag: '@whole' }, async ({ page, host }) => {
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat>`)
  const hour = { at: '2026-11-23T06:00:00', speed: 600 }
  await say(
    page,
    ready,
    { v: 1, type: 'time', ...hour, x: 1 },
    { v: 1, type: 'time', at: null, speed: 1 },
    { v: 1, type: 'time', at: 5, speed: 1 },
    { v: 1, type: 'time', at: hour.at },
  )
  expect((await told(page, 'time')).map(({ detail }) => detail)).toEqual([hour, { at: null, speed: 1 }])
})
