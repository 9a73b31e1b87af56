import { expect, test } from 'vitest'
import { formatResizerMessage, parseResizerMessage } from './iframe-resizer'

const three = '[iFrameSizer]frame:8:false:false:32:false:true:null:bodyOffset:null:null:0:false:parent:scroll'
const four = `${three}:true`
const five =
  '[iFrameSizer]frame:8:false:false:32:true:true::auto:::0:false:child:auto:false:::true:key:5.4.0:0::false'
const openLegacy = '[iFrameSizer]ID:0:false:false:32:true:true::auto:::0:false:child:auto:true:::true:::false'

test('the init of every version has the frame’s id; version 5 has another message for the visible area', () => {
  expect(parseResizerMessage(three)).toEqual({ command: 'init', id: 'frame', areaMessage: 'pageInfo' })
  expect(parseResizerMessage(four)).toEqual({ command: 'init', id: 'frame', areaMessage: 'pageInfo' })
  expect(parseResizerMessage(five)).toEqual({ command: 'init', id: 'frame', areaMessage: 'parentInfo' })
  expect(parseResizerMessage(openLegacy)).toEqual({ command: 'init', id: 'ID', areaMessage: 'pageInfo' })
  expect(parseResizerMessage(three.replace('8:false', '8:true'))).toMatchObject({ command: 'init' })
  const fewest = '[iFrameSizer]frame:8:false:false:32:false:true:null:bodyOffset'
  expect(parseResizerMessage(fewest)).toMatchObject({ command: 'init' })
  const likeACommand = { command: 'init', id: 'reset', areaMessage: 'pageInfo' }
  expect(parseResizerMessage(four.replace('frame', 'reset'))).toEqual(likeACommand)
})

test('the commands', () => {
  expect(parseResizerMessage('[iFrameSizer]resize')).toEqual({ command: 'resize' })
  expect(parseResizerMessage('[iFrameSizer]reset')).toEqual({ command: 'reset' })
  const message = { v: 1, type: 'go', path: '/home:1' }
  expect(parseResizerMessage(`[iFrameSizer]message:${JSON.stringify(message)}`)).toEqual({
    command: 'message',
    message,
  })
  expect(parseResizerMessage('[iFrameSizer]message:{')).toEqual({ command: 'message', message: undefined })
  const area = { top: 0, bottom: 200, windowHeight: 500 }
  const pageInfo = '{"iframeHeight":1000,"offsetTop":300,"scrollTop":0,"clientHeight":500}'
  expect(parseResizerMessage(`[iFrameSizer]pageInfo:${pageInfo}`)).toEqual({ command: 'visibleArea', area })
  const parentInfo = '{"iframe":{"top":300,"height":1000},"viewport":{"height":500}}'
  expect(parseResizerMessage(`[iFrameSizer]parentInfo:${parentInfo}`)).toEqual({
    command: 'visibleArea',
    area,
  })
})

const notCommands = ['', 'frame', 'toString', 'moveToAnchor:top', 'pageInfo:{}']
const invalidInits = [':8:false', 'frame:8:maybe', 'frame:8:falsehood', 'frame:8:untrue'].map(
  (start) => `${start}:false:32:false:true:null:bodyOffset`,
)
const tooShortInit = 'frame:8:false:false:32:false:true:null'

test.each([
  ...['', 'hello', '[iFrameResizer]resize', ' [iFrameSizer]resize'],
  ...[...notCommands, ...invalidInits, tooShortInit].map((text) => `[iFrameSizer]${text}`),
])('%j is not a command', (data) => {
  expect(parseResizerMessage(data)).toBeNull()
})

test('a message that is too long is not read', () => {
  const longest = 10_000
  const message = (length: number) => `[iFrameSizer]message:"${'x'.repeat(length - 23)}"`
  expect(message(longest)).toHaveLength(longest)
  expect(parseResizerMessage(message(longest))).toMatchObject({ command: 'message' })
  expect(parseResizerMessage(message(longest + 1))).toBeNull()
})

test('the child’s message has the height first', () => {
  expect(formatResizerMessage('frame', 700, 400, 'init')).toBe('[iFrameSizer]frame:700:400:init')
})
