import { expect, test } from 'vitest'
import { openCompanion } from '../../../tests/fakes/companion'
import type { Button } from '../../device/device'
import { createRecord } from './record'

function open() {
  const person = openCompanion()
  const { list, hear } = createRecord()
  person.onChange(hear)
  const told = () => list.getState().map(({ act }) => [act.buttons.join(' + '), act.times, act.holds])
  return { person, told }
}

const tap = (person: ReturnType<typeof open>['person'], ...buttons: Button[]) => person.press(...buttons)

// behaviour 29.13
test('each press is a line, and the same button again on a screen is one with it', () => {
  const { person, told } = open()
  tap(person, 'confirm', 'next', 'next', 'confirm')
  expect(told()).toEqual([
    ['confirm', 1, 0],
    ['next', 2, 0],
    ['confirm', 1, 0],
  ])
})

test('a button that is held says how long', () => {
  const { person, told } = open()
  person.send({ type: 'down', button: 'confirm' })
  person.wait(3000)
  person.send({ type: 'up', button: 'confirm' })
  expect(told()).toEqual([['confirm', 1, 3000]])
})

test('two buttons together are one press, and the button that holds for others as well', () => {
  const { person, told } = open()
  person.send({ type: 'down', button: 'previous' })
  person.send({ type: 'down', button: 'next' })
  person.wait(3000)
  person.send({ type: 'up', button: 'previous' })
  person.send({ type: 'up', button: 'next' })
  expect(told()).toEqual([['previous + next', 1, 3000]])
})

test('only the last five are kept, and the next visitor finds none', () => {
  const { person, told } = open()
  for (let round = 0; round < 4; round++) tap(person, 'confirm', 'close')
  expect(told()).toHaveLength(5)
  person.send({ type: 'next-visitor', path: '/home', language: null })
  expect(told()).toEqual([])
})
