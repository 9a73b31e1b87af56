import { expect, test } from 'vitest'
import { createGrip } from './grip'

function gripped() {
  const said: string[] = []
  const grip = createGrip((one) => said.push('button' in one ? `${one.type} ${one.button}` : one.type))
  return { grip, said }
}

test('a press goes down and comes up once', () => {
  const { grip, said } = gripped()
  grip.press('pointer 1', 'next')
  grip.release('pointer 1')
  grip.release('pointer 1')
  expect(said).toEqual(['down next', 'up next'])
})

test('a key that repeats presses once', () => {
  const { grip, said } = gripped()
  grip.press('key ArrowRight', 'next')
  grip.press('key ArrowRight', 'next')
  grip.release('key ArrowRight')
  expect(said).toEqual(['down next', 'up next'])
})

test('two fingers hold two buttons', () => {
  const { grip, said } = gripped()
  grip.press('pointer 1', 'previous')
  grip.press('pointer 2', 'next')
  grip.release('pointer 1')
  grip.release('pointer 2')
  expect(said).toEqual(['down previous', 'down next', 'up previous', 'up next'])
})

test('a button held twice comes up with the last hand', () => {
  const { grip, said } = gripped()
  grip.press('pointer 1', 'confirm')
  grip.press('key Enter', 'confirm')
  grip.release('pointer 1')
  expect(said).toEqual(['down confirm'])
  grip.release('key Enter')
  expect(said).toEqual(['down confirm', 'up confirm'])
})

test('letting go is said once, and only when something was held', () => {
  const { grip, said } = gripped()
  grip.letGo()
  grip.press('pointer 1', 'next')
  grip.letGo()
  grip.letGo()
  grip.release('pointer 1')
  expect(said).toEqual(['down next', 'let-go'])
})
