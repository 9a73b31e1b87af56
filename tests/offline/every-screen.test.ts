/** The service worker answers for every route of the device. */
import { expect, test, vi } from 'vitest'
import { answerTo } from '../../src/site/offline/answers'
import { paths } from '../../src/thermostat/device/device'

const SCOPE = 'https://shop.example/demo/'
const kept = async () => new Response('kept page')

test.each(paths)('%s opens without a network', async (path) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const request = new Request(new URL(path.slice(1), SCOPE))
  Object.defineProperty(request, 'mode', { value: 'navigate' })
  const answer = await answerTo(request, SCOPE, {
    findOwn: kept,
    findCached: kept,
    cacheAnswer: kept,
    hasAllFiles: async () => true,
  })
  expect(await answer?.text()).toBe('kept page')
  vi.unstubAllGlobals()
})
