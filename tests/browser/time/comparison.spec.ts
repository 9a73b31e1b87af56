/** Tests the results for the house while time runs: energy, final state, floor and area. */
import { factorySettings } from '../../../src/thermostat/device/device'
import { findAxeViolations } from '../helpers/axe'
import { openDeck, pressCommand, readSimulatedTime, startStopped, timeDeck } from '../helpers/deck'
import { openHouse } from '../helpers/panel'
import { stopClock } from '../helpers/stop-clock'
import { storedState } from '../helpers/stored-state'
import { expect, type Page, test } from '../helpers/test'

const DAY = 24 * 60 * 60 * 1000

const row = (page: Page, what: string) => timeDeck(page).locator(`[data-compare="${what}"]`)
const area = (page: Page) => page.locator('[data-area]')
const floor = (page: Page) => page.locator('select[name="houseFloor"]')
const verdict = (page: Page) => timeDeck(page).locator('[data-verdict]')

interface Given {
  readonly settings?: Partial<typeof factorySettings>
  readonly query?: string
}

/** Opens the device with the deck open, on a clock that only the test moves. */
async function open(page: Page, { settings = {}, query = '' }: Given = {}) {
  await stopClock(page)
  const state = JSON.stringify(storedState({ ...factorySettings, temperatureValue: 22, ...settings }))
  await page.addInitScript((text) => {
    if (localStorage.getItem('state') === null) localStorage.setItem('state', text)
  }, state)
  await page.goto(`/home${query}`)
  await expect(timeDeck(page)).toBeAttached()
  await openDeck(page)
  await openHouse(page)
}

/** Lets so much simulated time pass, from event to event of the week program. */
async function pass(page: Page, ms: number) {
  await startStopped(page)
  const from = await readSimulatedTime(page)
  while ((await readSimulatedTime(page)) < from + ms) {
    await pressCommand(page, 'next-event')
    await expect
      .poll(
        async () => {
          await page.clock.runFor(100)
          return timeDeck(page).getAttribute('data-speed')
        },
        { intervals: [10] },
      )
      .toBe('0')
  }
}

/** Lets the browser be idle until the comparison is there. */
async function compared(page: Page) {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(100)
        return timeDeck(page).locator('[data-compare]').count()
      },
      { intervals: [10] },
    )
    .toBeGreaterThan(0)
}

test('past days stay in the list', async ({ page }) => {
  await open(page, { settings: { program: 'week' } })
  await pass(page, 3 * DAY)
  await expect(timeDeck(page)).toContainText('Yesterday')
  await expect(
    timeDeck(page).getByRole('table', { name: 'The last seven days' }).getByRole('row'),
  ).toHaveCount(3)
})

// behaviour 31.28
test('a day like this one is compared as soon as time starts', async ({ page }) => {
  await open(page, { settings: { program: 'week' } })
  await pressCommand(page, 'run-1')
  await compared(page)
  const table = timeDeck(page).getByRole('table', { name: 'Heat the house needs in 24 hours like these' })
  await expect(table.getByRole('row', { name: 'no insulation' }).getByRole('cell')).toHaveText(/^\+2\d\s?%$/)
  await expect(table, 'kWh are only those of this room').not.toContainText('kWh')
  await expect(row(page, 'bare')).toHaveAttribute('data-percent', /^2\d\.\d$/)
  for (const hardlyDifferent of ['screed', 'mat', 'night'])
    await expect(row(page, hardlyDifferent)).toHaveCount(0)
  expect(await findAxeViolations(page, () => page.clock.runFor(100))).toEqual([])
})

test('if the power is too low, the comparison says so instead of a number', async ({ page }) => {
  await open(page, { settings: { effectValue: 300 } })
  await area(page).fill('10')
  await pressCommand(page, 'run-1')
  await compared(page)
  await expect(row(page, 'warmer').getByRole('cell')).toHaveText(['temperature not reached'])
  await expect(row(page, 'warmer')).not.toHaveAttribute('data-percent')
})

test('the final state of the house is described in a line', async ({ page }) => {
  await open(page, { settings: { effectValue: 1500 } })
  await pressCommand(page, 'run-1')
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'holds')
  await expect(verdict(page)).toContainText(/Holds 22° at −\d° on average: \d\.\d hours of heating a day/)
  await page.locator('[name="outdoorReading"]').fill('-150')
  await page.clock.runFor(100)
  await expect(verdict(page)).toContainText('Holds 22° at −15°')
  await area(page).fill('60')
  await page.clock.runFor(100)
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'weak')
  await expect(verdict(page)).toContainText('Too little power for this cold: the floor stops at')
})

test('another area changes the power per square metre', async ({ page }) => {
  await open(page, { settings: { effectValue: 1000 } })
  await expect(area(page)).toHaveValue('6.7')
  const hint = area(page).locator('xpath=../following-sibling::p[1]')
  await expect(hint).toContainText('150 W/m². Usual: 150 W/m²')
  await area(page).fill('10')
  await expect(hint).toContainText('100 W/m². Usual: 150 W/m²')
  for (const bad of ['0', '1000000', 'ten']) {
    await area(page).fill(bad)
    await expect(hint).toContainText('Enter an area from 1 to 100 m².')
    await expect(area(page)).toHaveAttribute('aria-invalid', 'true')
    await area(page).blur()
    await expect(area(page)).toHaveValue('10')
    await expect(area(page)).toHaveAttribute('aria-invalid', 'false')
    await expect(hint).toContainText('100 W/m². Usual: 150 W/m²')
  }
  await area(page).fill('')
  await area(page).blur()
  await expect(area(page)).toHaveValue('6.7')
  await expect(hint).not.toContainText('Enter an area')
})

test('an assumed power says so, and leads to the task that sets it', async ({ page }) => {
  await open(page)
  await pressCommand(page, 'run-1')
  await timeDeck(page).getByRole('button', { name: 'Installed power: assumed' }).click()
  await expect(page.locator('[data-companion]')).toHaveAttribute('data-task', 'installed-power')
})

test('only the floor and the area are restored after a reload', async ({ page }) => {
  await open(page, { settings: { program: 'week' } })
  const before = await page.evaluate(() => Object.keys(localStorage).sort())
  await floor(page).selectOption('concrete')
  await area(page).fill('14')
  await pass(page, DAY)
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([...before, 'house'].sort())
  await page.reload()
  await openHouse(page)
  await expect(floor(page)).toHaveValue('concrete')
  await expect(area(page)).toHaveValue('14')
})

test('ground heating heats the ground outdoors, and has no room', async ({ page }) => {
  const settings = { application: 'groundHeating', program: 'timer', timer: 'on', timerTime: 24 } as const
  await open(page, { settings })
  await pressCommand(page, 'run-1')
  await expect(timeDeck(page).locator('[data-house="floor"]')).toBeAttached()
  await expect(timeDeck(page).locator('[data-house="room"]')).toHaveCount(0)
  for (const line of await timeDeck(page).locator('.chart-room').all())
    await expect(line).toHaveAttribute('d', '')
  await expect(verdict(page)).toContainText('the ground stops at')
  await expect(floor(page)).toBeDisabled()
})
