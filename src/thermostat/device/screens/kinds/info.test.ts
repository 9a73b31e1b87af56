import { expect, test } from 'vitest'
import { changeView } from '../../change'
import { openAt } from '../../testing'
import { info } from './info'

test('the last page is shown if there are fewer pages than before', () => {
  const screen = info({
    path: '/upgrade',
    title: 'word.info',
    pages: ({ settings }) => (settings.keylock === 'on' ? ['word.on'] : ['word.on', 'word.off']),
  })
  const second = changeView(openAt('/home').device, { focus: 1 })
  expect(screen.body(second)).toEqual({ kind: 'info', text: 'word.off', page: 1, pageCount: 2 })
  const locked = changeView(openAt('/home', { settings: { keylock: 'on' } }).device, { focus: 1 })
  expect(screen.body(locked)).toEqual({ kind: 'info', text: 'word.on', page: 0, pageCount: 1 })
})
