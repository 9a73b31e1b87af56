/** Whoever lets no time run has nothing of it (behaviour 31): no file is loaded, no frame or timer waits. */
import { readFileSync } from 'node:fs'
import { letRun, openTime, timeDeck } from '../helpers/deck'
import { open, openFaults } from '../helpers/panel'
import { stopClock } from '../helpers/stop-clock'
import { expect, type Page, test } from '../helpers/test'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync('dist.manifest.json', 'utf8'))

/** The names of a chunk and of all that loads with it. */
function loadedWith(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const one of manifest[name]?.imports ?? []) loadedWith(one, found)
  return found
}

/** The files that only time that runs needs. */
function filesOfTime(): readonly string[] {
  const around = Object.keys(manifest).find((key) => manifest[key]?.name === 'around') ?? ''
  const others = loadedWith(around)
  const own = [...loadedWith('src/simulation/time/time.tsx')].filter((name) => !others.has(name))
  return own.flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])])
}

/** The files that the page has asked for. */
function asked(page: Page): readonly string[] {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname.slice(1)))
  return files
}

test('its files are asked for when its deck is opened, and not before', async ({ page }) => {
  const files = asked(page)
  await open(page, '/home')
  await openFaults(page)
  for (const key of ['next', 'next', 'confirm', 'next', 'confirm', 'close'])
    await page.locator(`[data-key="${key}"]`).click()
  await page.waitForLoadState('networkidle')
  const own = filesOfTime()
  expect(own.length).toBeGreaterThan(1)
  expect(files.filter((file) => own.includes(file))).toEqual([])
  expect(files.filter((file) => file.includes('time-en'))).toEqual([])

  await openTime(page)
  expect(own.filter((file) => !files.includes(file))).toEqual([])
})

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

/** What the page asks for in a minute of doing nothing. */
async function waitsOfAMinute(page: Page): Promise<{ frames: number; timeouts: number }> {
  const waits = () =>
    page.evaluate(() => ({
      ...(window as unknown as { waits: Record<'frames' | 'timeouts', number> }).waits,
    }))
  // What began with the last click is over.
  await page.clock.runFor(10_000)
  const before = await waits()
  await page.clock.runFor(60_000)
  const after = await waits()
  return { frames: after.frames - before.frames, timeouts: after.timeouts - before.timeouts }
}

test('no frame waits where time was not started, was stopped, or is back at now', { tag: '@whole' }, async ({
  page,
}) => {
  await stopClock(page)
  await open(page, '/home')
  await page.clock.runFor(1000)
  await countWaits(page)
  const usual = await waitsOfAMinute(page)
  expect(usual.frames).toBe(0)

  await openTime(page)
  expect(await waitsOfAMinute(page)).toEqual(usual)

  await letRun(page, 'run-60')
  const running = await waitsOfAMinute(page)
  expect(running.frames).toBeGreaterThan(3000)

  await letRun(page, 'stop')
  await expect(timeDeck(page)).toHaveAttribute('data-speed', '0')
  const stopped = await waitsOfAMinute(page)
  expect(stopped.frames).toBe(0)
  // The clock on the display stands, so not even the minute is waited for.
  expect(stopped.timeouts).toBeLessThanOrEqual(usual.timeouts)

  await letRun(page, 'now')
  await expect(timeDeck(page)).toHaveAttribute('data-speed', '1')
  const { frames, timeouts } = await waitsOfAMinute(page)
  expect(frames).toBe(0)
  expect(timeouts).toBeLessThanOrEqual(usual.timeouts + 1)
})
