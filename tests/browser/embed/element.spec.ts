/** The element of `embed.js` on another site's page, with a stand-in that posts what the test tells it to. */
import { element, expect, frame, height, orders, say, test, told } from '../helpers/embed-host'

const ready = (path = '/home', lang = 'en') => ({ v: 1, type: 'ready', path, lang })

/** A promise and the function that resolves it. */
function gate(): [promise: Promise<void>, open: () => void] {
  let open = () => {}
  const promise = new Promise<void>((resolve) => {
    open = resolve
  })
  return [promise, open]
}

test('it frames its path with its query, lazily, under the name of the device', async ({ page, host }) => {
  await host.open(
    `<floor-thermostat src="${host.standIn}" lang="nb" path="home/menu" kiosk="60" start="/home"></floor-thermostat>`,
  )
  await expect(frame(page)).toHaveAttribute('src', `${host.standIn}home/menu?lang=no&kiosk=60&start=%2Fhome`)
  await expect(frame(page)).toHaveAttribute('loading', 'lazy')
  await expect(frame(page)).toHaveAttribute('title', 'Gulvvarmetermostat')
})

test('the title of the element is the name of its frame, in any language of the device', {
  tag: '@whole',
}, async ({ page, host }) => {
  const named = (title: string) =>
    `<floor-thermostat src="${host.standIn}" title="${title}" loading="eager"></floor-thermostat>`
  await host.open(named('Hallway') + named('Bathroom'))
  const frames = page.locator('floor-thermostat iframe')
  await expect(frames.first()).toHaveAttribute('title', 'Hallway')
  await expect(frames.last()).toHaveAttribute('title', 'Bathroom')
  await say(page, ready('/', 'sv'))
  await expect(frames.first()).toHaveAttribute('title', 'Hallway')
  await element(page).evaluate((it) => {
    it.setAttribute('title', 'Kitchen')
  })
  await expect(frames.first()).toHaveAttribute('title', 'Kitchen')
  await element(page).evaluate((it) => it.removeAttribute('title'))
  await expect(frames.first()).toHaveAttribute('title', 'Golvvärmetermostat')
})

// behaviour 25.9
test('an element far below is not loaded before it is near, an eager one at once', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  const far = (more: string) =>
    `<canvas height="20000"></canvas><floor-thermostat src="${host.standIn}" ${more}></floor-thermostat>`
  await host.open(far('') + far('path="/eager" loading="eager"'))
  await expect.poll(() => page.frames().map((each) => each.url())).toContain(`${host.standIn}eager`)
  expect(page.frames().map((each) => each.url())).not.toContain(host.standIn)
  await element(page).evaluate((it) => it.setAttribute('loading', 'eager'))
  await expect.poll(() => page.frames().map((each) => each.url())).toContain(host.standIn)
})

test('events tell what the frame told, and do not bubble', async ({ page, host }) => {
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat>`)
  await page.evaluate(() => {
    for (const type of ['ready', 'screen', 'language', 'press', 'task']) {
      document.body.addEventListener(type, () => window.violations.push(`${type} bubbled`))
    }
  })
  await say(
    page,
    ready('/home', 'sv'),
    { v: 1, type: 'screen', path: '/home/menu' },
    { v: 1, type: 'language', lang: 'fi' },
    { v: 1, type: 'press', button: 'next' },
    { v: 1, type: 'task', task: 'lock-keys', state: 'reached', presses: 8, fewest: 6 },
  )
  expect(await told(page)).toEqual([
    { type: 'ready', detail: { path: '/home', lang: 'sv' }, from: 0 },
    { type: 'screen', detail: { path: '/home/menu' }, from: 0 },
    { type: 'language', detail: { lang: 'fi' }, from: 0 },
    { type: 'press', detail: { button: 'next' }, from: 0 },
    { type: 'task', detail: { task: 'lock-keys', state: 'reached', presses: 8, fewest: 6 }, from: 0 },
  ])
  expect(await page.evaluate(() => window.violations)).toEqual([])
})

test('a frame that says twice that it is ready is told of once', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat>`)
  await say(page, ready(), ready())
  expect(await told(page, 'ready')).toHaveLength(1)
})

test('path reads what is shown and writes where to go', { tag: '@whole' }, async ({ page, host }) => {
  await host.open(`<floor-thermostat src="${host.standIn}" path="/home"></floor-thermostat>`)
  await say(page, ready('/'), { v: 1, type: 'screen', path: '/home/menu' })
  expect(await element(page).evaluate((it) => 'path' in it && it.path)).toBe('/home/menu')
  await page.evaluate(() => {
    const it = document.querySelector('floor-thermostat')
    if (it) it.path = '/home/menu/program'
    if (it) it.path = 'home'
    it?.setAttribute('path', '/home')
  })
  expect(await orders(page)).toEqual([
    { v: 1, type: 'go', path: '/home/menu/program' },
    { v: 1, type: 'go', path: '/home' },
    { v: 1, type: 'go', path: '/home' },
  ])
})

test('path goes on reading what is shown, whatever is written that leads nowhere', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  await host.open(`<floor-thermostat src="${host.standIn}" path="/home"></floor-thermostat>`)
  await say(page, ready('/home/menu'))
  const read = await page.evaluate(
    (long) => {
      const it = document.querySelector('floor-thermostat')
      return ['/home/menu/', long, null].map((path) => {
        if (path === null) it?.removeAttribute('path')
        else if (it) it.path = path
        return it?.path
      })
    },
    `/${'x'.repeat(300)}`,
  )
  expect(read).toEqual(['/home/menu', '/home/menu', '/home/menu'])
})

test('an address that makes no frame may be put right', { tag: '@whole' }, async ({
  page,
  host,
  unhandled,
}) => {
  await host.open('<floor-thermostat src="https://[/"></floor-thermostat>')
  await expect(frame(page)).toHaveCount(0)
  expect(unhandled.splice(0)).toHaveLength(1)
  await element(page).evaluate((it, src) => it.setAttribute('src', src), host.standIn)
  await expect(frame(page)).toHaveAttribute('src', new RegExp(`^${host.standIn}`))
})

test('lang reads what is spoken and writes what is to be', async ({ page, host }) => {
  await host.open(`<floor-thermostat src="${host.standIn}" lang="sv-FI"></floor-thermostat>`)
  const lang = () => page.evaluate(() => document.querySelector('floor-thermostat')?.lang)
  await say(page, ready('/', 'sv'))
  expect(await lang(), 'its own spelling stays').toBe('sv-FI')
  await say(page, { v: 1, type: 'language', lang: 'da' })
  expect(await lang()).toBe('da')
  await expect(element(page)).toHaveAttribute('lang', 'da')
  await expect(frame(page)).toHaveAttribute('title', 'Gulvvarmetermostat')
  expect(await orders(page), 'what was heard is not asked for').toEqual([])
  await page.evaluate(() => {
    const it = document.querySelector('floor-thermostat')
    if (it) it.lang = 'de-AT'
    if (it) it.lang = 'fr'
    it?.removeAttribute('lang')
    it?.setAttribute('lang', 'fi')
  })
  expect(await orders(page)).toEqual([
    { v: 1, type: 'language', lang: 'de' },
    { v: 1, type: 'language', lang: 'fi' },
  ])
})

test('without a language it says which one the device speaks', { tag: '@whole' }, async ({ page, host }) => {
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat>`)
  await say(page, ready('/', 'de'))
  await expect(element(page)).toHaveAttribute('lang', 'de')
  expect(await orders(page)).toEqual([])
})

test('what is asked for before the device is ready waits until then, the last of each kind', async ({
  page,
  host,
}) => {
  await host.open(`<floor-thermostat src="${host.standIn}" lang="en" path="/home"></floor-thermostat>`)
  await page.evaluate(() => {
    const it = document.querySelector('floor-thermostat')
    if (!it) return
    it.path = '/home/menu'
    it.path = '/home/menu/energy-consumption'
    it.lang = 'sv'
    it.reset()
  })
  expect(await orders(page)).toEqual([])
  await say(page, ready('/home', 'en'))
  expect(await orders(page)).toEqual([
    { v: 1, type: 'go', path: '/home/menu/energy-consumption' },
    { v: 1, type: 'language', lang: 'sv' },
    { v: 1, type: 'reset' },
  ])
  expect(await page.evaluate(() => document.querySelector('floor-thermostat')?.path)).toBe(
    '/home/menu/energy-consumption',
  )
  await expect(element(page)).toHaveAttribute('lang', 'sv')
})

test('properties and attributes from before the script was there count', { tag: '@whole' }, async ({
  page,
  host,
  baseURL,
}) => {
  const [arrived, arrive] = gate()
  await page.route('**/embed.js', async (route) => {
    await arrived
    await route.continue()
  })
  const opened = host.open(
    `<floor-thermostat src="${host.standIn}"></floor-thermostat>`,
    `<script src="${baseURL}/embed.js" async></script>`,
  )
  await element(page).waitFor({ state: 'attached' })
  await page.evaluate(() => {
    const it = document.querySelector('floor-thermostat')
    if (!it) return
    it.path = '/home/menu'
    it.lang = 'sv'
    it.task = 'lock-keys'
    it.setAttribute('kiosk', '30')
  })
  arrive()
  await opened
  const query = '?lang=sv&kiosk=30&task=lock-keys'
  await expect(frame(page)).toHaveAttribute('src', `${host.standIn}home/menu${query}`)
  await say(page, ready('/home/menu', 'sv'))
  await page.evaluate(() => {
    const it = document.querySelector('floor-thermostat')
    if (it) it.path = '/home'
    it?.removeAttribute('task')
  })
  expect(await orders(page)).toEqual([
    { v: 1, type: 'go', path: '/home' },
    { v: 1, type: 'task', task: null, mode: null, value: null },
  ])
})

test('the frame takes the height that it asks for, and no other than its own', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat>`)
  const reserved = await height(page)
  expect(reserved, 'there is room from the beginning').toBeGreaterThan(400)
  await say(page, { type: 'iframe-resized', width: 300, height: 731.5 })
  expect(await height(page)).toBe(732)
  await say(page, { type: 'iframe-resized', width: 300, height: 0 }, { type: 'iframe-resized', height: 1e9 })
  expect(await height(page)).toBe(732)
})

test('another path, kiosk or place of the product makes a new frame', async ({ page, host }) => {
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat>`)
  await say(page, ready('/home/menu', 'sv'))
  await element(page).evaluate((it) => {
    it.setAttribute('kiosk', '60')
    it.setAttribute('start', '/home')
  })
  await expect(frame(page)).toHaveAttribute('src', `${host.standIn}home/menu?lang=sv&kiosk=60&start=%2Fhome`)
  await say(page, ready('/home/menu', 'sv'))
  expect(await told(page, 'ready')).toHaveLength(2)
  await element(page).evaluate((it) => it.setAttribute('src', `${it.getAttribute('src')}other/`))
  await expect(frame(page)).toHaveAttribute('src', /stand-in\/other\/home\/menu\?/)
  await expect(page.locator('floor-thermostat iframe')).toHaveCount(1)
  expect(await page.evaluate(() => window.listening)).toBe(1)
})

test('removed, nothing of it listens; put back, it goes on where it was', async ({ page, host }) => {
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat>`)
  await say(page, ready('/home/menu', 'sv'))
  expect(await page.evaluate(() => window.listening)).toBe(1)
  const listening = await page.evaluate(() => {
    const it = document.querySelector('floor-thermostat')
    it?.remove()
    const without = window.listening
    it?.reset()
    if (it) document.body.append(it)
    return [without, window.listening]
  })
  expect(listening).toEqual([0, 1])
  await expect(frame(page)).toHaveAttribute('src', `${host.standIn}home/menu?lang=sv`)
  await say(page, ready('/home/menu', 'sv'))
  expect(await orders(page)).toEqual([])
  expect(await told(page, 'ready')).toHaveLength(2)
})

test('moved, it keeps its frame as it is', { tag: '@whole' }, async ({ page, host }) => {
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat><div></div>`)
  await say(page, ready())
  const moved = await page.evaluate(() => {
    const div: (HTMLElement & { moveBefore?(node: Node, child: null): void }) | null =
      document.querySelector('div')
    const it = document.querySelector('floor-thermostat')
    if (it) div?.moveBefore?.(it, null)
    return it?.parentElement === div
  })
  expect(moved).toBe(true)
  await page.evaluate(() => document.querySelector('floor-thermostat')?.reset())
  expect(await orders(page)).toEqual([{ v: 1, type: 'reset' }])
})

test('each of several hears its own frame only', { tag: '@whole' }, async ({ page, host }) => {
  const one = `<floor-thermostat src="${host.standIn}" loading="eager"></floor-thermostat>`
  await host.open(one.repeat(3))
  await say(page, ready('/home', 'sv'), { type: 'iframe-resized', height: 555 })
  expect(await told(page)).toEqual([{ type: 'ready', detail: { path: '/home', lang: 'sv' }, from: 0 }])
  const heights = await page
    .locator('floor-thermostat iframe')
    .evaluateAll((frames) => frames.map((each) => each.getBoundingClientRect().height))
  expect(heights[0]).toBe(555)
  expect(heights[1]).not.toBe(555)
  expect(heights[2]).toBe(heights[1])
})
