/** The companion's place in the page: what loads when, and where it stands. */

import { askField } from './ask-field'
import { CompanionDriver } from './companion-driver'
import { expect, type Page, test } from './test'
import { wholeIf } from './whole'

const companion = (page: Page) => page.locator('[data-companion]')

/** The files of the product that the page has asked for, without the hashes in their names. */
function watchFiles(page: Page): () => string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const name = request.url().match(/\/assets\/([\w-]+?)-[\w-]{8}\.(js|css)/)
    if (name) asked.push(`${name[1]}.${name[2]}`)
  })
  return () => asked.filter((file) => /^(companion|words)/.test(file)).sort()
}

async function open(page: Page, address = '/home') {
  await page.goto(address)
  await expect(companion(page)).toHaveAttribute('data-state', 'closed')
  await page.waitForLoadState('networkidle')
}

// behaviour 29.12
test('nothing of the companion is loaded before it is opened, and then its files of one language', async ({
  page,
}) => {
  const files = watchFiles(page)
  await open(page, '/home?lang=fi')
  await askField(page).focus()
  expect(files()).toEqual([])
  await askField(page).click()
  await expect(companion(page).locator('[role="option"]').first()).toBeVisible()
  // `words-in.js` is shared with the manual.
  const opened = ['companion-fi.js', 'companion.css', 'companion.js', 'words-in.js']
  await expect.poll(files).toEqual(opened)
})

test('what is typed before it is loaded is looked for, and the focus is in its field', async ({ page }) => {
  await open(page)
  await askField(page).fill('lock the')
  await expect(companion(page).locator('[role="option"]').first()).toHaveAttribute('data-task', 'lock-keys')
  await expect(askField(page)).toBeFocused()
  await expect(askField(page)).toHaveValue('lock the')
})

test('Enter before it is loaded chooses as soon as it is', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/companion-*.js', (route) => arrived.then(() => route.continue()))
  await open(page)
  await askField(page).fill('lock the')
  await page.keyboard.press('Enter')
  arrive()
  await expect(companion(page)).toHaveAttribute('data-task', 'lock-keys')
})

test('tabs come with it, the arrows go from one to the other, and Escape closes it @whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page)
  await expect(page.locator('[name="wifiInstalled"]')).toBeVisible()
  await askField(page).click()
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['How do I …?', 'Around the thermostat'])
  await expect(page.locator('[name="wifiInstalled"]')).toBeHidden()
  await tabs.first().press('ArrowRight')
  await expect(tabs.last()).toBeFocused()
  await expect(page.locator('[name="wifiInstalled"]')).toBeVisible()
  await tabs.last().press('ArrowLeft')
  await askField(page).press('Escape')
  await expect(companion(page)).toHaveAttribute('data-state', 'closed')
  await expect(askField(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(askField(page)).toBeFocused()
})

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
] as const)
  test(`device, caption and its buttons are in view together, ${width} × ${height}${wholeIf(width > 1280)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page)
    await askField(page).click()
    const casing = () => page.locator('.casing').boundingBox()
    await companion(page).locator('[role="option"][data-task="lock-keys"]').first().click()
    const before = await casing()
    expect(before?.width).toBeLessThanOrEqual(2 * 282 + 1)
    await page.locator('[data-do="show"]').first().click()
    await expect(page.locator('[data-caption]')).toBeInViewport({ ratio: 1 })
    for (const name of ['pause', 'step'])
      await expect(page.locator(`[data-do="${name}"]`)).toBeInViewport({ ratio: 1 })
    expect(await casing()).toEqual(before)
  })

test('on a phone each task that is chosen closes the sheet, also over another or the same @whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const driver = new CompanionDriver(page)
  await driver.openClosed()
  for (const [query, task] of [
    ['error', 'why-error'],
    ['goes back', 'why-it-goes-back'],
    ['lock the', 'lock-keys'],
    ['lock the', 'lock-keys'],
    ['wifi', 'connect-wifi'],
  ] as const) {
    await driver.find(query)
    await page.locator(`[role="option"][data-task="${task}"]`).click()
    await expect(driver.root).toHaveAttribute('data-task', task)
    await expect(page.locator('.panels[data-open]')).toHaveCount(0)
    await page.locator('.caption .action-main').click({ trial: true })
  }
})

test('how far a show is stands on one line beside a long name @whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const driver = new CompanionDriver(page)
  await driver.open('why-it-goes-back', '&mode=show&lang=de')
  const count = page.locator('.task-head span')
  await driver.isSettled(count)
  expect((await count.boundingBox())?.height).toBeLessThan(1.5 * 20)
})
