/** The random visitor changes the surroundings, or lets time run. */
import { expect, type Locator, type Page } from '@playwright/test'
import { boxOf } from '../../engines/page-reader'
import type { RandomChoices } from './random-choices'

/** @returns a description of the act, and the name of the changed control */
export async function changeSurroundings(
  page: Page,
  random: RandomChoices,
): Promise<{ description: string; name: string }> {
  // A greyed switch keeps the focus, so the page does not disable it.
  const controls = page
    .locator('#panel-house :is(input, select), [data-fault]')
    .and(page.locator(':enabled:not([aria-disabled="true"])'))
  const chosen = controls.nth(random.integerBelow(await controls.count()))
  // Finds the control by its name from here on, because a part that loads may change the order.
  const name = (await chosen.getAttribute('name')) ?? 'fault'
  const code = await chosen.getAttribute('data-fault')
  const selector = code === null ? `#panel-house [name="${name}"]` : `[data-fault="${code}"]`
  const control = page.locator(selector)
  // A companion that was opened just before may bring its own tab to the front at this point.
  await expect(async () => {
    await page.evaluate(`(${boxOf})(${JSON.stringify(selector)}, 0)`)
    await page.clock.runFor(20)
    expect(await control.isVisible()).toBe(true)
  }).toPass({ timeout: 15_000 })
  return { description: await operateControl(control, name, random), name }
}

async function operateControl(control: Locator, name: string, random: RandomChoices): Promise<string> {
  if (await control.evaluate((element) => element.tagName === 'SELECT')) {
    const values = await control
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
    const value = values[random.integerBelow(values.length)] ?? ''
    await control.selectOption(value)
    return `set ${name} to ${value}`
  }
  if ((await control.getAttribute('type')) === 'range') {
    await control.press(random.pick('PageUp', 'PageDown', 'ArrowLeft', 'End'))
    return `move ${name}`
  }
  if ((await control.getAttribute('type')) === 'text') {
    const text = random.pick('12', '7,5', '0', '1000000', 'ten', '')
    await control.fill(text)
    return `type ${text} into ${name}`
  }
  const description = `${name} ${(await control.getAttribute('data-fault')) ?? ''}`.trim()
  await control.click()
  return `flip ${description}`
}

/** Presses one of the buttons that let time run, and lets some of it pass. */
export async function letTimeRun(page: Page, random: RandomChoices): Promise<string> {
  const group = page.locator('[data-time]')
  const commands = group.locator('[data-command]:not([aria-disabled="true"]):enabled')
  // The buttons load with the module for simulated time.
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await commands.count()).toBeGreaterThan(0)
  }).toPass({ timeout: 15_000 })
  const command = await commands.evaluateAll((all: readonly HTMLElement[], pick) => {
    const one = all[pick % all.length]
    one?.click()
    return one?.dataset.command
  }, random.integerBelow(60))
  // At the highest speed four seconds are four hours.
  await page.clock.runFor(random.pick(0, 100, 1000, 4000))
  const { speed = '', at = '' } = await group.evaluate((element: HTMLElement) => ({ ...element.dataset }))
  expect(['0', '1', '60', '600', '3600']).toContain(speed)
  expect(at).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  return `press ${command}: ${at}, × ${speed}`
}

/** True while time runs at any speed: then each frame is work. */
export async function isTimeRunning(page: Page): Promise<boolean> {
  return (await page.locator('[data-time]:not([data-speed="0"]):has([data-command])').count()) > 0
}
