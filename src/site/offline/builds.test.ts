import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createBuildCache } from './builds'
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
  const builds = createBuildCache(SCOPE, buildOf(name))
  await builds.install()
  await builds.deleteOldBuilds()
  return builds
}

const text = async (response: Response | undefined) => response?.text()

describe('a build that is installed', () => {
  test('has its page and every file', async () => {
    const builds = await visit('one')
    expect(await text(await builds.findOwn(SCOPE))).toContain('index-one.js')
    expect(await text(await builds.findCached(`${SCOPE}assets/index-one.js`))).toBe('run one')
    expect(await text(await builds.findCached(`${SCOPE}assets/sv-same.js`))).toBe('svenska')
    expect(await builds.findCached(`${SCOPE}assets/embed-one.js`), 'not in its list').toBeUndefined()
  })

  test('takes files of the first visit, and unchanged files after a deploy, from the browser’s cache', async () => {
    await visit('one')
    const files = ['', 'assets/index-one.js', 'assets/sv-same.js']
    const cache = 'force-cache'
    expect(asked.splice(0)).toEqual(files.map((file) => ({ address: SCOPE + file, cache })))
    await visit('two')
    const page = { address: SCOPE, cache: 'reload' }
    expect(asked).toEqual([page, { address: `${SCOPE}assets/index-two.js`, cache }])
  })

  test('requests the page from the host if that cache has an older one', async () => {
    deploy('one')
    const now = fetch
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
      address === SCOPE && init.cache === 'force-cache'
        ? answer(pageNaming('/demo/assets/index-zero.js'), 'text/html')
        : now(address, init),
    )
    const builds = createBuildCache(SCOPE, buildOf('one'))
    await builds.install()
    expect(await text(await builds.findOwn(SCOPE))).toContain('index-one.js')
  })
})

describe('a build after another', () => {
  test('has its own page, and the files of the previous build for tabs that run it', async () => {
    await visit('one')
    const builds = await visit('two')
    expect(await text(await builds.findOwn(SCOPE))).toContain('index-two.js')
    expect(await text(await builds.findCached(`${SCOPE}assets/index-one.js`))).toBe('run one')
  })

  test('keeps two builds before it, deletes older ones, and leaves other caches alone', async () => {
    const others = ['shop-images', `thermostat ${SCOPE}sv/ one`, 'thermostat https://shop.example/ one']
    for (const name of others) await caches.open(name)
    for (const name of ['one', 'two', 'three', 'four']) await visit(name)
    const own = ['two', 'three', 'four'].map((name) => `thermostat ${SCOPE} ${name}`)
    expect([...caches.caches.keys()]).toEqual([...others, ...own])
  })
})

describe('the texts of a language', () => {
  const german = (name: string) => `${SCOPE}assets/de-${name}.js`

  test('are cached once, when a page sends the language', async () => {
    const builds = await visit('one')
    expect(await builds.findCached(german('one'))).toBeUndefined()
    expect(asked.splice(0).map(({ address }) => address)).not.toContain(german('one'))
    for (const none of ['en', 'xx', '', null, undefined, { de: 1 }]) await builds.cacheLanguage(none)
    expect(asked).toEqual([])
    await builds.cacheLanguage('de')
    await builds.cacheLanguage('de')
    expect(await text(await builds.findCached(german('one')))).toBe('deutsch one')
    const files = [german('one'), `${SCOPE}assets/words-de-one.js`]
    expect(asked).toEqual(files.map((address) => ({ address, cache: 'force-cache' })))
  })

  test('are cached when a page has loaded them', async () => {
    const builds = await visit('one')
    const given = await builds.cacheAnswer(german('one'), answer('deutsch one', 'text/javascript'))
    expect(await text(given)).toBe('deutsch one')
    expect(await text(await builds.findCached(german('one')))).toBe('deutsch one')
  })

  test('are in every build after one that has them', async () => {
    await (await visit('one')).cacheLanguage('de')
    for (const name of ['two', 'three']) await visit(name)
    const builds = await visit('four')
    expect(await text(await builds.findCached(german('four')))).toBe('deutsch four')
  })
})

const german = `${SCOPE}assets/de-one.js`

test.each<[string, Response]>([
  ['that is an error', answer('Sorry', 'text/javascript', 404)],
  ['that is a page', answer('<h1>Hello</h1>', 'text/html')],
])('an answer is returned but not cached %s', async (_what, given) => {
  const builds = await visit('one')
  expect(await builds.cacheAnswer(german, given)).toBe(given)
  expect(await builds.findCached(german)).toBeUndefined()
})

test('an answer is returned but not cached on a full disk', async () => {
  const builds = await visit('one')
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('full')) })
  const given = answer('deutsch one', 'text/javascript')
  expect(await builds.cacheAnswer(german, given)).toBe(given)
})

const script = `${SCOPE}assets/index-two.js`
const itsPage = pageNaming('/demo/assets/index-two.js')
const othersPage = pageNaming('/demo/assets/index-one.js', '/demo/assets/index-two.js')
const redirected = Object.defineProperty(answer(itsPage, 'text/html'), 'redirected', { value: true })
const elsewhere = Object.defineProperty(redirected, 'clone', { value: () => redirected })

// behaviour 27.3
test.each<[string, string, Response | undefined]>([
  ['a file is missing', script, undefined],
  ['a page stands in for a missing file', script, answer('<h1>Hello</h1>', 'text/html')],
  ['the page is missing', SCOPE, undefined],
  ['the page is no page', SCOPE, answer(itsPage, 'text/plain')],
  ['the page has no type', SCOPE, new Response(new Blob([itsPage]))],
  ['the page is still that of another build', SCOPE, answer(othersPage, 'text/html')],
  ['the page is somebody else’s', SCOPE, answer('<h1>Please log in</h1>', 'text/html')],
  ['the page leads elsewhere', SCOPE, elsewhere],
])('a build is not installed while %s', async (_mishap, address, given) => {
  deploy('two')
  delete host[address]
  if (given) host[address] = given
  await expect(createBuildCache(SCOPE, buildOf('two')).install()).rejects.toThrow(
    'does not belong to this build',
  )
  expect(await caches.keys()).toEqual([])
})

test('looking for files of a build that is not installed creates no cache', async () => {
  const builds = createBuildCache(SCOPE, buildOf('two'))
  expect(await builds.findOwn(SCOPE)).toBeUndefined()
  expect(await builds.findCached(`${SCOPE}assets/index-two.js`)).toBeUndefined()
  expect(await caches.keys()).toEqual([])
})

test('a failed install leaves the same build of another worker complete', async () => {
  const builds = await visit('one')
  delete host[SCOPE]
  await expect(createBuildCache(SCOPE, buildOf('one')).install()).rejects.toThrow(
    'does not belong to this build',
  )
  expect(await text(await builds.findOwn(SCOPE))).toContain('index-one.js')
})

describe('a page', () => {
  test('of a cached build is complete, without a request', async () => {
    await visit('one')
    const builds = await visit('two')
    asked = []
    const page = pageNaming('/demo/assets/index-one.js', '/demo/assets/sv-same.js')
    expect(await builds.hasAllFiles(page)).toBe(true)
    expect(await builds.hasAllFiles('<h1>Please log in</h1>'), 'of others').toBe(true)
    expect(asked).toEqual([])
  })

  test('of another build is complete if the host has its files, which are not loaded', async () => {
    const builds = await visit('one')
    deploy('two')
    asked = []
    const page = pageNaming('/demo/assets/index-two.js', '/demo/assets/sv-same.js')
    expect(await builds.hasAllFiles(page)).toBe(true)
    expect(asked).toEqual([{ address: `${SCOPE}assets/index-two.js`, method: 'HEAD' }])
  })

  test.each([
    ['is missing', undefined],
    ['is a page', answer('<h1>Hello</h1>', 'text/html')],
  ])('is not complete while one of its files %s', async (_what, given) => {
    const builds = await visit('one')
    if (given) host[`${SCOPE}assets/index-two.js`] = given
    expect(await builds.hasAllFiles(pageNaming('/demo/assets/index-two.js'))).toBe(false)
  })
})

test('files of other products on a page do not matter', async () => {
  deploy('one')
  const others = '<link rel=icon href=/favicon.svg><img src="/assets/shop.png">'
  host[SCOPE] = answer(pageNaming('/demo/assets/index-one.js') + others, 'text/html')
  await expect(createBuildCache(SCOPE, buildOf('one')).install()).resolves.toBeUndefined()
})

const PAGE = `${SCOPE}manual/fi/`
const STYLE = `${SCOPE}assets/manual-one.css`
/** Opens a page of the manual in this build, with the files that it loads. */
async function see(name: string) {
  const builds = await visit(name)
  await builds.cacheAnswer(PAGE, answer('ohje', 'text/html'))
  await builds.cacheAnswer(STYLE, answer('one', 'text/css'))
  return builds
}

// behaviour 27.6
test('a page of the manual is cached once it was seen, with its files', async () => {
  const builds = await visit('one')
  expect(await builds.findCached(PAGE)).toBeUndefined()
  await see('one')
  expect(await text(await builds.findCached(PAGE))).toBe('ohje')
  expect(await text(await builds.findCached(STYLE))).toBe('one')
})

test('a page of the manual is deleted with its build, and the next build does not load it', async () => {
  await see('one')
  asked = []
  await visit('two')
  expect(asked.filter(({ address }) => address.includes('manual'))).toEqual([])
  const three = await visit('three')
  expect(await text(await three.findCached(PAGE))).toBe('ohje')
  expect(await text(await three.findCached(STYLE))).toBe('one')
  const four = await visit('four')
  expect(await four.findCached(PAGE)).toBeUndefined()
  expect(await four.findCached(STYLE)).toBeUndefined()
})

test.each<[string, Response]>([
  ['an error', answer('<h1>Unknown screen</h1>', 'text/html', 404)],
  ['no page', answer('%PDF', 'application/pdf')],
])('a page of the manual is returned but not cached when it is %s', async (_what, given) => {
  const builds = await visit('one')
  expect(await builds.cacheAnswer(PAGE, given)).toBe(given)
  expect(await builds.findCached(PAGE)).toBeUndefined()
})
