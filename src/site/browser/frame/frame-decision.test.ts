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
const receive = (data: unknown, origin = HOST): FrameMachineEvent => ({
  type: 'message',
  origin,
  data,
  ready,
})
const drawn: FrameMachineEvent = { type: 'drawn', ready }
const size: FrameMachineEvent = { type: 'size', size: { width: 400, height: 700 } }
const report: FrameMachineEvent = { type: 'report', event: screen }
const subscribe: FrameMachineEvent = { type: 'subscribe', isOn: true }
const unsubscribe: FrameMachineEvent = { type: 'subscribe', isOn: false }

const stateAfter = (events: readonly FrameMachineEvent[]): FrameState =>
  events.reduce((state, event) => decideFrame(state, event).state, START)

/** The effects of an event as text; a posted message is named by its type. */
function effectsOf(before: readonly FrameMachineEvent[], event: FrameMachineEvent): string {
  const { effects } = decideFrame(stateAfter(before), event)
  return effects.map(describeEffect).join(', ')
}

function describeEffect(effect: EffectOf<FrameEffects>): string {
  switch (effect.type) {
    case 'post':
      return typeof effect.message === 'string'
        ? effect.message.replace('[iFrameSizer]', '').replace(/{.*"type":"(\w+)".*}/, '$1')
        : (effect.message as { type: string }).type
    case 'measure':
      return effect.evenIfUnchanged ? 'measure again' : 'measure'
    case 'sendToDevice':
      return `send ${effect.deviceEvent.type}`
    case 'setVisibleArea':
      return ['area', effect.area.top, effect.area.bottom, effect.area.windowHeight].join(' ')
    case 'fit':
      return effect.keepsUpdating ? 'fit and keep updating' : 'fit'
    default:
      return effect.type
  }
}

type Row = [title: string, before: readonly FrameMachineEvent[], event: FrameMachineEvent, effects: string]

function tests(rows: readonly Row[]): void {
  test.each(rows)('%s', (_title, before, event, effects) => {
    expect(effectsOf(before, event)).toBe(effects)
  })
}

describe('any parent page', () => {
  tests([
    ['gets `ready` once the device is drawn', [], drawn, 'measure, ready'],
    ['gets no events before', [], report, ''],
    ['gets events after that', [drawn], report, 'screen'],
    ['gets the size in the protocol of open-iframe-resizer', [drawn], size, 'iframe-resized'],
    ['controls the device', [drawn, receive(GO)], receive(GO), 'send go'],
    ['gets the missed `ready` at its first valid message', [drawn], receive(GO), 'ready, send go'],
    ['gets no `ready` before the device is drawn', [], receive(GO), 'send go'],
    ['is ignored when it sends an unknown string', [drawn], receive('nonsense'), ''],
    ['is ignored when it sends an unknown object', [drawn], receive({ type: 'nonsense' }), ''],
    ['is not treated as iframe-resizer before its init', [drawn], receive(`${PREFIX}resize`), ''],
    ['sends nothing through iframe-resizer before its init', [drawn], receive(GO_BY_RESIZER), ''],
    ['is not asked for the visible area without iframe-resizer', [drawn, size], subscribe, ''],
  ])
})

describe('the origin', () => {
  const originsOf = (...before: FrameMachineEvent[]) =>
    decideFrame(stateAfter([drawn, ...before]), report).effects.map(
      (effect) => effect.type === 'post' && effect.origin,
    )
  const evil = receive(GO, 'https://evil.example')

  test('messages go to any origin until the first valid message, then only to its origin', () => {
    expect(originsOf(receive('nonsense'), receive(`${PREFIX}resize`))).toEqual(['*'])
    expect(originsOf(receive(GO))).toEqual(['https://host.example'])
    expect(effectsOf([drawn, receive(GO)], evil)).toBe('')
    expect(originsOf(receive(GO), evil)).toEqual(['https://host.example'])
    const missed = { type: 'post', message: ready, origin: 'https://host.example' }
    expect(decideFrame(stateAfter([drawn]), receive(GO)).effects[0]).toEqual(missed)
  })

  test('an opaque origin gets messages for any origin, and other origins are still refused', () => {
    expect(originsOf(receive(GO, 'null'))).toEqual(['*'])
    expect(effectsOf([drawn, receive(GO, 'null')], receive(GO))).toBe('')
  })
})

describe('open-iframe-resizer', () => {
  const started = [drawn, size, receive(CHILD_INIT)]
  const dimensions = receive({ type: 'iframe-get-child-dimensions' })

  tests([
    [
      'starts: the frame is marked as sized and the size is reported',
      [drawn, size],
      receive(CHILD_INIT),
      'ready, markSized, measure again',
    ],
    ['starts again: only a new size is reported', started, receive(CHILD_INIT), 'markSized, measure'],
    ['requests the size', started, dimensions, 'markSized, measure again'],
    ['counts as started when it requests the size', [dimensions], receive(CHILD_INIT), 'markSized, measure'],
    ['gets the size in its own protocol only', started, size, 'iframe-resized'],
  ])
})

describe('iframe-resizer', () => {
  const started = [drawn, size, receive(INIT), size]
  const started5 = [receive(INIT_5), size]
  const other = receive(INIT.replace('shop', 'other'))
  const otherInitAnswer = 'other:700:400:init, other:700:400:resizeObserver, fit'
  const sent = [...started, receive(GO_BY_RESIZER)]
  const resize = receive(`${PREFIX}resize`)

  tests([
    [
      'starts: the frame is marked as sized and the size is reported',
      [drawn, size],
      receive(INIT),
      'ready, markSized, measure again',
    ],
    [
      'gets its init answered with a size',
      [receive(INIT)],
      size,
      'shop:700:400:init, shop:700:400:resizeObserver, fit',
    ],
    ['starts again: nothing new is sent', started, receive(INIT), 'markSized, measure'],
    ['starts again with another id', started, other, 'markSized, measure again'],
    ['gets its init answered again with another id', [...started, other], size, otherInitAnswer],
    ['gets the size in its own protocol only', started, size, 'shop:700:400:resizeObserver'],
    [
      'gets both protocols when it uses both',
      [...started, receive(CHILD_INIT)],
      size,
      'shop:700:400:resizeObserver, iframe-resized',
    ],
    ['may have another window height when it requests the size', started, resize, 'measure, fit'],
    ['has no window to fit before its init is answered', [receive(INIT)], resize, 'measure'],
    ['requests the size in any case', started, receive(`${PREFIX}reset`), 'measure again'],
    ['is asked for the visible area, with the size', started, subscribe, 'shop:700:400:pageInfo'],
    ['is asked to stop', started, unsubscribe, 'shop:700:400:pageInfoStop'],
    ['of version 5 reports no resize, so updates go on', started5, resize, 'measure, fit and keep updating'],
    ['of version 5 is asked with its own message', started5, subscribe, 'shop:700:400:parentInfo'],
    ['of version 5 is asked to stop', started5, unsubscribe, 'shop:700:400:parentInfoStop'],
    ['reports the visible area', started, receive(`${PREFIX}pageInfo:${INFO}`), 'area 0 200 500'],
    ['scrolls', started, { type: 'scroll', top: 152 }, 'shop:152:0:scrollToOffset'],
    ['gets events as plain messages', started, report, 'screen'],
    ['gets `ready` at its first message', started, receive(GO_BY_RESIZER), 'shop:0:0:message:ready, send go'],
    [
      'gets events in its own protocol too, once it sent a message',
      sent,
      report,
      'screen, shop:0:0:message:screen',
    ],
    ['gets `ready` only once', sent, receive(GO_BY_RESIZER), 'send go'],
    ['sends something else', sent, receive(`${PREFIX}message:{"v":2}`), ''],
    ['sends a message before the device is drawn', [receive(INIT)], receive(GO_BY_RESIZER), 'send go'],
  ])
})
