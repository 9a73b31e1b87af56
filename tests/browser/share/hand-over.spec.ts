/** Tests the handover sheet on screen and on paper. */
import { packDevice } from '../../../src/site/share/pack-device'
import { factorySettings, languages, type Settings } from '../../../src/thermostat/device/device'
import { findAxeViolations } from '../helpers/axe'
import { recordProblems } from '../helpers/sites'
import { storedState } from '../helpers/stored-state'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

/** Twelve settings that an installer changes. */
const twelve: Partial<Settings> = {
  temperatureValue: 23,
  program: 'week',
  effectValue: 1450,
  operatingTimeLimitation: 7,
  keylock: 'on',
  sensorChoice: 'roomSensorFloor',
  sensorType: 'NTC33K',
  ventilationFunction: 'on',
  adaptiveFunction: 'on',
  screensaver: 'time/temp',
  summertime: 'off',
  floorSensorCalibrationValue: -15,
}

const linkTo = (settings: Partial<Settings>, query = '') =>
  `/sheet/${query}#d=${packDevice({ ...factorySettings, ...settings })}`

const rows = (page: Page) => page.locator('tr[data-field]')
const fields = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-field')))

/** Settings that are listed also with their factory values. */
const always = ['program', 'temperatureValue', 'maxTemp', 'sensorChoice', 'sensorType']
const withAlways = (...names: string[]) => [...new Set([...always, ...names])].sort()

/** Opens the sheet with the stored settings of an earlier visit. */
async function open(page: Page, address: string, own: Partial<Settings> = {}) {
  const state = JSON.stringify(storedState({ ...factorySettings, ...own }))
  await page.addInitScript((text) => localStorage.setItem('state', text), state)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const pagesOf = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length

// behaviour 30.1
test('the sheet lists name, value and place of each setting of a link, or of the visitor’s own device without one', async ({
  page,
}) => {
  const problems = await recordProblems(page)
  await open(page, linkTo(twelve, '?lang=en'), { summertime: 'off', language: 'fi' })
  expect((await fields(page)).sort()).toEqual(withAlways(...Object.keys(twelve)))
  const power = page.locator('tr[data-field="effectValue"]')
  await expect(power.getByRole('cell').first()).toHaveText(/1450\sW/)
  await expect(page.getByRole('img')).toHaveAccessibleName('QR code of the link')
  await expect(page.getByRole('table', { name: 'Settings at handover' })).toMatchAriaSnapshot(`
    - table "Settings at handover":
      - caption: Settings at handover
      - rowgroup:
        - row:
          - columnheader "Setting"
          - columnheader "Value"
          - columnheader "Where"
      - rowgroup:
        - row:
          - rowheader "Installed power"
          - cell /1450\\sW/
          - cell "Installer"
        - row:
          - rowheader "Adaptive function"
          - cell "On"
          - cell "Installer , Functions"
  `)

  await test.step('its language is independent of the visitor’s', async () => {
    const stored = () => page.evaluate(() => JSON.stringify(localStorage))
    const before = await stored()
    await page.getByRole('combobox').selectOption('de')
    await expect(page.locator('tr[data-field="keylock"]').getByRole('rowheader')).toHaveText('Tastensperre')
    await expect(page).toHaveURL(/\?lang=de#d=/)
    expect(await stored()).toBe(before)
  })

  await test.step('without a link it lists the visitor’s own device, in the visitor’s language', async () => {
    await page.goto('/sheet/')
    await expect.poll(async () => (await fields(page)).sort()).toEqual(withAlways('language', 'summertime'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  })

  await test.step('an invalid link does the same, and links on the sheet carry no tracking parameters', async () => {
    await page.goto('/sheet/?lang=en&utm_source=mail#d=zzz&fbclid=1')
    await expect(page.getByRole('status')).toHaveText(/^This link cannot be read\./)
    expect((await fields(page)).sort()).toEqual(withAlways('language', 'summertime'))
    await expect(page.getByRole('link', { name: 'Share' })).toHaveAttribute('href', '/home?share#d=')
    await page.getByRole('combobox').selectOption('de')
    await expect(page).toHaveURL(/\/sheet\/\?lang=de#d=$/)
  })
  expect(problems).toEqual([])
})

test('the sheet of a new device says that no setting was changed, and lists those in use', {
  tag: '@whole',
}, async ({ page }) => {
  await open(page, '/sheet/')
  await expect(page.getByRole('main')).toContainText('Nothing has been changed')
  expect((await fields(page)).sort()).toEqual(withAlways())
  await expect(page.locator('tr[data-field="maxTemp"]')).toContainText('5°–35°')
})

test('on a phone the lines to write on are only printed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/sheet/?lang=en')
  const notes = page.getByRole('heading', { name: 'Notes' })
  await expect(notes).toBeHidden()
  await expect(page.getByText('On paper, the sheet also has')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(notes).toBeVisible()
})

test('the sheet has a frame for notes with lines 13 mm apart, and with any number of settings one page', async ({
  page,
}) => {
  const all = Object.entries(twelve)
  for (const count of [0, 5, 12]) {
    await open(page, linkTo(Object.fromEntries(all.slice(0, count)), '?lang=de'))
    await page.reload()
    const changed = all.slice(0, count).map(([name]) => name)
    await expect(rows(page)).toHaveCount(withAlways(...changed).length)
    const notes = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Notizen' }) })
    const tops = await notes
      .locator('.note-line')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top))
    const millimetre = 96 / 25.4
    for (const [at, top] of tops.slice(1).entries())
      expect(top - (tops[at] ?? 0)).toBeCloseTo(13 * millimetre, 0)
    await expect(notes).toHaveCSS('border-left-style', 'solid')
    expect(await pagesOf(page), `${count} settings`).toBe(1)
  }
})

for (const language of languages)
  test(
    `the sheet is readable on a phone in light and dark mode, and twelve settings print on one page, in ${language}`,
    tagWholeIf(language !== 'fi'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await open(page, linkTo({ ...twelve, language: 'de' }, `?lang=${language}`))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await findAxeViolations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      }
      expect(await pagesOf(page)).toBe(1)
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('button')).toBeHidden()
      await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group')
    },
  )

test('a language that fails to load is reported, and a retry loads it', { tag: '@whole' }, async ({
  page,
}) => {
  await open(page, linkTo(twelve))
  await page.route('**/assets/sheet-de-*', (route) => route.abort())
  await page.getByRole('combobox').selectOption('de')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(rows(page)).toHaveCount(withAlways(...Object.keys(twelve)).length)
  await page.unroute('**/assets/sheet-de-*')
  await page.getByRole('alert').getByRole('link').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the sheet explains why it is empty', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/sheet/')
    await expect(page.locator('noscript [lang="de"]')).toBeVisible()
  })
})
