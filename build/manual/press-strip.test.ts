import { expect, test } from 'vitest'
import { createTaskPage } from '../../src/help/guidance/manual/manual'
import { drawPage } from './draw'
import { oftenOf } from './press-strip'

const press = (times: number) => ({ buttons: ['next'] as const, times, holdMs: 0 })
const hold = { buttons: ['previous', 'next'] as const, times: 1, holdMs: 3000 }

test.each([
  [[press(1)], ''],
  [[press(2)], '×2'],
  [[press(2), press(1)], '×3'],
  [[hold], '3\u00a0s'],
  [[hold, press(2)], '3\u00a0s + ×2'],
  [[{ ...hold, holdMs: 1200 }], '~1\u00a0s'],
])('a pressed button says how often or how long: %j', (acts, often) => {
  expect(oftenOf(acts as never, 'next')).toBe(often)
  expect(oftenOf(acts as never, 'confirm')).toBeNull()
})

test('each step of a page has its buttons, hidden from screen readers, with the pressed ones filled', () => {
  const site = {
    origin: null,
    base: '/',
    policy: null,
    icon: '',
    script: null,
    styles: [],
    room: '',
    booklet: [],
  }
  const strips = drawPage('en', 'lock-keys/', site).match(/<div class="press-strip"[^>]*>.*?<\/div>/gs) ?? []
  const pressed = strips.map((strip) =>
    [...strip.matchAll(/data-pressed="(\w+)"/g)].map(([, button]) => button),
  )
  const { steps } = createTaskPage('lock-keys', 'en')
  expect(pressed).toEqual(steps.map(({ acts: [act] }) => act.buttons))
  expect(strips.every((strip) => strip.includes('aria-hidden="true"'))).toBe(true)
})
