/** The product’s messages to and from the host page, and hostile messages from it. */
import { expect, type Page } from '@playwright/test'
import { heard, hears, productIn, test } from '../helpers/frame-host'
import { iframeResizer3, iframeResizer4, send } from '../helpers/parents'
import { wholeIf } from '../helpers/whole'

const open = (src: string) =>
  `${hears}<iframe title="Thermostat" src="${src}" width="400" height="620"></iframe>`
const display = (page: Page) => productIn(page).locator('[data-display]')
const key = (page: Page, name: string) => productIn(page).locator(`[data-key="${name}"]`)

/** Posts a message from the host page to the frame. */
const post = (page: Page, message: unknown) =>
  page.evaluate((data) => window.frames[0]?.postMessage(data, '*'), message)

test('the child says where it is, each button that the device accepts, each screen and language', async ({
  page,
  host,
}) => {
  await page.goto(host.serve(open(`${host.product('cross-origin')}/home`)))
  await expect.poll(() => heard(page, 'ready')).toEqual([{ v: 1, type: 'ready', path: '/home', lang: 'en' }])
  await key(page, 'confirm').click()
  await expect.poll(() => heard(page, 'press')).toEqual([{ v: 1, type: 'press', button: 'confirm' }])
  await expect.poll(() => heard(page, 'screen')).toEqual([{ v: 1, type: 'screen', path: '/home/menu' }])
  await productIn(page).locator('.language select').selectOption('sv')
  await expect.poll(() => heard(page, 'language')).toEqual([{ v: 1, type: 'language', lang: 'sv' }])
})

test('the parent leads: a screen, a language, the factory', async ({ page, host }) => {
  await page.goto(host.serve(open(`${host.product('cross-origin')}/home`)))
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await post(page, { v: 1, type: 'go', path: '/home/menu/program/' })
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/program')
  await post(page, { v: 1, type: 'language', lang: 'de' })
  await expect(productIn(page).locator('html')).toHaveAttribute('lang', 'de')
  await post(page, { v: 1, type: 'reset' })
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/settings/language')
})

test('a parent whose script came late is told where the device is', { tag: '@whole' }, async ({
  page,
  host,
}) => {
  const src = `${host.product('cross-origin')}/home`
  await page.goto(host.serve(`<iframe title="Thermostat" src="${src}" width="400" height="620"></iframe>`))
  await expect(display(page)).toHaveAttribute('data-path', '/home')
  await page.addScriptTag({ content: hears.replace(/<\/?script>/g, '') })
  await post(page, { v: 1, type: 'language', lang: 'fi' })
  // Where the frame was quicker than the script, this is the only one.
  const last = async () => (await heard(page, 'ready')).at(-1)
  await expect.poll(last).toEqual({ v: 1, type: 'ready', path: '/home', lang: 'en' })
  await expect.poll(() => heard(page, 'language')).toEqual([{ v: 1, type: 'language', lang: 'fi' }])
})

for (const parent of [iframeResizer3, iframeResizer4]) {
  test(
    `${parent.name} sends and hears the same messages in its own way`,
    wholeIf(parent !== iframeResizer4),
    async ({ page, host }) => {
      const src = `${host.product('cross-origin')}/home`
      await page.goto(
        host.serve(`${open(src)}<script src="${parent.library}"></script><script>${parent.setUp}</script>`),
      )
      await expect.poll(() => heard(page, 'ready')).not.toEqual([])
      const messages = () => page.evaluate(() => (window as unknown as { messages: unknown[] }).messages)
      await key(page, 'confirm').click()
      await expect.poll(() => heard(page, 'screen')).toEqual([{ v: 1, type: 'screen', path: '/home/menu' }])
      // A parent that has no use for messages would warn about each of them, so none is sent unasked.
      expect(await messages()).toEqual([])

      await page.evaluate(send({ v: 1, type: 'go', path: '/home' }))
      await expect.poll(messages).toEqual([
        { v: 1, type: 'ready', path: '/home/menu', lang: 'en' },
        { v: 1, type: 'screen', path: '/home' },
      ])
      await key(page, 'next').click()
      await expect.poll(messages).toContainEqual({ v: 1, type: 'press', button: 'next' })
    },
  )
}

test('10,000 hostile messages: no error, no line in the console, and the device as it was', {
  tag: '@whole',
}, async ({ page, host }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  await page.goto(host.serve(open(`${host.product('cross-origin')}/home/menu`)))
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')

  await page.evaluate(async () => {
    const frame = window.frames[0]
    if (!frame) throw new Error('The page has no frame.')
    const deep = (depth: number) => {
      let value: unknown = []
      for (let level = 0; level < depth; level++) value = { v: 1, type: value, path: [value] }
      return value
    }
    const cyclic: Record<string, unknown> = { v: 1, type: 'go' }
    cyclic.path = cyclic
    const huge = 'x'.repeat(300_000)
    const names = [
      '__proto__',
      'constructor',
      'toString',
      'valueOf',
      'hasOwnProperty',
      'pageInfo',
      'message',
      '',
      'reset',
    ]
    const values: unknown[] = [
      null,
      undefined,
      0,
      -1,
      Number.NaN,
      1n,
      true,
      '',
      '/',
      '\u0000',
      huge,
      [],
      [[]],
      {},
      new Date(Number.NaN),
      /x/,
      new Map([['v', 1]]),
      new Set([1]),
      new ArrayBuffer(8),
      new Error('no'),
      new Uint8Array(3),
      deep(200),
      cyclic,
      '//evil.example',
      `/${huge}`,
      { length: 1 },
      'constructor',
      '__proto__',
      'EN',
      'xx',
      new Blob(['x']),
      Object.create(null),
    ]
    const pick = <One>(from: readonly One[], at: number) => from[at % from.length] as One
    const texts = [
      '',
      ':',
      '{}',
      '[]',
      'null',
      '{"v":1',
      '{"v":1,"type":"go","path":5}',
      '{"__proto__":{"v":1}}',
      ':::::::::',
      'NaN',
      '{"iframe":{},"viewport":7}',
      '{"iframeHeight":1e999}',
      '['.repeat(9000),
    ]
    for (let count = 0; count < 10_000; count++) {
      const [a, b, c] = [pick(values, count), pick(values, count * 7 + 3), pick(values, (count * 13) >> 2)]
      const message = [
        () => a,
        () => ({ v: 1, type: 'go', path: typeof a === 'string' && /^\/.{0,199}$/.test(a) ? `x${a}` : a }),
        () => ({ v: 1, type: 'language', lang: a }),
        () => ({ v: 1, type: 'task', task: a, mode: b, value: c }),
        () => ({ v: a, type: b, path: c, lang: a }),
        () => ({ v: 1, type: pick(names, count >> 3).replace(/^reset$/, 'resets'), path: '/home' }),
        () => ({ type: pick(names, count), [pick(names, count + 1)]: b }),
        () => `[iFrameSizer]${pick(names, count >> 3)}:${pick(texts, count >> 2)}`,
        () => `[iFrameSizer]${pick(texts, count)}:${pick(names, count)}:${pick(texts, count >> 4)}`,
        () => `[iFrameSizer${pick(texts, count)}`,
        () => `[iFrameSizer]${pick(names, count)}:8:true:false:32:true:true:${pick(texts, count)}:x:y`,
      ][count % 11]?.()
      frame.postMessage(message, '*')
      // The browser’s message queue is limited.
      if (count % 500 === 0) await new Promise((next) => setTimeout(next))
    }
  })
  await post(page, { v: 1, type: 'go', path: '/home/menu/settings' })
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/settings')
  await expect
    .poll(() => heard(page, 'screen'))
    .toEqual([{ v: 1, type: 'screen', path: '/home/menu/settings' }])
  expect(await heard(page, 'language')).toEqual([])
  await key(page, 'back').click()
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  expect(said).toEqual([])
})

test('nobody but the page around it is heard', async ({ page, host }) => {
  const product = host.product('cross-origin')
  const neighbour = host.serve(
    `<script>
      parent.frames[0].postMessage({ v: 1, type: 'go', path: '/home' }, '*')
      parent.postMessage({ type: 'posted' }, '*')
    </script>`,
  )
  await page.goto(host.serve(open(`${product}/home/menu`)))
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu')
  await page.evaluate((src) => {
    const iframe = document.createElement('iframe')
    iframe.src = src
    document.body.append(iframe)
  }, neighbour)
  await expect.poll(() => heard(page, 'posted')).toHaveLength(1)
  await post(page, { v: 1, type: 'go', path: '/home/menu/settings' })
  await expect(display(page)).toHaveAttribute('data-path', '/home/menu/settings')
  await expect
    .poll(() => heard(page, 'screen'))
    .toEqual([{ v: 1, type: 'screen', path: '/home/menu/settings' }])
})

test('a page of its own posts nothing and hears nothing', { tag: '@whole' }, async ({ page }) => {
  await page.addInitScript(hears.replace(/<\/?script>/g, ''))
  await page.goto('/home')
  await expect(page.locator('[data-display]')).toHaveAttribute('data-path', '/home')
  await page.evaluate(() => window.postMessage({ v: 1, type: 'go', path: '/home/menu' }, '*'))
  await expect.poll(() => heard(page)).toEqual([{ v: 1, type: 'go', path: '/home/menu' }])
  await page.locator('[data-key="next"]').click()
  await expect(page.locator('[data-value]')).toHaveAttribute('data-value', '20')
  // A mark arrives after any message that the press may have posted.
  await page.evaluate(() => window.postMessage({ v: 1, type: 'mark' }, '*'))
  await expect.poll(() => heard(page, 'mark')).toHaveLength(1)
  expect(await heard(page)).toHaveLength(2)
  await expect(page.locator('[data-display]')).toHaveAttribute('data-path', '/home')
  await expect(page.locator('html')).not.toHaveAttribute('data-framed')
})
