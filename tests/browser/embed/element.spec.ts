/**
 * Tests the element of `embed.js` on another site's page. A stand-in for the product posts only what a test tells it
 * to.
 */
import type { Page } from '@playwright/test'
import {
  element,
  evaluateOnElement,
  expect,
  frame,
  postFromStandIn,
  readEvents,
  readFrameHeight,
  readyMessage,
  takeMessagesToStandIn,
  test,
} from '../helpers/embed-host'
import { holdRequests } from '../helpers/hold-requests'

const taskOrder = (task: string | null, mode: string | null = null, value: string | null = null) => ({
  v: 1,
  type: 'task',
  task,
  mode,
  value,
})
const timeOrder = (time: string | null, speed: string | null = null) => ({ v: 1, type: 'time', time, speed })
const goOrder = (path: string) => ({ v: 1, type: 'go', path })
const languageOrder = (lang: string) => ({ v: 1, type: 'language', lang })

const listening = (page: Page) => page.evaluate(() => window.messageListenerCount)

// behaviour 25.9
test('an element far below loads when it is near, an eager one at once', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  const far = (more: string) =>
    `<canvas height="20000"></canvas><floor-thermostat src="${host.standIn}" ${more}></floor-thermostat>`
  await host.open(far('') + far('path="/eager" loading="eager"'))
  const loaded = () => page.frames().map((each) => each.url())
  await expect.poll(loaded).toContain(`${host.standIn}eager`)
  expect(loaded()).not.toContain(host.standIn)
  await evaluateOnElement(page, (it) => it.setAttribute('loading', 'eager'))
  await expect.poll(loaded).toContain(host.standIn)
})

test('attributes go into the address of the frame, and are not sent again as messages', async ({
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
  await postFromStandIn(page, readyMessage('/home/menu', 'no'))
  expect(await takeMessagesToStandIn(page)).toEqual([])

  await test.step('a kiosk, or another src, makes a new frame, controlled by its address alone', async () => {
    await evaluateOnElement(page, (it) => {
      for (const name of ['mode', 'value', 'speed']) it.removeAttribute(name)
      it.setAttribute('task', 'lock-keys')
      it.setAttribute('time', 'sunday-05:30')
      it.setAttribute('start', '/home/menu')
      it.setAttribute('kiosk', '30')
    })
    const query = 'lang=no&kiosk=30&start=%2Fhome%2Fmenu&task=lock-keys&time=sunday-05%3A30'
    await expect(frame(page)).toHaveAttribute('src', `${host.standIn}home/menu?${query}#d=1P5k7mW4`)
    await postFromStandIn(page, readyMessage('/home/menu', 'no'))
    expect(await takeMessagesToStandIn(page)).toEqual([])
    expect(await readEvents(page, 'ready')).toHaveLength(2)
    await evaluateOnElement(page, (it) =>
      it.setAttribute('src', String(it.getAttribute('src')).replace('#', 'other/#')),
    )
    await expect(frame(page)).toHaveAttribute('src', /stand-in\/other\/home\/menu\?/)
    await expect(page.locator('floor-thermostat iframe')).toHaveCount(1)
    expect(await listening(page)).toBe(1)
  })
})

test('path and lang read the current screen and language, and change them', async ({ page, host }) => {
  await host.openStandIn('path="/home" lang="sv-FI"')
  await postFromStandIn(page, readyMessage('/', 'sv'), { v: 1, type: 'screen', path: '/home/menu' })
  const read = () => evaluateOnElement(page, (it) => [it.path, it.lang])
  expect(await read(), 'its own spelling stays').toEqual(['/home/menu', 'sv-FI'])
  await evaluateOnElement(page, (it) => {
    it.path = '/home/menu/program'
    it.path = 'home'
    it.setAttribute('path', '/home')
    it.path = '/home/menu/'
    it.removeAttribute('path')
  })
  const paths = ['/home/menu/program', '/home', '/home', '/home/menu/']
  expect(await takeMessagesToStandIn(page)).toEqual(paths.map(goOrder))
  await postFromStandIn(page, { v: 1, type: 'language', lang: 'da' })
  expect(await read(), 'whatever is written that leads nowhere').toEqual(['/home/menu', 'da'])
  await expect(frame(page)).toHaveAttribute('title', 'Gulvvarmetermostat')
  expect(await takeMessagesToStandIn(page), 'what was heard is not asked for').toEqual([])
  await evaluateOnElement(page, (it) => {
    it.lang = 'de-AT'
    it.lang = 'fr'
    it.removeAttribute('lang')
    it.setAttribute('lang', 'fi')
  })
  expect(await takeMessagesToStandIn(page)).toEqual(['de', 'fi'].map(languageOrder))

  await test.step('without the attribute, lang reads the device’s language', async () => {
    await host.openStandIn()
    await postFromStandIn(page, readyMessage('/', 'de'))
    await expect(element(page)).toHaveAttribute('lang', 'de')
    expect(await takeMessagesToStandIn(page)).toEqual([])
  })
})

test('requests before the device is ready wait until then, the last of each kind', async ({ page, host }) => {
  await host.openStandIn('lang="en" path="/home"')
  await evaluateOnElement(page, (it) => {
    it.path = '/home/menu'
    it.path = '/home/menu/energy-consumption'
    it.lang = 'sv'
    it.startTask('set-clock')
    it.startTask('lock-keys', { mode: 'show' })
    it.letTimeRun({ speed: 60 })
    it.letTimeRun({ time: 'friday-15:30', speed: 600 })
    it.reset()
  })
  expect(await takeMessagesToStandIn(page)).toEqual([])
  await postFromStandIn(page, readyMessage())
  expect(await takeMessagesToStandIn(page)).toEqual([
    goOrder('/home/menu/energy-consumption'),
    languageOrder('sv'),
    { v: 1, type: 'task', task: 'lock-keys', mode: 'show' },
    { v: 1, type: 'time', time: 'friday-15:30', speed: 600 },
    { v: 1, type: 'reset' },
  ])
  expect(await evaluateOnElement(page, (it) => [it.path, it.lang])).toEqual([
    '/home/menu/energy-consumption',
    'sv',
  ])
})

test('the attributes, the property and the methods change the task and the time without a reload', async ({
  page,
  host,
}) => {
  await host.openStandIn()
  await postFromStandIn(page, readyMessage())
  const expectMessages = async (what: Parameters<typeof evaluateOnElement<void>>[1], ...wanted: object[]) => {
    await evaluateOnElement(page, what)
    expect(await takeMessagesToStandIn(page)).toEqual(wanted)
  }
  await expectMessages(
    (it) => {
      it.setAttribute('value', '23')
      it.setAttribute('task', 'change-temperature')
      it.setAttribute('mode', 'show')
    },
    taskOrder('change-temperature', 'show', '23'),
  )
  await expectMessages((it) => it.setAttribute('value', '25'), taskOrder('change-temperature', 'show', '25'))
  await expectMessages((it) => {
    it.removeAttribute('mode')
    it.removeAttribute('value')
    it.task = 'set-clock'
  }, taskOrder('set-clock'))
  await expectMessages(
    (it) => {
      it.startTask('start-timer', { mode: 'try', value: 8 })
      it.startTask('lock-keys')
    },
    { v: 1, type: 'task', task: 'start-timer', mode: 'try', value: 8 },
    { v: 1, type: 'task', task: 'lock-keys' },
  )

  await expectMessages(
    (it) => {
      it.setAttribute('speed', '600')
      it.setAttribute('time', 'monday-05:30')
    },
    timeOrder('monday-05:30', '600'),
  )
  await expectMessages((it) => it.removeAttribute('time'), timeOrder(null, '600'))
  await expectMessages((it) => it.removeAttribute('speed'), timeOrder(null))
  await expectMessages(
    (it) => {
      it.letTimeRun({ time: 'sunday-23:59', speed: 3600 })
      it.letTimeRun({ speed: 0 })
      it.backToNow()
    },
    { v: 1, type: 'time', time: 'sunday-23:59', speed: 3600 },
    { v: 1, type: 'time', speed: 0 },
    { v: 1, type: 'time', time: null },
  )

  await expectMessages(
    (it) => {
      it.setAttribute('time', 'monday-05:30')
      it.setAttribute('task', 'why-early')
      it.setAttribute('mode', 'show')
      it.setAttribute('speed', '60')
    },
    timeOrder('monday-05:30', '60'),
    taskOrder('why-early', 'show'),
  )
  await expectMessages((it) => it.removeAttribute('task'), taskOrder(null, 'show'))
  // A mode without a task starts no task.
  await expectMessages((it) => it.setAttribute('mode', 'try'))

  await test.step('task reads the current task, as the frame reports it', async () => {
    const task = () => evaluateOnElement(page, (it) => it.task)
    expect(await task()).toBe('')
    for (const [state, wanted] of Object.entries({ found: 'lock-keys', reached: 'lock-keys', left: '' })) {
      await postFromStandIn(page, { v: 1, type: 'task', task: 'lock-keys', presses: 0, fewest: 6, state })
      expect(await task()).toBe(wanted)
    }
  })
})

test('properties and attributes set before the script loads take effect', { tag: '@whole' }, async ({
  page,
  host,
  baseURL,
}) => {
  const arrive = await holdRequests(page, '**/embed.js')
  const opened = host.open(
    `<floor-thermostat src="${host.standIn}"></floor-thermostat>`,
    `<script src="${baseURL}/embed.js" async></script>`,
  )
  await evaluateOnElement(page, (it) => {
    Object.assign(it, { path: '/home/menu', lang: 'sv', task: 'lock-keys' })
    it.setAttribute('kiosk', '30')
  })
  arrive()
  await opened
  await expect(frame(page)).toHaveAttribute('src', `${host.standIn}home/menu?lang=sv&kiosk=30&task=lock-keys`)
  await postFromStandIn(page, readyMessage('/home/menu', 'sv'))
  await evaluateOnElement(page, (it) => {
    it.path = '/home'
    it.removeAttribute('task')
  })
  expect(await takeMessagesToStandIn(page)).toEqual([goOrder('/home'), taskOrder(null)])
})

test('a moved element keeps its frame; a removed one stops listening; one put back continues', async ({
  page,
  host,
}) => {
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat><div></div>`)
  await postFromStandIn(page, readyMessage('/home/menu', 'sv'))
  expect(await listening(page)).toBe(1)
  const isMoved = await evaluateOnElement(page, (it) => {
    const div = document.querySelector('div') as HTMLElement & { moveBefore?(node: Node, child: null): void }
    div.moveBefore?.(it, null)
    it.reset()
    return it.parentElement === div
  })
  expect(isMoved).toBe(true)
  expect(await takeMessagesToStandIn(page)).toEqual([{ v: 1, type: 'reset' }])
  expect(await readEvents(page, 'ready')).toHaveLength(1)

  const without = await evaluateOnElement(page, (it) => {
    it.remove()
    const left = window.messageListenerCount
    it.reset()
    document.body.append(it)
    return left
  })
  expect(without).toBe(0)
  expect(await listening(page)).toBe(1)
  await expect(frame(page)).toHaveAttribute('src', `${host.standIn}home/menu?lang=sv`)
  await postFromStandIn(page, readyMessage('/home/menu', 'sv'))
  expect(await takeMessagesToStandIn(page)).toEqual([])
  expect(await readEvents(page, 'ready')).toHaveLength(2)
})

test('each of several elements listens to its own frame, which has the requested height and its name', async ({
  page,
  host,
}) => {
  const one = (more: string) =>
    `<floor-thermostat src="${host.standIn}" loading="eager" ${more}></floor-thermostat>`
  await host.open(
    `${one('title="Hallway"')}${one('title="Bathroom"')}${one('')}<iframe src="${host.standIn}" name="other"></iframe>`,
  )
  const frames = page.locator('floor-thermostat iframe')
  const heights = () => frames.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  const [, reserved = 0] = await heights()
  expect(reserved, 'there is room from the beginning').toBeGreaterThan(400)
  await postFromStandIn(page, readyMessage('/home', 'sv'), {
    type: 'iframe-resized',
    width: 300,
    height: 731.5,
  })
  expect(await heights()).toEqual([732, reserved, reserved])

  const titles = () => frames.evaluateAll((all) => all.map((each) => each.getAttribute('title')))
  expect(await titles()).toEqual(['Hallway', 'Bathroom', 'Underfloor heating thermostat'])
  await evaluateOnElement(page, (it) => it.setAttribute('title', 'Kitchen'))
  await expect.poll(async () => (await titles())[0]).toBe('Kitchen')
  await evaluateOnElement(page, (it) => it.removeAttribute('title'))
  await expect.poll(async () => (await titles())[0]).toBe('Golvvärmetermostat')

  await test.step('messages from others are ignored: the page, other frames, and the own frame after it left the product', async () => {
    const lies = [
      readyMessage('/lie', 'sv'),
      { v: 1, type: 'press', button: 'next' },
      { type: 'iframe-resized', height: 999 },
    ]
    await page.evaluate((lies) => {
      for (const lie of lies) postMessage(lie, '*')
    }, lies)
    const before = await page.evaluate(() => window.receivedMarks)
    await page.frame('other')?.evaluate((lies) => {
      for (const lie of [...lies, 'mark']) parent.postMessage(lie, '*')
    }, lies)
    await page.waitForFunction((before) => window.receivedMarks > before, before)
    await frame(page).evaluate((iframe, own) => iframe.setAttribute('src', own), host.ownPage)
    await expect.poll(() => page.frames().map((each) => each.url())).toContain(host.ownPage)
    await postFromStandIn(page, ...lies)
    expect(await readEvents(page)).toEqual([
      { type: 'ready', detail: { path: '/home', lang: 'sv' }, from: 0 },
    ])
    expect(await readFrameHeight(page)).toBe(732)
  })
})
