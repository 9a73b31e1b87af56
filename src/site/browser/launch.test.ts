import { expect, test } from 'vitest'
import { readLaunch } from './launch'

// behaviour 30.1
test.each([
  ['?share', true],
  ['?lang=fi&share', true],
  ['?share=', true],
  ['', undefined],
  ['?shared', undefined],
  ['?task=share', undefined],
])('the address %s opens the share dialog: %s', (search, isSharing) => {
  expect(readLaunch({ search, hash: '' }).isSharing).toBe(isSharing)
})
