/** Draws the pictures of the README, also with `npm run gallery`. */
import { deckButton, openDeck, pressCommand } from '../browser/helpers/deck'
import { createPageDriver } from '../browser/helpers/page-driver'
import { stopClock } from '../browser/helpers/stop-clock'
import { test } from '../browser/helpers/test'
import { performStep } from '../scenarios/device-driver'
import { atHome } from '../scenarios/scenario'
import { openWinterMorning } from './winter-morning'

test.use({ reducedMotion: 'reduce' })

const given = atHome({
  program: 'week',
  temperatureValue: 22,
  wifiInstalled: true,
  wifi: 'on',
  wifiNetwork: 'Home',
})

test('the device on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await stopClock(page)
  const driver = createPageDriver(page)
  await driver.open(given)
  await performStep(driver, { do: 'set-surroundings', change: { floorReading: 210 } })
  await page.mouse.click(2, 2)
  await page.screenshot({ path: 'docs/pictures/desktop.png' })
})

test('time that runs', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await stopClock(page)
  const driver = createPageDriver(page)
  await driver.open(given)
  await openDeck(page)
  await pressCommand(page, 'run-3600')
  await page.clock.runFor(20_000)
  await pressCommand(page, 'stop')
  await page.clock.runFor(1000)
  await page.mouse.click(2, 2)
  await page.screenshot({ path: 'docs/pictures/time.png' })
})

test('the house on a winter morning', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openWinterMorning(page)
  // Folds the deck up, so that the picture is about the room.
  await deckButton(page).click()
  await page.clock.runFor(1000)
  await page.mouse.click(2, 2)
  await page.screenshot({ path: 'docs/pictures/house.png' })
})
