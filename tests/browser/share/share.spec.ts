/** Tests the dialog that shares a device by a link, and the page that such a link opens (behaviour 30). */
import { packDevice } from '../../../src/site/share/pack-device'
import { factorySettings } from '../../../src/thermostat/device/device'
import { findAxeViolations } from '../helpers/axe'
import { holdRequests } from '../helpers/hold-requests'
import { display, openHouse } from '../helpers/panel'
import { storedState } from '../helpers/stored-state'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const bar = (page: Page) => page.locator('section[data-shared]')
const share = (page: Page) => page.locator('[data-command="share"]')
const dialog = (page: Page) => page.getByRole('dialog')
const link = (page: Page) => dialog(page).getByRole('textbox')
const state = (page: Page) => page.evaluate(() => localStorage.getItem('state'))

/** The settings of the visitor's own device. */
const own = JSON.stringify(storedState({ ...factorySettings, temperatureValue: 12 }))
const packed = packDevice({ ...factorySettings, temperatureValue: 30, keylock: 'on' })
const shared = `#d=${packed}`

async function withOwn(page: Page) {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    if (localStorage.getItem('state') === null) localStorage.setItem('state', text)
  }, own)
}

async function openOwn(page: Page, address = '/home') {
  await withOwn(page)
  await page.goto(address)
  await isOwn(page)
}

async function showsShared(page: Page) {
  await expect(bar(page)).toHaveAttribute('data-shared', 'device')
  await expect(display(page)).toContainText('30°')
}

async function isOwn(page: Page, degrees = '12°') {
  await expect(display(page)).toContainText(degrees)
  await expect(bar(page)).toHaveCount(0)
}

// behaviour 30.1
test('the dialog works by keyboard, and its link opens the same device in another browser', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openOwn(page, '/home?task=lock-keys')
  await expect(page.locator('[data-companion]')).toHaveAttribute('data-state', 'ready')
  await share(page).waitFor()
  // After Tab the focused element receives the keys (behaviour 1.14).
  await page.keyboard.press('Tab')
  await share(page).focus()
  await page.keyboard.press('Enter')
  await expect(key(page, 'Copy')).toBeFocused()
  await expect(dialog(page).getByRole('img', { name: 'QR code' })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(link(page)).toBeFocused()
  // No key of the dialog presses the device.
  await page.keyboard.press('ArrowRight')

  await test.step('the link can include the current task', async () => {
    const withTask = dialog(page).getByRole('button', { name: 'Also show how' })
    await withTask.click()
    await expect(withTask).toHaveAttribute('aria-pressed', 'true')
    await expect(link(page)).toHaveValue(/\/home\?task=lock-keys&mode=show#d=1/)
    await withTask.click()
    await expect(link(page)).toHaveValue(/\/home#d=1/)
  })

  const address = await link(page).inputValue()
  expect(new URL(address).hash.length).toBeLessThanOrEqual(60)
  await test.step('copying is announced', async () => {
    await key(page, 'Copy').click()
    await expect(dialog(page).getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  })

  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(share(page)).toBeFocused()
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await isOwn(page)

  await test.step('in another browser', async () => {
    const visitor = await browser.newPage()
    await visitor.goto(address)
    await expect(bar(visitor)).toBeVisible()
    await expect(display(visitor)).toContainText('12°')
    expect(await state(visitor)).toBeNull()
    await visitor.close()
  })
})

// behaviour 30.1
test('on a phone the dialog is at the foot of the window and begins with the button that sends the link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    navigator.share = () => Promise.resolve()
  })
  await page.goto('/home?share')
  const send = key(page, 'Send…')
  await expect(send).toBeFocused()
  const box = await dialog(page).boundingBox()
  expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 390, 844])
  for (const button of [send, key(page, 'Copy')]) expect((await button.boundingBox())?.width).toBe(358)
  await key(page, 'Close').last().click()
  await expect(dialog(page)).toHaveCount(0)
})

test('after a click on its text the dialog closes with Escape, and no key presses the device', {
  tag: '@whole',
}, async ({ page }) => {
  await page.goto('/home')
  await share(page).click()
  await dialog(page).getByRole('heading').click()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('ArrowRight')
  await expect(display(page)).toContainText('19°')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test('a frame does not offer to keep a shared device: the host page decides what it shows', {
  tag: '@whole',
}, async ({ page }) => {
  await withOwn(page)
  await page.goto('/manual/en/limits/')
  await page.evaluate((address) => {
    const frame = document.createElement('iframe')
    frame.src = address
    document.body.append(frame)
  }, `/home${shared}`)
  const framed = page.frameLocator('iframe')
  await expect(framed.locator('[data-display]')).toContainText('30°')
  await expect(framed.locator('[data-command="share"]')).toBeAttached()
  await expect(framed.locator('section[data-shared]')).toHaveCount(0)
})

test('a kept device becomes the visitor’s own in all tabs; if storage is full, the page says so', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await openOwn(other)
  await page.goto(`/home${shared}`)
  await showsShared(page)
  await isOwn(other)
  await page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; )
      try {
        localStorage.setItem(`full${localStorage.length}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
  })
  const theirs = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([name]) => !name.startsWith('full'))
        .sort(),
    )
  const before = await theirs()
  await key(page, 'Use these settings').click()
  await expect(bar(page)).toContainText('Nothing has changed; your own thermostat stays as it was.')
  await expect(key(page, 'Use these settings')).toBeFocused()
  expect(await theirs()).toEqual(before)
  await showsShared(page)
  await isOwn(other)

  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith('full')) localStorage.removeItem(name)
  })
  await key(page, 'Use these settings').click()
  await isOwn(page, '30°')
  await expect(display(other)).toContainText('30°')
  expect(JSON.parse(String(await state(page)))).toMatchObject({ temperatureValue: 30, keylock: 'on' })
})

for (const [language, media] of [
  ['fi', {}],
  ['de', { forcedColors: 'active' }],
  ['en', { colorScheme: 'dark' }],
] as const)
  test(
    `the bar and the dialog fit into 320 px, and axe finds no problem, in ${language} with ${JSON.stringify(media)}`,
    tagWholeIf(language !== 'fi'),
    async ({ page }) => {
      await page.emulateMedia(media)
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(`/home?lang=${language}${shared}`)
      await showsShared(page)
      expect(await findAxeViolations(page)).toEqual([])
      await openHouse(page)
      await share(page).click()
      await expect(dialog(page).getByRole('img')).toBeVisible()
      expect(await findAxeViolations(page)).toEqual([])
      for (const box of [page.locator('html'), dialog(page)])
        expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(share(page)).toBeFocused()
    },
  )

test('a link opened in an open page does not change the visitor’s own device', async ({ page }) => {
  await openOwn(page)
  await key(page, 'Next').click()
  await isOwn(page, '13°')
  await share(page).waitFor()
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  const before = await stored()
  const open = async () => {
    await page.evaluate((hash) => {
      location.hash = hash
    }, shared)
    await showsShared(page)
  }
  await open()
  await page.evaluate(() => document.querySelector<HTMLElement>('[name="wifiInstalled"]')?.click())
  await page.reload()
  await showsShared(page)
  expect(page.url()).toContain(shared)
  expect(await stored()).toBe(before)

  await test.step('the browser’s back and the button return to it', async () => {
    await page.goBack()
    await isOwn(page, '13°')
    await open()
    await key(page, 'Back to mine').click()
    await isOwn(page, '13°')
    expect(page.url()).toMatch(/\/home$/)
    expect(await stored()).toBe(before)
  })
})

// behaviour 30.5
for (const [choice, sentence] of [
  ['Use these settings', 'This is now your thermostat.'],
  ['Back to mine', 'Your own thermostat is back.'],
] as const)
  test(`after "${choice}" the page says whose thermostat this is, and confirm has the focus`, async ({
    page,
  }) => {
    await withOwn(page)
    await page.goto(`/home${shared}`)
    await key(page, choice).click()
    await expect(bar(page)).toHaveCount(0)
    await expect(page.locator('[role="status"]')).toHaveText(sentence)
    await expect(key(page, 'Confirm')).toBeFocused()
    expect(page.url()).toMatch(/\/home$/)
  })

test('a link works before the rest of the page has loaded', {
  tag: '@whole',
}, async ({ page }) => {
  const arrive = await holdRequests(page, '**/assets/chrome-*.js')
  await withOwn(page)
  await page.goto('/home', { waitUntil: 'commit' })
  await isOwn(page)
  await key(page, 'Next').click()
  await expect(display(page)).toContainText('13°')
  await page.evaluate((hash) => {
    location.hash = hash
  }, shared)
  arrive()
  await showsShared(page)
})

// behaviour 30.3
test('an invalid link shows the visitor’s own device and a message that can be closed', async ({ page }) => {
  await withOwn(page)
  await page.goto('/home%23d=2abc')
  await expect(bar(page)).toHaveAttribute('data-shared', 'bad')
  await expect(display(page)).toContainText('12°')
  await key(page, 'Close').last().click()
  await isOwn(page)
  await key(page, 'Next').click()
  await isOwn(page, '13°')
  await expect.poll(() => state(page)).toContain('"temperatureValue":13')
})

// behaviour 26.3
test('language, task and kiosk combine with a link, and the next visitor sees a new device', {
  tag: '@whole',
}, async ({ page }) => {
  await withOwn(page)
  await page.clock.install()
  await page.goto(`/home/menu?lang=fi&task=install&mode=show${shared}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(bar(page)).toBeVisible()
  await expect(page.locator('[data-task="install"]').first()).toBeAttached()
  await page.reload()
  await expect(bar(page)).toBeVisible()
  expect(await state(page)).toBe(own)

  await page.goto(`/home?kiosk=30&start=/home${shared}`)
  await showsShared(page)
  await page.clock.runFor(31_000)
  await expect(bar(page)).toHaveCount(0)
  await expect(display(page)).toContainText('19°')
})
