import { expect, test, vi } from 'vitest'
import { FakePage } from '../../../../tests/helpers/fakes/page'
import { type ConfigWindow, connectAnalytics } from './analytics'

type Answer = () => Promise<{ ok: boolean; text(): Promise<string> }>

const says =
  (text: string, ok = true): Answer =>
  async () => ({ ok, text: async () => text })
const lost = () => Promise.reject(new TypeError('lost'))
const refused = () => {
  throw new TypeError('blocked')
}

/** Opens a page whose host answers with this for config.json. */
async function pageWhoseHost(answers: Answer) {
  const page = new FakePage()
  const fetch = vi.fn(answers)
  const window = Object.assign(page, { fetch }) as unknown as ConfigWindow
  await connectAnalytics(window, '/demo/', { load: () => import('./script') })
  return { page, asked: fetch.mock.calls }
}

test('config.json is requested once with low priority, and its analytics start', async () => {
  const { page, asked } = await pageWhoseHost(says('{"analytics": {"src": "./stats.js"}}'))
  expect(asked).toEqual([['/demo/config.json', { cache: 'no-cache', priority: 'low' }]])
  page.clickAndIdle()
  expect(page.scripts[0]?.src).toBe('https://shop.example/demo/stats.js')
})

test.each<[string, Answer]>([
  ['an empty configuration', says(' {\n} \n')],
  ['an empty file', says('\n')],
  ['no file', says('{"analytics": {"src": "/stats.js"}}', false)],
  ['a page instead of a file', says('\n<!doctype html><p>Not found')],
  ['no network', lost],
  ['a connection that ends too early', async () => ({ ok: true, text: lost })],
  ['a browser that refuses', refused],
])('no warning and no listener: %s', async (_what, answer) => {
  const { page } = await pageWhoseHost(answer)
  expect(page.warnings).toEqual([])
  expect(page.listenedTypes).toEqual([])
})

test('an error is reported', async () => {
  const { page } = await pageWhoseHost(says('{"analytics": }'))
  const warning = /^config\.json is no JSON object: write \{\} for no analytics\. No analytics/
  expect(page.warnings).toEqual([expect.stringMatching(warning)])
})
