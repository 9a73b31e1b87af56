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

/** Opens such a page, clicks and waits until it is idle. */
function clickedPage(...given: Parameters<typeof pageWith>): FakePage {
  const page = pageWith(...given)
  page.clickAndIdle()
  return page
}

describe('the script is loaded', () => {
  test('once, after a visitor’s first click, when the page is idle', () => {
    const page = pageWith({})
    page.click(false)
    page.clock.advance(9000)
    page.click()
    expect(page.scripts).toEqual([])
    page.clock.advance(0)
    expect(page.scripts).toHaveLength(1)
    page.clickAndIdle()
    expect(page.scripts).toHaveLength(1)
    expect(page.listenedTypes).toEqual([])
  })

  test('in the browser’s idle callback, where there is one', () => {
    const requestIdleCallback = vi.fn((run: () => void) => run())
    const page = pageWith({}, (page) => Object.assign(page, { requestIdleCallback }))
    page.click()
    expect(page.scripts).toHaveLength(1)
    expect(requestIdleCallback).toHaveBeenCalledWith(expect.anything(), { timeout: 2000 })
  })
})

test('a classic deferred script with its attributes is added', () => {
  const attributes = { 'data-domain': 'shop.example', id: 'stats' }
  expect(clickedPage({ attributes }).scripts).toEqual([{ src: SRC, defer: true, attributes }])
})

describe('visitors who are counted', () => {
  const counts = (page: FakePage) => {
    const { length } = page.listenedTypes
    page.clickAndIdle()
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
  ])('%s: %s; without analytics there is no listener', (_who, are, analytics, navigator) => {
    expect(counts(pageWith(analytics, (page) => Object.assign(page.navigator, navigator)))).toBe(are)
  })

  test('visitors in a frame are counted only if configured', () => {
    expect(counts(pageWith({}, framed))).toBe(false)
    expect(counts(pageWith({ inFrames: true }, framed))).toBe(true)
  })
})

test('an error is reported, and no analytics load', () => {
  const page = clickedPage({ inFrames: 'yes' })
  expect(page.warnings).toEqual([
    'config.json is wrong at analytics.inFrames, which must be true or false. ' +
      'No analytics are loaded until this is corrected; see Analytics in docs/hosting.md.',
  ])
  expect(page.scripts).toEqual([])
  expect(page.listenedTypes).toEqual([])
})

describe("the page's security policy", () => {
  type Rules = { createScriptURL(url: string): string }

  /** The script addresses that the page allows, once it has loaded this. */
  function admitted(analytics: object): Rules['createScriptURL'] {
    const createPolicy = vi.fn((_name: string, _rules: Rules) => {})
    const page = pageWith(analytics, (page) => Object.assign(page, { trustedTypes: { createPolicy } }))
    expect(createPolicy).not.toHaveBeenCalled()
    page.clickAndIdle()
    expect(page.scripts).toHaveLength(1)
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything())
    return createPolicy.mock.calls[0]?.[1].createScriptURL as Rules['createScriptURL']
  }

  test('allows the script alone', () => {
    const admit = admitted({ connect: ['https://stats.example', 'https://api.example'] })
    expect(admit(SRC)).toBe(SRC)
    for (const other of ['https://stats.example/other.js', 'https://api.example/s.js', '/demo/s.js'])
      expect(() => admit(other), other).toThrow(TypeError)
  })

  test('allows a snippet the configured origins; for others an error says what to do', () => {
    const admit = admitted({ src: './stats.js', connect: ['https://stats.example', 'https://*.a.example'] })
    for (const url of ['/demo/stats.js', '//stats.example/matomo.js', SRC]) expect(admit(url)).toBe(url)
    for (const other of ['https://b.a.example/s.js', '/demo/other.js'])
      expect(() => admit(other), other).toThrow(TypeError)
    expect(() => admit('https://evil.example/s.js')).toThrow(
      'To load https://evil.example/s.js, name https://evil.example in "connect" of config.json; ' +
        'see Analytics in docs/hosting.md.',
    )
  })

  test('reports a policy that was built without analytics', () => {
    const createPolicy = () => {
      throw new TypeError('disallowed')
    }
    const page = clickedPage({}, (page) => Object.assign(page, { trustedTypes: { createPolicy } }))
    expect(page.scripts).toEqual([])
    expect(page.warnings).toEqual([
      `The page's security policy forbids ${SRC}: build the site with this config.json; ` +
        'see Analytics in docs/hosting.md.',
    ])
  })
})
