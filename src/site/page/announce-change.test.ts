import { describe, expect, test } from 'vitest'
import { type Body, type Picture, paths, type Text } from '../../thermostat/device/device'
import { openAt } from '../../thermostat/device/testing'
import { announceChange, announceFeedback } from './announce-change'

const text = (id: string) => id as Text
const drawn = (body: Body): Picture => ({ ...openAt('/home/menu').picture, body })

/** The announcement of a value. */
const value = (what: string, value: Text) => ({ id: 'say.value', values: { what, value } })
const degrees = (number: number): Text => ({ number, unit: 'unit.degree' as never })
const plainHome = openAt('/home').picture
const home = (change: Partial<Extract<Body, { kind: 'home' }>> = {}): Picture =>
  ({ ...plainHome, body: { ...plainHome.body, ...change } }) as Picture

const menu = (focus: number): Picture =>
  drawn({ kind: 'menu', focus, lines: ['a', 'b', 'c'].map((id) => ({ text: text(id) })) })

test('a new set temperature is announced as one, new hours as a value', () => {
  const warmer = { id: 'say.temperature', values: { value: degrees(20) } }
  expect(announceChange(home(), home({ value: 20, adjustableText: degrees(20) }))).toEqual({
    texts: [warmer],
    isUrgent: false,
  })
  const hours: Text = { number: 8, unit: 'unit.hours' as never }
  const set = { id: 'say.set', values: { value: hours } }
  expect(announceChange(home(), home({ value: 8, adjustableText: hours }))?.texts).toEqual([set])
})

test('the alternating label, readings and the clock are not announced', () => {
  expect(announceChange(home(), home({ label: text('floor'), bigText: degrees(23) }))).toBeNull()
  const date = { date: 0, as: 'day' } as const
  const start = (time: number) =>
    drawn({ kind: 'start', splash: false, clock: { time }, date, temperature: degrees(19) })
  expect(announceChange(start(1), start(2))).toBeNull()
})

// behaviour 24.2
test('a fault is announced at once, and only once', () => {
  const remarks = [{ id: 'error.code', values: { code: 3 } }] as unknown as readonly Text[]
  const broken = home({ mode: 'error', modeText: text('mode.error'), remarks })
  expect(announceChange(home(), broken)).toEqual({ texts: ['mode.error', ...remarks], isUrgent: true })
  expect(announceChange(broken, broken)).toBeNull()
})

test('a menu announces the focused line and the number of lines', () => {
  const line = { id: 'say.position', values: { what: 'b', position: 2, count: 3 } }
  expect(announceChange(menu(0), menu(1))?.texts).toEqual([line])
  expect(announceChange(home(), menu(1))?.texts).toEqual([
    { id: 'say.screen', values: { screen: 'menu.title', what: line } },
  ])
})

test('an overlay is announced when it appears, and the screen when it closes', () => {
  const overlay = { status: 'save', context: 'settings', text: text('saved') } as const
  const saved: Picture = { ...menu(1), overlay }
  expect(announceChange(menu(1), saved)?.texts).toEqual(['saved'])
  expect(announceChange(saved, saved)).toBeNull()
  expect(announceChange(saved, home())?.texts[0]).toBe('home.title')
})

test('a stepper announces that it is being edited, and each value', () => {
  const stepper = (value: number, editing: boolean) =>
    drawn({ kind: 'stepper', value, valueText: { number: value }, editing, scale: null, tone: 'plain' })
  const editing = { id: 'say.editing', values: { what: 'menu.title', value: { number: 5 } } }
  expect(announceChange(stepper(5, false), stepper(5, true))?.texts).toEqual([editing])
  expect(announceChange(stepper(5, true), stepper(6, true))?.texts).toEqual([
    value('menu.title', { number: 6 }),
  ])
})

test('a refusal is announced', () => {
  const choice = (refusal?: Text) =>
    drawn({ kind: 'choice', focus: 0, lines: [{ text: text('a') }], ...(refusal && { refusal }) })
  expect(announceChange(choice(), choice(text('no')))?.texts).toEqual(['no'])
})

test('an edit screen announces each focused value with its line', () => {
  const line = { text: text('wake'), values: [{ time: 360 }, degrees(22)] }
  const walk = (focus: number) =>
    drawn({ kind: 'walk', focus, groups: [{ title: null, lines: [line, line] }] })
  expect(announceChange(walk(0), walk(3))?.texts).toEqual([value('wake', degrees(22))])
})

test('every screen announces its title when it appears', () => {
  const nothing = { ...drawn({ kind: 'blank' }), path: '' }
  const silent = paths.filter((path) => {
    const screen = { ...openAt('/home').go(path).picture, overlay: null }
    return !JSON.stringify(announceChange(nothing, screen)).includes(JSON.stringify(screen.title))
  })
  expect(silent).toEqual([])
})

test('every change by the button next is announced', () => {
  const silent = paths.filter((path) => {
    const visitor = openAt(path)
    const before = visitor.picture
    const after = visitor.press('next').picture
    return JSON.stringify(after.body) !== JSON.stringify(before.body) && !announceChange(before, after)
  })
  expect(silent).toEqual([])
})

test('a tab is announced with the content of its panel', () => {
  const visitor = openAt('/home/menu/energy-consumption')
  const before = visitor.picture
  const after = visitor.press('next').picture
  const { tabs, content } = after.body as Extract<Body, { kind: 'tabs' }>
  const tab = { id: 'say.position', values: { what: tabs[1], position: 2, count: tabs.length } }
  const { period, energy, hours } = content as Extract<typeof content, { kind: 'consumption' }>
  expect(announceChange(before, after)?.texts).toEqual([tab, period, energy, hours])
})

const arrival = (settings: object) => {
  const visitor = openAt('/home/menu', { settings })
  const before = visitor.picture
  return announceChange(before, visitor.go('/home').picture)?.texts ?? []
}

test('the home screen announces the reading, then the set value', () => {
  const reading = value('home.floor', { number: 19, digits: 1, unit: 'unit.degree' as never })
  const set = { id: 'say.temperature', values: { value: degrees(19) } }
  const texts = arrival({})
  expect(texts.slice(0, 3)).toEqual(['home.title', reading, set])
  expect(texts).not.toContain('page.locked')
})

test('the home screen announces a value once if it is both shown and set', () => {
  const texts = arrival({ application: 'powerControl', powerControlValue: 50 })
  expect(texts.filter((one) => JSON.stringify(one).includes('"number":50'))).toHaveLength(1)
})

test('the home screen announces that the keypad is locked, and how to unlock it', () => {
  expect(arrival({ keylock: 'on' })).toEqual(expect.arrayContaining(['page.locked', 'page.unlock']))
})

test('a notice is announced with its screen, and not again while it stays', () => {
  const visitor = openAt('/home/menu/program/timer')
  const before = visitor.picture
  const there = visitor.go('/home/menu/program/timer/edit').picture
  expect(announceChange(before, there)?.texts.at(-1)).toBe('page.notice.values')
  expect(announceChange(there, visitor.press('next').picture)?.texts).not.toContain('page.notice.values')
})

test('a new advice is announced last, with a fault, or alone', () => {
  const advice = 'page.advice.turnedOff'
  expect(announceChange(menu(0), home(), advice)?.texts.at(-1)).toBe(advice)
  const broken = home({ mode: 'error', remarks: [text('error.e3')] })
  const fault = announceChange(home(), broken, advice)
  expect(fault).toMatchObject({ isUrgent: true })
  expect(fault?.texts.at(-1)).toBe(advice)
  expect(announceChange(home(), home(), advice)).toEqual({ texts: [advice], isUrgent: false })
})

describe('feedback', () => {
  const feedbackOn = (
    visitor: ReturnType<typeof openAt>,
    deviceEvent: Parameters<typeof visitor.send>[0],
  ) => {
    const before = visitor.device
    return announceFeedback(before, visitor.send(deviceEvent).device)
  }

  test('each press that the lock refuses is announced', () => {
    const visitor = openAt('/home', { settings: { keylock: 'on' } })
    const locked = ['page.locked', 'page.unlock']
    expect(feedbackOn(visitor, { type: 'down', button: 'next' })).toEqual(locked)
    expect(feedbackOn(visitor, { type: 'up', button: 'next' })).toEqual([])
    expect(feedbackOn(visitor, { type: 'down', button: 'previous' })).toEqual(locked)
  })

  test('confirm, which unlocks, is not announced as locked, nor a press on another screen or without a lock', () => {
    const locked = { settings: { keylock: 'on' } } as const
    const next = { type: 'down', button: 'next' } as const
    expect(feedbackOn(openAt('/home', locked), { type: 'down', button: 'confirm' })).toEqual([])
    expect(feedbackOn(openAt('/home/menu', locked), next)).toEqual([])
    expect(feedbackOn(openAt('/home'), next)).toEqual([])
  })

  test('an unmet condition of a switch in the house is announced once', () => {
    const open = { type: 'surroundings', change: { windowOpen: true } } as const
    const visitor = openAt('/home')
    const needs = { id: 'surroundings.needs', values: { what: 'functions.ventilation' } }
    expect(feedbackOn(visitor, open)).toEqual([needs])
    expect(feedbackOn(visitor, open)).toEqual([])
    expect(feedbackOn(openAt('/home', { settings: { ventilationFunction: 'on' } }), open)).toEqual([])
  })
})
