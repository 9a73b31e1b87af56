import { expect, test } from '@playwright/test'
import { take } from './hand'
import { driverOf, stopClock } from './page-driver'
import { tour } from './tour'

test('from factory state through the guide to every screen and home, by presses and the panel alone', async ({
  page,
}) => {
  test.slow()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    // Around a picture that is opened as a page, Chromium has styles and an icon of its own.
    const isPicture = /\.(ico|png)$/.test(message.location().url)
    if (message.type() === 'error' && !isPicture) errors.push(message.text())
  })
  await stopClock(page)
  const driver = driverOf(page)
  await driver.open({})
  for (const { moves, path } of tour()) {
    await test.step(path, async () => {
      for (const move of moves) await take(driver, move)
      await take(driver, { see: 'screen', path })
    })
  }
  expect(errors).toEqual([])
})
