import { expect, test } from 'vitest'
import { createHeldButtons } from './held-buttons'

function setUp() {
  const sent: string[] = []
  const held = createHeldButtons((event) =>
    sent.push([event.type, ...('button' in event ? [event.button] : (event.buttons ?? []))].join(' ')),
  )
  return { held, sent }
}

test('a repeating key goes down and comes up once', () => {
  const { held, sent } = setUp()
  held.press('key ArrowRight', 'next')
  held.press('key ArrowRight', 'next')
  held.release('key ArrowRight')
  held.release('key ArrowRight')
  expect(sent).toEqual(['down next', 'up next'])
})

test('two fingers hold two buttons', () => {
  const { held, sent } = setUp()
  held.press('pointer 1', 'previous')
  held.press('pointer 2', 'next')
  held.release('pointer 1')
  held.release('pointer 2')
  expect(sent).toEqual(['down previous', 'down next', 'up previous', 'up next'])
})

// behaviour 1.3
test('a button with two holders comes up when the last one releases it', () => {
  const { held, sent } = setUp()
  held.press('pointer 1', 'confirm')
  held.press('key Enter', 'confirm')
  held.release('pointer 1')
  expect(sent).toEqual(['down confirm'])
  held.release('key Enter')
  expect(sent).toEqual(['down confirm', 'up confirm'])
})

// behaviour 1.22
test('a holder that takes its press back releases its button only, and not while another holds it', () => {
  const { held, sent } = setUp()
  held.press('pointer 1', 'confirm')
  held.press('key Enter', 'confirm')
  held.press('key ArrowRight', 'next')
  held.cancel('pointer 1')
  held.cancel('pointer 1')
  expect(sent).toEqual(['down confirm', 'down next'])
  held.cancel('key Enter')
  held.release('key Enter')
  expect(sent).toEqual(['down confirm', 'down next', 'release confirm'])
})

test('releasing all buttons sends one event, and only if a button is held', () => {
  const { held, sent } = setUp()
  held.releaseAll()
  held.press('pointer 1', 'next')
  held.releaseAll()
  held.releaseAll()
  held.release('pointer 1')
  expect(sent).toEqual(['down next', 'release'])
})
