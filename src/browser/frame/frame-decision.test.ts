import { describe, expect, test } from 'vitest'
import type { News } from '../../messages/messages'
import { decideFrame, type FrameEvent, type FrameState, START } from './frame-decision'

const INIT =
  '[iFrameSizer]shop:8:false:false:32:false:true:null:bodyOffset:null:null:0:false:parent:scroll:true'
const INIT_5 =
  '[iFrameSizer]shop:8:false:false:32:true:true::auto:::0:false:child:auto:false:::true:key:5.4.0:0'
const CHILD_INIT = { type: 'iframe-child-init' }
const GO = { v: 1, type: 'go', path: '/home/menu' }
const GO_BY_RESIZER = `[iFrameSizer]message:${JSON.stringify(GO)}`

const ready: News = { v: 1, type: 'ready', path: '/home', lang: 'en' }
const screen: News = { v: 1, type: 'screen', path: '/home/menu' }
const whole = { type: 'iframe-resized', width: 400, height: 700 }
const said = (type: string) => `[iFrameSizer]shop:700:400:${type}`
const mirrored = (news: News) => `[iFrameSizer]shop:0:0:message:${JSON.stringify(news)}`

const hear = (data: unknown, origin = 'https://host.example'): FrameEvent => ({
  type: 'message',
  origin,
  data,
  ready,
})
const drawn: FrameEvent = { type: 'drawn', ready }
const size: FrameEvent = { type: 'size', size: { width: 400, height: 700 } }
const news: FrameEvent = { type: 'news', news: screen }
const ask: FrameEvent = { type: 'ask', begins: true }
const end: FrameEvent = { type: 'ask', begins: false }

function stateAfter(events: readonly FrameEvent[]): FrameState {
  return events.reduce((state, event) => decideFrame(state, event).state, START)
}

/** What is to be done at an event: what is posted as it is, everything else in words. */
function tasksOf(before: readonly FrameEvent[], event: FrameEvent): readonly unknown[] {
  return decideFrame(stateAfter(before), event).tasks.map((task) => {
    switch (task.type) {
      case 'post':
        return task.message
      case 'measure':
        return task.again ? 'measure again' : 'measure'
      case 'send':
        return `send ${task.happening.type}`
      default:
        return task.type
    }
  })
}

type Row = [string, readonly FrameEvent[], FrameEvent, readonly unknown[]]

describe('whoever is around', () => {
  test.each<Row>([
    ['hears where the device is once it is drawn', [], drawn, ['measure', ready]],
    ['hears no news before', [], news, []],
    ['hears news from then on', [drawn], news, [screen]],
    ['hears the size as open-iframe-resizer understands it', [drawn], size, [whole]],
    ['leads the device', [drawn, hear(GO)], hear(GO), ['send go']],
    [
      'is told what it missed when it first says something that makes sense',
      [drawn],
      hear(GO),
      [ready, 'send go'],
    ],
    ['has missed nothing before the device is drawn', [], hear(GO), ['send go']],
    ['is not heard when it makes no sense', [drawn], hear('nonsense'), []],
    ['is not heard when it makes no sense, again', [drawn], hear({ type: 'nonsense' }), []],
    ['is no iframe-resizer before its init', [drawn], hear('[iFrameSizer]resize'), []],
    ['sends no message through iframe-resizer before its init', [drawn], hear(GO_BY_RESIZER), []],
  ])('%s', (_what, before, event, tasks) => {
    expect(tasksOf(before, event)).toEqual(tasks)
  })
})

describe('the origin', () => {
  const originsOf = (before: readonly FrameEvent[]) =>
    decideFrame(stateAfter(before), news).tasks.map((task) => task.type === 'post' && task.origin)

  test('everybody may hear until the parent says something that makes sense, then its origin only', () => {
    expect(originsOf([drawn])).toEqual(['*'])
    expect(originsOf([drawn, hear('nonsense'), hear('[iFrameSizer]resize')])).toEqual(['*'])
    expect(originsOf([drawn, hear(GO)])).toEqual(['https://host.example'])
    expect(tasksOf([drawn, hear(GO)], hear(GO, 'https://evil.example'))).toEqual([])
    expect(originsOf([drawn, hear(GO), hear(GO, 'https://evil.example')])).toEqual(['https://host.example'])
  })

  test('one without a name is posted to like everybody, and kept to all the same', () => {
    expect(originsOf([drawn, hear(GO, 'null')])).toEqual(['*'])
    expect(tasksOf([drawn, hear(GO, 'null')], hear(GO))).toEqual([])
  })

  test('what was missed goes to the origin that is known now', () => {
    expect(decideFrame(stateAfter([drawn]), hear(GO)).tasks[0]).toEqual({
      type: 'post',
      message: ready,
      origin: 'https://host.example',
    })
  })
})

describe('open-iframe-resizer', () => {
  const begun = [drawn, size, hear(CHILD_INIT)]

  test.each<Row>([
    [
      'begins: the frame fits, the size is told',
      [drawn, size],
      hear(CHILD_INIT),
      [ready, 'sized', 'measure again'],
    ],
    ['begins again: told only what is new', begun, hear(CHILD_INIT), ['sized', 'measure']],
    ['asks for the size', begun, hear({ type: 'iframe-get-child-dimensions' }), ['sized', 'measure again']],
    [
      'asks without having begun, and has begun',
      [hear({ type: 'iframe-get-child-dimensions' })],
      hear(CHILD_INIT),
      ['sized', 'measure'],
    ],
    ['is told in its own way only', begun, size, [whole]],
  ])('%s', (_what, before, event, tasks) => {
    expect(tasksOf(before, event)).toEqual(tasks)
  })
})

describe('iframe-resizer', () => {
  const begun = [drawn, size, hear(INIT), size]
  const other = hear(INIT.replace('shop', 'other'))

  test.each<Row>([
    [
      'begins: the frame fits, the size is told',
      [drawn, size],
      hear(INIT),
      [ready, 'sized', 'measure again'],
    ],
    [
      'is greeted with the first size',
      [drawn, size, hear(INIT)],
      size,
      [said('init'), said('resizeObserver'), 'fit'],
    ],
    ['is greeted late when the page is drawn late', [hear(INIT)], drawn, ['measure', ready]],
    ['begins again: no news', begun, hear(INIT), ['sized', 'measure']],
    ['begins anew under another name', begun, other, ['sized', 'measure again']],
    [
      'is greeted anew under another name',
      [...begun, other],
      size,
      ['[iFrameSizer]other:700:400:init', '[iFrameSizer]other:700:400:resizeObserver', 'fit'],
    ],
    ['is told in its own way only', begun, size, [said('resizeObserver')]],
    [
      'is told in both ways when it speaks both',
      [...begun, hear(CHILD_INIT)],
      size,
      [said('resizeObserver'), whole],
    ],
    [
      'asks whether the size is new, and may have another window',
      begun,
      hear('[iFrameSizer]resize'),
      ['measure', 'fit'],
    ],
    ['has no window to fit before it is greeted', [hear(INIT)], hear('[iFrameSizer]resize'), ['measure']],
    ['asks for the size', begun, hear('[iFrameSizer]reset'), ['measure again']],
    ['is asked for the sight, with the size', begun, ask, [said('pageInfo')]],
    ['is asked for no more', begun, end, [said('pageInfoStop')]],
    ['of version 5 has its own words', [hear(INIT_5), size], ask, [said('parentInfo')]],
    ['of version 5 is asked for no more', [hear(INIT_5), size], end, [said('parentInfoStop')]],
    ['scrolls', begun, { type: 'scroll', top: 152 }, ['[iFrameSizer]shop:152:0:scrollToOffset']],
    ['hears news as everybody does', begun, news, [screen]],
    [
      'hears them in its own way once it has sent a message',
      begun,
      hear(GO_BY_RESIZER),
      [mirrored(ready), 'send go'],
    ],
    ['hears them so from then on', [...begun, hear(GO_BY_RESIZER)], news, [screen, mirrored(screen)]],
    ['is told once where the device is', [...begun, hear(GO_BY_RESIZER)], hear(GO_BY_RESIZER), ['send go']],
    ['sends something else', [...begun, hear(GO_BY_RESIZER)], hear('[iFrameSizer]message:{"v":2}'), []],
    ['sends a message before the device is drawn', [hear(INIT)], hear(GO_BY_RESIZER), ['send go']],
    [
      'hears then where the device is',
      [hear(INIT), hear(GO_BY_RESIZER)],
      drawn,
      ['measure', ready, mirrored(ready)],
    ],
  ])('%s', (_what, before, event, tasks) => {
    expect(tasksOf(before, event)).toEqual(tasks)
  })

  test('what it says of the sight is passed on', () => {
    const info = '{"iframeHeight":1000,"offsetTop":300,"scrollTop":0,"clientHeight":500}'
    expect(decideFrame(stateAfter(begun), hear(`[iFrameSizer]pageInfo:${info}`)).tasks).toEqual([
      { type: 'sight', sight: { top: 0, bottom: 200, window: 500 } },
    ])
  })
})

test('before there is an iframe-resizer nobody is asked', () => {
  for (const event of [ask, end]) expect(tasksOf([drawn, size], event)).toEqual([])
})
