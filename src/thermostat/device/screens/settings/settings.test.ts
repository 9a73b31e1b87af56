import { describe, expect, test } from 'vitest'
import { languageNames, languages } from '../../../../common/texts/text'
import { floorTypes, screensavers, timezones } from '../../names'
import type { Settings } from '../../settings'
import { NOON, openAt } from '../../testing'

const path = '/home/menu/settings'
const onOff = ['on', 'off'] as const

/** The choices of the settings menu and of the guide: path, field, values in order. */
const choices: readonly (readonly [string, keyof Settings, readonly string[]])[] = [
  [`${path}/keylock`, 'keylock', onOff],
  [`${path}/summertime`, 'summertime', onOff],
  [`${path}/screensaver`, 'screensaver', screensavers],
  [`${path}/language`, 'language', languages],
  [`${path}/floor-type`, 'floorType', floorTypes],
  [`${path}/time-and-date/set-timezone`, 'timezone', timezones],
  ['/home/menu/installer/functions/adaptive-function', 'adaptiveFunction', onOff],
  ['/home/menu/installer/functions/ventilation-function', 'ventilationFunction', onOff],
]

describe.each(choices)('%s', (screen, field, options) => {
  test.each(options)(`the stored value of ${options.join(', ')} is marked and has the focus: %s`, (value) => {
    const visitor = openAt(screen, { settings: { [field]: value } })
    expect(visitor.lines.map(({ raw }) => raw)).toEqual(options)
    expect(visitor.lines.map(({ marked }) => marked)).toEqual(options.map((option) => option === value))
    expect(visitor.focus).toBe(options.indexOf(value))
  })

  // behaviour 14.4
  test.each(options)('confirm stores the focused value and shows the overlay: %s', (value) => {
    const visitor = openAt(screen).press('previous', 9).press('next', options.indexOf(value)).press('confirm')
    expect(visitor.settings[field]).toBe(value)
    expect(visitor.picture.overlay).toMatchObject({ status: 'save', text: 'overlay.saved' })
    expect(visitor.wait(1500).path).toBe(screen)
    expect(visitor.lines[options.indexOf(value)]?.marked).toBe(true)
  })

  test('moving the focus stores nothing', () => {
    const visitor = openAt(screen)
    const { settings } = visitor
    expect(visitor.press('next', 9).press('previous', 9).settings).toEqual(settings)
  })
})

// behaviour 10.2
test.each([
  [`${path}/keylock`, 'keylock.hint'],
  ['/home/menu/installer/functions/adaptive-function', 'functions.adaptive.hint'],
  ['/home/menu/installer/functions/ventilation-function', 'functions.ventilation.hint'],
  [`${path}/summertime`, undefined],
])('the hint of %s is %s', (screen, hint) => {
  expect(openAt(screen).body('choice').hint).toBe(hint)
})

// behaviour 12.5
test('the screen saver options are time and date, time and temperature, none', () => {
  const options = ['timeAndDate', 'timeAndTemperature', 'none']
  const { lines } = openAt(`${path}/screensaver`)
  expect(lines.map(({ text }) => text)).toEqual(options.map((option) => `screensaver.${option}`))
})

// behaviour 12.6
test.each([
  ['tile/stone', 'tile'],
  ['wood/laminate', 'wood'],
  ['plastic/vinyl', 'vinyl'],
] as const)('the info of the floor type %s has its own pages', (floorType, name) => {
  const visitor = openAt(`${path}/floor-type/floor-type-info`, { settings: { floorType } })
  expect(visitor.body('info')).toMatchObject({ page: 0, text: `floorType.info.${name}.1` })
  expect(visitor.picture.legend).toEqual({ confirm: 'legend.continue' })
  expect(visitor.press('next').body('info')).toMatchObject({ page: 1, text: `floorType.info.${name}.2` })
})

// behaviour 12.3
describe('Set time and set date look editable but cannot be changed', () => {
  const at = NOON + 7 * 60_000

  test.each([
    ['set-time', { valueText: { time: 727 }, value: '727' }],
    [
      'set-date',
      { valueText: { date: at, as: 'date' }, value: '2025-03-12', hint: { date: at, as: 'weekday' } },
    ],
  ])('%s', (screen, shown) => {
    const visitor = openAt(`${path}/time-and-date/${screen}`, { at })
    expect(visitor.body('moment')).toEqual({ kind: 'moment', editing: true, ...shown })
    expect(visitor.picture.legend).toEqual({ confirm: 'legend.continue' })
    expect(visitor.enabled).toEqual(['confirm', 'back', 'close'])
  })
})

test('each language is named in itself', () => {
  const names = languages.map((language) => languageNames[language])
  const { lines } = openAt(`${path}/language`)
  expect(lines.map(({ text }) => text)).toEqual(names.map((verbatim) => ({ verbatim })))
})
