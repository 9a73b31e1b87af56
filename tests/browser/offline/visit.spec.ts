/** Installing the product and using it without a network, on a local server with service workers. */
import { expect, type Page } from '@playwright/test'
import { startCountingHost } from '../helpers/counting-host'
import type { OfflineSite } from '../helpers/offline-site'
import {
  CURRENT_BUILD,
  display,
  goOffline,
  language,
  languageLabel,
  openWithWorker,
  test,
} from '../helpers/offline-visitor'
import { openHouse } from '../helpers/panel'
import { searchField } from '../helpers/search-field'
import { recordProblems } from '../helpers/sites'
import { tagWholeIf } from '../helpers/tag-whole'
import { FOLDER_PATH, folderBuild } from '../helpers/test-builds'

test.use({ serviceWorkers: 'allow' })

async function choose(page: Page, tag: string, word: string) {
  await language(page).selectOption(tag)
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  await expect(languageLabel(page)).toHaveText(word)
}

/**
 * Does everything that a visitor can do without a network, in the tab of the first visit, which started without a
 * worker.
 */
async function useOffline(page: Page, site: OfflineSite) {
  await choose(page, 'sv', 'Språk')
  await choose(page, 'de', 'Sprache')
  await goOffline(page, site)
  const heard = await recordProblems(page)

  for (const [tag, word] of [
    ['no', 'Språk'],
    ['sv', 'Språk'],
    ['de', 'Sprache'],
    ['en', 'Language'],
  ] as const) {
    await choose(page, tag, word)
    await page.reload()
    await expect(languageLabel(page)).toHaveText(word)
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
  await expect(display(page).locator('svg path[stroke]')).toHaveAttribute('d', /^M/)
  expect(
    await page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].map(({ status }) => status))),
  ).not.toContain('error')
  expect(
    await page.evaluate(async (address) => (await fetch(address)).json(), `${site.home}config.json`),
  ).toEqual({})
  expect(heard).toEqual([])
}

/** Checks what a browser requires before it offers to install the product. */
async function lookForInstalling(page: Page, folder: string) {
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    const response = await fetch(link?.href ?? '')
    return { type: response.headers.get('content-type'), ...(await response.json()) }
  })
  expect(manifest).toMatchObject({
    type: 'application/manifest+json',
    name: 'Underfloor heating thermostat',
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
  // Every test runs in a private window, which cannot install anything.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
}

const places = [
  [{ root: CURRENT_BUILD, folder: '/' }, true],
  [{ root: folderBuild, folder: FOLDER_PATH }, false],
] as const
for (const [place, isWhole] of places)
  test.describe(`at ${place.folder}`, tagWholeIf(isWhole), () => {
    test.use({ deployment: place })

    // behaviour 27.1
    test('the product can be installed, and after one visit everything works without a network', async ({
      page,
      site,
    }) => {
      await openWithWorker(page, `${site.home}home?lang=no`)
      await lookForInstalling(page, place.folder)
      await useOffline(page, site)
    })
  })

test('the companion, the drawn room and the handover sheet work offline although they were never opened, other languages do not', async ({
  page,
  site,
}) => {
  await openWithWorker(page, `${site.home}home?lang=de`)
  await page.reload()
  await expect(language(page)).toHaveValue('de')
  expect(site.requestedPaths.filter((path) => /\/(sv|no|fi|da)-/.test(path))).toEqual([])
  await goOffline(page, site)
  await searchField(page).click()
  await expect(page.locator('[data-companion] [role="option"]').first()).toBeVisible()
  await searchField(page).fill('sperren')
  await expect(page.locator('[role="option"][data-task="lock-keys"]').first()).toBeVisible()

  const problems = await recordProblems(page)
  await searchField(page).press('Escape')
  await openHouse(page)
  await expect(page.getByRole('group', { name: 'Der Raum im Schnitt' })).toBeVisible()
  await page.goto(`${site.home}sheet/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen bei der Übergabe')
  expect(problems).toEqual([])

  await page.goto(`${site.home}home`)
  await language(page).selectOption('fi')
  await page.reload()
  await expect(language(page)).toHaveValue('fi')
  await expect(languageLabel(page)).toHaveText('Language')
  await expect(display(page)).toHaveAttribute('data-path', '/home')
})

// behaviour 27.4
test('requests outside the product and of host pages bypass the worker; server errors change nothing', {
  tag: '@whole',
}, async ({ page, site }) => {
  await openWithWorker(page, `${site.home}home`)
  const cached = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  })
  expect(cached).toContain('/')
  expect(cached.filter((path) => /embed|\.html$|\.woff$/.test(path))).toEqual([])
  expect(await page.evaluate(async () => (await fetch('no-such-file.js')).status)).toBe(404)
  await page.goto(`${site.home}shop/`)
  await expect(page).toHaveTitle('Shop')
  site.health = 'in trouble'
  await page.goto(`${site.home}home/menu`)
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  await goOffline(page, site)
  for (const path of ['embed.html', 'no-such-file.pdf', 'elsewhere']) {
    await expect(page.goto(site.home + path)).rejects.toThrow(/ERR_|interrupted/)
  }
})

test('a first visit requests each file once, and the worker only the files that the page has not loaded', async ({
  page,
  baseURL,
}) => {
  const host = await startCountingHost(String(baseURL))
  await page.clock.install()
  await openWithWorker(page, `${host.address}/`)
  const first = [
    '/',
    '/assets/barlow.woff2',
    '/assets/barlow.woff2',
    '/assets/chrome.css',
    '/assets/chrome.js',
    '/assets/companion.css',
    '/assets/companion.js',
    '/assets/companion.js',
    '/assets/favicon.png',
    '/assets/index.css',
    '/assets/index.js',
    '/assets/normalised.js',
    '/assets/phrases.js',
    '/assets/plaster.svg',
    '/assets/qr.js',
    '/assets/rolldown.js',
    '/assets/room.css',
    '/assets/room.js',
    '/assets/sheet.css',
    '/assets/sheet.js',
    '/assets/sheet.js',
    '/assets/time.css',
    '/assets/time.js',
    '/assets/time.js',
    '/assets/use.js',
    '/assets/verdict.js',
    '/config.json',
    '/framed.js',
    '/sw.js',
  ]
  await expect.poll(host.fileNames).toEqual(first)

  await choose(page, 'sv', 'Språk')
  // A page that is idle for five seconds loads the texts of the companion.
  await page.clock.fastForward(5000)
  await expect.poll(host.fileNames).toEqual([...first, '/assets/companion.js', '/assets/sv.js'].sort())
  await page.goto(`${host.address}/home`)
  await expect(languageLabel(page)).toHaveText('Språk')
  // A returning visit asks for the page and its configuration; the browser looks for a new worker besides.
  const requestedFiles = () => host.fileNames().filter((path) => path !== '/sw.js')
  const known = first.filter((path) => path !== '/sw.js')
  // The worker stores the texts of these parts in the current language.
  const parts = ['companion', 'phrases', 'sheet', 'time'].map((file) => `/assets/${file}.js`)
  await expect
    .poll(requestedFiles)
    .toEqual([...known, '/assets/sv.js', ...parts, '/home', '/config.json'].sort())
  host.close()
})
