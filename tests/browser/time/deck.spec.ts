/** Tests the deck of simulated time: its speeds, the next event, and the way back to now (behaviour 31.30). */
import { factorySettings } from '../../../src/thermostat/device/device'
import { findAxeViolations } from '../helpers/axe'
import { deckButton, openDeck, readSimulatedTime, startStopped, timeDeck } from '../helpers/deck'
import { display, openHouse } from '../helpers/panel'
import { stopClock } from '../helpers/stop-clock'
import { storedState } from '../helpers/stored-state'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

const command = (page: Page, name: string) => timeDeck(page).locator(`[data-command="${name}"]`)
const house = (page: Page, name: string) => page.locator(`[data-house="${name}"]`)
const region = (page: Page) => page.locator('[aria-live="polite"]')
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

/** The device is in the week program: the next event is Monday, 06:00. */
const weekly = storedState({ ...factorySettings, program: 'week' })

/** Opens the device, on a clock that only the test moves. */
async function open(page: Page, { state = weekly, query = '' } = {}) {
  await stopClock(page)
  await page.addInitScript((text) => {
    if (localStorage.getItem('state') === null) localStorage.setItem('state', text)
  }, JSON.stringify(state))
  await page.goto(`/home${query}`)
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await expect(timeDeck(page)).toBeAttached()
}

async function openWithDeck(page: Page, options = {}) {
  await open(page, options)
  await openDeck(page)
}

/** Lets the page draw at least this many frames. */
const frames = (page: Page, count: number) => page.clock.runFor(count * 17)

async function toNextEvent(page: Page) {
  if ((await timeDeck(page).getAttribute('data-speed')) === '1') await startStopped(page)
  await command(page, 'next-event').click()
  await expect
    .poll(async () => {
      await frames(page, 5)
      return timeDeck(page).getAttribute('data-speed')
    })
    .toBe('0')
}

// behaviour 31.30
test('the deck opens when time starts, and closes to a row of controls', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const ofTime = () => asked.filter((path) => path.startsWith('/assets/time-'))
  await open(page)
  expect(ofTime(), 'nothing of it is loaded until it is opened').toEqual([])
  await expect(timeDeck(page)).toHaveAttribute('data-speed', '1')
  await expect(deckButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(timeDeck(page).locator('dl')).toContainText('Outdoors')
  await command(page, 'run').click()
  await expect(timeDeck(page).locator('[data-chart]')).toBeVisible()
  expect(ofTime().map((path) => path.replace(/-[\w-]{8}\./, '.'))).toEqual(
    expect.arrayContaining(['/assets/time.js', '/assets/time.css', '/assets/time-en.js']),
  )
  await expect(timeDeck(page)).toHaveAttribute('data-speed', '600')
  await expect(deckButton(page)).toHaveAttribute('aria-expanded', 'true')
  await deckButton(page).click()
  await expect(timeDeck(page).locator('[data-chart]')).toHaveCount(0)
  await expect(timeDeck(page)).toHaveAttribute('data-speed', '600')
  await command(page, 'stop').click()
  await command(page, 'run').click()
  await expect(deckButton(page), 'who has closed it wants it closed').toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await command(page, 'now').click()
  await expect(timeDeck(page).locator('[role="group"][tabindex="-1"]')).toBeFocused()
  await command(page, 'run').click()
  await expect(deckButton(page)).toHaveAttribute('aria-expanded', 'true')
})

// behaviour 31.31
test('run and stop are one button, which uses the last speed, and no element moves', async ({ page }) => {
  await openWithDeck(page)
  const speeds = ['run-1', 'run-60', 'run-600', 'run-3600']
  const places = () =>
    Promise.all(
      speeds.map((name) => command(page, name).evaluate((button) => button.getBoundingClientRect().x)),
    )
  const before = await places()
  const button = timeDeck(page).locator('[data-command="run"], [data-command="stop"]')
  for (const [press, name, speed] of [
    [button, 'Stop', '600'],
    [button, 'Let time run', '0'],
    [command(page, 'run-3600'), 'Stop', '3600'],
    [command(page, 'run-60'), 'Stop', '60'],
    [button, 'Let time run', '0'],
    [button, 'Stop', '60'],
  ] as const) {
    await press.click()
    await expect(button).toHaveAccessibleName(name)
    await expect(timeDeck(page)).toHaveAttribute('data-speed', speed)
    expect(await places()).toEqual(before)
  }
  await expect(button).not.toHaveAttribute('aria-pressed')
})

test('time jumps to the next event at once; the way back to now leaves no trace of it, not even in storage', async ({
  page,
}) => {
  await openWithDeck(page)
  const before = await stored(page)
  const begun = await readSimulatedTime(page)
  const next = command(page, 'next-event')
  await expect(next, 'nothing is known before time starts').toHaveCount(0)
  await toNextEvent(page)
  expect(new Date(await readSimulatedTime(page)).getUTCMinutes()).toBe(0)
  const sentence = /^\w+day \d\d:00 – (Wake up|Leave|Back home|Sleep): the program sets \d\d degrees$/
  await expect(region(page)).toHaveText(sentence)
  const heard = await region(page).textContent()
  await frames(page, 60)
  expect(await region(page).textContent(), 'a screen reader is told once').toBe(heard)
  await expect(next).toHaveAccessibleName(/^Go to the next event: (Wake up|Leave|Back home|Sleep), \d\d:00$/)
  await toNextEvent(page)
  expect(await stored(page)).toBe(before)
  await command(page, 'now').click()
  await expect(timeDeck(page)).toHaveAttribute('data-speed', '1')
  await expect(command(page, 'now')).toHaveCount(0)
  await expect(timeDeck(page).locator('[role="group"][tabindex="-1"]')).toBeFocused()
  await expect(region(page)).toHaveText(/^Back to now\. \w+day \d\d:\d\d\.$/)
  expect((await readSimulatedTime(page)) - begun).toBeLessThan(60_000)
  expect(await stored(page)).toBe(before)
})

// behaviour 31.31
test('without an event the button names the next switch of the heating', async ({ page }) => {
  await openWithDeck(page, { state: storedState(factorySettings) })
  await startStopped(page)
  const next = command(page, 'next-event')
  await expect(next).toHaveAccessibleName(/^Go to the next event: Heating (on|off), \d\d:\d\d$/)
  const isHeating = await house(page, 'heating').textContent()
  const time = /\d\d:\d\d/.exec((await next.textContent()) ?? '')?.[0]
  await toNextEvent(page)
  expect(await timeDeck(page).getAttribute('data-at')).toContain(`T${time}`)
  await expect(house(page, 'heating')).toHaveText(isHeating === 'on' ? 'off' : 'on')
})

test('without anything ahead the button is absent, and the run button has the focus', async ({ page }) => {
  const offWithTimer = { power: 'off', program: 'timer', timer: 'on', timerTime: 4 } as const
  await openWithDeck(page, { state: storedState({ ...factorySettings, ...offWithTimer }) })
  await startStopped(page)
  await command(page, 'next-event').focus()
  await toNextEvent(page)
  await expect(command(page, 'next-event')).toHaveCount(0)
  await expect(command(page, 'run')).toBeFocused()
})

// behaviour 31.33
test('while time runs, the live region does not announce its changes', async ({ page }) => {
  await openWithDeck(page)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const place = document.querySelector('[aria-live="polite"]')
    if (place)
      new MutationObserver(() => said.push(place.textContent ?? '')).observe(place, {
        subtree: true,
        childList: true,
        characterData: true,
      })
  })
  const set = await page.locator('[data-set]').textContent()
  await command(page, 'run-3600').click()
  // Long enough for a change of the set temperature by the program.
  await expect
    .poll(async () => {
      await frames(page, 60)
      return page.locator('[data-set]').textContent()
    })
    .not.toBe(set)
  await frames(page, 60)
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([])
})

// behaviour 31.30
for (const [language, width, height] of [
  ['fi', 1280, 800],
  ['de', 900, 600],
  ['de', 1100, 720],
  ['fi', 390, 844],
] as const)
  test(
    `no part of the deck is cut off in ${language}, ${width} × ${height} px`,
    tagWholeIf(width !== 900),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openWithDeck(page, { query: `?lang=${language}` })
      await toNextEvent(page)
      expect(await cutIn(page)).toEqual([])
      if (width < 900) {
        // Without scrolling.
        await expect(timeDeck(page).getByText('kWh').first()).toBeInViewport({ ratio: 1 })
        return
      }
      await deckButton(page).click()
      await expect(timeDeck(page)).toHaveJSProperty('offsetHeight', 64)
      expect(await cutIn(page)).toEqual([])
    },
  )

/** Finds elements of the deck that extend beyond its edges or beyond their own place; the light is on the whole wall. */
function cutIn(page: Page): Promise<readonly string[]> {
  return timeDeck(page).evaluate((deck) => {
    const whole = deck.getBoundingClientRect()
    const bottom = whole.top + deck.scrollHeight
    return [
      ...deck.querySelectorAll<HTMLElement>('*:not(svg *, .unseen, .stage-light, .time-more, .time-more *)'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const box = element.getBoundingClientRect()
        const isBeyond =
          box.left < whole.left || box.right > whole.right || box.top < whole.top || box.bottom > bottom
        return (
          box.width > 1 &&
          (isBeyond || (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0))
        )
      })
      .map((element) => element.className || element.tagName)
  })
}

// behaviour 31.30
test('a manual reading stays until the visitor returns it to the simulation', { tag: '@whole' }, async ({
  page,
}) => {
  await openWithDeck(page)
  await openHouse(page)
  await page.locator('[name="roomReading"]').fill('220')
  await toNextEvent(page)
  await expect(page.locator('[name="roomReading"]')).toHaveValue('220')
  await expect(house(page, 'room')).not.toHaveText('220')
  const giveBack = page.getByRole('button', { name: 'Use the house’s readings again' })
  await giveBack.click()
  await frames(page, 5)
  await expect(page.locator('[name="roomReading"]')).not.toHaveValue('220')
  await expect(giveBack).toHaveCount(0)
})

for (const [name, offered] of [
  ['outdoorReading', [-150, -100, -50, 0, 50, 100]],
  ['roomReading', [160, 170, 180, 190, 200, 210, 220]],
] as const)
  test(`the keyboard changes ${name} in steps from its simulated value, and the new value stays`, {
    tag: '@whole',
  }, async ({ page }) => {
    await openWithDeck(page)
    await openHouse(page)
    await toNextEvent(page)
    const slider = page.locator(`[name="${name}"]`)
    const reading = house(page, name.replace('Reading', ''))
    const begun = Number(await reading.getAttribute('data-value'))
    expect(offered).not.toContain(begun)
    const above = offered.filter((value) => value > begun)
    await command(page, 'run-60').click()
    for (const value of above) {
      await slider.press('ArrowRight')
      await frames(page, 5)
      await expect(slider).toHaveValue(String(value))
    }
    for (const value of [...offered].reverse().slice(1)) {
      await slider.press('ArrowLeft')
      await frames(page, 5)
      await expect(slider).toHaveValue(String(value))
    }
  })

test('the language can change while the deck is open', { tag: '@whole' }, async ({ page }) => {
  await openWithDeck(page)
  await startStopped(page)
  await page.locator('[name="language"]').selectOption('fi')
  await expect(command(page, 'next-event')).toHaveText(/^Seuraavaan tapahtumaan: /)
  await page.locator('[name="language"]').selectOption('de')
  await expect(command(page, 'next-event')).toHaveText(/^Zum nächsten Ereignis: /)
})

test('the keyboard starts and stops time and returns to now', async ({ page }) => {
  await open(page)
  // A focused element receives the keys only if Tab has moved the focus (behaviour 1.14).
  await deckButton(page).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  // The loaded button takes the focus over from its placeholder.
  await expect(command(page, 'stop')).toBeFocused()
  for (const _ of ['run-1', 'run-60', 'run-600', 'run-3600']) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(timeDeck(page)).toHaveAttribute('data-speed', '3600')
  await command(page, 'stop').focus()
  await page.keyboard.press('Space')
  await expect(timeDeck(page)).toHaveAttribute('data-speed', '0')
  await expect(command(page, 'run')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(timeDeck(page)).toHaveAttribute('data-speed', '3600')
  await command(page, 'next-event').focus()
  await page.keyboard.press('Tab')
  await expect(command(page, 'now')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(timeDeck(page).locator('[role="group"][tabindex="-1"]')).toBeFocused()
})

for (const [language, width] of [
  ['fi', 1280],
  ['de', 390],
] as const)
  test(
    `axe finds no problem in the deck in ${language}, ${width} px wide, in light and dark mode`,
    tagWholeIf(language !== 'fi'),
    async ({ page, browser }) => {
      const phone = width < 500 ? await browser.newPage({ hasTouch: true, timezoneId: 'UTC' }) : page
      const broken: string[] = []
      phone.on('console', (message) => message.type() === 'error' && broken.push(message.text()))
      await phone.setViewportSize({ width, height: 844 })
      await open(phone, { query: `?lang=${language}` })
      await openDeck(phone)
      await toNextEvent(phone)
      for (const colorScheme of ['light', 'dark'] as const) {
        await phone.emulateMedia({ colorScheme })
        await frames(phone, 30)
        expect(await findAxeViolations(phone, () => phone.clock.runFor(50))).toEqual([])
      }
      expect(
        await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      expect(broken).toEqual([])
    },
  )
