/** The tables of docs/behaviour.md list exactly the screens, settings and faults that the device has. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  type FieldName,
  factorySettings,
  faults,
  fieldNames,
  fields,
  languages,
  paths,
} from '../src/device/device'
import { openAt } from '../src/device/testing'

const behaviour = readFileSync('docs/behaviour.md', 'utf8')

/** The rows of the table that has these columns. */
function tableOf(columns: string): readonly (readonly string[])[] {
  const [, after = ''] = behaviour.split(`\n| ${columns} |\n`)
  const [rows = ''] = after.split('\n\n')
  return rows
    .split('\n')
    .slice(1)
    .map((row) => row.slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.trim()))
}

/** A cell without backticks and quotes. */
function plain(cell: string): string {
  return cell.replace(/[`']/g, '')
}

/** The screens whose title does not have the colour of the menu above (behaviour 13.1). */
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

const screens = tableOf('screen | route | kind | notice').map(([, path = '', kind = '', notice = '']) => ({
  path: plain(path),
  kind,
  notice: notice || 'general',
}))

// behaviour 3.1
test('the table of screens has every route, and no other', () => {
  expect(screens.map(({ path }) => path).toSorted()).toEqual([...paths].toSorted())
})

const shown = screens.filter(({ kind }) => !kind.startsWith('leads on'))

describe.each(shown)('$path', ({ path, kind, notice }) => {
  const { picture } = openAt(path)

  test(`is a ${kind}`, () => {
    expect(picture.body.kind).toBe(kind)
  })

  // behaviour 21.1, 21.2
  test(`tells of the demo limit ${notice}`, () => {
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

test.each(settings)('$name is $factory in the factory', ({ name, factory }) => {
  expect(String(factorySettings[name as FieldName] ?? 'none')).toBe(factory)
})

test.each(settings)('$name allows a value where the table says none, and only there', ({ name, factory }) => {
  expect(fields[name as FieldName].allows(null)).toBe(factory === 'none')
})

/** The fields whose values the table lists as words. */
const words = settings.filter(
  ({ name, values }) =>
    typeof factorySettings[name as FieldName] !== 'boolean' && /^`[^`]+`(, `[^`]+`)*$/.test(values),
)

test.each(words)('$name may be one of $values', ({ name, values }) => {
  const { allows } = fields[name as FieldName]
  const refused = plain(values)
    .split(', ')
    .filter((value) => !allows(value))
  expect(refused).toEqual([])
})

// behaviour 20.1
test('the table of settings has every language, and no other', () => {
  const listed = words.find(({ name }) => name === 'language')
  expect(plain(listed?.values ?? '').split(', ')).toEqual(languages)
})

test('the table of faults has every code, and no other', () => {
  const codes = tableOf('code | fault').map(([code = '']) => code)
  expect(codes).toEqual(faults.filter((fault) => fault !== 0).map((fault) => `E${fault}`))
})
