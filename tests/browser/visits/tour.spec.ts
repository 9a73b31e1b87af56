import { performStep } from '../../scenarios/device-driver'
import { planTour } from '../../scenarios/tour'
import { createPageDriver } from '../helpers/page-driver'
import { stopClock } from '../helpers/stop-clock'
import { expect, test } from '../helpers/test'

test('presses and the panel alone lead from the factory state through the guide to every screen and home', async ({
  page,
}) => {
  test.slow()
  const errors: string[] = []
  page.on('console', (message) => {
    // A picture that is opened alone has no icon, so the browser requests one.
    const isIcon = message.location().url.endsWith('/favicon.ico')
    if (message.type() === 'error' && !isIcon) errors.push(message.text())
  })
  await stopClock(page)
  const driver = createPageDriver(page)
  await driver.open({})
  for (const { moves, path } of planTour()) {
    await test.step(path, async () => {
      for (const move of moves) await performStep(driver, move)
      await performStep(driver, { see: 'screen', path })
    })
  }
  expect(errors).toEqual([])
})
