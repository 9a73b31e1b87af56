import { beforeEach, expect, test } from 'vitest'
import { askFor, door, onTaskNews, type TaskNews, tellTaskNews } from './door'

const lock = { task: 'lock-keys', mode: 'show', value: null } as const
const none = { task: '', mode: null, value: null } as const

beforeEach(() => door.setState(door.getInitialState()))

test('what is asked for waits at the door, the last of it', () => {
  askFor({ ...lock, task: 'set-clock' })
  askFor(lock)
  expect(door.getState()).toEqual({ state: 'closed', task: null, request: lock })
})

test('leaving is asked for only where there is something to leave', () => {
  askFor(lock)
  askFor(none)
  expect(door.getState().request).toBeNull()
  door.setState({ state: 'showing', task: 'lock-keys' })
  askFor(none)
  expect(door.getState().request).toEqual(none)
})

test('everybody who listens hears what became of a task, until they stop', () => {
  const heard: TaskNews[] = []
  const news: TaskNews = { task: 'lock-keys', state: 'reached', presses: 8, fewest: 6 }
  const stop = onTaskNews((one) => heard.push(one))
  tellTaskNews(news)
  stop()
  tellTaskNews({ ...news, state: 'left' })
  expect(heard).toEqual([news])
})
