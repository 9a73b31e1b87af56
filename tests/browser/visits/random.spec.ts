/** Random visits, longer ones with `npm run random`, and storage that fails at one call after the other. */

import { tab } from '../helpers/panel'
import { stopClock } from '../helpers/stop-clock'
import { type ConsoleMessage, expect, type Page, test } from '../helpers/test'
import { wholeIf } from '../helpers/whole'
import { Luck } from './random-luck'
import { RandomVisitor } from './random-visitor'

const steps = Number(process.env.STEPS ?? 120)
/** The seeds are the same in every run; `npm run random` uses a new one. */
const seeds = process.env.SEED ? [Number(process.env.SEED)] : [1, 2, 3]

/** Enough for one day; the weekly run takes all. */
const FEW = Math.min(steps, 45)
const visits = [
  ['/home', seeds[0] ?? 1, FEW],
  ...seeds.flatMap((seed) => [['/', seed, steps] as const, ['/home', seed, steps] as const]),
] as const

test.describe('a random visit', () => {
  for (const [index, [path, seed, length]] of visits.entries())
    test(
      `${index === 0 ? 'of a day ' : ''}from ${path}, seed ${seed}, ${length} steps`,
      wholeIf(index > 0),
      async ({ page }) => {
        test.setTimeout(60_000 + length * 2000)
        const visitor = new RandomVisitor(page, new Luck(seed))
        if (path !== '/')
          await page.addInitScript(
            () => localStorage.getItem('state') ?? localStorage.setItem('state', '{"wifiInstalled":"true"}'),
          )
        await visitor.start(path)
        for (let step = 0; step < length; step++) await visitor.go()
      },
    )
})

test('two tabs at once say the same of every setting', { tag: '@whole' }, async ({ page, context }) => {
  test.setTimeout(60_000 + steps * 2000)
  const luck = new Luck(seeds[0] ?? 1)
  const visitors = [new RandomVisitor(page, luck), new RandomVisitor(await context.newPage(), luck)]
  for (const visitor of visitors) await visitor.start('/home')
  for (let step = 0; step < steps; step++) await visitors[luck.below(2)]?.go()
  const heard = await Promise.all(
    visitors.map(async (visitor) => {
      await visitor.page.goto('/home/menu/installer/system-info')
      await expect(visitor.page.locator('[data-display]')).toHaveAttribute('data-kind', /./)
      return visitor.page.locator('[data-display]').innerText()
    }),
  )
  expect(heard[0]).toBe(heard[1])
})

/** Counts the calls to storage; the call whose number is the name of the window fails. */
function countCallsInPage() {
  let calls = 0
  const failing = Number(window.name)
  Object.assign(window, { callsOfStorage: () => calls })
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    const real = Storage.prototype[name]
    Object.defineProperty(Storage.prototype, name, {
      value(...values: unknown[]) {
        if (++calls === failing) throw new DOMException('Full', 'QuotaExceededError')
        return Reflect.apply(real, this, values)
      },
    })
  }
}

const callsOfStorage = (page: Page) =>
  page.evaluate(() => (window as unknown as { callsOfStorage(): number }).callsOfStorage())

/** Opens home for the first time, with storage that fails at this call. */
async function openFailing(page: Page, call: number) {
  await page.goto('/favicon.svg')
  await page.evaluate((failing) => {
    localStorage.clear()
    sessionStorage.clear()
    window.name = String(failing)
  }, call)
  await page.goto('/home')
}

/** For a picture that is opened as a page Chromium may ask for an icon that no host has. */
function isTrouble(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')
}

test('storage may fail at any call: the device goes on, and what is said to be remembered is', {
  tag: '@whole',
}, async ({ page }) => {
  test.setTimeout(10 * 60_000)
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => isTrouble(message) && troubles.push(message.text()))
  await stopClock(page)
  await page.addInitScript(countCallsInPage)
  const display = page.locator('[data-display]')
  let calls = 1
  for (let failing = 0; failing <= calls; failing++) {
    await openFailing(page, failing)
    await expect(display).toHaveAttribute('data-path', '/home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowLeft')
    await expect(display.locator('[data-value]')).toHaveAttribute('data-value', '20')
    await tab(page, 'house').click()
    await page.locator('[name="remoteControlInstalled"]').click()
    // Leaving the page writes what is not yet written.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
    if (failing === 0) calls = await callsOfStorage(page)
    const remembers = (await page.locator('[data-forgetful]').count()) === 0
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('state') ?? '{}'))
    const about = `call ${failing} of ${calls}`
    if (remembers)
      expect(stored, about).toMatchObject({ temperatureValue: 20, remoteControlInstalled: 'false' })
    expect(troubles, about).toEqual([])
  }
  expect(calls).toBeGreaterThan(10)
})
