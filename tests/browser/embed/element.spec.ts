/** The element of `embed.js` on another site's page, with a stand-in that posts what the test tells it to. */
import { ask, element, expect, frame, height, orders, ready, say, test, told } from '../helpers/embed-host'
import { holdBack } from '../helpers/hold-back'

// behaviour 25.9
test('an element far below is not loaded before it is near, an eager one at once', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  const far = (more: string) =>
    `<canvas height="20000"></canvas><floor-thermostat src="${host.standIn}" ${more}></floor-thermostat>`
  await host.open(far('') + far('path="/eager" loading="eager"'))
  const loaded = () => page.frames().map((each) => each.url())
  await expect.poll(loaded).toContain(`${host.standIn}eager`)
  expect(loaded()).not.toContain(host.standIn)
  await ask(page, (it) => it.setAttribute('loading', 'eager'))
  await expect.poll(loaded).toContain(host.standIn)
})

test('events tell what the frame told, once, and do not bubble', async ({ page, host }) => {
  await host.openStandIn()
  const news = [
    { type: 'ready', detail: { path: '/home', lang: 'sv' } },
    { type: 'screen', detail: { path: '/home/menu' } },
    { type: 'language', detail: { lang: 'fi' } },
    { type: 'press', detail: { button: 'next' } },
    { type: 'task', detail: { task: 'lock-keys', state: 'reached', presses: 8, fewest: 6 } },
    { type: 'time', detail: { at: '2026-11-23T06:00:00', speed: 600 } },
    { type: 'time', detail: { at: null, speed: 1 } },
  ]
  await page.evaluate(
    (types) => {
      for (const type of types) document.body.addEventListener(type, () => window.violations.push(type))
    },
    [...new Set(news.map(({ type }) => type))],
  )
  await say(page, ready('/home', 'sv'), ...news.map(({ type, detail }) => ({ v: 1, type, ...detail, x: 1 })))
  expect(await told(page)).toEqual(news.map((one) => ({ ...one, from: 0 })))
  expect(await page.evaluate(() => window.violations)).toEqual([])
})

test('path reads what is shown, and writes where to go', async ({ page, host }) => {
  await host.openStandIn('path="/home"')
  await say(page, ready('/'), { v: 1, type: 'screen', path: '/home/menu' })
  expect(await ask(page, (it) => it.path)).toBe('/home/menu')
  await ask(page, (it) => {
    it.path = '/home/menu/program'
    it.path = 'home'
    it.setAttribute('path', '/home')
  })
  const go = (path: string) => ({ v: 1, type: 'go', path })
  expect(await orders(page)).toEqual([go('/home/menu/program'), go('/home'), go('/home')])
  const read = await ask(page, (it) =>
    ['/home/menu/', `/${'x'.repeat(300)}`, null].map((nowhere) => {
      if (nowhere === null) it.removeAttribute('path')
      else it.path = nowhere
      return it.path
    }),
  )
  expect(read, 'whatever is written that leads nowhere').toEqual(Array(3).fill('/home/menu'))
})

test('lang reads what is spoken, and writes what is to be', async ({ page, host }) => {
  await host.openStandIn('lang="sv-FI"')
  const lang = () => ask(page, (it) => it.lang)
  await say(page, ready('/', 'sv'))
  expect(await lang(), 'its own spelling stays').toBe('sv-FI')
  await say(page, { v: 1, type: 'language', lang: 'da' })
  expect(await lang()).toBe('da')
  await expect(element(page)).toHaveAttribute('lang', 'da')
  await expect(frame(page)).toHaveAttribute('title', 'Gulvvarmetermostat')
  expect(await orders(page), 'what was heard is not asked for').toEqual([])
  await ask(page, (it) => {
    it.lang = 'de-AT'
    it.lang = 'fr'
    it.removeAttribute('lang')
    it.setAttribute('lang', 'fi')
  })
  expect(await orders(page)).toEqual([
    { v: 1, type: 'language', lang: 'de' },
    { v: 1, type: 'language', lang: 'fi' },
  ])

  await test.step('without one it says which one the device speaks', async () => {
    await host.openStandIn()
    await say(page, ready('/', 'de'))
    await expect(element(page)).toHaveAttribute('lang', 'de')
    expect(await orders(page)).toEqual([])
  })
})

test('properties and attributes from before the script was there count', { tag: '@whole' }, async ({
  page,
  host,
  baseURL,
}) => {
  const arrive = await holdBack(page, '**/embed.js')
  const opened = host.open(
    `<floor-thermostat src="${host.standIn}"></floor-thermostat>`,
    `<script src="${baseURL}/embed.js" async></script>`,
  )
  await ask(page, (it) => {
    Object.assign(it, { path: '/home/menu', lang: 'sv', task: 'lock-keys' })
    it.setAttribute('kiosk', '30')
  })
  arrive()
  await opened
  await expect(frame(page)).toHaveAttribute('src', `${host.standIn}home/menu?lang=sv&kiosk=30&task=lock-keys`)
  await say(page, ready('/home/menu', 'sv'))
  await ask(page, (it) => {
    it.path = '/home'
    it.removeAttribute('task')
  })
  expect(await orders(page)).toEqual([
    { v: 1, type: 'go', path: '/home' },
    { v: 1, type: 'task', task: null, mode: null, value: null },
  ])
})

test('moved, it keeps its frame; removed, nothing of it listens; put back, it goes on where it was', async ({
  page,
  host,
}) => {
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat><div></div>`)
  await say(page, ready('/home/menu', 'sv'))
  const listening = () => page.evaluate(() => window.listening)
  expect(await listening()).toBe(1)
  const isMoved = await ask(page, (it) => {
    const div = document.querySelector('div') as HTMLElement & { moveBefore?(node: Node, child: null): void }
    div.moveBefore?.(it, null)
    it.reset()
    return it.parentElement === div
  })
  expect(isMoved).toBe(true)
  expect(await orders(page)).toEqual([{ v: 1, type: 'reset' }])
  expect(await told(page, 'ready')).toHaveLength(1)

  const without = await ask(page, (it) => {
    it.remove()
    const left = window.listening
    it.reset()
    document.body.append(it)
    return left
  })
  expect(without).toBe(0)
  expect(await listening()).toBe(1)
  await expect(frame(page)).toHaveAttribute('src', `${host.standIn}home/menu?lang=sv`)
  await say(page, ready('/home/menu', 'sv'))
  expect(await orders(page)).toEqual([])
  expect(await told(page, 'ready')).toHaveLength(2)
})

test('each of several hears its own frame, which takes the height that it asks for and has its name', async ({
  page,
  host,
}) => {
  const one = (more: string) =>
    `<floor-thermostat src="${host.standIn}" loading="eager" ${more}></floor-thermostat>`
  await host.open(one('title="Hallway"') + one('title="Bathroom"') + one(''))
  const frames = page.locator('floor-thermostat iframe')
  const heights = () => frames.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  const [, reserved = 0] = await heights()
  expect(reserved, 'there is room from the beginning').toBeGreaterThan(400)
  await say(page, ready('/home', 'sv'), { type: 'iframe-resized', width: 300, height: 731.5 })
  expect(await heights()).toEqual([732, reserved, reserved])
  await say(page, { type: 'iframe-resized', width: 300, height: 0 }, { type: 'iframe-resized', height: 1e9 })
  expect(await height(page)).toBe(732)
  expect(await told(page)).toEqual([{ type: 'ready', detail: { path: '/home', lang: 'sv' }, from: 0 }])

  const titles = () => frames.evaluateAll((all) => all.map((each) => each.getAttribute('title')))
  expect(await titles()).toEqual(['Hallway', 'Bathroom', 'Underfloor heating thermostat'])
  await ask(page, (it) => it.setAttribute('title', 'Kitchen'))
  await expect.poll(async () => (await titles())[0]).toBe('Kitchen')
  await ask(page, (it) => it.removeAttribute('title'))
  await expect.poll(async () => (await titles())[0]).toBe('Golvvärmetermostat')
})
