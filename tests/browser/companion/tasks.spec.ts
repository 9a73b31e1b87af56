/** Tests the companion on the live page: demonstrations, practice, explanations. */

import { CompanionDriver } from '../helpers/companion-driver'
import { key, openHouse } from '../helpers/panel'
import { searchField } from '../helpers/search-field'
import { expect, type Page, test } from '../helpers/test'

const ringed = (page: Page) => page.locator('[data-shown]')

test.describe('a demonstration', () => {
  test('presses the device step by step, each with its sentence and a ring on its button', async ({
    page,
  }) => {
    const companion = new CompanionDriver(page)
    await companion.open('lock-keys')
    await companion.expectState('ready')
    await companion.pressAction('show')
    await companion.expectState('showing')
    await expect(companion.caption).toHaveAttribute('data-step', /^1\/\d$/)
    await expect(ringed(page)).toHaveAttribute('data-key', 'confirm')
    await companion.advanceClock(1200)
    await expect(key(page, 'confirm')).toHaveAttribute('data-down')
    await companion.advanceClock(300)
    await companion.expectPath('/home/menu')
    await companion.waitForState('reached')
    await companion.expectPath('/home')
    expect(await companion.readSetting('keylock')).toBe('on')
    await expect(companion.caption).toHaveText('The buttons are now locked on the home screen.')
    await expect(ringed(page)).toHaveCount(0)
  })

  test('stops when the visitor takes over by pointer or key, and resumes from there on request', async ({
    page,
  }) => {
    const companion = new CompanionDriver(page)
    await companion.open('lock-keys', '&mode=show')
    await companion.advanceClock(6000)
    await key(page, 'back').click()
    await companion.expectState('paused')
    await companion.advanceClock(20_000)
    await companion.expectState('paused')
    const hands = [
      () => page.goBack(),
      () => key(page, 'next').press('ArrowRight'),
      async () => {
        await openHouse(page)
        await page.locator('[name="wifiInstalled"]').click()
      },
    ]
    for (const takeOver of hands) {
      await companion.pressAction('resume')
      await companion.expectState('showing')
      await companion.advanceClock(3000)
      await takeOver()
      await companion.expectState('paused')
    }
    await companion.pressAction('resume')
    await companion.waitForState('reached')
    await companion.expectPath('/home')
  })

  test('can be kept, or undone with the browser’s history as it was', async ({ page }) => {
    const companion = new CompanionDriver(page)
    await companion.open('lock-keys', '', '/home/menu')
    const entries = await page.evaluate(() => history.length)
    await companion.pressAction('show')
    await companion.waitForState('reached')
    await companion.pressAction('put-back')
    await companion.expectState('ready')
    await companion.expectPath('/home/menu')
    expect(await companion.readSetting('keylock')).toBe('off')
    expect(new URL(page.url()).pathname).toBe('/home/menu')
    await key(page, 'confirm').click()
    await companion.expectPath('/home/menu/program')
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await page.goBack()
    await companion.expectPath('/home/menu')
    await page.goForward()
    await companion.expectPath('/home/menu/program')

    await companion.pressAction('show')
    await companion.waitForState('reached')
    await companion.pressAction('keep')
    await expect(page.locator('[data-do="put-back"]')).toHaveCount(0)
    await companion.pressAction('leave')
    await companion.expectState('closed')
    expect(await companion.readSetting('keylock')).toBe('on')
  })
})

test('a press on a disabled line or button is explained, and the task continues afterwards', async ({
  page,
}) => {
  const companion = new CompanionDriver(page)
  await companion.open('lock-keys', '', '/home/menu/settings')
  await page.locator('[data-line][data-disabled]').first().click({ force: true })
  await companion.expectState('explaining')
  await expect(companion.caption).toHaveText('No WiFi card is installed.')
  await companion.pressAction('resume')
  await companion.expectState('ready')
  await companion.pressAction('try')
  await key(page, 'previous').click({ force: true })
  await companion.expectState('explaining')
  await key(page, 'next').click()
  await companion.expectState('trying')
})

// behaviour 29.9
test('a practice lists the way from where the visitor is after a press that does not belong to it', async ({
  page,
}) => {
  const companion = new CompanionDriver(page)
  await companion.open('lock-keys', '&mode=try')
  const steps = page.locator('#panel-tasks ol > li')
  const current = page.locator('#panel-tasks li[aria-current]')
  await key(page, 'next').click()
  await companion.advanceClock(1000)
  await expect(steps).toHaveCount(7)
  await key(page, 'confirm').click()
  await companion.advanceClock(1000)
  await expect(current).toContainText('Go to “Settings”')
  await key(page, 'confirm').click()
  await companion.advanceClock(1000)
  await expect(current).toContainText('Go back to “Main menu”')
})

test('another task can be searched during a task', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('lock-keys', '&mode=show')
  const field = searchField(page)
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.click()
  await expect(page.locator('[role="option"]')).not.toHaveCount(0)
  await expect(page.locator('#panel-tasks section')).toBeHidden()
  await field.press('Escape')
  await expect(page.locator('[role="option"]')).toHaveCount(0)
  await expect(page.locator('#panel-tasks section')).toBeVisible()
  await companion.expectState('showing')
  await field.fill('energy')
  await field.press('Enter')
  await companion.expectState('ready')
  await expect(companion.root).toHaveAttribute('data-task', 'see-energy')
  await expect(field).toHaveValue('energy')
})

// behaviour 29.23
test('steps in the installation guide are followed by those on a thermostat in use', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('change-language', '&value=de', '/')
  await companion.expectState('ready')
  await expect(page.getByText('On a thermostat in use:')).toBeVisible()
  await expect(page.locator('#panel-tasks ol').last()).toContainText('Settings')
})

// behaviour 29.23
test('a goal that is already met has a sentence that says what is set, and the steps where it is not', async ({
  page,
}) => {
  const companion = new CompanionDriver(page)
  await companion.open('choose-sensor', '&value=floorSensor')
  await companion.expectState('ready')
  await expect(page.locator('[data-met]')).toHaveText('Already so here. Sensor selection: Floor sensor.')
  await expect(page.getByText('If it is not so:')).toBeVisible()
  await expect(page.locator('#panel-tasks ol > li').last()).toContainText('to choose “Floor sensor”')
  await companion.pressAction('show')
  await companion.waitForState('reached')
  await expect(page.locator('#panel-tasks ol > li').last()).toContainText('to choose “Floor sensor”')
})

test('the visitor can choose a value, and the demonstration sets it', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('change-temperature', '&value=23')
  await expect(page.locator('#panel-tasks select')).toHaveValue('23')
  await page.locator('#panel-tasks select').selectOption('25')
  await expect(companion.caption).toContainText('25°')
  await companion.pressAction('show')
  await companion.waitForState('reached')
  expect(await companion.readSetting('temperatureValue')).toBe(25)
})
