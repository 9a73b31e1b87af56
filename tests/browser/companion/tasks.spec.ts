/** The companion on the live page: shows, lets try, checks, explains. */
import { askField } from '../helpers/ask-field'
import { CompanionDriver } from '../helpers/companion-driver'
import { key } from '../helpers/panel'
import { expect, type Page, test } from '../helpers/test'

const ringed = (page: Page) => page.locator('[data-shown]')
/** The quieter line below the sentence. */
const aside = (page: Page) => page.locator('[data-aside]')

test.describe('a show', () => {
  test('presses the device step by step, each with its sentence and its button ringed', async ({ page }) => {
    const companion = new CompanionDriver(page)
    await companion.open('lock-keys')
    await companion.isIn('ready')
    await companion.do('show')
    await companion.isIn('showing')
    await expect(companion.caption).toHaveAttribute('data-step', /^1\/\d$/)
    await expect(ringed(page)).toHaveAttribute('data-key', 'confirm')
    await companion.pass(1200)
    await expect(key(page, 'confirm')).toHaveAttribute('data-down')
    await companion.pass(300)
    await companion.isAt('/home/menu')
    await companion.until('reached')
    await companion.isAt('/home')
    expect(await companion.stored('keylock')).toBe('on')
    await expect(companion.caption).toHaveText('The buttons are now locked on the home screen.')
    await expect(ringed(page)).toHaveCount(0)
  })

  test('pauses, goes a step on and a step back, and leaves the focus where it is', async ({ page }) => {
    const companion = new CompanionDriver(page)
    await companion.open('lock-keys', '&mode=show')
    await companion.isIn('showing')
    await companion.do('pause')
    await companion.isIn('paused')
    await companion.pass(20_000)
    await companion.isAt('/home')
    await companion.do('step')
    await companion.until('paused')
    await companion.isAt('/home/menu')
    await expect(companion.caption).toHaveAttribute('data-step', /^2\//)
    await companion.do('step-back')
    await companion.isAt('/home')
    await expect(companion.caption).toHaveAttribute('data-step', /^1\//)
    await companion.do('resume')
    await companion.until('reached')
    expect(await companion.stored('keylock')).toBe('on')
  })

  test('stops as the visitor takes over, by any hand, and goes on from there when asked', async ({
    page,
  }) => {
    const companion = new CompanionDriver(page)
    await companion.open('lock-keys', '&mode=show')
    await companion.pass(6000)
    await key(page, 'back').click()
    await companion.isIn('paused')
    await companion.pass(20_000)
    await companion.isIn('paused')
    const hands = [
      () => page.goBack(),
      () => page.keyboard.press('ArrowLeft'),
      async () => {
        await page.getByRole('tab', { name: 'House' }).click()
        await page.locator('[name="wifiInstalled"]').click()
      },
    ]
    for (const takeOver of hands) {
      await companion.do('resume')
      await companion.isIn('showing')
      await companion.pass(3000)
      await takeOver()
      await companion.isIn('paused')
    }
    await companion.do('resume')
    await companion.until('reached')
    await companion.isAt('/home')
  })

  test('is kept, or put back with the browser’s history as it was', async ({ page }) => {
    const companion = new CompanionDriver(page)
    await companion.open('lock-keys', '', '/home/menu')
    const entries = await page.evaluate(() => history.length)
    await companion.do('show')
    await companion.until('reached')
    await companion.do('put-back')
    await companion.isIn('ready')
    await companion.isAt('/home/menu')
    expect(await companion.stored('keylock')).toBe('off')
    expect(new URL(page.url()).pathname).toBe('/home/menu')
    await key(page, 'confirm').click()
    await companion.isAt('/home/menu/program')
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await page.goBack()
    await companion.isAt('/home/menu')
    await page.goForward()
    await companion.isAt('/home/menu/program')

    await companion.do('show')
    await companion.until('reached')
    await companion.do('keep')
    await expect(page.locator('[data-do="put-back"]')).toHaveCount(0)
    await companion.do('leave')
    await companion.isIn('closed')
    expect(await companion.stored('keylock')).toBe('on')
  })

  test('of the first start leaves the visitor’s own device as it was, in storage too', {
    tag: '@whole',
  }, async ({ page }) => {
    const companion = new CompanionDriver(page)
    await page.addInitScript(() => {
      const state = JSON.stringify({ temperatureValue: 27, language: 'en' })
      if (!localStorage.getItem('state')) localStorage.setItem('state', state)
    })
    await companion.open('install')
    await companion.do('show')
    await companion.isAt('/')
    await companion.until('reached')
    await companion.isAt('/home')
    expect(await companion.stored('temperatureValue')).toBe(27)
    await page.reload()
    await expect(page.locator('[data-display]')).toContainText('27°')
  })
})

test.describe('a try', () => {
  test('is counted and checked, and leads on', async ({ page }) => {
    const companion = new CompanionDriver(page)
    await companion.open('lock-keys')
    await companion.do('try')
    await companion.isIn('trying')
    await expect(companion.caption).toHaveText('Lock the buttons')
    for (const name of ['confirm', 'next', 'next', 'back', 'confirm', 'next', 'next', 'confirm'])
      await key(page, name).click()
    await companion.isAt('/home/menu/settings')
    for (const name of ['next', 'next', 'next', 'confirm', 'previous', 'confirm'])
      await key(page, name).click()
    await companion.isIn('reached')
    await expect(aside(page)).toHaveText('14 presses; 10 are enough')
    await companion.do('next')
    await companion.isIn('ready')
    await expect(companion.root).toHaveAttribute('data-task', 'see-energy')
  })

  test('is helped in three grades', async ({ page }) => {
    const companion = new CompanionDriver(page)
    await companion.open('lock-keys', '&mode=try')
    await companion.isIn('trying')
    await companion.do('hint')
    await expect(aside(page)).toContainText('“Settings”')
    await expect(ringed(page)).toHaveCount(0)
    await companion.do('hint')
    await expect(ringed(page)).toHaveAttribute('data-key', 'confirm')
    await companion.do('hint')
    await companion.pass(2000)
    await companion.isAt('/home/menu')
    await companion.isIn('trying')
  })

  test('says that a press led away', async ({ page }) => {
    const companion = new CompanionDriver(page)
    await companion.open('lock-keys', '&mode=try', '/home/menu/settings')
    await key(page, 'back').click()
    await companion.pass(150)
    await expect(aside(page)).toHaveText('Main menu: Settings, 3 of 4. That takes you away from the goal.')
  })
})

test('what is impossible says why, and is shown once that is fixed', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('connect-wifi', '&mode=show')
  await companion.isIn('impossible')
  await expect(companion.caption).toHaveText('No WiFi card is installed.')
  await companion.do('mend')
  await companion.isIn('showing')
  await companion.until('reached')
  expect(await companion.stored('wifiNetwork')).toBe('Home')
})

test('what was shown because something else needs it leads on to that', { tag: '@whole' }, async ({
  page,
}) => {
  const companion = new CompanionDriver(page)
  await companion.open('comfort-maximum', '&mode=show')
  await companion.isIn('impossible')
  await companion.do('mend')
  await expect(companion.root).toHaveAttribute('data-task', 'comfort-heating')
  await companion.until('reached')
  await companion.do('next')
  await expect(companion.root).toHaveAttribute('data-task', 'comfort-maximum')
  await companion.until('reached')
  await expect(page.locator('[data-do="next"]')).toHaveCount(0)
})

test('what is greyed out is explained, and the next press goes on', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('lock-keys', '', '/home/menu/settings')
  await page.locator('[data-line][data-disabled]').first().click({ force: true })
  await companion.isIn('explaining')
  await expect(companion.caption).toHaveText('No WiFi card is installed.')
  await companion.do('resume')
  await companion.isIn('ready')
  await companion.do('try')
  await key(page, 'previous').click({ force: true })
  await companion.isIn('explaining')
  await key(page, 'next').click()
  await companion.isIn('trying')
})

test('the next thing is asked while a task is in hand', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('lock-keys', '&mode=show')
  const field = askField(page)
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.click()
  await expect(page.locator('[role="option"]')).not.toHaveCount(0)
  await expect(page.locator('#panel-tasks section')).toBeHidden()
  await field.press('Escape')
  await expect(page.locator('[role="option"]')).toHaveCount(0)
  await expect(page.locator('#panel-tasks section')).toBeVisible()
  await companion.isIn('showing')
  await field.fill('energy')
  await field.press('Enter')
  await companion.isIn('ready')
  await expect(companion.root).toHaveAttribute('data-task', 'see-energy')
  await expect(field).toHaveValue('')
})

test('a value is chosen, and its way is shown', async ({ page }) => {
  const companion = new CompanionDriver(page)
  await companion.open('change-temperature', '&value=23')
  await expect(page.locator('#panel-tasks select')).toHaveValue('23')
  await page.locator('#panel-tasks select').selectOption('25')
  await expect(companion.caption).toContainText('25°')
  await companion.do('show')
  await companion.until('reached')
  expect(await companion.stored('temperatureValue')).toBe(25)
})
