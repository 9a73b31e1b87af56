/** Tests that `npm start` serves the site as a host does: the built files, and no others. */
import { readdirSync } from 'node:fs'
import { paths } from '../../../src/thermostat/device/device'
import { expect, test } from '../helpers/test'

test('every screen has an address, with and without a slash', async ({ request }) => {
  for (const path of paths) {
    for (const address of new Set([path, `${path}/`.replace('//', '/'), `${path}?lang=sv`]))
      expect((await request.get(address)).status(), address).toBe(200)
  }
})

test('an unknown address has status 404, as on a host, and shows the device', async ({ page, request }) => {
  for (const address of ['/nowhere', '/home/menu/nowhere/at/all/', '/assets/index-none.js', '/home.html']) {
    const answer = await request.get(address)
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
    expect(await answer.text()).toContain('<title>Unknown screen')
  }
  await page.goto('/nowhere')
  await expect(page.locator('[data-display]')).toHaveAttribute('data-kind', 'blank')
})

test('files for servers are not sent, and no file is superfluous', async ({ request }) => {
  for (const file of ['/_headers', '/.htaccess', '/.vite/manifest.json', '/%2Ehtaccess', '/../package.json'])
    expect((await request.get(file)).status(), file).toBe(404)
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  expect(files).toContain('index.html')
  expect(files.filter((file) => file.startsWith('.vite') || file.endsWith('.woff'))).toEqual([])
})
