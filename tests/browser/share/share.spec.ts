/** A device shared by a link: the dialog that gives it, and the page that is opened by it (behaviour 30). */

import { factorySettings } from '../../../src/device/settings'
import { packDevice } from '../../../src/share/packed'
import { axeFinds } from '../helpers/axe'
import { openHouse } from '../helpers/panel'
import { storedState } from '../helpers/stored-state'
import { expect, type Page, test } from '../helpers/test'
import { wholeIf } from '../helpers/whole'

const display = (page: Page) => page.locator('[data-display]')
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const bar = (page: Page) => page.locator('section[data-shared]')
const dialog = (page: Page) => page.locator('dialog[data-share]')
const link = (page: Page) => dialog(page).locator('input#share-link')
const state = (page: Page) => page.evaluate(() => localStorage.getItem('state'))

/** The visitor's own device, set up before. */
const own = JSON.stringify(storedState({ ...factorySettings, temperatureValue: 12 }))
const shared = `#d=${packDevice({ ...factorySettings, temperatureValue: 30, keylock: 'on' })}`

async function withOwn(page: Page) {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    if (localStorage.getItem('state') === null) localStorage.setItem('state', text)
  }, own)
}

async function showsShared(page: Page) {
  await expect(bar(page)).toHaveAttribute('data-shared', 'device')
  await expect(display(page)).toContainText('30°')
}

async function isOwn(page: Page) {
  await expect(display(page)).toContainText('12°')
  await expect(bar(page)).toHaveCount(0)
}

async function openDialog(page: Page) {
  await page.locator('[data-command="share"]').click()
  await expect(dialog(page)).toBeVisible()
}

// behaviour 30.1
test('a link brings up the same device in another browser', async ({ page, browser }) => {
  await withOwn(page)
  await page.goto('/home')
  await isOwn(page)
  await openDialog(page)
  await expect(link(page)).toBeFocused()
  const address = await link(page).inputValue()
  expect(new URL(address).hash.length).toBeLessThanOrEqual(60)
  await expect(dialog(page).getByRole('img', { name: 'QR code' })).toBeVisible()
  const other = await browser.newContext()
  const visitor = await other.newPage()
  await visitor.goto(address)
  await expect(bar(visitor)).toBeVisible()
  await expect(display(visitor)).toContainText('12°')
  expect(await state(visitor)).toBeNull()
  await other.close()
})

// behaviour 3.17
test('a link that was changed on its way opens the device, and the link made of it is clean', async ({
  page,
}) => {
  await withOwn(page)
  const packed = shared.slice('#d='.length)
  for (const carried of [
    `/home%23d=${packed}`,
    `/home?utm_source=mail&amp;lang=sv-FI.#d%3D${packed}%20see`,
    `/home/menu#d=${packed}&utm_source=mail`,
  ]) {
    await page.goto(carried)
    await expect(bar(page)).toHaveAttribute('data-shared', 'device')
    expect(new URL(page.url()).hash).toBe(shared)
  }
  expect(new URL(page.url()).pathname).toBe('/home/menu')
  await openDialog(page)
  expect(new URL(await link(page).inputValue())).toMatchObject({ search: '', hash: shared })
})

test('a link that cannot be read says so, also where its # is encoded', async ({ page }) => {
  await withOwn(page)
  await page.goto(`/home%23d=${shared.slice('#d='.length, -1)}`)
  await expect(bar(page)).toHaveAttribute('data-shared', 'bad')
})

test('in a frame nothing is taken over: the page around decided what it shows', { tag: '@whole' }, async ({
  page,
}) => {
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

// behaviour 30.9
for (const [what, file] of [
  ['its bar', '**/assets/shared-bar-*.js'],
  ['the rest of the page', '**/assets/around-*.js'],
] as const)
  test(`a shared device is shown without ${what}, the page says that it is not complete, and another try completes it`, {
    tag: '@whole',
  }, async ({ page }) => {
    await withOwn(page)
    await page.route(file, (route) => route.abort())
    await page.goto(`/home${shared}`)
    const retry = page.locator('[data-incomplete]').getByRole('link', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await expect(display(page)).toContainText('30°')
    await key(page, 'Next').click({ force: true })
    await expect(page).toHaveURL(`/home${shared}`)
    expect(await state(page)).toBe(own)
    await page.unroute(file)
    await retry.click()
    await showsShared(page)
    await expect(page.locator('[data-incomplete]')).toHaveCount(0)
    expect(await state(page)).toBe(own)
  })

for (const blocked of [['sessionStorage'], ['localStorage', 'sessionStorage']])
  test(
    `it works from memory where the browser refuses ${blocked.join(' and ')}`,
    wholeIf(blocked.length > 1),
    async ({ page }) => {
      await page.addInitScript((names) => {
        for (const name of names)
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('refused', 'SecurityError')
            },
          })
      }, blocked)
      await page.goto(`/home${shared}`)
      await showsShared(page)
      await page.locator('[data-command="share"]').waitFor()
    },
  )

test('where storage is full nothing is taken over, and that is said', async ({ page }) => {
  await withOwn(page)
  await page.goto('/home')
  await isOwn(page)
  await page.goto(`/home${shared}`)
  await showsShared(page)
  await page.evaluate(() => {
    let text = 'x'.repeat(1 << 20)
    for (let piece = 0; text; piece++)
      try {
        localStorage.setItem(`theirs${piece}`, text)
      } catch {
        text = text.slice(text.length / 2 + (text.length === 1 ? 1 : 0))
      }
  })
  const before = await page.evaluate(() => JSON.stringify(localStorage))
  await key(page, 'Use these settings').click()
  await expect(bar(page)).toContainText('Nothing has changed; your own thermostat stays as it was.')
  await expect(key(page, 'Use these settings')).toBeFocused()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before)
  await showsShared(page)
  await key(page, 'Back to mine').click()
  await isOwn(page)
})

test('the dialog works with keys alone, and the focus returns', async ({ page }) => {
  await page.goto('/home')
  await page.locator('[data-command="share"]').waitFor()
  // Who has used Tab has the keys of what has the focus (behaviour 1.14).
  await page.keyboard.press('Tab')
  await page.locator('[data-command="share"]').focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expect(link(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(key(page, 'Copy')).toBeFocused()
  // No key of the dialog presses the device.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('[data-command="share"]')).toBeFocused()
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await expect(display(page)).toContainText('19°')
})

test('after a click on its text it still closes with Escape, and no key presses the device', {
  tag: '@whole',
}, async ({ page }) => {
  await page.goto('/home')
  await openDialog(page)
  await page.locator('dialog[data-share] h2').click()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('ArrowRight')
  await expect(display(page)).toContainText('19°')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test('copying is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/home')
  await openDialog(page)
  await key(page, 'Copy').click()
  await expect(dialog(page).getByRole('status')).toHaveText('Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link(page).inputValue())
})

test('the task in hand goes with it, when it is wanted', async ({ page }) => {
  await page.goto('/home?task=lock-keys')
  await expect(page.locator('[data-companion]')).toHaveAttribute('data-state', 'ready')
  await openDialog(page)
  const withTask = dialog(page).getByRole('button', { name: 'Also show how' })
  await withTask.click()
  await expect(withTask).toHaveAttribute('aria-pressed', 'true')
  await expect(link(page)).toHaveValue(/\/home\?task=lock-keys&mode=show#d=1/)
  await withTask.click()
  await expect(link(page)).toHaveValue(/\/home#d=1/)
})

for (const [what, media] of [
  ['as it is', {}],
  ['in forced colours', { forcedColors: 'active' }],
  ['in the dark, without motion', { colorScheme: 'dark', reducedMotion: 'reduce' }],
] as const)
  test(
    `axe finds nothing in the dialog and the bar ${what}`,
    wholeIf(what !== 'as it is'),
    async ({ page }) => {
      await page.emulateMedia(media)
      await page.goto(`/home${shared}`)
      await showsShared(page)
      expect(await axeFinds(page)).toEqual([])
      await openDialog(page)
      await expect(dialog(page).getByRole('img')).toBeVisible()
      expect(await axeFinds(page)).toEqual([])
    },
  )

for (const language of ['fi', 'de'])
  test(`all of it fits into 320 px in ${language}`, wholeIf(language !== 'fi'), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/home?lang=${language}${shared}`)
    await expect(bar(page)).toBeVisible()
    await openHouse(page)
    await openDialog(page)
    const sizes = await page.evaluate(() =>
      [document.documentElement, document.querySelector('dialog') as HTMLElement].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    )
    expect(sizes).toEqual([0, 0])
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator('[data-command="share"]')).toBeFocused()
  })

test('what is looked at leaves the visitor’s own as it was, until that is back', async ({ page }) => {
  await withOwn(page)
  await page.goto('/home')
  await isOwn(page)
  await key(page, 'Next').click()
  await expect(display(page)).toContainText('13°')
  const before = await page.evaluate(() => JSON.stringify(localStorage))
  await page.goto(`/home${shared}`)
  await showsShared(page)
  expect(page.url()).toContain(shared)
  await page.evaluate(() => document.querySelector<HTMLElement>('[name="wifiInstalled"]')?.click())
  await page.reload()
  await showsShared(page)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before)
  await key(page, 'Back to mine').click()
  await expect(display(page)).toContainText('13°')
  await expect(bar(page)).toHaveCount(0)
  expect(new URL(page.url()).hash).toBe('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before)
})

test('taken over it is the visitor’s own, in other tabs too', async ({ page, context }) => {
  await withOwn(page)
  const other = await context.newPage()
  await withOwn(other)
  await other.goto('/home')
  await isOwn(other)
  await page.goto(`/home${shared}`)
  await showsShared(page)
  await expect(display(other)).toContainText('12°')
  await key(page, 'Use these settings').click()
  await expect(bar(page)).toHaveCount(0)
  await expect(display(page)).toContainText('30°')
  await expect(display(other)).toContainText('30°')
  expect(JSON.parse(String(await state(page)))).toMatchObject({ temperatureValue: 30, keylock: 'on' })
})

test('a link opened in an open page is looked at, and the browser’s back brings the own device', async ({
  page,
}) => {
  await withOwn(page)
  await page.goto('/home')
  await isOwn(page)
  await page.locator('[data-command="share"]').waitFor()
  await page.evaluate((hash) => {
    location.hash = hash
  }, shared)
  await showsShared(page)
  await page.goBack()
  await isOwn(page)
})

test('a link opened before the rest of the page is there is looked at all the same', {
  tag: '@whole',
}, async ({ page }) => {
  await withOwn(page)
  let arrive = () => {}
  const rest = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/around-*.js', async (route) => {
    await rest
    await route.continue()
  })
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

// behaviour 30.6
for (const hash of ['#d=', '#d=2abc', `${shared}0`, '#d=%E0%A4%A', `#d=${'z'.repeat(5000)}`])
  test(
    `a link that cannot be read shows the own device and one sentence: ${hash.slice(0, 30)}`,
    wholeIf(hash !== '#d=2abc'),
    async ({ page }) => {
      await withOwn(page)
      await page.goto(`/home${hash}`)
      await expect(bar(page)).toHaveAttribute('data-shared', 'bad')
      await expect(display(page)).toContainText('12°')
      await key(page, 'Close').last().click()
      await isOwn(page)
      await key(page, 'Next').click()
      await expect(display(page)).toContainText('13°')
      await expect.poll(() => state(page)).toContain('"temperatureValue":13')
    },
  )

test('language, task and link combine, and a lent device on top of it gives it back', {
  tag: '@whole',
}, async ({ page }) => {
  await withOwn(page)
  await page.goto(`/home/menu?lang=fi&task=install&mode=show#d=${shared.slice(3)}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(bar(page)).toBeVisible()
  await expect(page.locator('#panel-tasks section > p')).toBeVisible()
  expect(await state(page)).toBe(own)
  await page.reload()
  await expect(bar(page)).toBeVisible()
  expect(await state(page)).toBe(own)
})

// behaviour 30.8
test('the next visitor of a showroom finds neither device', { tag: '@whole' }, async ({ page }) => {
  await withOwn(page)
  await page.clock.install()
  await page.goto(`/home?kiosk=30&start=/home${shared}`)
  await showsShared(page)
  await page.clock.runFor(31_000)
  await expect(bar(page)).toHaveCount(0)
  await expect(display(page)).toContainText('19°')
})

test('a first visit loads nothing of it', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto('/home')
  await page.locator('[data-command="share"]').waitFor()
  expect(files.filter((file) => /shar/.test(file))).toEqual([])
})
