import { expect, test } from 'vitest'
import { fakeObserver } from '../../../tests/helpers/fakes/observer'
import type { TaskRequest, TimeRequest } from '../../common/requests'
import {
  delayUntilVisible,
  type IntersectionWindow,
  isDemonstration,
  isTimeRunning,
} from './delay-until-visible'

const show = (task: string): TaskRequest => ({ task, mode: 'show', value: null })

function page({ framed = true } = {}) {
  const {
    observing,
    notifyAll,
    Observer: IntersectionObserver,
  } = fakeObserver<{ readonly intersectionRatio: number }>()
  const self = {}
  const parent = framed ? {} : self
  const document = { body: {} as HTMLElement }
  const window: IntersectionWindow = { self, parent, document, IntersectionObserver }
  const handled: string[] = []
  const times: (TimeRequest | 'now')[] = []
  const tasks = delayUntilVisible<TaskRequest>(window, isDemonstration, ({ task }) => handled.push(task))
  return {
    handled,
    times,
    observing,
    ...tasks,
    requestTime: delayUntilVisible<TimeRequest | 'now'>(window, isTimeRunning, (request) =>
      times.push(request),
    ).request,
    see: (intersectionRatio: number) => notifyAll({ intersectionRatio }),
  }
}

// behaviour 3.15
test('in a frame a demonstration starts once, when the page becomes visible', () => {
  const { request, handled, see, observing } = page()
  request(show('set-clock'))
  see(0)
  see(0.1)
  expect(handled).toEqual([])
  see(0.25)
  see(1)
  expect(handled).toEqual(['set-clock'])
  expect(observing.size).toBe(0)
})

test('a new request replaces a waiting demonstration', () => {
  const { request, requestTime, handled, times, see } = page()
  request(show('set-clock'))
  request(show('lock-keys'))
  see(1)
  expect(handled).toEqual(['lock-keys'])
  request(show('set-date'))
  request({ ...show('turn-off'), mode: 'try' })
  see(1)
  expect(handled).toEqual(['lock-keys', 'turn-off'])
  request(show('why-early'))
  requestTime({ begin: null, speed: 60 })
  see(1)
  expect([handled.length, times.length], 'both wait and begin together').toEqual([3, 1])
})

test('a waiting request is dropped when the page is disposed of', () => {
  const { request, stop, handled, see, observing } = page()
  stop()
  request(show('set-clock'))
  stop()
  see(1)
  expect(handled).toEqual([])
  expect(observing.size).toBe(0)
})

test('other modes do not wait, and outside a frame no task waits', () => {
  const { request, handled } = page()
  request({ ...show('set-clock'), mode: null })
  request({ ...show('lock-keys'), mode: 'try' })
  expect(handled).toEqual(['set-clock', 'lock-keys'])
  const alone = page({ framed: false })
  alone.request(show('set-date'))
  alone.request(null)
  expect(alone.handled).toEqual(['set-date'])
})

// behaviour 3.15
test('in a frame time starts to run when the page becomes visible; stopped time does not wait', () => {
  const { requestTime, times, see } = page()
  const runs = { begin: { weekday: 1, minute: 330 }, speed: 600 } as const
  const stands = { ...runs, speed: 0 } as const
  requestTime(runs)
  expect(times).toEqual([])
  see(0.2)
  expect(times).toEqual([runs])
  requestTime(runs)
  requestTime(stands)
  see(1)
  expect(times, 'what stands takes the place of what waits').toEqual([runs, stands])
  requestTime(runs)
  requestTime('now')
  see(1)
  expect(times).toEqual([runs, stands, 'now'])
  const alone = page({ framed: false })
  alone.requestTime(runs)
  expect(alone.times).toEqual([runs])
})
