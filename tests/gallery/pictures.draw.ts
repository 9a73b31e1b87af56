/** The pictures of the README, also drawn by `npm run gallery`. */
import { test } from '@playwright/test'
import { take } from '../hand'
import { driverOf } from '../page-driver'
import { atHome } from '../scenario'
import { stopClock } from '../stop-clock'

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
  const driver = driverOf(page)
  await driver.open(given)
  await take(driver, { do: 'surround', change: { floorReading: 210 } })
  await page.mouse.click(2, 2)
  await page.screenshot({ path: 'docs/pictures/desktop.png' })
})

test('a menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await stopClock(page)
  const driver = driverOf(page)
  await driver.open({ path: '/home/menu', settings: {} })
  await take(driver, { do: 'press', button: 'next', times: 2 })
  await page.screenshot({ path: 'docs/pictures/phone.png' })
})
