/** Tests addresses in a real browser: languages, deep links, and invalid ones (behaviour 3). */
import { display, key, waitForPath } from '../helpers/panel'
import { expect, test } from '../helpers/test'

// behaviour 3.6, 20.2
test('a known language is stored; an address typed into a used tab is the next entry of the trail', async ({
  page,
}) => {
  await page.goto('/home/menu/settings/screensaver?lang=sv')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expect(page).toHaveURL('/home/menu/settings/screensaver')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('sv')
  await page.goto('/embed.html')
  await page.goto('/home/menu/program')
  await waitForPath(page, '/home/menu/program')
  await key(page, 'back').click()
  await waitForPath(page, '/home/menu/settings/screensaver')
  await expect(page).toHaveURL('/home/menu/settings/screensaver')
  await key(page, 'back').click()
  await waitForPath(page, '/home/menu/settings')
})

const hostile = [
  '/%E0%A4%A',
  '/__proto__',
  '/home?status=start&status=stop&context=program',
  '/home/menu/program/week/',
  '/home?lang=__proto__',
  '/home#<img src=x onerror=alert(1)>',
]
test('hostile addresses show a screen and log no error', async ({ page, baseURL }) => {
  const errors: string[] = []
  page.on('console', (message) => {
    // The host answers an unknown address with the 404 page, and Chromium reports that.
    const isHosts404 = message.location().url === page.url() && message.text().includes('404')
    if (message.type() === 'error' && !isHosts404) errors.push(message.text())
  })
  for (const address of hostile) {
    await page.goto(new URL(baseURL ?? '').origin + address)
    await expect(display(page), address).toHaveAttribute('data-path', /^\//)
    await key(page, 'close').click({ force: true })
    await expect(display(page), address).toHaveAttribute('data-path', /^\//)
    expect(errors, address).toEqual([])
  }
})
