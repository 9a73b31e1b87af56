import { expect, test } from 'vitest'
import english from './en.json' with { type: 'json' }

test.each([
  ['page.unlock', 'Unlock by pressing the button in the middle.'],
  ['home.noProgram', '---'],
  ['overlay.turnedOff', 'Turned off!'],
  ['overlay.heatingOn', 'Heating on!'],
  ['overlay.started', 'Started!'],
  ['overlay.stopped', 'Stopped!'],
  ['overlay.saved', 'Saved!'],
  ['error.code', 'Error code: E{code}'],
] as const)('%s quotes the specification word for word', (id, text) => {
  expect(english[id]).toBe(text)
})
