import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answerTo, PATIENCE } from './answers'

const SCOPE = 'https://shop.example/demo/'
async function keep(address: string, answer: Response): Promise<Response> {
  given.push(address)
  return answer
}

const builds = {
  file: async (address: string): Promise<Response | undefined> =>
    new Response(address === SCOPE ? 'kept page' : `kept ${address.slice(SCOPE.length)}`),
  asset: async (address: string) =>
    address === `${SCOPE}assets/index-one.js` ? new Response('kept script') : undefined,
  keep,
  page: async (address: string) =>
    address === `${SCOPE}manual/fi/` ? new Response('kept manual') : undefined,
  keepPage: keep,
  isWhole: async (page: string) => !page.includes('missing.js'),
}

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
/** The answer of the host. */
let host: () => Promise<Response>
let asked: (RequestCache | undefined)[]
/** What the builds were given to keep. */
let given: string[]

beforeEach(() => {
  asked = []
  given = []
  host = async () => new Response('from the host')
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_request: Request, init?: RequestInit) => {
    asked.push(init?.cache)
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
  answerTo(request('home', 'navigate'), SCOPE, { ...builds, file: async () => undefined })
const load = (address: string) => answerTo(request(address, 'cors'), SCOPE, builds)
const text = async (answer: Promise<Response> | null) => (await answer)?.text()

describe('a page', () => {
  // behaviour 27.2
  test('is the host’s, whatever the browser’s cache holds', async () => {
    expect(await text(visit('home'))).toBe('from the host')
    expect(asked).toEqual(['no-cache'])
  })

  test('is the kept one without a network', async () => {
    host = noNetwork
    expect(await text(visit('home/menu?lang=sv'))).toBe('kept page')
  })

  test.each([500, 503])('is the kept one while the host answers %i', async (status) => {
    host = async () => new Response('', { status })
    expect(await text(visit('home'))).toBe('kept page')
  })

  const pageWith = (script: string, status = 200) =>
    new Response(`<script src="/demo/assets/${script}"></script>`, {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })

  test('of another build is the host’s, once that has its files', async () => {
    host = async () => pageWith('index-two.js')
    expect(await text(visit('home'))).toContain('index-two.js')
  })

  test.each([200, 404])(
    'with the status %i is the kept one while the host lacks its files',
    async (status) => {
      host = async () => pageWith('missing.js', status)
      expect(await text(visit('home'))).toBe('kept page')
    },
  )

  test('whose files nobody has is the host’s where none is kept', async () => {
    host = async () => pageWith('missing.js')
    expect(await text(visitWithoutKept())).toContain('missing.js')
  })

  test.each([404, 499])('is the host’s where it answers %i', async (status) => {
    host = async () => new Response('not here', { status })
    expect(await text(visit('home'))).toBe('not here')
  })

  test('is the kept one when the host is silent for five seconds', async () => {
    host = () => new Promise(() => {})
    const answer = vi.fn()
    void visit('home')?.then(answer)
    await vi.advanceTimersByTimeAsync(PATIENCE - 1)
    expect(answer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toHaveBeenCalledOnce()
    expect(PATIENCE).toBe(5000)
  })

  test('is waited for where none is kept', async () => {
    let arrive = (_late: Response): void => {}
    host = () =>
      new Promise((resolve) => {
        arrive = resolve
      })
    const answer = visitWithoutKept()
    await vi.advanceTimersByTimeAsync(PATIENCE)
    arrive(new Response('late'))
    expect(await text(answer)).toBe('late')
  })

  test('is no page where neither is there', async () => {
    host = noNetwork
    const answer = visitWithoutKept()
    await expect(answer).rejects.toThrow('Failed to fetch')
  })

  test.each([
    ...[
      '',
      '?lang=de',
      'index.html',
      'home',
      'home/',
      'home/no/such/screen',
      'upgrade',
      'hardware-test/demo',
    ],
    'sheet/',
  ])('is answered at %s', (address) => expect(visit(address)).not.toBeNull())

  // behaviour 27.4
  test.each([
    ...['embed.html', 'shop', 'homely', 'manuals/', 'config.json', 'assets/index-one.js'],
    'https://shop.example/home',
  ])('is not ours at %s', (address) => expect(visit(address)).toBeNull())

  test('is not ours when something is sent to it', () => {
    expect(answerTo(request('home', 'navigate', 'POST'), SCOPE, builds)).toBeNull()
  })
})

describe('a page beside the device', () => {
  test.each(['manual/fi/', 'manual/fi/screens/home/menu/', 'manual/fi/?lang=de'])(
    'is the host’s at %s, and kept then',
    async (address) => {
      expect(await text(visit(address))).toBe('from the host')
      expect(asked).toEqual(['no-cache'])
      expect(given).toEqual([SCOPE + address.replace(/\?.*/, '')])
    },
  )

  test('is the kept one without a network, which is not kept anew', async () => {
    host = noNetwork
    expect(await text(visit('manual/fi/?from=home'))).toBe('kept manual')
    expect(given).toEqual([])
  })

  test.each(['in trouble', 'lacking its files'])('is the kept one while the host is %s', async (trouble) => {
    host = async () =>
      trouble === 'in trouble'
        ? new Response('', { status: 503 })
        : new Response('missing.js', { headers: { 'content-type': 'text/html' } })
    expect(await text(visit('manual/fi/'))).toBe('kept manual')
    expect(given).toEqual([])
  })

  test('that was never seen is no page without a network, nor the device', async () => {
    host = noNetwork
    await expect(visit('manual/fi/lock-keys/')).rejects.toThrow('Failed to fetch')
  })
})

describe('a file', () => {
  test('with a hash in its name is the kept one', async () => {
    expect(await text(load('assets/index-one.js'))).toBe('kept script')
    expect(await text(load('framed.js'))).toBe('kept framed.js')
    expect(asked).toEqual([])
  })

  test('of the host’s configuration is the host’s, and empty without a network', async () => {
    expect(await text(load('config.json'))).toBe('from the host')
    host = noNetwork
    expect(await text(load('config.json'))).toBe('{}')
  })

  test('that is not kept is the host’s, and may be kept then', async () => {
    expect(await text(load('assets/sv-one.js'))).toBe('from the host')
    expect(given).toEqual([`${SCOPE}assets/sv-one.js`])
  })

  test.each(['embed.js', 'sw.js', 'icons/icon-192.png', 'home', 'https://shop.example/assets/index-one.js'])(
    'is not ours at %s',
    (address) => expect(load(address)).toBeNull(),
  )
})
