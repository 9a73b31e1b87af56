/** Installed, without a network, and after a deploy: on a web space of this machine, with service workers. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import { openSite, type Site } from './offline/site'

const NOW = 'dist'
const NEXT = '.results/offline/next'
const BELOW = '.results/offline/below'
const FOLDER = '/demo/thermostat/'

/** A web space with a build in one of its folders. */
const test = base.extend<{ place: { root: string; folder: string }; site: Site }>({
  place: [{ root: NOW, folder: '/' }, { option: true }],
  site: async ({ place: { root, folder } }, use) => {
    const site = await openSite(root, folder)
    await use(site)
    await site.close()
  },
})
test.use({ serviceWorkers: 'allow' })

const display = (page: Page) => page.locator('[data-display]')
const language = (page: Page) => page.locator('.language select')
const nextBuild = (page: Page) => page.locator('meta[name="build"]')

/** Builds into a folder, with what differs from `npm run build`. */
function build(outDir: string, args: string[], env: Record<string, string> = {}) {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error']
  execFileSync(process.execPath, [...vite, '--emptyOutDir', '--outDir', outDir, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Opens the product and waits for the worker that keeps this page. */
async function visit(page: Page, address: string) {
  await page.goto(address)
  await expect(display(page)).toHaveAttribute('data-path', /./)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Waits until the worker of a deploy has taken over from the one before. */
async function settled(page: Page, builds: number) {
  const state = () =>
    page.evaluate(async () => {
      // A build begins to be kept when its worker installs, so the order matters.
      const kept = await caches.keys()
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.installing || registration?.waiting ? 'busy' : kept.length
    })
  await expect.poll(state).toBe(builds)
}

/** Takes the network away from pages and workers alike. */
async function loseNetwork(page: Page, site: Site) {
  site.health = 'away'
  await page.context().setOffline(true)
}

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on(
    'console',
    (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
  )
  return errors
}

/** Everything that a visitor without a network may do. */
async function walkOffline(page: Page, site: Site) {
  await visit(page, `${site.home}home`)
  await loseNetwork(page, site)
  const errors = collectErrors(page)

  // In the tab of the first visit, which began without a worker.
  for (const [tag, word] of [
    ['sv', 'Språk'],
    ['no', 'Språk'],
    ['fi', 'Kieli'],
    ['da', 'Sprog'],
    ['de', 'Sprache'],
    ['en', 'Language'],
  ] as const) {
    await language(page).selectOption(tag)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.locator('.language .unseen')).toHaveText(word)
  }
  await page.reload()
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  for (const path of ['home/menu/program/week', 'home/menu/settings/', 'hardware-test', 'home?lang=de']) {
    await page.goto(site.home + path)
    await expect(display(page)).toHaveAttribute('data-path', `/${path.replace(/\/$|\?.*/, '')}`)
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto(`${site.home}home/no/such/screen`)
  await expect(display(page)).toHaveAttribute('data-path', '/home/no/such/screen')
  await page.goto(`${site.home}home/menu/installer/system-info`)
  await expect(display(page).locator('.code .code-modules')).toHaveAttribute('d', /^M/)
  expect(
    await page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].map(({ status }) => status))),
  ).not.toContain('error')
  expect(
    await page.evaluate(async (address) => (await fetch(address)).json(), `${site.home}config.json`),
  ).toEqual({})
  expect(errors).toEqual([])
}

/** What a browser asks of a product that it offers to install. */
async function lookForInstalling(page: Page, site: Site, folder: string) {
  await visit(page, `${site.home}home/menu`)
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    const response = await fetch(link?.href ?? '')
    return { type: response.headers.get('content-type'), ...(await response.json()) }
  })
  expect(manifest).toMatchObject({
    type: 'application/manifest+json',
    name: 'Floor heating thermostat',
    short_name: 'Thermostat',
    id: folder,
    start_url: folder,
    scope: folder,
    display: 'standalone',
  })
  const sizes = await page.evaluate(
    (icons: { src: string; sizes: string; purpose?: string }[]) =>
      Promise.all(
        icons.map(async ({ src, sizes, purpose = 'any' }) => {
          const picture = await createImageBitmap(await (await fetch(src)).blob())
          return [`${picture.width}x${picture.height}` === sizes, sizes, purpose]
        }),
      ),
    manifest.icons,
  )
  expect(sizes).toEqual([
    [true, '192x192', 'any'],
    [true, '512x512', 'any'],
    [true, '512x512', 'maskable'],
  ])
  const devtools = await page.context().newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Every test is a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
}

test('after one visit everything works without a network', async ({ page, site }) => {
  await walkOffline(page, site)
})

test('the product can be installed', async ({ page, site }) => {
  await lookForInstalling(page, site, '/')
})

test.describe('in a folder of a web space', () => {
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(() => build(BELOW, [], { BASE_PATH: FOLDER }))
  test.use({ place: { root: BELOW, folder: FOLDER } })

  test('after one visit everything works without a network', async ({ page, site }) => {
    await walkOffline(page, site)
  })

  test('the product can be installed', async ({ page, site }) => {
    await lookForInstalling(page, site, FOLDER)
  })
})

test('what is not the product stays the browser’s: other pages, unknown files', async ({ page, site }) => {
  await visit(page, site.home)
  expect(await page.evaluate(async () => (await fetch('no-such-file.js')).status)).toBe(404)
  await page.goto(`${site.home}shop/`)
  await expect(page).toHaveTitle('Shop')
  await loseNetwork(page, site)
  for (const path of ['embed.html', 'no-such-file.pdf', 'elsewhere']) {
    await expect(page.goto(site.home + path)).rejects.toThrow(/ERR_|interrupted/)
  }
})

test('a host in trouble shows the product all the same', async ({ page, site }) => {
  await visit(page, `${site.home}home`)
  site.health = 'in trouble'
  await page.goto(`${site.home}home/menu`)
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
})

test.describe('after a deploy', () => {
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(() => build(NEXT, ['--config', 'tests/offline/next.config.ts']))

  test('the next page is of the new build, and the settings stay', async ({ page, site }) => {
    await visit(page, `${site.home}home`)
    await page.locator('[data-key="next"]').click()
    await language(page).selectOption('sv')
    await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '20')
    await expect(nextBuild(page)).toHaveCount(0)

    site.root = NEXT
    // Not a reload, for which a browser asks the host anyway.
    await page.goto(`${site.home}shop/`)
    await page.goto(`${site.home}home`)
    await expect(nextBuild(page)).toHaveCount(1)
    await expect(page.locator('.language .unseen')).toHaveText('Nytt språk')
    await expect(display(page).locator('[data-value]')).toHaveAttribute('data-value', '20')
  })

  test('without a network, too, the new build is shown', async ({ page, site }) => {
    await visit(page, `${site.home}home`)
    site.root = NEXT
    await page.reload()
    await settled(page, 2)
    await loseNetwork(page, site)
    await language(page).selectOption('sv')
    await expect(page.locator('.language .unseen')).toHaveText('Nytt språk')
    await page.goto(`${site.home}home/menu`)
    await expect(nextBuild(page)).toHaveCount(1)
    await expect(page.locator('.language .unseen')).toHaveText('Nytt språk')
  })

  test('a tab of the build before keeps working, with files that the host has no more', async ({
    page,
    site,
  }) => {
    const errors = collectErrors(page)
    await visit(page, `${site.home}home`)
    site.root = NEXT
    const other = await page.context().newPage()
    await visit(other, `${site.home}home`)
    await expect(nextBuild(other)).toHaveCount(1)
    await settled(other, 2)

    await language(page).selectOption('sv')
    await expect(page.locator('.language .unseen')).toHaveText('Språk')
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
    await expect(nextBuild(page)).toHaveCount(0)
    expect(errors).toEqual([])
  })

  test('a deploy that is half done is not kept; a whole one is', async ({ page, site }) => {
    await visit(page, `${site.home}home`)
    site.root = NEXT
    site.instead.set('index.html', readFileSync(`${NOW}/index.html`, 'utf8'))
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const found = new Promise((resolve) => registration.addEventListener('updatefound', resolve))
      await Promise.all([found, registration.update().catch(() => {})])
      const { installing } = registration
      if (installing && installing.state !== 'redundant')
        await new Promise((resolve) => installing.addEventListener('statechange', resolve))
    })
    await settled(page, 1)
    await loseNetwork(page, site)
    await page.reload()
    await expect(nextBuild(page)).toHaveCount(0)
    await expect(display(page)).toHaveAttribute('data-path', '/home')

    await page.context().setOffline(false)
    site.health = 'well'
    site.instead.clear()
    await page.reload()
    await settled(page, 2)
    await loseNetwork(page, site)
    await page.reload()
    await expect(nextBuild(page)).toHaveCount(1)
  })

  test('a deploy that is taken back is shown as well', async ({ page, site }) => {
    await visit(page, `${site.home}home`)
    site.root = NEXT
    await page.reload()
    await settled(page, 2)
    site.root = NOW
    await page.reload()
    await expect(nextBuild(page)).toHaveCount(0)
    // The worker that takes over installs by then, or has done so: both builds are kept before and after.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await settled(page, 2)
    await loseNetwork(page, site)
    await page.reload()
    await expect(display(page)).toHaveAttribute('data-path', '/home')
    await expect(nextBuild(page)).toHaveCount(0)
  })
})

test('in a frame nothing is registered', async ({ page, site }) => {
  site.instead.set('host.html', '<title>Host</title><iframe src="home" title="Thermostat"></iframe>')
  await page.goto(`${site.home}host.html`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('[data-display]')).toHaveAttribute('data-path', '/home')
  const registrations = await frame.locator('html').evaluate(async () => {
    // What the page would do when idle, it has done by then.
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => requestIdleCallback(resolve))
    return (await navigator.serviceWorker.getRegistrations()).length
  })
  expect(registrations).toBe(0)
  expect(site.asked).not.toContain('/sw.js')
})

test('what embeds the product is not kept', async ({ page, site }) => {
  await visit(page, site.home)
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/')
  expect(
    kept.filter((path) => path.includes('embed') || path.endsWith('.html') || path.endsWith('.woff')),
  ).toEqual([])
})
