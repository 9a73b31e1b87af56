import { describe, expect, test } from 'vitest'
import type { FrameEvent } from '../../messages/messages'
import type { EffectOf } from '../state-machine'
import {
  decideFrame,
  type FrameEffects,
  type FrameMachineEvent,
  type FrameState,
  START,
} from './frame-decision'

const PREFIX = '[iFrameSizer]'
const INIT =
  '[iFrameSizer]shop:8:false:false:32:false:true:null:bodyOffset:null:null:0:false:parent:scroll:true'
const INIT_5 =
  '[iFrameSizer]shop:8:false:false:32:true:true::auto:::0:false:child:auto:false:::true:key:5.4.0:0'
const INFO = '{"iframeHeight":1000,"offsetTop":300,"scrollTop":0,"clientHeight":500}'
const CHILD_INIT = { type: 'iframe-child-init' }
const GO = { v: 1, type: 'go', path: '/home/menu' }
const GO_BY_RESIZER = `${PREFIX}message:${JSON.stringify(GO)}`

const ready: FrameEvent = { v: 1, type: 'ready', path: '/home', lang: 'en' }
const screen: FrameEvent = { v: 1, type: 'screen', path: '/home/menu' }

const HOST = 'https://host.example'
const hear = (data: unknown, origin = HOST): FrameMachineEvent => ({ type: 'message', origin, data, ready })
const drawn: FrameMachineEvent = { type: 'drawn', ready }
const size: FrameMachineEvent = { type: 'size', size: { width: 400, height: 700 } }
const news: FrameMachineEvent = { type: 'news', news: screen }
const ask: FrameMachineEvent = { type: 'ask', begins: true }
const end: FrameMachineEvent = { type: 'ask', begins: false }

const stateAfter = (events: readonly FrameMachineEvent[]): FrameState =>
  events.reduce((state, event) => decideFrame(state, event).state, START)

/** The tasks after an event, in words; a posted message is named by its type. */
function tasksOf(before: readonly FrameMachineEvent[], event: FrameMachineEvent): string {
  const { effects } = decideFrame(stateAfter(before), event)
  return effects.map(wordOf).join(', ')
}

function wordOf(task: EffectOf<FrameEffects>): string {
  switch (task.type) {
    case 'post':
      return typeof task.message === 'string'
        ? task.message.replace('[iFrameSizer]', '').replace(/{.*"type":"(\w+)".*}/, '$1')
        : (task.message as { type: string }).type
    case 'measure':
      return task.again ? 'measure again' : 'measure'
    case 'send':
      return `send ${task.happening.type}`
    case 'sight':
      return ['sight', task.sight.top, task.sight.bottom, task.sight.windowHeight].join(' ')
    case 'fit':
      return task.follows ? 'follow' : 'fit'
    default:
      return task.type
  }
}

type Row = [what: string, before: readonly FrameMachineEvent[], event: FrameMachineEvent, tasks: string]

function tests(rows: readonly Row[]): void {
  test.each(rows)('%s', (_what, before, event, tasks) => {
    expect(tasksOf(before, event)).toBe(tasks)
  })
}

describe('any parent page', () => {
  tests([
    ['hears where the device is once it is drawn', [], drawn, 'measure, ready'],
    ['hears no news before', [], news, ''],
    ['hears news from then on', [drawn], news, 'screen'],
    ['hears the size as open-iframe-resizer understands it', [drawn], size, 'iframe-resized'],
    ['leads the device', [drawn, hear(GO)], hear(GO), 'send go'],
    ['is told what it missed at its first valid message', [drawn], hear(GO), 'ready, send go'],
    ['has missed nothing before the device is drawn', [], hear(GO), 'send go'],
    ['is not heard when a text makes no sense', [drawn], hear('nonsense'), ''],
    ['is not heard when an object makes no sense', [drawn], hear({ type: 'nonsense' }), ''],
    ['is no iframe-resizer before its init', [drawn], hear(`${PREFIX}resize`), ''],
    ['sends nothing through iframe-resizer before its init', [drawn], hear(GO_BY_RESIZER), ''],
    ['is asked for no sight before there is an iframe-resizer', [drawn, size], ask, ''],
  ])
})

describe('the origin', () => {
  const originsOf = (...before: FrameMachineEvent[]) =>
    decideFrame(stateAfter([drawn, ...before]), news).effects.map(
      (task) => task.type === 'post' && task.origin,
    )
  const evil = hear(GO, 'https://evil.example')

  test('everybody may hear until the first valid message, then its origin only', () => {
    expect(originsOf(hear('nonsense'), hear(`${PREFIX}resize`))).toEqual(['*'])
    expect(originsOf(hear(GO))).toEqual(['https://host.example'])
    expect(tasksOf([drawn, hear(GO)], evil)).toBe('')
    expect(originsOf(hear(GO), evil)).toEqual(['https://host.example'])
    const missed = { type: 'post', message: ready, origin: 'https://host.example' }
    expect(decideFrame(stateAfter([drawn]), hear(GO)).effects[0]).toEqual(missed)
  })

  test('one without a name is posted to like everybody, and kept to all the same', () => {
    expect(originsOf(hear(GO, 'null'))).toEqual(['*'])
    expect(tasksOf([drawn, hear(GO, 'null')], hear(GO))).toBe('')
  })
})

describe('open-iframe-resizer', () => {
  const begun = [drawn, size, hear(CHILD_INIT)]
  const dimensions = hear({ type: 'iframe-get-child-dimensions' })

  tests([
    ['begins: sized, and told the size', [drawn, size], hear(CHILD_INIT), 'ready, sized, measure again'],
    ['begins again: told only what is new', begun, hear(CHILD_INIT), 'sized, measure'],
    ['asks for the size', begun, dimensions, 'sized, measure again'],
    ['has begun when it asks', [dimensions], hear(CHILD_INIT), 'sized, measure'],
    ['is told in its own way only', begun, size, 'iframe-resized'],
  ])
})

describe('iframe-resizer', () => {
  const begun = [drawn, size, hear(INIT), size]
  const begun5 = [hear(INIT_5), size]
  const other = hear(INIT.replace('shop', 'other'))
  const otherGreeted = 'other:700:400:init, other:700:400:resizeObserver, fit'
  const sent = [...begun, hear(GO_BY_RESIZER)]
  const resize = hear(`${PREFIX}resize`)

  tests([
    ['begins: sized, and told the size', [drawn, size], hear(INIT), 'ready, sized, measure again'],
    ['is greeted with a size', [hear(INIT)], size, 'shop:700:400:init, shop:700:400:resizeObserver, fit'],
    ['begins again: no news', begun, hear(INIT), 'sized, measure'],
    ['begins again under another name', begun, other, 'sized, measure again'],
    ['is greeted again under another name', [...begun, other], size, otherGreeted],
    ['is told in its own way only', begun, size, 'shop:700:400:resizeObserver'],
    ['speaks both', [...begun, hear(CHILD_INIT)], size, 'shop:700:400:resizeObserver, iframe-resized'],
    ['may have another window when it asks', begun, resize, 'measure, fit'],
    ['has no window to fit before it is greeted', [hear(INIT)], resize, 'measure'],
    ['asks for the size in any case', begun, hear(`${PREFIX}reset`), 'measure again'],
    ['is asked for the sight, with the size', begun, ask, 'shop:700:400:pageInfo'],
    ['is asked for no more', begun, end, 'shop:700:400:pageInfoStop'],
    ['of version 5 tells no resize: its sight is followed', begun5, resize, 'measure, follow'],
    ['of version 5 is asked in its words', begun5, ask, 'shop:700:400:parentInfo'],
    ['of version 5 is asked for no more', begun5, end, 'shop:700:400:parentInfoStop'],
    ['passes on what it says of the sight', begun, hear(`${PREFIX}pageInfo:${INFO}`), 'sight 0 200 500'],
    ['scrolls', begun, { type: 'scroll', top: 152 }, 'shop:152:0:scrollToOffset'],
    ['hears news as everybody does', begun, news, 'screen'],
    ['hears where the device is', begun, hear(GO_BY_RESIZER), 'shop:0:0:message:ready, send go'],
    ['hears news in its own way, too, once it sent one', sent, news, 'screen, shop:0:0:message:screen'],
    ['hears only once where the device is', sent, hear(GO_BY_RESIZER), 'send go'],
    ['sends something else', sent, hear(`${PREFIX}message:{"v":2}`), ''],
    ['sends a message before the device is drawn', [hear(INIT)], hear(GO_BY_RESIZER), 'send go'],
  ])
})
