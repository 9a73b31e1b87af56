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
  const asked: string[] = []
  const times: (TimeRequest | 'now')[] = []
  const tasks = delayUntilVisible<TaskRequest>(window, isDemonstration, ({ task }) => asked.push(task))
  return {
    asked,
    times,
    observing,
    ...tasks,
    askForTime: delayUntilVisible<TimeRequest | 'now'>(window, isTimeRunning, (request) =>
      times.push(request),
    ).ask,
    see: (intersectionRatio: number) => notifyAll({ intersectionRatio }),
  }
}

// behaviour 3.15
test('in a frame a demonstration starts once, when the page becomes visible', () => {
  const { ask, asked, see, observing } = page()
  ask(show('set-clock'))
  see(0)
  see(0.1)
  expect(asked).toEqual([])
  see(0.25)
  see(1)
  expect(asked).toEqual(['set-clock'])
  expect(observing.size).toBe(0)
})

test('a new request replaces a waiting demonstration', () => {
  const { ask, askForTime, asked, times, see } = page()
  ask(show('set-clock'))
  ask(show('lock-keys'))
  see(1)
  expect(asked).toEqual(['lock-keys'])
  ask(show('set-date'))
  ask({ ...show('turn-off'), mode: 'try' })
  see(1)
  expect(asked).toEqual(['lock-keys', 'turn-off'])
  ask(show('why-early'))
  askForTime({ begin: null, speed: 60 })
  see(1)
  expect([asked.length, times.length], 'both wait and begin together').toEqual([3, 1])
})

test('a waiting request is dropped when the page is disposed of', () => {
  const { ask, stop, asked, see, observing } = page()
  stop()
  ask(show('set-clock'))
  stop()
  see(1)
  expect(asked).toEqual([])
  expect(observing.size).toBe(0)
})

test('other modes do not wait, and outside a frame no task waits', () => {
  const { ask, asked } = page()
  ask({ ...show('set-clock'), mode: null })
  ask({ ...show('lock-keys'), mode: 'try' })
  expect(asked).toEqual(['set-clock', 'lock-keys'])
  const alone = page({ framed: false })
  alone.ask(show('set-date'))
  alone.ask(null)
  expect(alone.asked).toEqual(['set-date'])
})

// behaviour 3.15
test('in a frame time starts to run when the page becomes visible; stopped time does not wait', () => {
  const { askForTime, times, see } = page()
  const runs = { begin: { weekday: 1, minute: 330 }, speed: 600 } as const
  const stands = { ...runs, speed: 0 } as const
  askForTime(runs)
  expect(times).toEqual([])
  see(0.2)
  expect(times).toEqual([runs])
  askForTime(runs)
  askForTime(stands)
  see(1)
  expect(times, 'what stands takes the place of what waits').toEqual([runs, stands])
  askForTime(runs)
  askForTime('now')
  see(1)
  expect(times).toEqual([runs, stands, 'now'])
  const alone = page({ framed: false })
  alone.askForTime(runs)
  expect(alone.times).toEqual([runs])
})
