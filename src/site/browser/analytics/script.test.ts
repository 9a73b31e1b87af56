import { describe, expect, test, vi } from 'vitest'
import { FakePage } from '../../../../tests/helpers/fakes/page'
import { startAnalytics } from './script'

const SRC = 'https://stats.example/script.js'

/** Opens a page with this analytics part of config.json. */
function pageWith(analytics: object, change: (page: FakePage) => void = () => {}): FakePage {
  const page = new FakePage()
  change(page)
  startAnalytics(page.window, JSON.stringify({ analytics: { src: SRC, ...analytics } }), '/demo/')
  return page
}

/** Opens such a page, where somebody clicks and an idle moment follows. */
function clickedPage(...given: Parameters<typeof pageWith>): FakePage {
  const page = pageWith(...given)
  page.clickAndRest()
  return page
}

const global = (page: FakePage, name: string): unknown => Reflect.get(page, name)

describe('when', () => {
  test('after the first click of a person, in a quiet moment, once', () => {
    const page = pageWith({})
    page.click(false)
    page.clock.pass(9000)
    page.click()
    expect(page.scripts).toEqual([])
    page.clock.pass(0)
    expect(page.scripts).toHaveLength(1)
    page.clickAndRest()
    expect(page.scripts).toHaveLength(1)
    expect(page.listening).toEqual([])
  })

  test('the browser says when it is quiet, where it can', () => {
    const requestIdleCallback = vi.fn((run: () => void) => run())
    const page = pageWith({}, (page) => Object.assign(page, { requestIdleCallback }))
    page.click()
    expect(page.scripts).toHaveLength(1)
    expect(requestIdleCallback).toHaveBeenCalledWith(expect.anything(), { timeout: 2000 })
  })
})

test('a classic script that waits for the page, with its attributes', () => {
  const attributes = { 'data-domain': 'shop.example', id: 'stats' }
  expect(clickedPage({ attributes }).scripts).toEqual([{ src: SRC, defer: true, attributes }])
})

describe('who may be counted', () => {
  const counts = (page: FakePage) => {
    const { length } = page.listening
    page.clickAndRest()
    expect(page.scripts).toHaveLength(length)
    expect(page.warnings).toEqual([])
    return length === 1
  }
  const framed = (page: FakePage) => Object.assign(page, { top: {} })

  test.each<[string, boolean, object, object]>([
    ['a visitor who allows it', true, {}, { doNotTrack: '0', globalPrivacyControl: false }],
    ['global privacy control', false, {}, { globalPrivacyControl: true }],
    ['do not track', false, {}, { doNotTrack: '1' }],
    ['a host of the list', true, { hosts: ['www.shop.example', 'Shop.example'] }, {}],
    ['another host', false, { hosts: ['www.shop.example'] }, {}],
    ['no host', false, { hosts: [] }, {}],
  ])('%s: %s; where nobody is, not even a listener is there', (_who, are, analytics, navigator) => {
    expect(counts(pageWith(analytics, (page) => Object.assign(page.navigator, navigator)))).toBe(are)
  })

  test('who is in a frame, only where that is asked for', () => {
    expect(counts(pageWith({}, framed))).toBe(false)
    expect(counts(pageWith({ inFrames: true }, framed))).toBe(true)
  })
})

describe('queues', () => {
  const matomo = { _paq: [['trackPageView'], ['setSiteId', '1']] }
  const config = ['config', 'G-1', { a: 1 }]
  const ga4 = { gtag: { calls: [['js', '$now'], config], into: 'dataLayer' } }

  test('nothing is there before the click', () => {
    const page = pageWith({ queue: { ...matomo, ...ga4 } })
    page.click()
    expect('_paq' in page || 'gtag' in page || 'dataLayer' in page).toBe(false)
  })

  test("Matomo's _paq: an array of arrays, whose own methods it calls", () => {
    const page = clickedPage({ queue: matomo })
    expect(global(page, '_paq')).toEqual([['trackPageView'], ['setSiteId', '1']])
    expect(Array.isArray((global(page, '_paq') as unknown[])[0])).toBe(true)
  })

  test("GA4's dataLayer: arguments objects, for gtag.js passes over arrays; and a Date", () => {
    const page = clickedPage({ queue: ga4 })
    const [js, config] = global(page, 'dataLayer') as [IArguments, IArguments]
    expect(Object.prototype.toString.call(js)).toBe('[object Arguments]')
    expect([...js]).toEqual(['js', expect.any(Date)])
    expect([...config]).toEqual(['config', 'G-1', { a: 1 }])
    const gtag = global(page, 'gtag') as (...call: unknown[]) => void
    gtag('event', 'press')
    expect([...((global(page, 'dataLayer') as IArguments[])[2] ?? [])]).toEqual(['event', 'press'])
    expect(gtag, 'its calls are kept elsewhere').not.toHaveProperty('q')
  })

  test('dataLayer with entries of its own, before the calls', () => {
    const page = clickedPage({ queue: { dataLayer: [{ event: 'a' }, ['b', '$now']], ...ga4 } })
    const entries = global(page, 'dataLayer') as unknown[]
    expect(entries.slice(0, 2)).toEqual([{ event: 'a' }, ['b', expect.any(Date)]])
    expect(entries).toHaveLength(4)
  })

  test("Plausible's own: calls under q, options under o", () => {
    const page = clickedPage({ queue: { plausible: { calls: [['Press']], properties: { o: { a: 1 } } } } })
    const plausible = global(page, 'plausible') as { q: IArguments[]; o: unknown }
    expect(plausible.q.map((call) => [...call])).toEqual([['Press']])
    expect(plausible.o).toEqual({ a: 1 })
  })

  test('a queue that is there already is gone on with', () => {
    const page = clickedPage({ queue: matomo }, (page) => Object.assign(page, { _paq: ['first'] }))
    expect(global(page, '_paq')).toEqual(['first', ['trackPageView'], ['setSiteId', '1']])
  })

  test.each([
    [{ location: [] }, 'location'],
    [{ __proto__x: [], console: [] }, 'console'],
    [{ gtag: { into: 'document' } }, 'gtag.into'],
    [{ setTimeout: {} }, 'setTimeout'],
  ])('%j would replace what the page has', (queue, key) => {
    const page = pageWith({ queue })
    expect(page.warnings).toEqual([
      `config.json is wrong at analytics.queue.${key}, which must have another name: ` +
        'the page has this one: until then no analytics are loaded; see Analytics in docs/hosting.md.',
    ])
    expect(page.listening).toEqual([])
  })

  test('nor the prototype of the page', () => {
    const page = new FakePage()
    startAnalytics(page.window, '{"analytics": {"src": "/s.js", "queue": {"__proto__": []}}}', '/')
    expect(page.warnings).toHaveLength(1)
  })
})

test('a mistake is told in one sentence, and nothing else happens', () => {
  const page = clickedPage({ src: 7 })
  expect(page.warnings).toEqual([
    'config.json is wrong at analytics.src, which must be the address of a script, ' +
      'such as "https://example.com/script.js" or "/stats/script.js": ' +
      'until then no analytics are loaded; see Analytics in docs/hosting.md.',
  ])
  expect(page.scripts).toEqual([])
})

describe("the page's security policy", () => {
  test('one trusted type, for this script alone', () => {
    type Rules = { createScriptURL(url: string): string }
    const createPolicy = vi.fn((_name: string, rules: Rules) => ({
      createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }),
    }))
    const page = pageWith({}, (page) => Object.assign(page, { trustedTypes: { createPolicy } }))
    expect(createPolicy).not.toHaveBeenCalled()
    page.clickAndRest()
    expect(page.scripts[0]?.src).toEqual({ trusted: SRC })
    const [[name, rules] = []] = createPolicy.mock.calls
    expect([name, createPolicy.mock.calls.length]).toEqual(['analytics', 1])
    expect(() => rules?.createScriptURL('https://evil.example/script.js')).toThrow(TypeError)
  })

  test('a policy that knows no trusted type of that name', () => {
    const createPolicy = () => {
      throw new TypeError('disallowed')
    }
    const forbid = (page: FakePage) => Object.assign(page, { trustedTypes: { createPolicy } })
    const page = clickedPage({ queue: { _paq: [] } }, forbid)
    expect(page.scripts).toEqual([])
    expect('_paq' in page).toBe(false)
    expect(page.warnings).toEqual([
      `The page's security policy forbids what loads ${SRC}: add "analytics" to its trusted-types; ` +
        'see Analytics in docs/hosting.md.',
    ])
  })

  test.each([
    [
      { blockedURI: SRC, effectiveDirective: 'script-src-elem' },
      `blocks ${SRC} (script-src-elem): build the site with this config.json, ` +
        'or add https://stats.example to script-src',
    ],
    [
      { blockedURI: 'https://api.example/send', effectiveDirective: 'connect-src', sourceFile: SRC },
      'blocks https://api.example/send (connect-src): add "connect": ["https://api.example"] to ' +
        '"analytics" in config.json and build again, or add https://api.example to connect-src',
    ],
    [
      { blockedURI: 'inline', effectiveDirective: 'script-src-elem', sourceFile: SRC },
      `blocks what ${SRC} does (script-src-elem): choose a tool that needs no more than its one script`,
    ],
  ])('what it blocks of the tool is told once: %j', (violation, sentence) => {
    const page = clickedPage({})
    page.violate(violation)
    page.violate(violation)
    expect(page.warnings).toEqual([
      `The page's security policy ${sentence}; see Analytics in docs/hosting.md.`,
    ])
  })

  test.each([
    { blockedURI: 'https://extension.example/x.js', effectiveDirective: 'script-src-elem' },
    { blockedURI: 'inline', effectiveDirective: 'script-src-elem', sourceFile: 'chrome-extension://x/y.js' },
    { blockedURI: SRC, effectiveDirective: 'script-src-elem', disposition: 'report' },
  ])('what is not of the tool, or not blocked, is nobody’s mistake: %j', (violation) => {
    const page = clickedPage({})
    page.violate(violation)
    expect(page.warnings).toEqual([])
  })
})
