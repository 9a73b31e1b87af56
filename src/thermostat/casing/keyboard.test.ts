import { expect, test } from 'vitest'
import type { Button } from '../device/device'
import { buttonOf, type KeyboardFocus, type KeyPress } from './keyboard'

const bare = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false }
const press = (key: string, change: Partial<KeyPress> = {}): KeyPress => ({ ...bare, key, ...change })
const inDevice: KeyboardFocus = { place: 'device', ownKeys: [], button: null, vertical: null }
const focus = (place: KeyboardFocus['place'], ...keeps: string[]): KeyboardFocus => ({
  ...inDevice,
  place,
  ownKeys: keeps,
})
const onButton = (button: Button): KeyboardFocus => ({ ...inDevice, button })

const inList: KeyboardFocus = { ...inDevice, vertical: { up: 'previous', down: 'next' } }
const onLink = focus('device', 'Enter', ' ')

// behaviour 1.13
test('arrows, Enter, space, Escape, Backspace and Home are the five buttons', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'Enter', ' ', 'Escape', 'Backspace', 'Home']
  const buttons = keys.map((key) => buttonOf(press(key), focus('nowhere')))
  expect(buttons).toEqual(['previous', 'next', 'confirm', 'confirm', 'back', 'back', 'close'])
})

// behaviour 1.13, 1.14
test.each<[string, KeyPress, KeyboardFocus, Button | null]>([
  ['up in a list', press('ArrowUp'), inList, 'previous'],
  ['down in a list', press('ArrowDown'), inList, 'next'],
  ['the other arrows there', press('ArrowRight'), inList, 'next'],
  ['a shortcut there', press('ArrowDown', { altKey: true }), inList, null],
  ['Enter on a button that was reached by Tab', press('Enter'), onButton('next'), 'next'],
  ['space on one', press(' '), onButton('back'), 'back'],
  ['Enter on the middle one', press('Enter'), onButton('confirm'), 'confirm'],
  ['another key on one', press('ArrowLeft'), onButton('next'), 'previous'],
  ['a shortcut on one', press('Enter', { ctrlKey: true }), onButton('next'), null],
  ['Enter on a link, which keeps it', press('Enter'), onLink, null],
  ['space on one', press(' '), onLink, null],
  ['another key on a link', press('ArrowRight'), onLink, 'next'],
])('%s', (_what, key, focus, button) => {
  expect(buttonOf(key, focus)).toBe(button)
})

test('all else is left to the page: other keys, up and down outside, what has the focus, shortcuts', () => {
  for (const key of ['ArrowUp', 'ArrowDown', 'Tab', 'a', 'End', 'F5'])
    expect(buttonOf(press(key), focus('device')), key).toBeNull()
  for (const place of ['nowhere', 'beside', 'elsewhere'] as const)
    expect(buttonOf(press('ArrowDown'), focus(place)), place).toBeNull()
  for (const key of ['ArrowLeft', 'Enter']) expect(buttonOf(press(key), focus('elsewhere')), key).toBeNull()
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)
    expect(buttonOf(press('ArrowLeft', { [modifier]: true }), focus('device')), modifier).toBeNull()
  expect(buttonOf(press('Enter', { isComposing: true }), focus('device'))).toBeNull()
})
