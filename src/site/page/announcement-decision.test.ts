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

/** What a device shows that is set to this temperature, with what the notice adds. */
function shown(degrees: number, advice: Text | null = null, change: Partial<Picture> = {}): ShownContent {
  const set: Text = { number: degrees, unit: 'unit.degree' as never }
  const picture = { ...HOME, ...change, body: { ...HOME.body, value: degrees, set } } as Picture
  return { picture, advice: JSON.stringify(advice) }
}

/** The same with the other label, which is not announced. */
function alternated({ picture, advice }: ShownContent): ShownContent {
  return { picture: { ...picture, body: { ...picture.body, label: 'floor' } } as unknown as Picture, advice }
}

const temperature = (degrees: number): Text => ({
  id: 'say.temperature',
  values: { value: { number: degrees, unit: 'unit.degree' as never } },
})

/** A fault, which is said at once. */
function broken(code: number): ShownContent {
  const remarks = [{ id: 'error.code', values: { code } }]
  const body = { ...HOME.body, mode: 'error', modeText: 'mode.error', remarks }
  return { picture: { ...HOME, body } as unknown as Picture, advice: 'null' }
}

let now: AnnouncerState
let time: number
let isCaptioned: boolean
/** What was said, and when. */
let said: (readonly [number, readonly Text[] | string])[]

beforeEach(() => {
  now = startAnnouncer(shown(19).picture, shown(19), 'en')
  time = 0
  isCaptioned = false
  said = []
})

function tell(event: AnnouncerEvent) {
  const { next, announcement } = decideAnnouncement(now, event, { at: time, isCaptioned })
  now = next
  if (announcement !== null) said.push([time, announcement])
}

/** Waits until that moment, as the region does. */
function until(moment: number) {
  for (let due = nextDueTime(now); due !== null && due <= moment; due = nextDueTime(now)) {
    time = due
    tell({ type: 'rested' })
  }
  time = moment
}

/** Something changes the device, and the page draws it. */
function draw(next: ShownContent, language: Language = 'en') {
  tell({ type: 'changed', shown: next, isByTime: false })
  tell({ type: 'drawn', shown: next, language })
}

/** Time passes, and the page draws what it changes. */
function pass(next: ShownContent) {
  tell({ type: 'changed', shown: next, isByTime: true })
  tell({ type: 'drawn', shown: next, language: 'en' })
}

const speak = (sentence: string) => tell({ type: 'sentence', sentence })
const aside = (...texts: readonly Text[]) => tell({ type: 'aside', texts })

describe('the device', () => {
  test('is said once it has come to rest, and what it was meanwhile is not', () => {
    draw(shown(20))
    until(300)
    draw(shown(21))
    until(5000)
    expect(said).toEqual([[700, [temperature(21)]]])
  })

  test('what was changed before the region was there is said as well', () => {
    now = startAnnouncer(shown(19).picture, shown(25), 'en')
    tell({ type: 'drawn', shown: shown(25), language: 'en' })
    until(5000)
    expect(said).toEqual([[400, [temperature(25)]]])
  })

  test('a picture that adds nothing does not put it off', () => {
    draw(shown(20))
    until(300)
    draw(alternated(shown(20)))
    until(5000)
    expect(said).toEqual([[400, [temperature(20)]]])
  })

  test('what is taken back before it is said is not said, and what follows has its own rest', () => {
    draw(shown(20))
    until(300)
    draw(shown(19))
    expect(nextDueTime(now)).toBeNull()
    draw(shown(20))
    until(5000)
    expect(said).toEqual([[700, [temperature(20)]]])
  })

  test('a fault is said at once, in place of what waits, and only once', () => {
    draw(shown(20))
    until(100)
    draw(broken(3))
    until(5000)
    draw(broken(3))
    until(9000)
    expect(said).toEqual([[100, ['mode.error', { id: 'error.code', values: { code: 3 } }]]])
  })

  test('what waits is due anew in another language', () => {
    draw(shown(20))
    until(300)
    tell({ type: 'drawn', shown: shown(20), language: 'sv' })
    until(5000)
    expect(said).toEqual([[700, [temperature(20)]]])
  })

  test('while the captions of the companion say it, it is known without a word', () => {
    isCaptioned = true
    draw(shown(20))
    until(1000)
    draw(broken(3))
    isCaptioned = false
    draw(broken(3))
    until(5000)
    expect(said).toEqual([])
    draw(shown(20))
    until(9000)
    expect(said).toHaveLength(1)
  })
})

describe('the advice', () => {
  test('is said with the screen, or alone, and once', () => {
    draw(shown(20, ADVICE))
    until(1000)
    draw(shown(21, ADVICE))
    until(2000)
    draw(shown(21, 'page.advice.menu'))
    until(3000)
    expect(said.map(([, texts]) => texts)).toEqual([
      [temperature(20), ADVICE],
      [temperature(21)],
      ['page.advice.menu'],
    ])
  })

  test('that was there with the region is no news', () => {
    now = startAnnouncer(shown(19).picture, shown(19, ADVICE), 'en')
    tell({ type: 'drawn', shown: shown(19, ADVICE), language: 'en' })
    expect(nextDueTime(now)).toBeNull()
  })

  test('of what an overlay leads to is said after it', () => {
    const overlay = { status: 'save', context: 'settings', text: 'saved' as Text } as const
    draw(shown(19, ADVICE, { overlay }))
    until(1000)
    draw(shown(19, ADVICE))
    until(2000)
    expect(said[0]).toEqual([400, ['saved']])
    expect(said[1]?.[1]).toContain(ADVICE)
  })
})

describe('time that passes', () => {
  test('is not said, nor is the advice that it changes', () => {
    pass(shown(20))
    pass(shown(21, ADVICE))
    until(5000)
    expect(said).toEqual([])
    draw(shown(22, ADVICE))
    until(9000)
    expect(said).toEqual([[5400, [temperature(22)]]])
  })

  test('keeps what the visitor has just done, to be said', () => {
    draw(shown(20))
    until(100)
    pass(shown(20))
    until(300)
    pass(shown(20))
    until(5000)
    expect(said).toEqual([[400, [temperature(20)]]])
  })

  test('counts from what has changed last, drawn or not', () => {
    tell({ type: 'changed', shown: shown(20, ADVICE), isByTime: false })
    pass(shown(21, ADVICE))
    until(5000)
    expect(said).toEqual([[400, [temperature(21), ADVICE]]])
  })
})

describe('a sentence of the page', () => {
  test('is said at once, each time, and wins over what waits', () => {
    draw(shown(20))
    until(300)
    speak('Press the button')
    speak('Press the button')
    until(5000)
    expect(said).toEqual([
      [300, 'Press the button'],
      [300, 'Press the button'],
    ])
  })

  test('what it won over is said with what follows, but not for a picture that adds nothing', () => {
    draw(shown(20))
    speak('Press the button')
    draw(alternated(shown(20)))
    expect(nextDueTime(now)).toBeNull()
    draw(shown(20, ADVICE))
    until(5000)
    expect(said.at(-1)).toEqual([400, [temperature(20), ADVICE]])
  })

  test('leaves an aside waiting', () => {
    aside('page.locked')
    speak('Press the button')
    until(5000)
    expect(said.map(([, what]) => what)).toEqual(['', 'Press the button', ['page.locked']])
  })
})

describe('an aside', () => {
  test('empties the region first, so that the same words are heard again, also while the companion shows', () => {
    isCaptioned = true
    aside('page.locked')
    until(1000)
    aside('page.locked')
    until(5000)
    expect(said).toEqual([
      [0, ''],
      [400, ['page.locked']],
      [1000, ''],
      [1400, ['page.locked']],
    ])
  })

  test('takes the place of another that waits', () => {
    aside('page.locked')
    until(300)
    aside('page.unlock')
    until(5000)
    expect(said.at(-1)).toEqual([700, ['page.unlock']])
    expect(said).toHaveLength(3)
  })

  test('is said after the device, and on its own', () => {
    draw(shown(20))
    aside('page.locked')
    until(5000)
    expect(said).toEqual([
      [0, ''],
      [400, [temperature(20)]],
      [400, ['page.locked']],
    ])
  })

  test('has its own rest beside the device, whichever comes first', () => {
    aside('page.locked')
    until(200)
    draw(shown(20))
    until(5000)
    expect(said.slice(1)).toEqual([
      [400, ['page.locked']],
      [600, [temperature(20)]],
    ])
  })

  test('that waits is due anew in another language', () => {
    aside('page.locked')
    until(300)
    tell({ type: 'drawn', shown: shown(19), language: 'sv' })
    until(5000)
    expect(said).toEqual([
      [0, ''],
      [300, ''],
      [700, ['page.locked']],
    ])
  })
})
