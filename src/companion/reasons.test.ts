import { expect, test } from 'vitest'
import { whenAsked } from './reasons'

test('who asks first is answered first, and nothing is loaded twice', async () => {
  const loads: ((part: string) => void)[] = []
  const withPart = whenAsked<string>(() => new Promise((resolve) => loads.push(resolve)))
  const heard: string[] = []
  withPart((part) => heard.push(`first ${part}`))
  withPart((part) => heard.push(`second ${part}`))
  for (const resolve of loads.reverse()) {
    resolve('reasons')
    await Promise.resolve()
  }
  await Promise.resolve()
  expect(heard).toEqual(['first reasons', 'second reasons'])
  expect(loads).toHaveLength(1)
})

test('where loading fails nobody is answered, and who asks next loads it again', async () => {
  let isMissing = true
  const withPart = whenAsked(() => (isMissing ? Promise.reject(new Error('gone')) : Promise.resolve('there')))
  const heard: string[] = []
  withPart((part) => heard.push(part))
  await new Promise(setImmediate)
  isMissing = false
  withPart((part) => heard.push(part))
  await new Promise(setImmediate)
  expect(heard).toEqual(['there'])
})
