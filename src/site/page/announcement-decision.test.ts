import { beforeEach, describe, expect, test } from 'vitest'
import type { Language, Picture, Text } from '../../thermostat/device/device'
import { openAt } from '../../thermostat/device/testing'
import {
  type AnnouncerEvent,
  type AnnouncerState,
  decideAnnouncement,
  nextDueTime,
  type ShownContent,
  startAnnouncer,
} from './announcement-decision'

const HOME = openAt('/home').picture
const ADVICE: Text = 'page.advice.turnedOff'

/** The home screen with a set temperature and the advice of the notice. */
function shown(degrees: number, advice: Text | null = null, change: Partial<Picture> = {}): ShownContent {
  const set: Text = { number: degrees, unit: 'unit.degree' as never }
  const picture = {
    ...HOME,
    ...change,
    body: { ...HOME.body, value: degrees, adjustableText: set },
  } as Picture
  return { picture, advice: JSON.stringify(advice) }
}

/** The same with the other of the two alternating labels, which is not announced. */
function alternated({ picture, advice }: ShownContent): ShownContent {
  return { picture: { ...picture, body: { ...picture.body, label: 'floor' } } as unknown as Picture, advice }
}

const temperature = (degrees: number): Text => ({
  id: 'say.temperature',
  values: { value: { number: degrees, unit: 'unit.degree' as never } },
})

/** A fault, which is announced at once. */
function withFault(code: number): ShownContent {
  const remarks = [{ id: 'error.code', values: { code } }]
  const body = { ...HOME.body, mode: 'error', modeText: 'mode.error', remarks }
  return { picture: { ...HOME, body } as unknown as Picture, advice: 'null' }
}

let state: AnnouncerState
let time: number
let isCaptioned: boolean
/** The announcements with their times, in ms. */
let announced: (readonly [number, readonly Text[] | string])[]

beforeEach(() => {
  state = startAnnouncer(shown(19).picture, shown(19), 'en')
  time = 0
  isCaptioned = false
  announced = []
})

function dispatch(event: AnnouncerEvent) {
  const { next, announcement } = decideAnnouncement(state, event, { at: time, isCaptioned })
  state = next
  if (announcement !== null) announced.push([time, announcement])
}

/** Lets time pass until `end`, in ms, with all due events as in the live region. */
function waitUntil(end: number) {
  for (let due = nextDueTime(state); due !== null && due <= end; due = nextDueTime(state)) {
    time = due
    dispatch({ type: 'due' })
  }
  time = end
}

/** Changes the device, and draws it. */
function draw(next: ShownContent, language: Language = 'en') {
  dispatch({ type: 'changed', shown: next, isByTime: false })
  dispatch({ type: 'drawn', shown: next, language })
}

/** Changes the device by passing time, and draws it. */
function passTime(next: ShownContent) {
  dispatch({ type: 'changed', shown: next, isByTime: true })
  dispatch({ type: 'drawn', shown: next, language: 'en' })
}

const sayOnPage = (sentence: string) => dispatch({ type: 'sentence', sentence })
const giveFeedback = (...texts: readonly Text[]) => dispatch({ type: 'feedback', texts })

describe('the device', () => {
  test('is announced once it is at rest, without the states in between', () => {
    draw(shown(20))
    waitUntil(300)
    draw(shown(21))
    waitUntil(5000)
    expect(announced).toEqual([[700, [temperature(21)]]])
  })

  test('a change before the region was mounted is announced', () => {
    state = startAnnouncer(shown(19).picture, shown(25), 'en')
    dispatch({ type: 'drawn', shown: shown(25), language: 'en' })
    waitUntil(5000)
    expect(announced).toEqual([[400, [temperature(25)]]])
  })

  test('a picture without new texts does not delay the announcement', () => {
    draw(shown(20))
    waitUntil(300)
    draw(alternated(shown(20)))
    waitUntil(5000)
    expect(announced).toEqual([[400, [temperature(20)]]])
  })

  test('a change that is undone in time is not announced, and the next change has its own quiet time', () => {
    draw(shown(20))
    waitUntil(300)
    draw(shown(19))
    expect(nextDueTime(state)).toBeNull()
    draw(shown(20))
    waitUntil(5000)
    expect(announced).toEqual([[700, [temperature(20)]]])
  })

  test('a fault replaces the pending announcement, at once and only once', () => {
    draw(shown(20))
    waitUntil(100)
    draw(withFault(3))
    waitUntil(5000)
    draw(withFault(3))
    waitUntil(9000)
    expect(announced).toEqual([[100, ['mode.error', { id: 'error.code', values: { code: 3 } }]]])
  })

  test('a new language delays the pending announcement by another quiet time', () => {
    draw(shown(20))
    waitUntil(300)
    dispatch({ type: 'drawn', shown: shown(20), language: 'sv' })
    waitUntil(5000)
    expect(announced).toEqual([[700, [temperature(20)]]])
  })

  test('a change is not announced, not even later, while the companion’s captions describe it', () => {
    isCaptioned = true
    draw(shown(20))
    waitUntil(1000)
    draw(withFault(3))
    isCaptioned = false
    draw(withFault(3))
    waitUntil(5000)
    expect(announced).toEqual([])
    draw(shown(20))
    waitUntil(9000)
    expect(announced).toHaveLength(1)
  })
})

describe('the advice', () => {
  test('is announced once, with the screen or alone', () => {
    draw(shown(20, ADVICE))
    waitUntil(1000)
    draw(shown(21, ADVICE))
    waitUntil(2000)
    draw(shown(21, 'page.advice.menu'))
    waitUntil(3000)
    expect(announced.map(([, texts]) => texts)).toEqual([
      [temperature(20), ADVICE],
      [temperature(21)],
      ['page.advice.menu'],
    ])
  })

  test('is not announced if it was there when the region was mounted', () => {
    state = startAnnouncer(shown(19).picture, shown(19, ADVICE), 'en')
    dispatch({ type: 'drawn', shown: shown(19, ADVICE), language: 'en' })
    expect(nextDueTime(state)).toBeNull()
  })

  test('is announced after an overlay has closed', () => {
    const overlay = { status: 'save', context: 'settings', text: 'saved' as Text } as const
    draw(shown(19, ADVICE, { overlay }))
    waitUntil(1000)
    draw(shown(19, ADVICE))
    waitUntil(2000)
    expect(announced[0]).toEqual([400, ['saved']])
    expect(announced[1]?.[1]).toContain(ADVICE)
  })
})

describe('passing time', () => {
  test('changes the screen and the advice without an announcement', () => {
    passTime(shown(20))
    passTime(shown(21, ADVICE))
    waitUntil(5000)
    expect(announced).toEqual([])
    draw(shown(22, ADVICE))
    waitUntil(9000)
    expect(announced).toEqual([[5400, [temperature(22)]]])
  })

  test('does not suppress the announcement of the visitor’s last change', () => {
    draw(shown(20))
    waitUntil(100)
    passTime(shown(20))
    waitUntil(300)
    passTime(shown(20))
    waitUntil(5000)
    expect(announced).toEqual([[400, [temperature(20)]]])
  })

  test('keeps an earlier change pending even if that change was not drawn', () => {
    dispatch({ type: 'changed', shown: shown(20, ADVICE), isByTime: false })
    passTime(shown(21, ADVICE))
    waitUntil(5000)
    expect(announced).toEqual([[400, [temperature(21), ADVICE]]])
  })
})

describe('a sentence of the page', () => {
  test('is announced at once, each time, and replaces the pending announcement', () => {
    draw(shown(20))
    waitUntil(300)
    sayOnPage('Press the button')
    sayOnPage('Press the button')
    waitUntil(5000)
    expect(announced).toEqual([
      [300, 'Press the button'],
      [300, 'Press the button'],
    ])
  })

  test('postpones the replaced announcement until the next one with new texts', () => {
    draw(shown(20))
    sayOnPage('Press the button')
    draw(alternated(shown(20)))
    expect(nextDueTime(state)).toBeNull()
    draw(shown(20, ADVICE))
    waitUntil(5000)
    expect(announced.at(-1)).toEqual([400, [temperature(20), ADVICE]])
  })

  test('does not replace pending feedback', () => {
    giveFeedback('page.locked')
    sayOnPage('Press the button')
    waitUntil(5000)
    expect(announced.map(([, what]) => what)).toEqual(['', 'Press the button', ['page.locked']])
  })
})

describe('feedback', () => {
  test('clears the region first, so that the same words are announced again, also during a demonstration', () => {
    isCaptioned = true
    giveFeedback('page.locked')
    waitUntil(1000)
    giveFeedback('page.locked')
    waitUntil(5000)
    expect(announced).toEqual([
      [0, ''],
      [400, ['page.locked']],
      [1000, ''],
      [1400, ['page.locked']],
    ])
  })

  test('replaces pending feedback', () => {
    giveFeedback('page.locked')
    waitUntil(300)
    giveFeedback('page.unlock')
    waitUntil(5000)
    expect(announced.at(-1)).toEqual([700, ['page.unlock']])
    expect(announced).toHaveLength(3)
  })

  test('is announced separately, after the device', () => {
    draw(shown(20))
    giveFeedback('page.locked')
    waitUntil(5000)
    expect(announced).toEqual([
      [0, ''],
      [400, [temperature(20)]],
      [400, ['page.locked']],
    ])
  })

  test('has its own quiet time, independent of the device', () => {
    giveFeedback('page.locked')
    waitUntil(200)
    draw(shown(20))
    waitUntil(5000)
    expect(announced.slice(1)).toEqual([
      [400, ['page.locked']],
      [600, [temperature(20)]],
    ])
  })

  test('is delayed by another quiet time in a new language', () => {
    giveFeedback('page.locked')
    waitUntil(300)
    dispatch({ type: 'drawn', shown: shown(19), language: 'sv' })
    waitUntil(5000)
    expect(announced).toEqual([
      [0, ''],
      [300, ''],
      [700, ['page.locked']],
    ])
  })
})
