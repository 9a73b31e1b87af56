import { expect, test } from 'vitest'
import { createTaskPage } from '../../src/help/guidance/manual/manual'
import { drawPage } from './draw'
import { manualAt } from './use-manual'
import { verifySteps } from './verify-steps'

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
const task = createTaskPage('lock-keys', 'en')
const manual = manualAt('en', 'lock-keys/')
const prove =
  (markup: string, page = task) =>
  () =>
    verifySteps(page, markup, manual)
const markup = drawPage('en', 'lock-keys/', site)

test('a page as it was drawn is accepted', () => {
  expect(prove(markup)).not.toThrow()
})

const [before = '', step = ''] = markup.split('<li data-step="3">')
const otherPicture = `${before}<li data-step="3">${step.replace('Settings</h2>', 'Program</h2>')}`
const noPicture = markup.replace(
  /(data-home="">.*?)<div class="display".*?(?=<li data-step="1">)/s,
  '$1</li>',
)
const noStep = markup.replace(/<li data-step="2">.*?(?=<li data-step="3">)/s, '')
const { length } = task.steps
const fewer = { ...task, steps: task.steps.slice(0, -1) }
const another = { ...task, id: 'unlock-keys' as const }

test.each([
  [otherPicture, task, 'The picture at step 3 is not what the device shows there.'],
  [noPicture, task, 'There is no picture at the beginning.'],
  [noStep, task, 'It has no step 2.'],
  [markup, fewer, `It has ${length} steps instead of ${length - 1}.`],
  [markup, another, 'Its steps do not lead to its goal.'],
])('what is wrong is named', (wrong, page, problem) => {
  expect(prove(wrong, page)).toThrow(problem)
})
