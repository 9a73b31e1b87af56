import { expect, test } from 'vitest'
import { type Body, type Picture, paths, type Text } from '../device/device'
import { openAt } from '../device/testing'
import { announce } from './announce'

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
