/** Analytics as config.json asks for them, with a stand-in for the tool's server that logs every request. */
import { expect, type Page } from '@playwright/test'
import { click, found, key, open, rest, scriptOf, scripts, test } from '../helpers/analytics-tool'
import { pressKey } from '../helpers/press-key'

// The page's policy would block the stand-in, which the build does not know; policies are tested below.
test.use({ bypassCSP: true })

// behaviour 24.8
test('nothing is requested before a person clicks, then exactly the script with its attributes', async ({
  page,
  tool,
  baseURL,
}) => {
  const { said, requests } = await open(page, {
    analytics: {
      src: `${tool.origin}/single.js`,
      attributes: { 'data-domain': 'shop.example', id: 'stats' },
    },
  })
  await rest(page)
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-key="next"]')?.click())
  await pressKey(page, 'ArrowRight')
  await page.mouse.move(20, 20)
  await rest(page)
  expect(tool.asked).toEqual([])
  expect(requests.every((url) => url.startsWith(baseURL ?? 'no'))).toBe(true)
  await expect(scriptOf(page)).toHaveCount(0)

  await click(page)
  await expect.poll(() => tool.asked).toEqual(['/single.js'])
  expect(await scriptOf(page).evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([
    `<script data-domain="shop.example" id="stats" defer="" src="${tool.origin}/single.js"></script>`,
  ])
  await key(page, 'Next').click()
  await rest(page)
  expect(tool.asked).toEqual(['/single.js'])
  expect(requests.filter((url) => !url.startsWith(baseURL ?? 'no'))).toEqual([`${tool.origin}/single.js`])
  expect(said).toEqual([])
})

test('without a configuration no part of the loader is there, and nobody hears of clicks', async ({
  page,
  baseURL,
}) => {
  const { said, requests } = await open(page, {})
  await click(page)
  await rest(page)
  expect(requests.filter((url) => /script-|analytics/.test(url))).toEqual([])
  expect(requests.every((url) => url.startsWith(baseURL ?? 'no'))).toBe(true)
  await expect(scriptOf(page)).toHaveCount(0)
  expect(said).toEqual([])
})

test.describe('the shapes of the tools', () => {
  test('Plausible finds its script and its site', { tag: '@whole' }, async ({ page, tool }) => {
    const src = `${tool.origin}/plausible.js`
    await open(page, { analytics: { src, attributes: { 'data-domain': 'shop.example' } } })
    await click(page)
    await expect.poll(() => found(page)).toEqual({ src, domain: 'shop.example', queued: 0 })
  })

  test('Plausible’s newer script finds its options', { tag: '@whole' }, async ({ page, tool }) => {
    const src = `${tool.origin}/plausible.js`
    await open(page, {
      analytics: { src, queue: { plausible: { calls: [['Demo']], properties: { o: { a: 1 } } } } },
    })
    await click(page)
    await expect.poll(() => found(page)).toEqual({ src, domain: null, queued: 1, o: { a: 1 } })
  })

  test('Umami finds its script and its site', { tag: '@whole' }, async ({ page, tool }) => {
    const attributes = { 'data-website-id': 'abc', 'data-host-url': 'https://stats.example' }
    await open(page, { analytics: { src: `${tool.origin}/umami.js`, attributes } })
    await click(page)
    await expect.poll(() => found(page)).toEqual({ site: 'abc', host: 'https://stats.example' })
  })

  test('Matomo finds its calls', { tag: '@whole' }, async ({ page, tool }) => {
    const _paq = [
      ['disableCookies'],
      ['setTrackerUrl', 'https://stats.example/matomo.php'],
      ['setSiteId', '1'],
      ['trackPageView'],
    ]
    await open(page, { analytics: { src: `${tool.origin}/matomo.js`, queue: { _paq } } })
    await click(page)
    await expect.poll(() => found(page)).toEqual(_paq)
  })

  test('GA4 finds its calls', { tag: '@whole' }, async ({ page, tool }) => {
    const gtag = {
      calls: [
        ['js', '$now'],
        ['config', 'G-1', { anonymize_ip: true }],
      ],
      into: 'dataLayer',
    }
    await open(page, { analytics: { src: `${tool.origin}/gtag/js?id=G-1`, queue: { gtag } } })
    await click(page)
    await expect
      .poll(() => found(page))
      .toEqual([
        ['js', 'number'],
        ['config', 'G-1', { anonymize_ip: true }],
      ])
    expect(tool.asked).toEqual(['/gtag/js?id=G-1'])
  })
})

test.describe('nobody is counted who asks not to be', () => {
  for (const [name, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const) {
    test(name, async ({ page, tool }) => {
      await page.addInitScript(
        ([name, value]) => Object.defineProperty(navigator, name, { get: () => value }),
        [name, value] as const,
      )
      const { said } = await open(page, { analytics: { src: `${tool.origin}/single.js` } })
      await click(page)
      await rest(page)
      await expect(scriptOf(page)).toHaveCount(0)
      expect(tool.asked).toEqual([])
      expect(said).toEqual([])
    })
  }
})

for (const [hosts, loads] of [
  [['127.0.0.1'], true],
  [['shop.example'], false],
] as const) {
  test(`on ${hosts} it ${loads ? 'loads' : 'does not load'}`, { tag: '@whole' }, async ({ page, tool }) => {
    await open(page, { analytics: { src: `${tool.origin}/single.js`, hosts } })
    await click(page)
    if (loads) await expect.poll(() => found(page)).toBe(true)
    await rest(page)
    await expect(scriptOf(page)).toHaveCount(loads ? 1 : 0)
    expect(tool.asked).toEqual(loads ? ['/single.js'] : [])
  })
}

for (const inFrames of [false, true]) {
  test(`in a frame with inFrames ${inFrames}`, { tag: '@whole' }, async ({ page, tool, baseURL }) => {
    const body = `<iframe src="${baseURL}/home" width="400" height="620"></iframe>`
    await page.route('**/around', (route) => route.fulfill({ contentType: 'text/html', body }))
    await open(page, { analytics: { src: `${tool.origin}/single.js`, inFrames } }, '/around')
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Next', exact: true }).click()
    if (inFrames) await expect.poll(() => tool.asked).toEqual(['/single.js'])
    await rest(page)
    await expect(frame.locator('script[defer]')).toHaveCount(inFrames ? 1 : 0)
    expect(tool.asked).toEqual(inFrames ? ['/single.js'] : [])
  })
}

for (const [what, path] of [
  ['is missing', '/missing.js'],
  ['throws', '/throws.js'],
] as const) {
  test(`a script that ${what} costs the device nothing, and the product says nothing`, {
    tag: '@whole',
  }, async ({ page, tool, unhandled }) => {
    const { said } = await open(page, { analytics: { src: tool.origin + path } })
    await click(page)
    await expect.poll(() => tool.asked).toEqual([path])
    await rest(page)
    await key(page, 'Next').click()
    await expect(page.locator('[data-display] [data-value]')).toHaveAttribute('data-value', '21')
    // The browser itself reports a missing file and an error in the tool's script.
    expect(said.filter((line) => /config\.json|policy/.test(line))).toEqual([])
    expect(unhandled.splice(0)).toEqual(path === '/throws.js' ? ['the tool is broken'] : [])
  })
}

test.describe('config.json', () => {
  for (const [what, configuration] of [
    ['missing', 404],
    ['answered with a page', 200],
    ['empty', '{}'],
  ] as const) {
    test(`${what}: nothing is said`, { tag: '@whole' }, async ({ page }) => {
      const { said } = await open(page, configuration)
      await click(page)
      await rest(page)
      // The browser itself reports a missing file.
      expect(said.filter((line) => !/status of 404/.test(line))).toEqual([])
    })
  }

  for (const [what, configuration, sentence] of [
    ['broken', '{"analytics": ', /is no JSON object/],
    ['a wrong type', { analytics: { src: 7 } }, /is wrong at analytics\.src, which must be the address/],
    ['an unknown key', { analytics: { src: '/s.js', host: [] } }, /knows no analytics\.host/],
    ['a script of no network', { analytics: { src: 'javascript:alert(1)' } }, /is wrong at analytics\.src/],
    [
      'data as a script',
      { analytics: { src: 'data:text/javascript,alert(1)' } },
      /is wrong at analytics\.src/,
    ],
    [
      'an event handler',
      { analytics: { src: '/s.js', attributes: { onload: 'alert(1)' } } },
      /must be left out/,
    ],
    [
      'a global that is taken',
      { analytics: { src: '/s.js', queue: { location: [] } } },
      /the page has this one/,
    ],
  ] as const) {
    test(`with ${what}: one sentence, and a working device`, { tag: '@whole' }, async ({ page }) => {
      const { said, requests } = await open(page, configuration)
      await expect.poll(() => said.length).toBe(1)
      await click(page)
      await rest(page)
      expect(said).toEqual([expect.stringMatching(sentence)])
      expect(said[0]).toMatch(/^config\.json .* see Analytics in docs\/hosting\.md\.$/)
      expect(requests.filter((url) => url.endsWith('/s.js'))).toEqual([])
      await expect(page.locator('[data-display] [data-value]')).toHaveAttribute('data-value', '20')
    })
  }

  test('on an encrypted page, an unencrypted script is a mistake', { tag: '@whole' }, async ({
    page,
    baseURL,
  }) => {
    await page.route('https://shop.example/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      const response = await route.fetch({ url: `${baseURL}${pathname}` })
      await route.fulfill({ response })
    })
    const configuration = { analytics: { src: 'http://stats.example/script.js' } }
    const { said } = await open(page, configuration, 'https://shop.example/home')
    await expect.poll(() => said).toEqual([expect.stringMatching(/is wrong at analytics\.src/)])
  })
})

test.describe('under a strict policy', () => {
  test.use({ bypassCSP: false })

  const STATS = 'https://stats.example'
  const trusted = "require-trusted-types-for 'script'; trusted-types analytics offline"

  /** Opens the product with this security policy, and a tool on another host. */
  async function openUnder(page: Page, policy: string) {
    await page.route('**/home', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
      const headers = { ...response.headers(), 'content-security-policy': policy }
      await route.fulfill({ response, body, headers })
    })
    await page.route(`${STATS}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: scripts['/single.js'] ?? '' }),
    )
    const { said } = await open(page, { analytics: { src: `${STATS}/single.js` } })
    await click(page)
    const ours = () => said.filter((line) => line.endsWith('see Analytics in docs/hosting.md.'))
    return { said, ours }
  }

  test('that admits the tool: it loads, without one violation', { tag: '@whole' }, async ({ page }) => {
    const { said } = await openUnder(page, `default-src 'self'; script-src 'self' ${STATS}; ${trusted}`)
    await expect.poll(() => found(page)).toBe(true)
    expect(said).toEqual([])
  })

  test('that does not: one sentence says what to do', async ({ page }) => {
    const { ours } = await openUnder(page, `default-src 'self'; ${trusted}`)
    await expect
      .poll(ours)
      .toEqual([expect.stringContaining(`build the site with this config.json, or add ${STATS} to`)])
    expect(await found(page)).toBeUndefined()
  })

  test('without the trusted type: one sentence says what to do', { tag: '@whole' }, async ({ page }) => {
    const { ours } = await openUnder(
      page,
      `default-src 'self'; script-src 'self' ${STATS}; ` +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    )
    await expect.poll(ours).toEqual([expect.stringContaining('add "analytics" to its trusted-types')])
    expect(await found(page)).toBeUndefined()
  })
})
