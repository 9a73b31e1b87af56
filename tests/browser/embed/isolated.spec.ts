/** Tests the product on cross-origin isolated pages (COEP), and in a window of its own. */
import type { Page } from '@playwright/test'
import { expect, frame, type Host, readEvents, test } from '../helpers/embed-host'
import { tagWholeIf } from '../helpers/tag-whole'

const device = (page: Page) => page.locator('iframe').contentFrame().locator('[data-display]')

async function openIsolated(page: Page, host: Host, embedder: string, body: string, script?: string) {
  await host.open(body, script, {
    'Cross-Origin-Embedder-Policy': embedder,
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
}

for (const embedder of ['require-corp', 'credentialless'])
  test(
    `on a ${embedder} page the element works, and so does a plain frame`,
    tagWholeIf(embedder !== 'require-corp'),
    async ({ page, host, baseURL }) => {
      await openIsolated(page, host, embedder, '<floor-thermostat lang="sv" path="/home"></floor-thermostat>')
      await expect.poll(() => readEvents(page, 'ready')).toHaveLength(1)
      await frame(page).contentFrame().getByRole('button', { name: 'Nästa', exact: true }).click()
      await expect.poll(() => readEvents(page, 'press')).toHaveLength(1)

      await openIsolated(page, host, embedder, `<iframe src="${baseURL}/home/menu?lang=en"></iframe>`, ' ')
      await expect(device(page)).toHaveAttribute('data-path', '/home/menu')
    },
  )

test('a credentialless frame works if the product’s host sends no headers', {
  tag: '@whole',
}, async ({ page, host, baseURL }) => {
  await page.route(`${baseURL}/**`, async (route) => {
    const response = await route.fetch()
    const headers = Object.entries(response.headers()).filter(([name]) => !name.startsWith('cross-origin-'))
    await route.fulfill({ response, headers: Object.fromEntries(headers) })
  })
  const plain = `<iframe src="${baseURL}/home?lang=en"></iframe>`
  const refused = page.waitForEvent('requestfailed')
  await openIsolated(page, host, 'require-corp', plain, ' ')
  expect((await refused).failure()?.errorText).toContain('BLOCKED_BY_RESPONSE')
  await openIsolated(page, host, 'require-corp', plain.replace('<iframe', '<iframe credentialless'), ' ')
  await expect(device(page)).toHaveAttribute('data-path', '/home')
})

test('a page that opens the product in a new window keeps working, and so does the product', async ({
  page,
  host,
  baseURL,
}) => {
  await host.open(`<a href="${baseURL}/home?lang=en" target="thermostat">Try the thermostat</a>`, ' ')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link').click()
  const own = await opened
  await expect(own.locator('[data-display]')).toHaveAttribute('data-path', '/home')
  expect(await own.evaluate(() => window.opener)).toBeNull()
  await own.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(own.locator('[data-display]')).toHaveAttribute('data-path', '/home/menu')
  await expect(page.getByRole('link')).toBeVisible()
})
