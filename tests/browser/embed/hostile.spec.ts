/** The element of `embed.js` ignores invalid messages and messages that are not from its own frame. */
import { ask, expect, frame, height, ready, say, standInOf, test, told } from '../helpers/embed-host'
import { listenToConsole } from '../helpers/framed'
import { postHostile } from '../helpers/hostile-messages'

test('what others say is not heard: the page, other frames, and the own one led elsewhere', async ({
  page,
  host,
}) => {
  await host.open(
    `<floor-thermostat src="${host.standIn}"></floor-thermostat><iframe src="${host.standIn}" name="other"></iframe>`,
  )
  await say(page, ready())
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
  const lines = listenToConsole(page)
  await host.openStandIn()
  await say(page, ready())
  const before = await height(page)
  await (await standInOf(page)).evaluate(postHostile, 'parent' as const)
  await say(page)
  expect(lines).toEqual([])
  expect(await told(page)).toHaveLength(1)
  expect(await height(page)).toBe(before)
  expect(await ask(page, (it) => [it.path, it.task])).toEqual(['/home', ''])
  await say(page, { v: 1, type: 'screen', path: '/home/menu' })
  expect(await told(page)).toHaveLength(2)
})
