/** Tests the companion's place in the page, and when its files load. */

import { CompanionDriver } from '../helpers/companion-driver'
import { loadCompanion, recordCompanionFiles, waitForPage } from '../helpers/lazy-modules'
import { companion } from '../helpers/panel'
import { expandedSearchField, searchField } from '../helpers/search-field'
import { stopClock } from '../helpers/stop-clock'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, test } from '../helpers/test'

// behaviour 29.12
test.describe('the popular tasks', () => {
  test('are shown without the companion, whose files load in one language once the pointer is over the field', async ({
    page,
  }) => {
    await stopClock(page)
    const files = recordCompanionFiles(page)
    await page.goto('/home?lang=fi')
    await expect(page.locator('button[data-task]:visible')).toHaveCount(6)
    await expect(page.locator('button[data-task="lock-keys"]')).toHaveText('Lukitse painikkeet10 painallusta')
    await expect(companion(page)).toHaveAttribute('data-state', 'closed')
    expect(files).toEqual([])
    await loadCompanion(page)
    expect(files.toSorted()).toEqual(['companion', 'companion-fi'])
    // Files that arrive move nothing, and no task is open.
    await expect(page.locator('button[data-task]:visible')).toHaveCount(6)
    await expect(companion(page)).toHaveAttribute('data-state', 'closed')
  })

  test('load the companion when one of them has the focus', async ({ page }) => {
    await stopClock(page)
    const files = recordCompanionFiles(page)
    await page.goto('/home')
    await page.locator('button[data-task="lock-keys"]').focus()
    await expect.poll(() => files.toSorted()).toEqual(['companion', 'companion-en'])
  })

  test('load the companion when the page is idle', async ({ page }) => {
    await stopClock(page)
    const files = recordCompanionFiles(page)
    await page.goto('/home')
    await waitForPage(page)
    await page.clock.runFor(4900)
    expect(files).toEqual([])
    await page.clock.runFor(3000)
    await expect.poll(() => files.toSorted()).toEqual(['companion', 'companion-en'])
  })
})

test('a higher window shows more popular tasks, all of them without scrolling', async ({ page }) => {
  await page.goto('/home?lang=de')
  for (const [width, height, count] of [
    [1280, 720, 6],
    [1366, 768, 8],
    [1440, 860, 10],
    [1680, 980, 10],
    [390, 844, 6],
    [768, 1024, 10],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('button[data-task]:visible'), `${width} × ${height}`).toHaveCount(count)
    if (width >= 900) await expect(page.locator('.about')).toBeInViewport({ ratio: 1 })
  }
})

test('can be chosen with a press', async ({ page }) => {
  await page.goto('/home')
  await page.locator('button[data-task="lock-keys"]').click()
  await expect(companion(page)).toHaveAttribute('data-task', 'lock-keys')
  await expect(page.locator('ul:has(button[data-task])')).toHaveCount(0)
})

test.describe('before the companion is loaded', () => {
  let arrive: () => void
  test.beforeEach(async ({ page }) => {
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/assets/companion-*.js', (route) => arrived.then(() => route.continue()))
    await page.goto('/home')
  })

  test('typed text is searched as soon as it has loaded', async ({ page }) => {
    await searchField(page).fill('lock the')
    arrive()
    await expect(page.locator('[role="option"]').first()).toHaveAttribute('data-task', 'lock-keys')
    await expect(searchField(page)).toBeFocused()
    await expect(searchField(page)).toHaveValue('lock the')
  })

  test('the examples stand where the list has them, and do not move', async ({ page }) => {
    await searchField(page).click()
    const places = () =>
      page.locator('[data-example]').evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return { x, y, width, height }
        }),
      )
    await expect(page.locator('[data-example]')).toHaveCount(6)
    const before = await places()
    arrive()
    await expect(page.locator('[role="option"]').first()).toBeVisible()
    expect(await places()).toEqual(before)
  })

  test('an example that is pressed is searched as soon as it has loaded', async ({ page }) => {
    await searchField(page).click()
    await page.locator('[data-example]').nth(3).click()
    await expect(searchField(page)).toHaveValue('What does E3 mean?')
    await expect(searchField(page)).toBeFocused()
    arrive()
    await expect(page.locator('[role="option"]').first()).toHaveAttribute('data-task', 'why-error')
  })

  // behaviour 29.12
  test('no examples stand below typed words, and a line says that they are searched', async ({ page }) => {
    await searchField(page).fill('lock the')
    await expect(companion(page).getByText('Searching…')).toBeVisible()
    await expect(page.locator('[data-example]')).toHaveCount(0)
    arrive()
    await expect(page.locator('[role="option"]').first()).toBeVisible()
    await expect(companion(page).getByText('Searching…')).toHaveCount(0)
  })

  test('Enter chooses as soon as it has loaded', async ({ page }) => {
    await searchField(page).fill('lock the')
    await page.keyboard.press('Enter')
    arrive()
    await expect(companion(page)).toHaveAttribute('data-task', 'lock-keys')
    await expect(page.locator('[data-actions] [data-do="show"]')).toBeFocused()
  })
})

for (const width of [1280, 390])
  test(
    `the first Escape empties the field, and a second one or moving the focus closes its list, ${width} px wide`,
    tagWholeIf(width > 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/home')
      await searchField(page).fill('lock')
      await expect(expandedSearchField(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(expandedSearchField(page)).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(companion(page)).toHaveAttribute('data-state', 'closed')
      await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(searchField(page)).toBeFocused()
      await searchField(page).click()
      await expect(expandedSearchField(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(companion(page)).toHaveAttribute('data-state', 'closed')
    },
  )

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const)
  test(
    `the sentence and the buttons of a demonstration are in view with the device, ${width} × ${height}`,
    tagWholeIf(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      const driver = new CompanionDriver(page)
      await driver.open('lock-keys', '&mode=show')
      await driver.expectState('showing')
      await expect(driver.caption).toBeInViewport({ ratio: 1 })
      await expect(page.locator('[data-casing]')).toBeInViewport({ ratio: 1 })
      const buttons = page.locator('[data-actions] [data-do]')
      await expect(buttons).toHaveCount(5)
      for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 })
    },
  )

test('the progress of a demonstration is on one line with a long name', { tag: '@whole' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const driver = new CompanionDriver(page)
  await driver.open('why-it-goes-back', '&mode=show&lang=de')
  const count = page.locator('#panel-tasks h2 + span')
  await driver.waitUntilVisible(count)
  expect((await count.boundingBox())?.height).toBeLessThan(1.5 * 20)
})

// behaviour 29.16
test('useful facts are in view with the task before it is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const driver = new CompanionDriver(page)
  await driver.open('start-timer')
  await driver.expectState('ready')
  await expect(page.locator('[data-know="start-timer"]')).toBeInViewport({ ratio: 1 })
})

// behaviour 29.22
for (const width of [1280, 390])
  test(
    `a task that was found leads back to the results, and a press empties the field, ${width} px wide`,
    tagWholeIf(width > 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/home')
      const field = searchField(page)
      await field.fill('lock the')
      await page.locator('[role="option"]').first().click()
      await expect(companion(page)).toHaveAttribute('data-task', 'lock-keys')
      await expect(page.locator('[role="option"]')).toHaveCount(0)
      await page.locator('[data-do="leave"]').click()
      await expect(companion(page)).toHaveAttribute('data-state', 'finding')
      await expect(field).toHaveValue('lock the')
      await expect(page.locator('[role="option"]').first()).toHaveAttribute('data-task', 'lock-keys')
      await page.getByRole('button', { name: 'Clear the field' }).click()
      await expect(field).toHaveValue('')
      await expect(field).toBeFocused()
      await expect(page.locator('[data-example]').first()).toBeVisible()
      await page.keyboard.type('warmer')
      await expect(field).toHaveValue('warmer')
      await page.keyboard.press('Escape')
      await expect(field).toHaveValue('')
    },
  )

test('letters that are typed while the page is busy after a press on the field stay', async ({ page }) => {
  await page.goto('/home')
  const drawNextFrame = await page.evaluateHandle(() => {
    const { requestAnimationFrame } = window
    const waiting: FrameRequestCallback[] = []
    window.requestAnimationFrame = (draw) => waiting.push(draw)
    return () => {
      window.requestAnimationFrame = requestAnimationFrame
      for (const draw of waiting) requestAnimationFrame(draw)
    }
  })
  await searchField(page).click()
  await page.keyboard.type('lock')
  await drawNextFrame.evaluate(async (draw) => {
    draw()
    await new Promise(requestAnimationFrame)
  })
  await page.keyboard.type(' the')
  await expect(searchField(page)).toHaveValue('lock the')
})
