/** Tests that the tables of docs/behaviour.md list exactly the screens, settings and faults of the device. */
import { describe, expect, test } from 'vitest'
import english from '../../src/common/texts/en.json'
import {
  type FieldName,
  factorySettings,
  faults,
  fieldNames,
  fields,
  languages,
  paths,
} from '../../src/thermostat/device/device'
import { openAt } from '../../src/thermostat/device/testing'
import { headings, plain, tableOf } from './behaviour'

test('a test compares every table with the code', () => {
  expect(headings).toEqual([
    'route | kind | notice',
    'when | mode',
    'kind | previous and next | confirm',
    'when | `page.advice.…`',
    'code | fault',
    'element | attributes',
    'field | values | factory value',
    'what | how long',
    'sample | value',
    'type | reading',
  ])
})

/** Screens whose title does not have the colour of the menu above (behaviour 13.1). */
const ownColours: Readonly<Record<string, string | null>> = {
  '/': null,
  '/home': null,
  '/home/menu': 'program',
  '/home/turn-on': 'program',
}

function colourOf(path: string): string | null {
  if (path in ownColours) return ownColours[path] as string | null
  const [, menu = 'installer'] = /^\/home\/menu\/([^/]+)/.exec(path) ?? []
  return menu
}

/** Returns the route of each row. One without a slash in front is below the last one that has a slash. */
function routesOf(cells: readonly string[]): readonly string[] {
  let above = ''
  return cells.map(plain).map((route) => {
    if (!route.startsWith('/')) return `${above}/${route}`
    above = route
    return route
  })
}

const rows = tableOf('route | kind | notice')
const routes = routesOf(rows.map(([route = '']) => route))
const screens = rows.map(([, kind = '', notice = ''], index) => ({
  path: routes[index] as string,
  kind,
  notice: notice || 'general',
}))

// behaviour 3.1
test('the table of screens has every route in the order of the menus, and no other', () => {
  expect(screens.map(({ path }) => path)).toEqual(paths)
})

const shown = screens.filter(({ kind }) => !kind.startsWith('leads on'))

describe.each(shown)('$path', ({ path, kind, notice }) => {
  const { picture } = openAt(path)

  test(`is a ${kind}`, () => {
    expect(picture.body.kind).toBe(kind)
  })

  // behaviour 21.1, 21.2
  test(`has the notice ${notice}`, () => {
    expect(picture.notice).toBe(notice)
  })

  test('has the colour of its menu', () => {
    expect(picture.context).toBe(colourOf(path))
  })
})

const settings = tableOf('field | values | factory value').flatMap(
  ([names = '', values = '', factory = '']) =>
    plain(names)
      .split(', ')
      .map((name) => ({ name, values, factory: plain(factory) })),
)

// behaviour 28.1
test('the table of settings has every field, and no other', () => {
  expect(settings.map(({ name }) => name).toSorted()).toEqual([...fieldNames].toSorted())
})

test.each(settings)('the factory setting of $name is $factory', ({ name, factory }) => {
  expect(String(factorySettings[name as FieldName] ?? 'none')).toBe(factory)
})

test.each(settings)('$name may be null only if its factory value is none', ({ name, factory }) => {
  expect(fields[name as FieldName].allows(null)).toBe(factory === 'none')
})

/** Reads the values that a field may hold; `null` if the table refers to elsewhere. */
function allowedIn(values: string): readonly (string | number | boolean)[] | null {
  const [, min, max, step = '1'] = /(−?\d+) to (\d+)(?: in steps of (\d+))?/.exec(values) ?? []
  if (min && max) return numbersBetween(Number(min.replace('−', '-')), Number(max), Number(step))
  if (values === 'true, false' || values === "`'true'`, `'false'`") return [true, false]
  const words = values.replace(/ \(.*?\)/g, '')
  return /^`[^`]+`(, `[^`]+`)*$/.test(words) ? plain(words).split(', ') : null
}

function numbersBetween(min: number, max: number, step: number): readonly number[] {
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step)
}

/** Invalid values that resemble allowed ones. */
const alike = ['on', 'off', 'true', 'active', 'none', 'UTC+4', 'fr', 'NTC5K', true, false, '19', 0.5, -1]

const listed = settings.flatMap(({ name, values }) => {
  const allowed = allowedIn(values)
  return allowed ? [{ name, values, allowed }] : []
})

test.each(listed)('$name allows $values, and no other', ({ name, allowed }) => {
  const { allows } = fields[name as FieldName]
  const numbers = allowed.filter((one) => typeof one === 'number')
  const beyond = numbers.length > 0 ? [Math.min(...numbers) - 1, Math.max(...numbers) + 1] : []
  const between = numbers.map((one) => one + 0.5)
  const others = [...alike, ...beyond, ...between].filter((one) => !allowed.includes(one))
  expect(allowed.filter((value) => !allows(value))).toEqual([])
  expect(others.filter(allows)).toEqual([])
})

test.each(settings)('$name is stored in the documented form', ({ name, values, factory }) => {
  const { storedForm } = fields[name as FieldName]
  if (factory === 'none') expect(storedForm).toBe(name === 'wifiNetwork' ? 'undefined' : 'absent')
  else if (values === 'true, false') expect(storedForm).toBe('boolean')
  else expect(storedForm).toBe(values === "`'true'`, `'false'`" ? 'words' : 'plain')
})

test('most fields are listed with their values', () => {
  expect(settings.filter(({ values }) => !allowedIn(values)).map(({ name }) => name)).toEqual([
    'secondaryProgram',
    'sensorType',
    'previousRoute',
  ])
})

// behaviour 20.1
test('the table of settings has every language, and no other', () => {
  expect(listed.find(({ name }) => name === 'language')?.allowed).toEqual(languages)
})

// behaviour 22.1
test('the table of faults has every code with its text, and no other', () => {
  const codes = faults.flatMap((fault) => (fault === 0 ? [] : [[`E${fault}`, english[`error.e${fault}`]]]))
  expect(tableOf('code | fault')).toEqual(codes)
})
