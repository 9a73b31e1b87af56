import { expect, test } from 'vitest'
import type { Button } from '../device/device'
import { buttonOf, type Focus, type KeyPress } from './keyboard'

const bare = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false }
const press = (key: string, change: Partial<KeyPress> = {}): KeyPress => ({ ...bare, key, ...change })
const inDevice: Focus = { place: 'device', keeps: [], button: null, vertical: null }
const focus = (place: Focus['place'], ...keeps: string[]): Focus => ({
  ...inDevice,
  place,
  keeps,
})
const onButton = (button: Button): Focus => ({ ...inDevice, button })

// behaviour 1.13
test('arrows, Enter, space, Escape, Backspace and Home are the five buttons', () => {
  const buttons = ['ArrowLeft', 'ArrowRight', 'Enter', ' ', 'Escape', 'Backspace', 'Home'].map((key) =>
    buttonOf(press(key), focus('nowhere')),
  )
  expect(buttons).toEqual(['previous', 'next', 'confirm', 'confirm', 'back', 'back', 'close'])
})

test('other keys are left to the page', () => {
  for (const key of ['ArrowUp', 'ArrowDown', 'Tab', 'a', 'End', 'F5'])
    expect(buttonOf(press(key), focus('device'))).toBeNull()
})

// behaviour 1.13
test('arrow up and down are what is up and down on the screen, and the page’s where nothing is', () => {
  const inList: Focus = { ...inDevice, vertical: { up: 'previous', down: 'next' } }
  expect(buttonOf(press('ArrowUp'), inList)).toBe('previous')
  expect(buttonOf(press('ArrowDown'), inList)).toBe('next')
  expect(buttonOf(press('ArrowDown', { altKey: true }), inList)).toBeNull()
  expect(buttonOf(press('ArrowRight'), inList)).toBe('next')
  for (const place of ['nowhere', 'beside', 'elsewhere'] as const)
    expect(buttonOf(press('ArrowDown'), focus(place))).toBeNull()
})

test('keys mean nothing while the focus is on something else', () => {
  expect(buttonOf(press('ArrowLeft'), focus('elsewhere'))).toBeNull()
  expect(buttonOf(press('Enter'), focus('elsewhere'))).toBeNull()
})

// behaviour 1.14
test('Enter and space press the button that was reached by Tab, other keys their own', () => {
  for (const key of ['Enter', ' ']) {
    expect(buttonOf(press(key), onButton('confirm'))).toBe('confirm')
    expect(buttonOf(press(key), onButton('next'))).toBe('next')
    expect(buttonOf(press(key), onButton('back'))).toBe('back')
  }
  expect(buttonOf(press('ArrowLeft'), onButton('next'))).toBe('previous')
  expect(buttonOf(press('Enter', { ctrlKey: true }), onButton('next'))).toBeNull()
})

// behaviour 1.14
test('a link on the display keeps its own Enter and space, and nothing more', () => {
  expect(buttonOf(press('Enter'), focus('device', 'Enter', ' '))).toBeNull()
  expect(buttonOf(press(' '), focus('device', 'Enter', ' '))).toBeNull()
  expect(buttonOf(press('ArrowRight'), focus('device', 'Enter', ' '))).toBe('next')
})

test('the browser’s shortcuts stay the browser’s', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)
    expect(buttonOf(press('ArrowLeft', { [modifier]: true }), focus('device'))).toBeNull()
  expect(buttonOf(press('Enter', { isComposing: true }), focus('device'))).toBeNull()
})
