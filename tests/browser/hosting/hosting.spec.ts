/** The built site on a real nginx with the generated headers, at the root of its host and in a folder. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { findBrotliModule, findNginx, nginxMissing } from '../../../scripts/nginx.js'
import english from '../../../src/common/texts/en.json' with { type: 'json' }
import { taskIds } from '../../../src/help/guidance/guidance'
import { languages, paths } from '../../../src/thermostat/device/device'
import { display, openHouse } from '../helpers/panel'
import { pressKey } from '../helpers/press-key'
import {
  expect,
  FOLDER,
  ORIGIN,
  recordProblems,
  requestUncompressed,
  type Site,
  test,
} from '../helpers/sites'
import { tagWholeIf } from '../helpers/tag-whole.js'

test.use({ serviceWorkers: 'allow' })
test.skip(!findNginx(), nginxMissing)

const routes = paths.map((path) => path.slice(1))
const noInlineCode = /<script(?![^>]* src=)|<style| on\w+="/

for (const base of ['/', FOLDER])
  test.describe(`at ${base}`, tagWholeIf(base !== FOLDER), () => {
    test('every route has a page, with and without a slash at its end', async ({ sites }) => {
      const { url } = sites[base] as Site
      for (const route of routes)
        for (const address of new Set([url + route, `${url}${route}/`.replace(/\/\/$/, '/')])) {
          const answer = await requestUncompressed(address)
          expect(answer.status, address).toBe(200)
          expect(answer.headers.get('content-type')).toContain('text/html')
          const html = await answer.text()
          expect(html).toMatch(/<title>.+ – Underfloor heating thermostat<\/title>/)
          expect(html).toMatch(/<meta name="description" content="Underfloor heating thermostat.{20,}" \/>/)
          expect(html.match(/ hreflang="/g)).toHaveLength(languages.length + 1)
          expect(html).not.toMatch(noInlineCode)
          expect(html).not.toContain(' style="')
          const again = await requestUncompressed(address, {
            'If-None-Match': answer.headers.get('etag') ?? '',
          })
          expect(again.status, `${address} again`).toBe(304)
        }
    })

    test('unknown addresses and files for servers have status 404', async ({ sites }) => {
      const { url } = sites[base] as Site
      for (const file of ['.htaccess', '_headers', '.vite/manifest.json'])
        expect((await requestUncompressed(url + file)).status, file).toBe(404)
      for (const route of [
        ...['nowhere', 'nowhere/', 'home/nowhere/at/all', 'home/menu/nowhere.php', 'assets/nowhere.js'],
        ...['manual/', 'manual/fi/nowhere/', 'manual/xx/lock-keys/', 'sheet/nowhere'],
      ]) {
        const answer = await requestUncompressed(url + route)
        expect(answer.status, route).toBe(404)
        expect(await answer.text()).toContain(`<title>${english['unknown.title']} – `)
        expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
        const policy = answer.headers.get('content-security-policy')
        expect(policy).toContain("default-src 'none'")
        expect(policy).toContain('trusted-types offline')
      }
    })

    test('each page has its own policy, and other sites may load the script and the pages', async ({
      sites,
    }) => {
      const { url } = sites[base] as Site
      for (const [file, frames] of [
        ['', null],
        ['home/', null],
        ['embed.html', "frame-src 'self'"],
      ] as const) {
        const policy = (await requestUncompressed(url + file)).headers.get('content-security-policy') ?? ''
        expect(policy.split('; ').find((one) => one.startsWith('frame-src')) ?? null, file).toBe(frames)
        expect(policy, file).toMatch(/trusted-types (offline|'none')(;|$)/)
      }
      for (const file of ['', 'home', 'nowhere', 'embed.html', 'embed.js']) {
        const { headers } = await requestUncompressed(url + file)
        expect(headers.get('cross-origin-resource-policy'), file).toBe('cross-origin')
        expect(headers.get('cross-origin-embedder-policy'), file).toBe('credentialless')
        expect(headers.get('cross-origin-opener-policy'), file).toBe('same-origin')
      }
      expect((await requestUncompressed(`${url}embed.js`)).headers.get('access-control-allow-origin')).toBe(
        '*',
      )
    })

    test('hashed files are cached for a year, all others are revalidated', async ({ sites }) => {
      const { url, base: at } = sites[base] as Site
      const html = await (await requestUncompressed(url)).text()
      const assets = [...html.matchAll(/"([^"]*\/assets\/[^"]+)"/g)].map(([, asset = '']) => asset)
      expect(assets.filter((asset) => /\.(js|css|woff2)$/.test(asset)).length).toBeGreaterThanOrEqual(2)
      for (const asset of assets) {
        expect(asset.startsWith(at)).toBe(true)
        const answer = await requestUncompressed(new URL(asset, url).href)
        expect(answer.status, asset).toBe(200)
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      }
      for (const file of ['', 'home', 'favicon.svg', '404.html']) {
        const answer = await requestUncompressed(url + file)
        expect(answer.headers.get('cache-control'), file).toBe('no-cache')
        expect(answer.headers.get('access-control-allow-origin'), file).toBeNull()
      }
    })

    test('every page of the manual has its policy and working links', async ({ sites }) => {
      const { url } = sites[base] as Site
      const linked = new Set<string>()
      const pages = ['', 'screens/', 'screens/home/menu/settings/', 'settings/', 'errors/', 'lock-keys/']
      for (const page of languages.flatMap((language) => pages.map((one) => `manual/${language}/${one}`))) {
        const address = url + page
        const answer = await requestUncompressed(address)
        expect(answer.status, address).toBe(200)
        expect(answer.headers.get('content-type')).toContain('text/html')
        expect(answer.headers.get('cache-control')).toBe('no-cache')
        const policy = answer.headers.get('content-security-policy') ?? ''
        expect(policy).toContain("frame-src 'self'")
        expect(policy).toContain("trusted-types 'none'")
        const html = await answer.text()
        expect(html).not.toMatch(noInlineCode)
        const named = [...html.matchAll(/ (?:src|href)="([^"#]+)[^"]*"/g)].map(([, to = '']) => to)
        expect(named.length).toBeGreaterThan(20)
        for (const to of new Set(named)) linked.add(new URL(to.replaceAll('&amp;', '&'), address).href)
        const bare = await requestUncompressed(`${address.slice(0, -1)}?from=here`)
        expect(bare.status, page).toBe(301)
        expect(bare.headers.get('location')).toBe(`${base}${page}?from=here`)
      }
      // The host of the canonical address does not exist in this test.
      for (const address of linked)
        if (address.startsWith(url)) expect((await requestUncompressed(address)).status, address).toBe(200)
      for (const task of taskIds) {
        const answer = await requestUncompressed(`${url}manual/sv/${task}/`, { 'Accept-Encoding': 'gzip' })
        expect(answer.status, task).toBe(200)
        expect(answer.headers.get('content-encoding'), task).toBe('gzip')
      }
    })

    test('a visit violates no policy, whatever it opens and uses', async ({ sites, page }) => {
      const { url } = sites[base] as Site
      const problems = await recordProblems(page)
      for (const route of ['home', 'home/menu/program/', 'home/menu/settings/language?lang=sv', 'upgrade']) {
        await page.goto(url + route)
        await expect(page.getByRole('button', { name: /^(Next|Nästa)$/ })).toBeVisible()
        const shown = await display(page).getAttribute('data-path')
        await page.reload()
        await expect(display(page)).toHaveAttribute('data-path', shown ?? '')
        await expect(page).toHaveURL(url + shown?.slice(1))
      }

      await test.step('the house, the display’s drawings and the keys', async () => {
        await page.goto(`${url}home/menu/installer/system-info`)
        await expect(display(page).locator('svg path[stroke]')).toHaveAttribute('d', /^M/)
        await openHouse(page)
        for (const about of await page.locator('[popovertarget]').all()) {
          await about.click()
          await expect(page.locator(':popover-open')).toBeVisible()
          await page.keyboard.press('Escape')
        }
        for (const box of await page.locator('#panel-house input[type="checkbox"]').all()) await box.click()
        await page.locator('#panel-house input[type="range"]').first().fill('25')
        for (const list of await page.getByRole('combobox').and(page.locator('select')).all())
          await list.selectOption({ index: 2 })
        await page.goto(`${url}home`)
        for (const key of ['ArrowRight', 'Enter', 'ArrowDown', 'Enter', 'Escape']) await pressKey(page, key)
      })

      await test.step('an address that requests a task, which is then removed from the address', async () => {
        await page.goto(`${url}home/menu?task=lock-keys&value=x`)
        await expect(page.locator('[data-companion]')).toHaveAttribute('data-task', 'lock-keys')
        await expect(page).toHaveURL(`${url}home/menu`)
      })

      await test.step('a page of the manual, and its task', async () => {
        await page.goto(`${url}manual/en/`)
        await page.getByRole('searchbox').pressSequentially('lock')
        await page.locator('[data-task="lock-keys"]').getByRole('link').click()
        await expect(page).toHaveURL(`${url}manual/en/lock-keys/`)
        await page.locator('[data-live]').click()
        const device = page.locator('main iframe').contentFrame()
        await expect(device.locator('[data-companion]')).toHaveAttribute('data-task', 'lock-keys')
        await expect(device.locator('[data-caption]')).toHaveText(/./)
      })
      expect(problems).toEqual([])

      await test.step('an unknown address: the device says so', async () => {
        for (const route of ['nowhere', 'home/menu/nowhere/at/all/', 'manual/fi/nowhere/']) {
          expect((await page.goto(url + route))?.status()).toBe(404)
          await expect(display(page)).toHaveAttribute('data-kind', 'blank')
        }
        expect(problems.filter((complaint) => !complaint.includes('404'))).toEqual([])
      })

      // This violation proves that the test notices them.
      await page.evaluate(() => {
        new Image().src = 'https://elsewhere.invalid/pixel.png'
      })
      await expect.poll(() => problems.join()).toContain('violates img-src: https://elsewhere.invalid')
    })
  })

test('a link to any page has a preview picture', async ({ sites }) => {
  const { url } = sites[FOLDER] as Site
  for (const route of ['', 'home/menu/', 'manual/fi/lock-keys/']) {
    const html = await (await requestUncompressed(url + route)).text()
    expect(html).toContain(`<meta property="og:url" content="${ORIGIN}${FOLDER}${route}" />`)
    expect(html).toContain(`<meta property="og:image" content="${ORIGIN}${FOLDER}share/en.jpg" />`)
  }
  const picture = await requestUncompressed(`${url}share/en.jpg`)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect(await (await requestUncompressed(`${url}nowhere`)).text()).not.toContain('og:')
  expect(await (await requestUncompressed(`${url}sw.js`)).text()).not.toMatch(/share\/|\.jpg/)
})

test('without an origin there is no preview picture', async ({ sites }) => {
  const { url } = sites['/'] as Site
  expect(await (await requestUncompressed(url)).text()).not.toContain('og:')
  expect((await requestUncompressed(`${url}share/en.jpg`)).status).toBe(404)
})

test('a link to a former share page opens the device in its language', async ({ sites, page }) => {
  const { url } = sites[FOLDER] as Site
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(`${url}home`)
  await expect(display(page)).toBeVisible()
  await page.goto(`${url}share/fi/`)
  await expect(display(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(page).not.toHaveURL(/share/)
  await page.goBack()
  await expect(page).toHaveURL(`${url}home`)
  expect(requested.filter((address) => address.endsWith('.jpg'))).toEqual([])
})

for (const [coding, ending] of [
  ['br', 'br'],
  ['gzip', 'gz'],
] as const) {
  test(`compressed files are sent as ${coding} to clients that accept it`, async ({ sites }) => {
    test.skip(
      coding === 'br' && !findBrotliModule(),
      'This nginx lacks its module for brotli ' +
        '(on Debian: sudo apt-get install libnginx-mod-http-brotli-static).',
    )
    const { url } = sites['/'] as Site
    // Small files are not compressed.
    const texts = readdirSync('dist/assets').filter(
      (file) => /\.(js|css)$/.test(file) && statSync(`dist/assets/${file}`).size >= 1000,
    )
    expect(texts.length).toBeGreaterThan(1)
    for (const file of ['index.html', '404.html', ...texts.map((text) => `assets/${text}`)]) {
      const answer = await requestUncompressed(url + file, { 'Accept-Encoding': coding })
      expect(answer.headers.get('content-encoding'), file).toBe(coding)
      expect(answer.headers.get('vary'), file).toContain('Accept-Encoding')
      expect(Number(answer.headers.get('content-length'))).toBe(statSync(`dist/${file}.${ending}`).size)
      expect(await answer.text()).toBe(readFileSync(`dist/${file}`, 'utf8'))
    }
    expect(
      (await requestUncompressed(`${url}home/menu`, { 'Accept-Encoding': coding })).headers.get(
        'content-encoding',
      ),
    ).toBe(coding)
    expect((await requestUncompressed(`${url}home/menu`)).headers.get('content-encoding')).toBeNull()
  })
}
