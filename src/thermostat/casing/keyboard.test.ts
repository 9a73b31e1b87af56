import { expect, test } from 'vitest'
import type { Button } from '../device/device'
import { buttonOf, type KeyboardFocus, type KeyPress } from './keyboard'

const bare = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false }
const keyPress = (key: string, change: Partial<KeyPress> = {}): KeyPress => ({ ...bare, key, ...change })
const inDevice: KeyboardFocus = { place: 'device', ownKeys: [], button: null, vertical: null }
const focus = (place: KeyboardFocus['place'], ...ownKeys: string[]): KeyboardFocus => ({
  ...inDevice,
  place,
  ownKeys,
})
const onButton = (button: Button): KeyboardFocus => ({ ...inDevice, button })

const inList: KeyboardFocus = { ...inDevice, vertical: { up: 'previous', down: 'next' } }
const onLink = focus('device', 'Enter', ' ')

// behaviour 1.13
test('arrows, Enter, space, Escape, Backspace and Home press the five buttons', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'Enter', ' ', 'Escape', 'Backspace', 'Home']
  const buttons = keys.map((key) => buttonOf(keyPress(key), focus('none')))
  expect(buttons).toEqual(['previous', 'next', 'confirm', 'confirm', 'back', 'back', 'close'])
})

// behaviour 1.13, 1.14
test.each<[string, KeyPress, KeyboardFocus, Button | null]>([
  ['arrow up in a list', keyPress('ArrowUp'), inList, 'previous'],
  ['arrow down in a list', keyPress('ArrowDown'), inList, 'next'],
  ['another arrow in a list', keyPress('ArrowRight'), inList, 'next'],
  ['a shortcut in a list', keyPress('ArrowDown', { altKey: true }), inList, null],
  ['Enter on a button reached by Tab', keyPress('Enter'), onButton('next'), 'next'],
  ['space on a button', keyPress(' '), onButton('back'), 'back'],
  ['Enter on the middle button', keyPress('Enter'), onButton('confirm'), 'confirm'],
  ['another key on a button', keyPress('ArrowLeft'), onButton('next'), 'previous'],
  ['a shortcut on a button', keyPress('Enter', { ctrlKey: true }), onButton('next'), null],
  ['Enter on a link', keyPress('Enter'), onLink, null],
  ['space on a link', keyPress(' '), onLink, null],
  ['another key on a link', keyPress('ArrowRight'), onLink, 'next'],
])('the button for %s', (_title, key, focus, button) => {
  expect(buttonOf(key, focus)).toBe(button)
})

test('the page keeps other keys, vertical arrows outside lists, keys of other controls, and shortcuts', () => {
  for (const key of ['ArrowUp', 'ArrowDown', 'Tab', 'a', 'End', 'F5'])
    expect(buttonOf(keyPress(key), focus('device')), key).toBeNull()
  for (const place of ['none', 'other'] as const)
    expect(buttonOf(keyPress('ArrowDown'), focus(place)), place).toBeNull()
  for (const key of ['ArrowLeft', 'Enter', 'Escape', 'Backspace', 'Home'])
    expect(buttonOf(keyPress(key), focus('other')), key).toBeNull()
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)
    expect(buttonOf(keyPress('ArrowLeft', { [modifier]: true }), focus('device')), modifier).toBeNull()
  expect(buttonOf(keyPress('Enter', { isComposing: true }), focus('device'))).toBeNull()
})
