import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keepBuilds } from './builds'
import { answer, buildOf, filesOf, pageNaming, SCOPE } from './fakes/build'
import { FakeCaches } from './fakes/caches'

/** The host's answers by address. */
let host: Record<string, Response>
let caches: FakeCaches
let asked: { address: string; cache?: RequestCache | undefined; method?: string | undefined }[]

beforeEach(() => {
  host = {}
  asked = []
  caches = new FakeCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push({ address, cache: init.cache, method: init.method })
    return host[address]?.clone() ?? new Response('', { status: 404 })
  })
  return () => vi.unstubAllGlobals()
})

function deploy(name: string): void {
  host = filesOf(name)
}

async function visit(name: string) {
  deploy(name)
  const builds = keepBuilds(SCOPE, buildOf(name))
  await builds.install()
  await builds.forget()
  return builds
}

const text = async (response: Response | undefined) => response?.text()

describe('a build that is installed', () => {
  test('has its page and every file', async () => {
    const builds = await visit('one')
    expect(await text(await builds.file(SCOPE))).toContain('index-one.js')
    expect(await text(await builds.asset(`${SCOPE}assets/index-one.js`))).toBe('run one')
    expect(await text(await builds.asset(`${SCOPE}assets/sv-same.js`))).toBe('svenska')
  })

  test('has no file that is not in its list', async () => {
    const builds = await visit('one')
    expect(await builds.asset(`${SCOPE}assets/embed-one.js`)).toBeUndefined()
  })

  test('takes from the browser’s own cache what the first visit has loaded', async () => {
    await visit('one')
    expect(asked).toEqual([
      { address: SCOPE, cache: 'force-cache' },
      { address: `${SCOPE}assets/index-one.js`, cache: 'force-cache' },
      { address: `${SCOPE}assets/sv-same.js`, cache: 'force-cache' },
    ])
  })

  test('asks the host after a deploy for the page, and that cache for the files that changed', async () => {
    await visit('one')
    asked = []
    await visit('two')
    expect(asked).toEqual([
      { address: SCOPE, cache: 'reload' },
      { address: `${SCOPE}assets/index-two.js`, cache: 'force-cache' },
    ])
  })

  test('asks the host for the page where that cache has an older one', async () => {
    deploy('one')
    const now = fetch
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
      address === SCOPE && init.cache === 'force-cache'
        ? answer(pageNaming('/demo/assets/index-zero.js'), 'text/html')
        : now(address, init),
    )
    const builds = keepBuilds(SCOPE, buildOf('one'))
    await builds.install()
    expect(await text(await builds.file(SCOPE))).toContain('index-one.js')
  })
})

describe('a build after another', () => {
  test('shows its own page, and has the files of the one before for the tabs that run it', async () => {
    await visit('one')
    const builds = await visit('two')
    expect(await text(await builds.file(SCOPE))).toContain('index-two.js')
    expect(await text(await builds.asset(`${SCOPE}assets/index-one.js`))).toBe('run one')
  })

  test('keeps two before it and forgets the rest', async () => {
    for (const name of ['one', 'two', 'three', 'four']) await visit(name)
    expect([...caches.caches.keys()]).toEqual([
      `thermostat ${SCOPE} two`,
      `thermostat ${SCOPE} three`,
      `thermostat ${SCOPE} four`,
    ])
  })

  test('leaves the caches of others alone', async () => {
    const others = ['shop-images', `thermostat ${SCOPE}sv/ one`, 'thermostat https://shop.example/ one']
    for (const name of others) await caches.open(name)
    for (const name of ['one', 'two', 'three', 'four']) await visit(name)
    expect([...caches.caches.keys()]).toEqual(expect.arrayContaining(others))
  })
})

describe('the texts of a language', () => {
  const german = (name: string) => `${SCOPE}assets/de-${name}.js`

  test('are not kept until somebody uses it', async () => {
    const builds = await visit('one')
    expect(await builds.asset(german('one'))).toBeUndefined()
    expect(asked.map(({ address }) => address)).not.toContain(german('one'))
  })

  test('are kept when a page says that it is in it, and asked for once', async () => {
    const builds = await visit('one')
    asked = []
    await builds.keepLanguage('de')
    await builds.keepLanguage('de')
    expect(await text(await builds.asset(german('one')))).toBe('deutsch one')
    expect(asked).toEqual([
      { address: german('one'), cache: 'force-cache' },
      { address: `${SCOPE}assets/words-de-one.js`, cache: 'force-cache' },
    ])
  })

  test.each(['en', 'xx', '', null, undefined, { de: 1 }])('are not those of %j', async (language) => {
    const builds = await visit('one')
    asked = []
    await builds.keepLanguage(language)
    expect(asked).toEqual([])
  })

  test('are kept when a page has loaded them', async () => {
    const builds = await visit('one')
    const given = await builds.keep(german('one'), answer('deutsch one', 'text/javascript'))
    expect(await text(given)).toBe('deutsch one')
    expect(await text(await builds.asset(german('one')))).toBe('deutsch one')
  })

  test('are in every build after one that keeps them', async () => {
    await (await visit('one')).keepLanguage('de')
    for (const name of ['two', 'three']) await visit(name)
    const builds = await visit('four')
    expect(await text(await builds.asset(german('four')))).toBe('deutsch four')
  })
})

describe('an answer is not kept', () => {
  test.each<[string, string, Response]>([
    ['that is an error', 'assets/de-one.js', answer('Sorry', 'text/javascript', 404)],
    ['that is a page', 'assets/de-one.js', answer('<h1>Hello</h1>', 'text/html')],
  ])('%s', async (_what, path, given) => {
    const builds = await visit('one')
    expect(await builds.keep(SCOPE + path, given)).toBe(given)
    expect(await builds.asset(SCOPE + path)).toBeUndefined()
  })

  test('on a full disk, and is given all the same', async () => {
    const builds = await visit('one')
    vi.stubGlobal('caches', { open: () => Promise.reject(new Error('full')) })
    const given = answer('deutsch one', 'text/javascript')
    expect(await builds.keep(`${SCOPE}assets/de-one.js`, given)).toBe(given)
  })
})

// behaviour 27.3
describe('a build is not installed', () => {
  const redirected = () =>
    Object.defineProperty(answer(pageNaming('/demo/assets/index-two.js'), 'text/html'), 'redirected', {
      value: true,
      configurable: true,
    })

  const script = `${SCOPE}assets/index-two.js`
  const itsPage = pageNaming('/demo/assets/index-two.js')
  const othersPage = pageNaming('/demo/assets/index-one.js', '/demo/assets/index-two.js')
  const elsewhere = () => Object.defineProperty(redirected(), 'clone', { value: redirected })

  test.each<[string, string, Response | undefined]>([
    ['a file is missing', script, undefined],
    ['a page stands in for a missing file', script, answer('<h1>Hello</h1>', 'text/html')],
    ['the page is missing', SCOPE, undefined],
    ['the page is no page', SCOPE, answer(itsPage, 'text/plain')],
    ['the page has no type', SCOPE, new Response(new Blob([itsPage]))],
    ['the page is still that of another build', SCOPE, answer(othersPage, 'text/html')],
    ['the page is somebody else’s', SCOPE, answer('<h1>Please log in</h1>', 'text/html')],
    ['the page leads elsewhere', SCOPE, elsewhere()],
  ])('while %s', async (_mishap, address, given) => {
    deploy('two')
    delete host[address]
    if (given) host[address] = given
    await expect(keepBuilds(SCOPE, buildOf('two')).install()).rejects.toThrow('is not of this build')
    expect(await caches.keys()).toEqual([])
  })

  test('and looking for its files afterwards makes no cache of it again', async () => {
    const builds = keepBuilds(SCOPE, buildOf('two'))
    expect(await builds.file(SCOPE)).toBeUndefined()
    expect(await builds.asset(`${SCOPE}assets/index-two.js`)).toBeUndefined()
    expect(await caches.keys()).toEqual([])
  })

  test('and the same build under another worker stays whole', async () => {
    const builds = await visit('one')
    delete host[SCOPE]
    await expect(keepBuilds(SCOPE, buildOf('one')).install()).rejects.toThrow('is not of this build')
    expect(await text(await builds.file(SCOPE))).toContain('index-one.js')
  })
})

describe('a page', () => {
  test('of a build that is kept is whole, and nothing is asked for', async () => {
    await visit('one')
    const builds = await visit('two')
    asked = []
    expect(await builds.isWhole(pageNaming('/demo/assets/index-one.js', '/demo/assets/sv-same.js'))).toBe(
      true,
    )
    expect(asked).toEqual([])
  })

  test('of another build is whole when the host has its files, whose content is not loaded', async () => {
    const builds = await visit('one')
    deploy('two')
    asked = []
    expect(await builds.isWhole(pageNaming('/demo/assets/index-two.js', '/demo/assets/sv-same.js'))).toBe(
      true,
    )
    expect(asked).toEqual([{ address: `${SCOPE}assets/index-two.js`, method: 'HEAD' }])
  })

  test.each([
    ['is missing', undefined],
    ['is a page', answer('<h1>Hello</h1>', 'text/html')],
  ])('is not whole while one of its files %s', async (_what, given) => {
    const builds = await visit('one')
    if (given) host[`${SCOPE}assets/index-two.js`] = given
    expect(await builds.isWhole(pageNaming('/demo/assets/index-two.js'))).toBe(false)
  })

  test('of others is whole', async () => {
    const builds = await visit('one')
    expect(await builds.isWhole('<h1>Please log in</h1>')).toBe(true)
  })
})

test('a page may name files of others', async () => {
  deploy('one')
  const page = `${pageNaming('/demo/assets/index-one.js')}<link rel=icon href=/favicon.svg><img src="/assets/shop.png">`
  host[SCOPE] = answer(page, 'text/html')
  await expect(keepBuilds(SCOPE, buildOf('one')).install()).resolves.toBeUndefined()
})
