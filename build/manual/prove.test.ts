import { expect, test } from 'vitest'
import { taskPage } from '../../src/guidance/manual/manual'
import { drawPage } from './draw'
import { proveSteps } from './prove'
import { manualAt } from './use-manual'

const site = { origin: null, base: '/', policy: null, icon: '', script: null, styles: [], booklet: [] }
const task = taskPage('lock-keys', 'en')
const manual = manualAt('en', 'lock-keys/')
const prove =
  (markup: string, page = task) =>
  () =>
    proveSteps(page, markup, manual)
const markup = drawPage('en', 'lock-keys/', site)

test('a page is as it was drawn', () => {
  expect(prove(markup)).not.toThrow()
})

test('a picture that is not what the device shows after its step is named', () => {
  const [before = '', step = ''] = markup.split('<li data-step="3">')
  const wrong = `${before}<li data-step="3">${step.replace('Settings</b>', 'Program</b>')}`
  expect(wrong).not.toBe(markup)
  expect(prove(wrong)).toThrow('The picture at step 3 is not what the device shows there.')
})

test('a picture that is missing is named', () => {
  const wrong = markup.replace(/(data-home="">.*?)<div class="display".*?(?=<li data-step="1">)/s, '$1</li>')
  expect(prove(wrong)).toThrow('There is no picture at the beginning.')
})

test('a step that is missing, or one too many, is named', () => {
  expect(prove(markup.replace(/<li data-step="2">.*?(?=<li data-step="3">)/s, ''))).toThrow(
    'It has no step 2.',
  )
  const fewer = { ...task, steps: task.steps.slice(0, -1) }
  expect(prove(markup, fewer)).toThrow(
    `It has ${task.steps.length} steps instead of ${task.steps.length - 1}.`,
  )
})

test('steps that do not lead to the goal are named', () => {
  const another = { ...task, id: 'unlock-keys' as const }
  expect(prove(markup, another)).toThrow('Its steps do not lead to its goal.')
})
