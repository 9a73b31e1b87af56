/** Tests that a page without simulated time requests no frame and no timer for it (behaviour 31). */
import { openDeck, pressCommand, timeDeck } from '../helpers/deck'
import { open } from '../helpers/panel'
import { stopClock } from '../helpers/stop-clock'
import { expect, type Page, test } from '../helpers/test'

/** Counts the frames and timeouts that the page asks for from now on. */
function countWaits(page: Page) {
  return page.evaluate(() => {
    const waits = { frames: 0, timeouts: 0 }
    Object.assign(window, { waits })
    const { requestAnimationFrame: frame, setTimeout: timeout, setInterval: interval } = window
    const counting = (name: keyof typeof waits, real: (...values: never[]) => unknown) =>
      function counted(...values: never[]) {
        waits[name]++
        return real(...values)
      }
    Object.assign(window, {
      requestAnimationFrame: counting('frames', frame),
      setTimeout: counting('timeouts', timeout as never),
      setInterval: counting('timeouts', interval as never),
    })
  })
}

/** Returns the requested frames and timers of an idle minute. */
async function waitsOfAMinute(page: Page): Promise<{ frames: number; timeouts: number }> {
  const waits = () =>
    page.evaluate(() => ({
      ...(window as unknown as { waits: Record<'frames' | 'timeouts', number> }).waits,
    }))
  // Effects of the last click are over.
  await page.clock.runFor(10_000)
  const before = await waits()
  await page.clock.runFor(60_000)
  const after = await waits()
  return { frames: after.frames - before.frames, timeouts: after.timeouts - before.timeouts }
}

test('no animation frame is requested if time was not started, is stopped, or is back at now', {
  tag: '@whole',
}, async ({ page }) => {
  await stopClock(page)
  await open(page, '/home')
  await page.clock.runFor(1000)
  await countWaits(page)
  const usual = await waitsOfAMinute(page)
  expect(usual.frames).toBe(0)

  await openDeck(page)
  expect(await waitsOfAMinute(page)).toEqual(usual)

  await pressCommand(page, 'run-60')
  const running = await waitsOfAMinute(page)
  expect(running.frames).toBeGreaterThan(3000)

  await pressCommand(page, 'stop')
  await expect(timeDeck(page)).toHaveAttribute('data-speed', '0')
  const stopped = await waitsOfAMinute(page)
  expect(stopped.frames).toBe(0)
  // The clock on the display is stopped, so no timer waits for the next minute.
  expect(stopped.timeouts).toBeLessThanOrEqual(usual.timeouts)

  await pressCommand(page, 'now')
  await expect(timeDeck(page)).toHaveAttribute('data-speed', '1')
  const { frames, timeouts } = await waitsOfAMinute(page)
  expect(frames).toBe(0)
  expect(timeouts).toBeLessThanOrEqual(usual.timeouts + 1)
})
