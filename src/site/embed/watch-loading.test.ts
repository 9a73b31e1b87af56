import { beforeEach, expect, test, vi } from 'vitest'
import { fakeObserver } from '../../../tests/helpers/fakes/observer'
import { isOtherPage, watchLoading } from './watch-loading'

const src = 'https://demo.example/thermostat/home?lang=sv'
const frame = { src, loading: 'lazy' } as HTMLIFrameElement
const page = Object.assign(new EventTarget(), { hidden: false })
const { observing, notifyAll, Observer } = fakeObserver<{ isIntersecting: boolean }>()
const see = (isIntersecting = true) => notifyAll({ isIntersecting })
const violate = (blockedURI: string, more = {}) => {
  const violation = { effectiveDirective: 'frame-src', disposition: 'enforce', blockedURI, ...more }
  page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
}
const watch = () => {
  const reasons: string[] = []
  return { reasons, stop: watchLoading(frame, (reason) => reasons.push(reason)) }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('IntersectionObserver', Observer)
  observing.clear()
  page.hidden = false
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

// behaviour 25.9
test('a frame times out after ten seconds in view, and never before it is in view', () => {
  const { reasons } = watch()
  see(false)
  vi.advanceTimersByTime(3_600_000)
  see()
  vi.advanceTimersByTime(9_999)
  expect(reasons).toEqual([])
  vi.advanceTimersByTime(1)
  expect(reasons).toEqual(['timeout'])
})

test('a timeout in the background starts again once the page is visible', () => {
  const { reasons } = watch()
  see()
  page.hidden = true
  vi.advanceTimersByTime(3_600_000)
  expect(reasons).toEqual([])
  page.hidden = false
  see()
  vi.advanceTimersByTime(10_000)
  expect(reasons).toEqual(['timeout'])
})

test.each([src, 'https://demo.example'])('a policy that blocks %s is reported once', (blocked) => {
  const { reasons } = watch()
  violate(blocked)
  violate(blocked)
  see()
  expect(reasons).toEqual(['policy'])
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['another frame', 'https://video.example/', {}],
  ['a picture', 'https://demo.example', { effectiveDirective: 'img-src' }],
  ['a report-only policy', src, { disposition: 'report' }],
])('a violation by %s is ignored', (_name, blocked, more) => {
  const { reasons } = watch()
  violate(blocked, more)
  expect(reasons).toEqual([])
})

test('after stop nothing is reported, and no timer or observer is left', () => {
  const { reasons, stop } = watch()
  see()
  stop()
  violate(src)
  expect(reasons).toEqual([])
  expect(vi.getTimerCount() + observing.size).toBe(0)
})

test.each([
  ['a page of another host', null, false],
  ['the product', { framed: 'fixed' }, false],
  ['any other page', {}, true],
] as const)('isOtherPage recognises %s', (_name, dataset, isOther) => {
  const contentDocument = dataset && { documentElement: { dataset } }
  expect(isOtherPage({ contentDocument } as unknown as HTMLIFrameElement)).toBe(isOther)
})
