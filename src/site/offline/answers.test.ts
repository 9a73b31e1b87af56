import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answerTo, NETWORK_TIMEOUT_MS } from './answers'

const SCOPE = 'https://shop.example/demo/'

async function cacheAnswer(address: string, answer: Response): Promise<Response> {
  cached.push(address)
  return answer
}

const builds = {
  findOwn: async (address: string): Promise<Response | undefined> =>
    new Response(address === SCOPE ? 'kept page' : `kept ${address.slice(SCOPE.length)}`),
  findCached: async (address: string) => {
    if (address === `${SCOPE}assets/index-one.js`) return new Response('kept script')
    return address === `${SCOPE}manual/fi/` ? new Response('kept manual') : undefined
  },
  cacheAnswer,
  hasAllFiles: async (page: string) => !page.includes('missing.js'),
}

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
let host: () => Promise<Response>
let cacheModes: (RequestCache | undefined)[]
/** The addresses whose answers were cached. */
let cached: string[]

beforeEach(() => {
  cacheModes = []
  cached = []
  host = async () => new Response('from the host')
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_request: Request, init?: RequestInit) => {
    cacheModes.push(init?.cache)
    return host()
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const request = (address: string, mode: RequestMode, method = 'GET') =>
  Object.defineProperty(new Request(new URL(address, SCOPE), { method }), 'mode', { value: mode })
const visit = (address: string) => answerTo(request(address, 'navigate'), SCOPE, builds)
const visitWithoutKept = () =>
  answerTo(request('home', 'navigate'), SCOPE, { ...builds, findOwn: async () => undefined })
const load = (address: string) => answerTo(request(address, 'cors'), SCOPE, builds)
const text = async (answer: Promise<Response> | null) => (await answer)?.text()

describe('a page', () => {
  // behaviour 27.2
  test('comes from the host, not from the browser’s cache', async () => {
    expect(await text(visit('home'))).toBe('from the host')
    expect(cacheModes).toEqual(['no-cache'])
  })

  const pageWith = (script: string, status = 200) =>
    new Response(script, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

  test.each<[string, () => Promise<Response>, string]>([
    ['the kept one without a network', noNetwork, 'kept page'],
    ['the kept one while the host answers 500', async () => new Response('', { status: 500 }), 'kept page'],
    ['the kept one while it answers 503', async () => new Response('', { status: 503 }), 'kept page'],
    ['the kept one while the host lacks its files', async () => pageWith('missing.js'), 'kept page'],
    ['the kept one also with the status 404', async () => pageWith('missing.js', 404), 'kept page'],
    ['the host’s of another build, once that has its files', async () => pageWith('two.js'), 'two.js'],
    ['the host’s where it answers 404', async () => new Response('not here', { status: 404 }), 'not here'],
    ['the host’s where it answers 499', async () => new Response('not here', { status: 499 }), 'not here'],
  ])('is %s', async (_which, answer, page) => {
    host = answer
    expect(await text(visit('home/menu?lang=sv'))).toBe(page)
  })

  test('with missing files comes from the host if none is cached', async () => {
    host = async () => pageWith('missing.js')
    expect(await text(visitWithoutKept())).toBe('missing.js')
  })

  test('comes from the cache if the host is silent for five seconds', async () => {
    host = () => new Promise(() => {})
    const answer = vi.fn()
    void visit('home')?.then(answer)
    await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS - 1)
    expect(answer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toHaveBeenCalledOnce()
    expect(NETWORK_TIMEOUT_MS).toBe(5000)
  })

  test('is waited for if none is cached', async () => {
    host = () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(new Response('late')), 2 * NETWORK_TIMEOUT_MS)
      })
    const answer = visitWithoutKept()
    await vi.advanceTimersByTimeAsync(2 * NETWORK_TIMEOUT_MS)
    expect(await text(answer)).toBe('late')
  })

  test('is an error without host and cache', async () => {
    host = noNetwork
    await expect(visitWithoutKept()).rejects.toThrow('Failed to fetch')
  })

  const ours = ['', '?lang=de', 'index.html', 'home', 'home/', 'home/no/such/screen', 'upgrade', 'sheet/']
  test.each([...ours, 'hardware-test/demo'])('is answered at %s', (address) =>
    expect(visit(address)).not.toBeNull(),
  )

  // behaviour 27.4
  test.each([
    ...['embed.html', 'shop', 'homely', 'manuals/', 'config.json', 'assets/index-one.js'],
    'https://shop.example/home',
  ])('is not ours at %s', (address) => expect(visit(address)).toBeNull())

  test('is not ours for a POST request', () => {
    expect(answerTo(request('home', 'navigate', 'POST'), SCOPE, builds)).toBeNull()
  })
})

describe('a page of the manual', () => {
  const pages = ['manual/fi/', 'manual/fi/screens/home/menu/', 'manual/fi/?lang=de']
  test.each(pages)('is the host’s at %s, and kept then', async (address) => {
    expect(await text(visit(address))).toBe('from the host')
    expect(cacheModes).toEqual(['no-cache'])
    expect(cached).toEqual([SCOPE + address.replace(/\?.*/, '')])
  })

  test('comes from the cache offline, and is not cached again', async () => {
    host = noNetwork
    expect(await text(visit('manual/fi/?from=home'))).toBe('kept manual')
    expect(cached).toEqual([])
  })

  test.each([
    ['in trouble', new Response('', { status: 503 })],
    ['lacking its files', new Response('missing.js', { headers: { 'content-type': 'text/html' } })],
  ])('comes from the cache while the host is %s', async (_trouble, answer) => {
    host = async () => answer
    expect(await text(visit('manual/fi/'))).toBe('kept manual')
    expect(cached).toEqual([])
  })

  test('that was never seen is missing offline, and is not replaced by the device', async () => {
    host = noNetwork
    await expect(visit('manual/fi/lock-keys/')).rejects.toThrow('Failed to fetch')
  })
})

describe('a file', () => {
  test('with a hash in its name comes from the cache', async () => {
    expect(await text(load('assets/index-one.js'))).toBe('kept script')
    expect(await text(load('framed.js'))).toBe('kept framed.js')
    expect(cacheModes).toEqual([])
  })

  test('config.json comes from the host, and is empty offline', async () => {
    expect(await text(load('config.json'))).toBe('from the host')
    host = noNetwork
    expect(await text(load('config.json'))).toBe('{}')
  })

  test('that is not cached comes from the host, and may then be cached', async () => {
    expect(await text(load('assets/sv-one.js'))).toBe('from the host')
    expect(cached).toEqual([`${SCOPE}assets/sv-one.js`])
  })

  const others = [
    'embed.js',
    'sw.js',
    'icons/icon-192.png',
    'home',
    'https://shop.example/assets/index-one.js',
  ]
  test.each(others)('is not ours at %s', (address) => expect(load(address)).toBeNull())
})
