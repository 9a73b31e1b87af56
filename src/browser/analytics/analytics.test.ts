import { expect, test } from 'vitest'
import { FakePage } from '../../../tests/helpers/fakes/page'
import { type ConfiguredWindow, connectAnalytics } from './analytics'

type Answer = { ok: boolean; text: string } | 'no network' | 'torn' | 'refused'

/** Opens a page whose host gives this answer for config.json. */
async function pageWhoseHostAnswers(answer: Answer) {
  const page = new FakePage()
  const asked: unknown[] = []
  const fetch = (...request: unknown[]) => {
    asked.push(request)
    if (answer === 'refused') throw new TypeError('blocked')
    if (answer === 'no network') return Promise.reject(new TypeError('failed to fetch'))
    if (answer === 'torn')
      return Promise.resolve({ ok: true, text: () => Promise.reject(new TypeError('torn')) })
    return Promise.resolve({ ok: answer.ok, text: () => Promise.resolve(answer.text) })
  }
  await connectAnalytics(Object.assign(page, { fetch }) as unknown as ConfiguredWindow, '/demo/', {
    load: () => import('./script'),
  })
  return { page, asked }
}

const answers = (text: string, ok = true) => pageWhoseHostAnswers({ ok, text })

test('the file beside the page is asked for once, without hurry; what it says is done, for paths beside it', async () => {
  const { page, asked } = await answers('{"analytics": {"src": "./stats.js"}}')
  expect(asked).toEqual([['/demo/config.json', { cache: 'no-cache', priority: 'low' }]])
  page.clickAndRest()
  expect(page.scripts[0]?.src).toBe('https://shop.example/demo/stats.js')
})

test.each<[string, Answer]>([
  ['an empty configuration', { ok: true, text: ' {\n} \n' }],
  ['an empty file', { ok: true, text: '\n' }],
  ['no file', { ok: false, text: '{"analytics": {"src": "/stats.js"}}' }],
  ['a page instead of a file', { ok: true, text: '\n<!doctype html><p>Not found' }],
  ['no network', 'no network'],
  ['a connection that ends too early', 'torn'],
  ['a browser that refuses', 'refused'],
])('nothing is said and nothing listens: %s', async (_what, answer) => {
  const { page } = await pageWhoseHostAnswers(answer)
  expect(page.warnings).toEqual([])
  expect(page.listening).toEqual([])
})

test('a mistake is told', async () => {
  const { page } = await answers('{"analytics": }')
  const told = /^config\.json is no JSON object \(.+\): write \{\} for no analytics: until/
  expect(page.warnings).toEqual([expect.stringMatching(told)])
})
