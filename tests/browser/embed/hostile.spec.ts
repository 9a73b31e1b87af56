/** The element of `embed.js` ignores invalid messages and messages that are not from its own frame. */
import { expect, frame, height, say, test, told } from '../helpers/embed-host'

const ready = (path = '/home', lang = 'en') => ({ v: 1, type: 'ready', path, lang })

test('what others say is not heard: the page, other frames, and the own one led elsewhere', async ({
  page,
  host,
}) => {
  await host.open(
    `<floor-thermostat src="${host.standIn}"></floor-thermostat><iframe src="${host.standIn}" name="other"></iframe>`,
  )
  await say(page, ready('/home', 'en'))
  const lies = [
    ready('/lie', 'sv'),
    { v: 1, type: 'press', button: 'next' },
    { type: 'iframe-resized', height: 999 },
  ]
  await page.evaluate((lies) => {
    for (const lie of lies) postMessage(lie, '*')
  }, lies)
  const marked = page.waitForFunction(() => window.marks > 1)
  await page.frame('other')?.evaluate((lies) => {
    for (const lie of [...lies, 'mark']) parent.postMessage(lie, '*')
  }, lies)
  await marked
  await frame(page).evaluate((iframe, own) => iframe.setAttribute('src', own), host.own)
  await expect.poll(() => page.frames().map((each) => each.url())).toContain(host.own)
  await say(page, ...lies)
  expect(await told(page)).toEqual([{ type: 'ready', detail: { path: '/home', lang: 'en' }, from: 0 }])
  expect(await height(page)).not.toBe(999)
})

test('10,000 hostile messages change nothing and leave no line in the console', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  page.on('pageerror', (error) => lines.push(String(error)))
  await host.open(`<floor-thermostat src="${host.standIn}"></floor-thermostat>`)
  await say(page, ready('/home', 'en'))
  const before = await height(page)
  await say(page, ...hostile(10_000))
  expect(lines).toEqual([])
  expect(await told(page)).toHaveLength(1)
  expect(await height(page)).toBe(before)
  expect(await page.evaluate(() => document.querySelector('floor-thermostat')?.path)).toBe('/home')
  expect(await page.evaluate(() => document.querySelector('floor-thermostat')?.task)).toBe('')
  await say(page, { v: 1, type: 'screen', path: '/home/menu' })
  expect(await told(page)).toHaveLength(2)
})

/** Messages that are nearly or entirely wrong: each type with each value in each place. */
function hostile(count: number): unknown[] {
  const values = [
    null,
    true,
    0,
    -1,
    1e308,
    '',
    'home',
    '__proto__',
    'x'.repeat(5000),
    [],
    ['/home'],
    {},
    { v: 1 },
  ]
  const kinds = [
    'ready',
    'screen',
    'language',
    'press',
    'task',
    'time',
    'go',
    'toString',
    'iframe-resized',
    'iframe-child-init',
    1,
  ]
  const places = [
    'v',
    'type',
    'path',
    'lang',
    'button',
    'task',
    'state',
    'presses',
    'at',
    'speed',
    'height',
    '__proto__',
    'constructor',
  ]
  return Array.from({ length: count }, (_, index) => {
    const value = values[index % values.length]
    if (index % 7 === 0) return value
    const type = kinds[index % kinds.length]
    const place = places[index % places.length] ?? 'v'
    const all = { path: value, lang: value, button: value, height: value, task: value, state: value }
    return { v: 1, type, ...all, presses: value, fewest: value, [place]: value }
  })
}
