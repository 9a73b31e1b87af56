import { describe, expect, test } from 'vitest'
import { type Body, type Picture, paths, type Text } from '../device/device'
import { openAt } from '../device/testing'
import { announce, announceAside } from './announce'

const text = (id: string) => id as Text
const drawn = (body: Body, change: Partial<Picture> = {}): Picture => ({
  path: '/home/menu',
  title: text('menu.title'),
  icon: null,
  context: null,
  notice: 'general',
  unlockHint: false,
  pending: false,
  overlay: null,
  legend: null,
  body,
  ...change,
})

const degrees = (number: number): Text => ({ number, unit: 'unit.degree' as never })
const home = (change: Partial<Extract<Body, { kind: 'home' }>> = {}): Picture =>
  drawn(
    {
      kind: 'home',
      mode: 'set',
      tone: 'cool',
      fill: 0.5,
      mark: null,
      program: text('none'),
      wifi: 'none',
      locked: false,
      drying: false,
      label: text('room'),
      big: degrees(19),
      set: degrees(19),
      value: 19,
      modeText: text('mode.set'),
      remarks: [],
      ...change,
    },
    { path: '/home', title: text('home.title') },
  )

const menu = (focus: number): Picture =>
  drawn({ kind: 'menu', focus, lines: ['a', 'b', 'c'].map((id) => ({ text: text(id) })) })

test('a new set temperature is said', () => {
  expect(announce(home(), home({ value: 20, set: degrees(20) }))).toEqual({
    texts: [{ id: 'say.temperature', values: { value: degrees(20) } }],
    urgent: false,
  })
})

test('hours are not called a temperature', () => {
  const hours: Text = { number: 8, unit: 'unit.hours' as never }
  expect(announce(home(), home({ value: 8, set: hours }))?.texts).toEqual([
    { id: 'say.set', values: { value: hours } },
  ])
})

test('the alternating label, the readings and the clock are not worth a word', () => {
  expect(announce(home(), home({ label: text('floor'), big: degrees(23) }))).toBeNull()
  const start = (time: number) =>
    drawn({
      kind: 'start',
      splash: false,
      clock: { time },
      date: { date: 0, as: 'day' },
      temperature: degrees(19),
    })
  expect(announce(start(1), start(2))).toBeNull()
})

// behaviour 24.2
test('a fault is said at once, and only once', () => {
  const remarks = [{ id: 'error.code', values: { code: 3 } }] as unknown as readonly Text[]
  const broken = home({ mode: 'error', modeText: text('mode.error'), remarks })
  expect(announce(home(), broken)).toEqual({ texts: ['mode.error', ...remarks], urgent: true })
  expect(announce(broken, broken)).toBeNull()
})

test('a menu says where it is and how long', () => {
  const line = { id: 'say.position', values: { what: 'b', position: 2, count: 3 } }
  expect(announce(menu(0), menu(1))?.texts).toEqual([line])
  expect(announce(home(), menu(1))?.texts).toEqual([
    { id: 'say.screen', values: { screen: 'menu.title', what: line } },
  ])
})

test('an overlay is said when it comes, and the screen when it is left', () => {
  const saved = {
    ...menu(1),
    overlay: { status: 'save', context: 'settings', text: text('saved') },
  } as Picture
  expect(announce(menu(1), saved)?.texts).toEqual(['saved'])
  expect(announce(saved, saved)).toBeNull()
  expect(announce(saved, home())?.texts[0]).toBe('home.title')
})

test('a stepper says that it is being edited, and each value', () => {
  const stepper = (value: number, editing: boolean) =>
    drawn({ kind: 'stepper', value, shown: { number: value }, editing, scale: null, tone: 'plain' })
  expect(announce(stepper(5, false), stepper(5, true))?.texts).toEqual([
    { id: 'say.editing', values: { what: 'menu.title', value: { number: 5 } } },
  ])
  expect(announce(stepper(5, true), stepper(6, true))?.texts).toEqual([
    { id: 'say.value', values: { what: 'menu.title', value: { number: 6 } } },
  ])
})

test('a refusal is said', () => {
  const choice = (refusal?: Text) =>
    drawn({ kind: 'choice', focus: 0, lines: [{ text: text('a') }], ...(refusal && { refusal }) })
  expect(announce(choice(), choice(text('no')))?.texts).toEqual(['no'])
})

test('walking through an edit screen says each value with its line', () => {
  const line = { text: text('wake'), values: [{ time: 360 }, degrees(22)] }
  const walk = (focus: number) =>
    drawn({ kind: 'walk', focus, groups: [{ title: null, lines: [line, line] }] })
  expect(announce(walk(0), walk(3))?.texts).toEqual([
    { id: 'say.value', values: { what: 'wake', value: degrees(22) } },
  ])
})

test('every screen says its title when it appears', () => {
  const nothing = drawn({ kind: 'blank' }, { path: '' })
  const silent = paths.filter((path) => {
    const screen = { ...openAt('/home').go(path).picture, overlay: null }
    return !JSON.stringify(announce(nothing, screen)).includes(JSON.stringify(screen.title))
  })
  expect(silent).toEqual([])
})

test('whatever next changes on a screen is said', () => {
  const silent = paths.filter((path) => {
    const visitor = openAt(path)
    const before = visitor.picture
    const after = visitor.press('next').picture
    return JSON.stringify(after.body) !== JSON.stringify(before.body) && !announce(before, after)
  })
  expect(silent).toEqual([])
})

test('a tab is said with what its panel shows', () => {
  const visitor = openAt('/home/menu/energy-consumption')
  const before = visitor.picture
  const after = visitor.press('next').picture
  const { tabs, panel } = after.body as Extract<Body, { kind: 'tabs' }>
  const tab = { id: 'say.position', values: { what: tabs[1], position: 2, count: tabs.length } }
  const { period, energy, hours } = panel as Extract<typeof panel, { kind: 'consumption' }>
  expect(announce(before, after)?.texts).toEqual([tab, period, energy, hours])
})

describe('arriving at home', () => {
  const arrival = (settings: object) => {
    const visitor = openAt('/home/menu', { settings })
    const before = visitor.picture
    return announce(before, visitor.go('/home').picture)?.texts ?? []
  }

  test('says the reading, then what is set', () => {
    const reading = { number: 19, digits: 1, unit: 'unit.degree' }
    const texts = arrival({})
    expect(texts.slice(0, 3)).toEqual([
      'home.title',
      { id: 'say.value', values: { what: 'home.floor', value: reading } },
      { id: 'say.temperature', values: { value: { number: 19, unit: 'unit.degree' } } },
    ])
    expect(texts).not.toContain('page.locked')
  })

  test('says once what is both shown and set', () => {
    const texts = arrival({ application: 'powerControl', powerControlValue: 50 })
    expect(texts.filter((one) => JSON.stringify(one).includes('"number":50'))).toHaveLength(1)
  })

  test('says that the keypad is locked, and the way out', () => {
    const texts = arrival({ keylock: 'on' })
    expect(texts).toContain('page.locked')
    expect(texts).toContain('page.unlock')
  })
})

describe('a notice', () => {
  const values = '/home/menu/program/timer/edit'

  test('is said with the screen that brings it', () => {
    const visitor = openAt('/home/menu/program/timer')
    const before = visitor.picture
    expect(announce(before, visitor.go(values).picture)?.texts.at(-1)).toBe('page.notice.values')
  })

  test('is not said again while it stays', () => {
    const visitor = openAt(values)
    const before = visitor.picture
    expect(announce(before, visitor.press('next').picture)?.texts).not.toContain('page.notice.values')
  })
})

test('a new advice of the notice is said last, with a fault at once, or alone', () => {
  const advice = 'page.advice.turnedOff'
  expect(announce(menu(0), home(), advice)?.texts.at(-1)).toBe(advice)
  const broken = home({ mode: 'error', remarks: [text('error.e3')] })
  const fault = announce(home(), broken, advice)
  expect(fault).toMatchObject({ urgent: true })
  expect(fault?.texts.at(-1)).toBe(advice)
  expect(announce(home(), home(), advice)).toEqual({ texts: [advice], urgent: false })
})

describe('what the display does not show', () => {
  const aside = (visitor: ReturnType<typeof openAt>, happening: Parameters<typeof visitor.send>[0]) => {
    const before = visitor.device
    return announceAside(before, visitor.send(happening).device)
  }

  test('a press that the lock refuses says so, each time it goes down', () => {
    const visitor = openAt('/home', { settings: { keylock: 'on' } })
    const locked = ['page.locked', 'page.unlock']
    expect(aside(visitor, { type: 'down', button: 'next' })).toEqual(locked)
    expect(aside(visitor, { type: 'up', button: 'next' })).toEqual([])
    expect(aside(visitor, { type: 'down', button: 'previous' })).toEqual(locked)
  })

  test('but neither confirm, which unlocks, nor a press elsewhere or without a lock', () => {
    expect(
      aside(openAt('/home', { settings: { keylock: 'on' } }), { type: 'down', button: 'confirm' }),
    ).toEqual([])
    expect(
      aside(openAt('/home/menu', { settings: { keylock: 'on' } }), { type: 'down', button: 'next' }),
    ).toEqual([])
    expect(aside(openAt('/home'), { type: 'down', button: 'next' })).toEqual([])
  })

  test('what something set in the panel needs', () => {
    const open = { type: 'surroundings', change: { windowOpen: true } } as const
    const visitor = openAt('/home')
    expect(aside(visitor, open)).toEqual([
      { id: 'surroundings.needs', values: { what: 'functions.ventilation' } },
    ])
    expect(aside(visitor, open)).toEqual([])
    expect(aside(openAt('/home', { settings: { ventilationFunction: 'on' } }), open)).toEqual([])
  })
})
