import type { Page } from '@playwright/test'
import { HOUR } from '../../src/thermostat/device/device'
import { openDeck, pressCommand, readSimulatedTime, startStopped } from '../browser/helpers/deck'
import { createPageDriver } from '../browser/helpers/page-driver'
import { openRoom } from '../browser/helpers/panel'
import { stopClock } from '../browser/helpers/stop-clock'
import { performStep } from '../scenarios/device-driver'
import { atHome } from '../scenarios/scenario'

/** A Sunday, 22 November 2026, 10:00. */
const SUNDAY = Date.UTC(2026, 10, 22, 10)
/** Ten minutes after the weekly program's wake-up on the next day. */
const MORNING = Date.UTC(2026, 10, 23, 6, 10, 20)

/** Opens the house on a Monday at 06:10, as in the manual: the weekly program, −5° outdoors, a closed window. */
export async function openWinterMorning(page: Page): Promise<void> {
  await stopClock(page, SUNDAY)
  const driver = createPageDriver(page)
  await driver.open(atHome({ program: 'week', temperatureValue: 22 }))
  await openRoom(page)
  await openDeck(page)
  await startStopped(page)
  await performStep(driver, { do: 'set-surroundings', change: { outdoorReading: -50 } })
  await runTo(page, MORNING - HOUR, 3600)
  await runTo(page, MORNING, 60)
  await pressCommand(page, 'stop')
  await page.clock.runFor(1000)
}

async function runTo(page: Page, time: number, speed: 60 | 3600): Promise<void> {
  await pressCommand(page, `run-${speed}`)
  await page.clock.runFor((time - (await readSimulatedTime(page))) / speed)
}
