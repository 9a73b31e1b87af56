import { expect, test } from 'vitest'
import { openResizerSize, parseOpenResizerMessage } from './open-iframe-resizer'

test('both commands are read, and the size message is written', () => {
  expect(parseOpenResizerMessage({ type: 'iframe-child-init', bodyMargin: '0' })).toEqual({
    command: 'child-init',
  })
  expect(parseOpenResizerMessage({ type: 'iframe-get-child-dimensions' })).toEqual({ command: 'dimensions' })
  expect(openResizerSize({ width: 400, height: 700 })).toEqual({
    type: 'iframe-resized',
    width: 400,
    height: 700,
  })
})

const noTypes = ['iframe-resized', ['iframe-child-init'], '__proto__'].map((type) => ({ type }))
test.each([null, undefined, 'iframe-child-init', [], {}, ...noTypes])('%j is not a command', (data) => {
  expect(parseOpenResizerMessage(data)).toBeNull()
})
