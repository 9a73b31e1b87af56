/** Pages of the manual are kept once they were seen. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keepBuilds } from './builds'
import { answer, buildOf, filesOf, SCOPE } from './fakes/build'
import { FakeCaches } from './fakes/caches'

/** Every address that was asked for. */
let asked: string[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('caches', new FakeCaches())
  return () => vi.unstubAllGlobals()
})

async function visit(name: string) {
  const host = filesOf(name)
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return host[address]?.clone() ?? new Response('', { status: 404 })
  })
  const builds = keepBuilds(SCOPE, buildOf(name))
  await builds.install()
  await builds.forget()
  return builds
}

const text = async (response: Response | undefined) => response?.text()

describe('a page beside the device', () => {
  const PAGE = `${SCOPE}manual/fi/`
  const STYLE = `${SCOPE}assets/manual-one.css`
  const page = () => answer('ohje', 'text/html')

  // behaviour 27.6
  test('is kept once it was seen, with what it loaded', async () => {
    const builds = await visit('one')
    expect(await builds.page(PAGE)).toBeUndefined()
    expect(await text(await builds.keepPage(PAGE, page()))).toBe('ohje')
    await builds.keep(STYLE, answer('one', 'text/css'))
    expect(await text(await builds.page(PAGE))).toBe('ohje')
    expect(await text(await builds.asset(STYLE))).toBe('one')
  })

  test('goes with its build', async () => {
    const one = await visit('one')
    await one.keepPage(PAGE, page())
    await one.keep(STYLE, answer('one', 'text/css'))
    await visit('two')
    const three = await visit('three')
    expect(await text(await three.page(PAGE))).toBe('ohje')
    expect(await text(await three.asset(STYLE))).toBe('one')
    const four = await visit('four')
    expect(await four.page(PAGE)).toBeUndefined()
    expect(await four.asset(STYLE)).toBeUndefined()
  })

  test('is not loaded by a build after it', async () => {
    const one = await visit('one')
    await one.keepPage(PAGE, page())
    await one.keep(STYLE, answer('one', 'text/css'))
    asked = []
    await visit('two')
    expect(asked.filter((address) => address.includes('manual'))).toEqual([])
  })

  test.each<[string, Response]>([
    ['an error', answer('<h1>Unknown screen</h1>', 'text/html', 404)],
    ['no page', answer('%PDF', 'application/pdf')],
  ])('is given and not kept when it is %s', async (_what, given) => {
    const builds = await visit('one')
    expect(await builds.keepPage(PAGE, given)).toBe(given)
    expect(await builds.page(PAGE)).toBeUndefined()
  })
})
